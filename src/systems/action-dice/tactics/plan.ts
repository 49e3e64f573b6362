import type { Weighed } from '../../../engine/keen/listed.ts';
import type { Choice } from '../../../kernel/port.ts';

/** Something that could be done, and what it brings once its Vigor and Mana are taken off. */
export interface Deed {
  readonly choice: Choice;
  readonly actions: number;
  readonly worth: number;
  readonly vigor: number;
  /** It pays once. */
  readonly once?: true;
}

export interface Plan {
  readonly first: Deed | null;
  readonly value: number;
}

const nothing: Plan = { first: null, value: 0 };

/** Deeds of each price that are looked at. */
const most = 4;

/** The best of each price: what is worse and as dear is never done first. */
function shortlist(deeds: readonly Deed[]): readonly Deed[] {
  const byPrice = new Map<number, Deed[]>();
  for (const deed of deeds) {
    if (deed.worth <= 0) continue;
    const same = byPrice.get(deed.actions);
    if (same) same.push(deed);
    else byPrice.set(deed.actions, [deed]);
  }
  return [...byPrice.values()].flatMap((same) => same.sort((a, b) => b.worth - a.worth).slice(0, most));
}

/** What a deed brings together with the best that can be done after it. */
function worthWith(deed: Deed, deeds: readonly Deed[], actions: number, vigor: number): number {
  const once = deed.once === true || deed.actions === 0;
  const left = once ? deeds.filter(({ choice }) => choice.option !== deed.choice.option) : deeds;
  return deed.worth + best(left, actions - deed.actions, vigor - deed.vigor).value;
}

function best(deeds: readonly Deed[], actions: number, vigor: number): Plan {
  let found = nothing;
  for (const deed of deeds) {
    if (deed.actions > actions || deed.vigor > vigor) continue;
    const value = worthWith(deed, deeds, actions, vigor);
    if (value > found.value) found = { first: deed, value };
  }
  return found;
}

/** What could be done first, each with what the best plan that begins with it brings. */
export function firstsOf(deeds: readonly Deed[], actions: number, vigor: number): readonly Weighed[] {
  const short = shortlist(deeds);
  return short.flatMap((deed) => {
    if (deed.actions > actions || deed.vigor > vigor) return [];
    return [{ choice: deed.choice, worth: worthWith(deed, short, actions, vigor) }];
  });
}

/** What is done first of the best that can be done with so many actions and so much Vigor. */
export const bestPlan = (deeds: readonly Deed[], actions: number, vigor: number): Plan =>
  best(shortlist(deeds), actions, vigor);
