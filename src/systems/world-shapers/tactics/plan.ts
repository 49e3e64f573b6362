import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Deed } from './deeds.ts';

/** Distributes AP among deeds: each as often as AP allow, except those that pay only once. */

interface Plan {
  readonly first: Deed | null;
  readonly value: number;
}

const nothing: Plan = { first: null, value: 0 };

/** The most deeds of each price that are considered. */
const most = 3;

/**
 * The best deeds of each price, since worse ones of the same price are never done first. Prices in order of first
 * occurrence; of equal deeds the earlier one.
 */
function shortlist(deeds: readonly Deed[]): readonly Deed[] {
  const byPrice: Deed[][] = [];
  for (const deed of deeds) {
    if (deed.worth <= 0) continue;
    const same = byPrice.find(([first]) => first?.ap === deed.ap);
    if (same) insert(same, deed);
    else byPrice.push([deed]);
  }
  return byPrice.length === 1 ? (byPrice[0] ?? []) : byPrice.flat();
}

/** Inserts a deed among those of its price, if it is one of the best. */
function insert(same: Deed[], deed: Deed): void {
  let place = same.length;
  while (place > 0 && (same[place - 1]?.worth ?? 0) < deed.worth) place--;
  if (place >= most) return;
  same.splice(place, 0, deed);
  if (same.length > most) same.pop();
}

/** The value of a deed and of the best deeds after it. */
function worthWith(deed: Deed, deeds: readonly Deed[], ap: number): number {
  // A deed that is free or pays only once is not counted again.
  const once = deed.once === true || deed.ap === 0;
  const left = once ? deeds.filter(({ choice }) => choice.option !== deed.choice.option) : deeds;
  return deed.worth + (left.length > 0 ? best(left, ap - deed.ap).value : 0);
}

function best(deeds: readonly Deed[], ap: number): Plan {
  let found = nothing;
  for (const deed of deeds) {
    if (deed.ap > ap) continue;
    const value = worthWith(deed, deeds, ap);
    if (value > found.value) found = { first: deed, value };
  }
  return found;
}

/**
 * The best plan for so many AP: the deed to do first, and the value of the whole plan. Of equal plans the one whose
 * first deed is listed first.
 */
export const bestPlan = (deeds: readonly Deed[], ap: number): Plan => best(shortlist(deeds), ap);

/** All deeds that could be done first, each with the value of the best plan that begins with it. */
export function firstsOf(deeds: readonly Deed[], ap: number): readonly Weighed[] {
  const short = shortlist(deeds);
  return short.flatMap((deed) =>
    deed.ap > ap ? [] : [{ choice: deed.choice, worth: worthWith(deed, short, ap) }],
  );
}
