import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice } from '../../../kernel/port.ts';

/** A possible deed. `worth` has the worth of its Vigor and Mana subtracted. */
export interface Deed {
  readonly choice: Choice;
  readonly actions: number;
  readonly worth: number;
  readonly vigor: number;
  /** It is worth doing once only. */
  readonly once?: true;
}

interface Plan {
  readonly first: Deed | null;
  readonly value: number;
}

const nothing: Plan = { first: null, value: 0 };

/** Equal sums in another order differ by less. */
export const rounding = 1e-9;

/** The number of deeds to consider for each number of actions. */
const most = 4;

/** The best deeds of each number of actions, in order; among equals the first. */
function shortlist(deeds: readonly Deed[]): readonly Deed[] {
  const found: Deed[] = [];
  const prices: number[] = [];
  for (const { actions, worth } of deeds) if (worth > 0 && !prices.includes(actions)) prices.push(actions);
  for (const price of prices) {
    const from = found.length;
    for (const deed of deeds) {
      if (deed.actions !== price || deed.worth <= 0) continue;
      let at = found.length;
      while (at > from && (found[at - 1] as Deed).worth < deed.worth - rounding) at--;
      if (at - from >= most) continue;
      found.splice(at, 0, deed);
      if (found.length - from > most) found.length = from + most;
    }
  }
  return found;
}

/** The worth of a deed and the best plan after it. */
function worthWith(deed: Deed, deeds: readonly Deed[], actions: number, vigor: number): number {
  const once = deed.once === true || deed.actions === 0;
  const left = once ? deeds.filter(({ choice }) => choice.option !== deed.choice.option) : deeds;
  return deed.worth + best(left, actions - deed.actions, vigor - deed.vigor).value;
}

function best(deeds: readonly Deed[], actions: number, vigor: number): Plan {
  if (actions === 0 && deeds.every((deed) => deed.actions > 0)) return nothing;
  let first: Deed | null = null;
  let value = 0;
  for (const deed of deeds) {
    if (deed.actions > actions || deed.vigor > vigor) continue;
    const worth = worthWith(deed, deeds, actions, vigor);
    if (worth <= value + rounding) continue;
    first = deed;
    value = worth;
  }
  return first === null ? nothing : { first, value };
}

/** Each possible first deed with the worth of the best plan that begins with it. */
export function firstsOf(deeds: readonly Deed[], actions: number, vigor: number): readonly Weighed[] {
  const short = shortlist(deeds);
  return short.flatMap((deed) => {
    if (deed.actions > actions || deed.vigor > vigor) return [];
    return [{ choice: deed.choice, worth: worthWith(deed, short, actions, vigor) }];
  });
}

/** The best plan for so many actions and so much Vigor. */
export const bestPlan = (deeds: readonly Deed[], actions: number, vigor: number): Plan =>
  best(shortlist(deeds), actions, vigor);
