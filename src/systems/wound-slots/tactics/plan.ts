import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Deed } from './deeds.ts';

/** The best use of AP: attacks one after the other, Defend last, and some kept for later. */

export interface Plan {
  /** What to do first; `null`: nothing, AP are kept. */
  readonly first: Deed | null;
  readonly value: number;
}

/** For each number of AP left: the best value, and what to do first. */
interface Table {
  readonly values: readonly number[];
  readonly firsts: readonly (Deed | null)[];
}

/** Dynamic programming over AP; each deed may be repeated. `kept`: the worth of AP that are left. */
function fill(deeds: readonly Deed[], ap: number, kept: (left: number) => number): Table {
  const values: number[] = [];
  const firsts: (Deed | null)[] = [];
  for (let left = 0; left <= ap; left++) {
    let value = kept(left);
    let first: Deed | null = null;
    for (const deed of deeds) {
      if (deed.needs > left || deed.ap <= 0) continue;
      // Loading after a shot may have to wait for the next AP.
      const rest = values[Math.max(0, left - deed.ap)] ?? 0;
      if (deed.worth + rest <= value) continue;
      value = deed.worth + rest;
      first = deed;
    }
    values.push(value);
    firsts.push(first);
  }
  return { values, firsts };
}

/** The plan with Defend after all attacks if that is better (SL-COM-3: it would end with the first wound). */
function guarded({ values, firsts }: Table, ap: number, guard: Deed | null): Plan {
  const plain = { first: firsts[ap] ?? null, value: values[ap] ?? 0 };
  if (!guard || guard.ap > ap) return plain;
  const left = ap - guard.ap;
  const value = guard.worth + (values[left] ?? 0);
  return value > plain.value ? { first: firsts[left] ?? guard, value } : plain;
}

/** Each possible first deed with the value of the best plan that begins with it. */
export function firstsOf(
  deeds: readonly Deed[],
  guard: Deed | null,
  ap: number,
  kept: (left: number) => number,
): readonly Weighed[] {
  const table = fill(deeds, ap, kept);
  return deeds.flatMap((deed) => {
    if (deed.needs > ap) return [];
    const rest = guarded(table, Math.max(0, ap - deed.ap), guard).value;
    return [{ choice: deed.choice, worth: deed.worth + rest }];
  });
}

/** The best plan for so many AP. */
export const bestPlan = (
  deeds: readonly Deed[],
  guard: Deed | null,
  ap: number,
  kept: (left: number) => number,
): Plan => guarded(fill(deeds, ap, kept), ap, guard);
