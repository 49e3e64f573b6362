import { keptByBearing } from '../bearing.ts';
import { outAt } from '../body/death.ts';
import type { Hit } from '../damage/hit.ts';
import { affinitiesHidden, withoutHidden } from '../damage/known.ts';
import { reckon, typesLeft } from '../damage/reckon.ts';
import type { Extra, Portion } from '../damage/roll.ts';
import type { DamageType } from '../damage/types.ts';
import { giftTerms } from '../effects/effects.ts';
import type { DamagePart } from '../gear.ts';
import { armorOf, drValueOf } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { keptBySheet } from './by-sheet.ts';
import type { Chance } from './chances.ts';
import { totalsOf } from './chances.ts';

/**
 * The damage of a hit after defences, computed by the rules (`damage/reckon.ts`) for every total of the dice, with each
 * total split among the damage types by their averages.
 */

interface Blow {
  readonly who: Combatant;
  readonly parts: readonly DamagePart[];
  readonly extras?: readonly Extra[];
  readonly ignores?: number;
  readonly halved?: true;
  /** Whose side reckons with it, by what it knows of the target (WS-R67). */
  readonly thinker: Combatant;
}

type Known = Map<string, readonly Chance[]>;

/** Keyed by the target's sheet, the rulings and its current defences; nothing else about it matters. */
const byDefence = keptBySheet<Known>();

const knownOf = keptByBearing((fight, target): Known => {
  const body = drValueOf(fight, target, 'constitution').value;
  const word = `${armorOf(fight, target).value}/${body}/${drValueOf(fight, target, 'will').value}`;
  return byDefence(fight.rulings, target.sheet, word, () => new Map());
});

const flatOf = (who: Combatant, parts: readonly DamagePart[], extras: readonly Extra[]): number =>
  parts.reduce((sum, { plus }) => sum + plus, 0) +
  extras.reduce((sum, { term }) => sum + term.value, 0) +
  (parts.length > 0 ? giftTerms(who, 'damage').reduce((sum, { value }) => sum + value, 0) : 0);

/** The average share of each damage type in a total. The first type takes what rounding leaves. */
function sharesOf(parts: readonly DamagePart[], extras: readonly Extra[]): ReadonlyMap<DamageType, number> {
  const means = new Map<DamageType, number>();
  const add = (type: DamageType, mean: number): void => void means.set(type, (means.get(type) ?? 0) + mean);
  for (const { count, sides, plus, type } of parts) add(type, (count * (sides + 1)) / 2 + plus);
  for (const { type, term } of extras) add(type, term.value);
  const all = [...means.values()].reduce((sum, mean) => sum + mean, 0);
  return new Map([...means].map(([type, mean]) => [type, all > 0 ? mean / all : 0]));
}

function portionsOf(shares: ReadonlyMap<DamageType, number>, total: number): readonly Portion[] {
  const found = [...shares].map(([type, share]) => ({ type, amount: Math.floor(total * share) }));
  const [first, ...others] = found;
  if (!first) return [];
  const rest = others.reduce((sum, { amount }) => sum + amount, 0);
  return [{ type: first.type, amount: total - rest }, ...others];
}

function leftOf(
  fight: Fight,
  target: Combatant,
  { who, ignores = 0, halved }: Blow,
  portions: readonly Portion[],
): number {
  const hit: Hit = {
    who: target.id,
    by: who.id,
    portions,
    ignores,
    ...(halved ? { halved } : {}),
    clause: 'WS-DMG-5',
    what: 'forecast',
  };
  let most = 0;
  for (const type of typesLeft(fight, hit)) most = Math.max(most, reckon(fight, hit, type).total);
  return most;
}

/** The damage that is left of such a hit, each amount with its probability. */
export function harmOf(fight: Fight, target: Combatant, blow: Blow): readonly Chance[] {
  const { who, parts, extras = [], ignores = 0, halved, thinker } = blow;
  const flat = flatOf(who, parts, extras);
  const kinds = parts.map(({ count, sides, type }) => `${count}d${sides}${type}`).join('+');
  const more = extras.map(({ type, term }) => `${term.value}${type}`).join('+');
  const hidden = affinitiesHidden(fight, thinker, target);
  const key = `${kinds}/${more}/${flat}/${ignores}/${halved === true}/${hidden.join()}`;
  const known = knownOf(fight, target);
  let found = known.get(key);
  if (!found) {
    const seen = hidden.length === 0 ? fight : withoutHidden(fight, target.id);
    const shares = sharesOf(parts, extras);
    const dice = parts.filter(({ count }) => count > 0).map(({ count, sides }) => [count, sides] as const);
    found = totalsOf(dice).map(({ total, p }) => ({
      p,
      total: leftOf(seen, target, blow, portionsOf(shares, Math.max(0, total + flat))),
    }));
    known.set(key, found);
  }
  return found;
}

/** The expected loss as a part of what somebody can still take, and the probability that it is out. */
export interface Loss {
  readonly share: number;
  readonly out: number;
}

/** Vitality and Temporary Vitality left until it is out of the fight. */
export const lifeOf = (fight: Fight, who: Combatant): number =>
  Math.max(0, who.vitality - outAt(fight, who)) + who.temporary;

/** The same, unhurt and without Temporary Vitality. */
export const wholeLife = (fight: Fight, who: Combatant): number =>
  Math.max(1, who.sheet.vitality - outAt(fight, who));

/**
 * The part of a combatant that one point of Vitality is: more, the less it has left; but at most that at half of its
 * maximum.
 */
export const perPoint = (fight: Fight, who: Combatant): number =>
  1 / Math.max(1, lifeOf(fight, who), wholeLife(fight, who) / 2);

export function lossOf(fight: Fight, target: Combatant, chances: readonly Chance[]): Loss {
  const life = lifeOf(fight, target);
  const each = perPoint(fight, target);
  let share = 0;
  let out = 0;
  for (const { total, p } of chances) {
    if (total >= life) {
      out += p;
      share += p;
    } else share += p * total * each;
  }
  return { share, out };
}
