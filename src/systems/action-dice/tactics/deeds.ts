import { struckBy } from '../combat/area.ts';
import { blastMeans } from '../combat/blast.ts';
import { isAtMercy } from '../combat/helpless.ts';
import { meansOf } from '../combat/means.ts';
import { boltMeans } from '../combat/power-means.ts';
import type { AttackForm, Means } from '../combat/types.ts';
import { actionCosts } from '../costs.ts';
import { judgeLine } from '../cover/line.ts';
import { reachOf } from '../numbers.ts';
import { saysBehind } from '../position/behind.ts';
import { optionOf } from '../powers/action.ts';
import { blastOf } from '../powers/blast.ts';
import { judgeCentre } from '../powers/centre.ts';
import { wayOf } from '../powers/strike.ts';
import type { Power } from '../powers.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies, everyone, foes, isObject, standing } from '../state.ts';
import { canAttack } from './can-attack.ts';
import { danger } from './danger.ts';
import type { Deed } from './plan.ts';
import type { Mark } from './promise.ts';
import { markOf, promised, promisedAtBest, promiseOf } from './promise.ts';
import { manaPrice, vigorPrice } from './purse.ts';
import { resists } from './resisting.ts';
import type { Stand } from './stand.ts';
import { settled } from './stand.ts';
import { taste } from './taste.ts';

/** Deeds against enemies that are possible from a place. */

/** Enemies that are standing, without objects. */
export const standingFoes = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((other) => standing(other) && foes(who, other) && !isObject(other));

/** Standing allies, without the combatant itself. */
export const friendsOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter(
    (other) => allies(who, other) && other.id !== who.id && standing(other) && !isObject(other),
  );

/** The distance in feet beyond which these means cannot reach. */
const farthest = (fight: Fight, who: Combatant, { range, reach }: Means): number =>
  range?.far ?? Math.max(5, reachOf(fight, who, reach));

/** An attack on each enemy in reach from there. */
function strikes(
  stand: Stand,
  marks: readonly Mark[],
  all: readonly Means[],
  form: AttackForm,
  make: (means: Means, mark: Mark, worth: number) => Deed,
  price: { readonly vigor: number; readonly mana: number },
): readonly Deed[] {
  const { fight, who } = stand;
  const cost = vigorPrice(fight, who, price.vigor) + manaPrice(who, price.mana);
  if (cost > 5) return [];
  const found: Deed[] = [];
  for (const mark of marks) {
    const { target } = mark;
    const apart = distanceBetween(fight, who, target);
    for (const means of all) {
      if (apart > farthest(fight, who, means)) continue;
      if (!canAttack(fight, who, target, means)) continue;
      const worth = promised(stand, mark, means, form).worth - cost;
      if (worth > 0) found.push(make(means, mark, worth));
    }
  }
  return found;
}

/** AD-POS-5, AD-R56: an attack on one that is unaware comes from behind, which is said where attackers declare it. */
const behind = (fight: Fight, { unaware }: Mark): { readonly fromBehind?: 'yes' } =>
  unaware && saysBehind(fight) ? { fromBehind: 'yes' } : {};

function attackDeeds(stand: Stand, marks: readonly Mark[]): readonly Deed[] {
  const { fight, who } = stand;
  const make = ({ id }: Means, mark: Mark, worth: number): Deed => ({
    choice: { option: 'attack', with: id, target: mark.target.id, ...behind(fight, mark) },
    actions: actionCosts.attack,
    worth,
    vigor: 0,
  });
  return strikes(stand, marks, meansOf(fight, who), 'attack', make, { vigor: 0, mana: 0 });
}

/** A power within this turn: an act that takes longer is only begun, for a share of its worth (AD-ENC-5). */
function paced(deed: Deed, actions: number, option: string): Deed | null {
  if (deed.actions <= actions) return deed;
  if (actions < 1) return null;
  const share = actions / deed.actions;
  return {
    choice: { option },
    actions,
    worth: deed.worth * share * taste.later,
    vigor: deed.vigor,
    once: true,
  };
}

/** AD-ACT-13: techniques and spells, their prices subtracted. */
function powerDeeds(stand: Stand, marks: readonly Mark[], actions: number): readonly Deed[] {
  const found: Deed[] = [];
  for (const power of stand.who.sheet.powers) {
    const option = optionOf(power);
    for (const deed of deedsOf(stand, marks, power, option)) {
      const now = paced(deed, actions, option);
      if (now) found.push(now);
    }
  }
  return found;
}

/** The deeds with one power against each enemy, whatever actions are left. */
export function deedsOf(stand: Stand, marks: readonly Mark[], power: Power, option: string): readonly Deed[] {
  const { does, actions, vigor } = power;
  switch (does.deed) {
    case 'strike': {
      if (does.lunge !== undefined) return [];
      const all = wayOf(power, does).means(stand.fight, stand.who);
      const make = ({ id }: Means, mark: Mark, worth: number): Deed => ({
        choice: { option, with: id, target: mark.target.id, ...behind(stand.fight, mark) },
        actions,
        worth,
        vigor,
      });
      return strikes(stand, marks, all, 'technique', make, power);
    }
    case 'bolt': {
      const make = (_means: Means, mark: Mark, worth: number): Deed => ({
        choice: { option, target: mark.target.id, ...behind(stand.fight, mark) },
        actions,
        worth,
        vigor,
      });
      return strikes(stand, marks, [boltMeans(power, does)], 'spell', make, power);
    }
    case 'blast':
      return blasts(settled(stand), marks, power, does, option);
    case 'grip':
      return grips(settled(stand), marks, power, does, option);
    case 'heal':
    case 'defend':
    case 'gifts':
      return [];
  }
}

/**
 * An upper bound of the worth per action against an enemy from any place, to skip the search where nothing better can
 * be found. `Infinity` if it is not easily known.
 */
export function mostWorth(fight: Fight, who: Combatant, mark: Mark): number {
  let most = 0;
  for (const means of meansOf(fight, who)) {
    most = Math.max(most, promisedAtBest(fight, mark, means, 'attack').worth / actionCosts.attack);
  }
  for (const power of who.sheet.powers) {
    const { does, actions, vigor, mana } = power;
    const cost = vigorPrice(fight, who, vigor) + manaPrice(who, mana);
    if (cost > 5 || does.deed === 'heal' || does.deed === 'defend' || does.deed === 'gifts') continue;
    if (does.deed === 'blast' || does.deed === 'grip') return Number.POSITIVE_INFINITY;
    const form = does.deed === 'strike' ? 'technique' : 'spell';
    const all = does.deed === 'strike' ? wayOf(power, does).means(fight, who) : [boltMeans(power, does)];
    for (const means of all) {
      const worth = promisedAtBest(fight, mark, means, form).worth - cost;
      if (worth > 0) most = Math.max(most, worth / actions);
    }
  }
  return most;
}

type Does<Kind extends Power['does']['deed']> = Extract<Power['does'], { readonly deed: Kind }>;

/**
 * What an area attack does to one in it, in its own measure. AD-SHK-2, AD-SHK-5: a helpless friend is killed outright; a
 * fallen enemy is of no account.
 */
function struckWorth(fight: Fight, who: Combatant, one: Combatant, means: Means): number {
  const foe = foes(who, one);
  if (!foe && isAtMercy(fight, one, means)) return -friendsToo * danger(fight, one) * (1 + taste.out);
  if (isObject(one) || !standing(one)) return 0;
  const { worth } = promiseOf(fight, who, one, means, 'spell');
  return foe ? worth : -friendsToo * worth;
}

/** How much more the loss of a friend counts than that of an enemy. */
const friendsToo = 1.5;

/** AD-ATK-8: an area attack centred on each enemy; allies in it count against it, the fallen too. */
function blasts(
  { fight, who }: Stand,
  marks: readonly Mark[],
  power: Power,
  { far, radius, type }: Does<'blast'>,
  option: string,
): readonly Deed[] {
  const { actions, vigor, mana } = power;
  const cost = vigorPrice(fight, who, vigor) + manaPrice(who, mana);
  const blast = blastOf(power);
  if (cost > 5 || !blast) return [];
  const means = blastMeans(blast);
  const clause = 'AD-ATK-8';
  return marks.flatMap(({ target: middle }) => {
    if (judgeCentre(fight, who, middle.cell, { far, radius, strikes: type, clause }) !== null) return [];
    const worth = struckBy(fight, who, middle.cell, { radius, type }).reduce(
      (sum, one) => sum + struckWorth(fight, who, one, means),
      -cost,
    );
    const { x, y } = middle.cell;
    return worth > 0 ? [{ choice: { option, at: { x, y } }, actions, worth, vigor }] : [];
  });
}

/** AD-RES-1: spells that take actions; not against one that has lost an action already. */
function grips(
  { fight, who }: Stand,
  marks: readonly Mark[],
  { actions, vigor, mana }: Power,
  does: Does<'grip'>,
  option: string,
): readonly Deed[] {
  const cost = vigorPrice(fight, who, vigor) + manaPrice(who, mana);
  if (cost > 5) return [];
  return marks.flatMap(({ target }) => {
    const far = distanceBetween(fight, who, target) > does.far;
    if (far || target.lessActions > 0 || judgeLine(fight, who, target) !== null) return [];
    const worth =
      (1 - resists(fight, target, does.resist, does)) *
        does.lessActions *
        taste.action *
        danger(fight, target) -
      cost;
    return worth > 0
      ? [{ choice: { option, target: target.id }, actions, worth, vigor, once: true as const }]
      : [];
  });
}

export const marksOf = (fight: Fight, who: Combatant, against: readonly Combatant[]): readonly Mark[] =>
  against.map((target) => markOf(fight, who, target));

/** All deeds from a place with so many actions. */
export const deedsAt = (stand: Stand, marks: readonly Mark[], actions: number): readonly Deed[] => [
  ...attackDeeds(stand, marks),
  ...powerDeeds(stand, marks, actions),
];
