import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Deed } from './deeds.ts';

/** How AP are best shared out among deeds: each as often as AP allow, but for those that pay once. */

export interface Plan {
  readonly first: Deed | null;
  readonly value: number;
}

const nothing: Plan = { first: null, value: 0 };

/** Deeds of each price that are looked at. */
const most = 3;

/**
 * The best of each price: what is worse and as dear is never done first. Prices as they are met first, of equals the
 * deed that was met first.
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

/** Among those of its price, as far as it is one of the best. */
function insert(same: Deed[], deed: Deed): void {
  let place = same.length;
  while (place > 0 && (same[place - 1]?.worth ?? 0) < deed.worth) place--;
  if (place >= most) return;
  same.splice(place, 0, deed);
  if (same.length > most) same.pop();
}

/** What a deed brings together with the best that can be done after it. */
function worthWith(deed: Deed, deeds: readonly Deed[], ap: number): number {
  // What is free or done already is not counted again.
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

/** What is done first of the best that can be done with so many AP: of several the dearest, guards last. */
export const bestPlan = (deeds: readonly Deed[], ap: number): Plan => best(shortlist(deeds), ap);

/** What could be done first, each with what the best plan that begins with it brings. */
export function firstsOf(deeds: readonly Deed[], ap: number): readonly Weighed[] {
  const short = shortlist(deeds);
  return short.flatMap((deed) =>
    deed.ap > ap ? [] : [{ choice: deed.choice, worth: worthWith(deed, short, ap) }],
  );
}
