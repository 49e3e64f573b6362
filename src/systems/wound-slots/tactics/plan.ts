import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Deed } from './deeds.ts';

/** The best use of AP: attacks one after the other, Defend last, and some kept for later. */

interface Plan {
  /** What to do first; `null`: nothing, AP are kept. */
  readonly first: Deed | null;
  readonly value: number;
}

/** For each number of AP left: the best value, and what to do first. */
interface Table {
  readonly values: readonly number[];
  readonly firsts: readonly (Deed | null)[];
}

/** The AP to be used. */
interface Purse {
  readonly ap: number;
  /** SL-R33 `oneAction`: no second deed follows the first in this turn. */
  readonly once: boolean;
  /** The worth of AP that are left. */
  kept(left: number): number;
}

/** Dynamic programming over AP; each deed may be repeated. */
function fill(deeds: readonly Deed[], { ap, once, kept }: Purse): Table {
  const values: number[] = [];
  const firsts: (Deed | null)[] = [];
  for (let left = 0; left <= ap; left++) {
    let value = kept(left);
    let first: Deed | null = null;
    for (const deed of deeds) {
      if (deed.needs > left || deed.ap <= 0) continue;
      // Loading after a shot may have to wait for the next AP.
      const then = Math.max(0, left - deed.ap);
      const rest = once ? kept(then) : (values[then] ?? 0);
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
function guarded({ values, firsts }: Table, { ap, once, kept }: Purse, guard: Deed | null): Plan {
  const plain = { first: firsts[ap] ?? null, value: values[ap] ?? 0 };
  if (!guard || guard.ap > ap) return plain;
  const left = ap - guard.ap;
  if (once) {
    const value = guard.worth + kept(left);
    return value > plain.value ? { first: guard, value } : plain;
  }
  const value = guard.worth + (values[left] ?? 0);
  return value > plain.value ? { first: firsts[left] ?? guard, value } : plain;
}

/** Each possible first deed with the value of the best plan that begins with it. */
export function firstsOf(deeds: readonly Deed[], guard: Deed | null, purse: Purse): readonly Weighed[] {
  const { ap, once, kept } = purse;
  const table = fill(deeds, purse);
  return deeds.flatMap((deed) => {
    if (deed.needs > ap) return [];
    const left = Math.max(0, ap - deed.ap);
    const rest = once ? kept(left) : guarded(table, { ...purse, ap: left }, guard).value;
    return [{ choice: deed.choice, worth: deed.worth + rest }];
  });
}

/** The best plan for so many AP. */
export const bestPlan = (deeds: readonly Deed[], guard: Deed | null, purse: Purse): Plan =>
  guarded(fill(deeds, purse), purse, guard);
