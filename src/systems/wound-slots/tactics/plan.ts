import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Deed } from './deeds.ts';

/** How AP are best shared out: blows one after the other, a guard last, and something kept for later. */

export interface Plan {
  /** What to do first; `null`: nothing, AP are kept. */
  readonly first: Deed | null;
  readonly value: number;
}

/** Best values by AP left, and what to do first with them. */
interface Table {
  readonly values: readonly number[];
  readonly firsts: readonly (Deed | null)[];
}

/** Each deed as often as AP allow; `kept`: what AP are worth that are left. */
function fill(deeds: readonly Deed[], ap: number, kept: (left: number) => number): Table {
  const values: number[] = [];
  const firsts: (Deed | null)[] = [];
  for (let left = 0; left <= ap; left++) {
    let value = kept(left);
    let first: Deed | null = null;
    for (const deed of deeds) {
      if (deed.needs > left || deed.ap <= 0) continue;
      // Loading that comes after a shot may have to wait for the next AP.
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

/** With a guard, if it pays, put up when all blows are struck (SL-COM-3: it would end with the first wound). */
function guarded({ values, firsts }: Table, ap: number, guard: Deed | null): Plan {
  const plain = { first: firsts[ap] ?? null, value: values[ap] ?? 0 };
  if (!guard || guard.ap > ap) return plain;
  const left = ap - guard.ap;
  const value = guard.worth + (values[left] ?? 0);
  return value > plain.value ? { first: firsts[left] ?? guard, value } : plain;
}

/** What could be done first, each with what the best plan that begins with it brings. */
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

/** The best that so many AP can do with these deeds. */
export const bestPlan = (
  deeds: readonly Deed[],
  guard: Deed | null,
  ap: number,
  kept: (left: number) => number,
): Plan => guarded(fill(deeds, ap, kept), ap, guard);
