import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { canUseOn } from '../abilities/aim.ts';
import { stepsOf, upcastChoices } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import { canTarget } from '../combat/aim.ts';
import { abilityMeans, usableMeans } from '../combat/means.ts';
import type { WeaponMeans } from '../combat/types.ts';
import { basicCosts } from '../costs.ts';
import { stanceOf } from '../effects/effects.ts';
import { spendable } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { drDeeds } from './areas.ts';
import { abilityDeed, castingsOf } from './castings.ts';
import { movedTo } from './ground.ts';
import type { Word } from './kept.ts';
import { groundBetween, keptBetween, pairOf } from './kept.ts';
import { onwardWorth } from './onward.ts';
import { aimAt, aimWith, lifeWord, promiseOf } from './promise.ts';
import { taste } from './taste.ts';

/** What can be done from a place: its estimated value and its cost. */

export interface Deed {
  readonly choice: Choice;
  /** The estimated value, in the unit of `promise.ts`, less the value of the WP spent. */
  readonly worth: number;
  readonly ap: number;
  readonly out: number;
  /** It is worth doing only once in a turn. */
  readonly once?: true;
}

export const apOf = (fight: Fight, who: Combatant): number => spendable(fight, who, 'ap');

/** The usable weapons without thrown ones; bare hands only if there is nothing else. */
export function readyMeans(who: Combatant): readonly WeaponMeans[] {
  const all = usableMeans(who);
  let ready = known.get(all);
  if (!ready) {
    const armed = all.filter(({ weapon, thrown }) => !weapon.freeHand && !thrown);
    ready = armed.length > 0 ? armed : all.filter(({ thrown }) => !thrown);
    known.set(all, ready);
  }
  return ready;
}

const known = new WeakMap<readonly WeaponMeans[], readonly WeaponMeans[]>();

/** The least AP with which `deedsAt` can find anything, at any place. */
export function leastAp(who: Combatant): number {
  let least: number = who.credits > 0 ? 0 : basicCosts.attack;
  for (const ability of who.sheet.abilities) {
    if (strikes(ability) && pays(who, ability, least)) least = ability.cost.ap ?? least;
  }
  return least;
}

/** All deeds against these targets from the current position, with at most so many AP. */
export function deedsAt(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most: number,
): readonly Deed[] {
  const found: Deed[] = [];
  found.push(...weaponDeeds(fight, who, against, most));
  for (const ability of who.sheet.abilities) {
    if (!pays(who, ability, most)) continue;
    if (ability.does.deed === 'attack') found.push(...attackDeeds(fight, who, ability, against));
    if (ability.does.deed === 'defense') found.push(...drDeeds(fight, who, ability, against));
  }
  return found;
}

/**
 * The melee attacks on a foe from the cell `from`; with `null` as if it were within reach. Terrain and cover are not
 * considered. `null` if there may be other deeds, too: `who` has a ranged weapon or a payable harmful Ability, or the
 * foe takes cover.
 */
export function strikesAt(
  fight: Fight,
  who: Combatant,
  foe: Combatant,
  most: number,
  from: Cell | null = null,
): readonly Deed[] | null {
  if (readyMeans(who).some(({ manner }) => manner !== 'melee')) return null;
  if (stanceOf(foe, 'taking-cover') !== null) return null;
  if (who.sheet.abilities.some((ability) => strikes(ability) && pays(who, ability, most))) return null;
  if (from === null) return weaponDeeds(fight, who, [foe], most, near);
  const there = movedTo(who, from);
  return weaponDeeds(fight, who, [foe], most, (_fight, _who, _foe, means) =>
    canTarget(fight, there, foe, means),
  );
}

const strikes = ({ does: { deed } }: Ability): boolean => deed === 'attack' || deed === 'defense';

/** Whether an Ability costs at most so many AP and its WP are there. */
const pays = ({ wp }: Combatant, { cost }: Ability, most: number): boolean =>
  cost.ap !== undefined && cost.ap <= most && cost.wp <= wp;

const near = (): boolean => true;

function weaponDeeds(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most: number,
  mayStrike: typeof canTarget = canTarget,
): readonly Deed[] {
  if (who.credits === 0 && most < basicCosts.attack) return [];
  const found: Deed[] = [];
  for (const means of readyMeans(who)) {
    for (const foe of against) {
      if (!mayStrike(fight, who, foe, means)) continue;
      found.push(...strokesAt(fight, who, foe, means));
    }
  }
  return found;
}

const knownStrokes = keptBetween<readonly Deed[]>();

/** The attacks on a foe with these means: plain, and with each Maneuver that can be paid for. */
function strokesAt(fight: Fight, who: Combatant, foe: Combatant, means: WeaponMeans): readonly Deed[] {
  const ground = groundBetween({ fight, who, target: foe, means });
  const known = knownStrokes(pairOf(fight, who, foe), means, ground, purseWord(who, foe), () =>
    reckonStrokes(fight, who, foe, means),
  );
  return withMore(known, timesOf(who) * onwardWorth(fight, who, foe, means, ground));
}

/** The deeds, each worth so much more. */
const withMore = (deeds: readonly Deed[], more: number): readonly Deed[] =>
  more === 0 ? deeds : deeds.map((deed) => ({ ...deed, worth: deed.worth + more }));

/** The number of attacks of one Attack action, each counted as much as the first. */
const timesOf = ({ credits, sheet }: Combatant): number => (credits > 0 ? 1 : 1 + sheet.traits.extraAttacks);

/** The rest of a cache key of attacks, besides how the two stand: what can be spent, and the life of the target. */
function purseWord({ wp, credits }: Combatant, foe: Combatant): Word {
  const life = lifeWord(foe);
  const free = credits > 0 ? 1 : 0;
  return typeof life === 'number' && Number.isInteger(wp) && wp >= 0 && wp < mostWp
    ? (life * mostWp + wp) * 2 + free
    : `${life} ${wp} ${free}`;
}

const mostWp = 512;

function reckonStrokes(fight: Fight, who: Combatant, foe: Combatant, means: WeaponMeans): readonly Deed[] {
  const free = who.credits > 0;
  const ap = free ? 0 : basicCosts.attack;
  const aim = aimAt(fight, who, means, foe);
  const plain = promiseOf(aim);
  const base: Choice = { option: free ? 'attack-again' : 'attack', with: means.id, target: foe.id };
  const times = timesOf(who);
  const found: Deed[] = [{ choice: base, ap, worth: times * plain.worth, out: plain.out }];
  for (const maneuver of who.sheet.maneuvers) {
    for (const upcast of fight.rulings.upcastDeclared === 'ask'
      ? [0]
      : upcastChoices(who, maneuver.upcast, maneuver.wp)) {
      const wp = maneuver.wp + upcast;
      if (wp > who.wp) continue;
      const promised = promiseOf(aim, [{ maneuver, steps: stepsOf(maneuver.upcast, upcast) }]);
      const worth = promised.worth + (times - 1) * plain.worth - taste.wp * wp;
      const choice = { maneuver: maneuver.id, ...base, ...(upcast > 0 ? { upcast } : {}) };
      found.push({ choice, ap, worth, out: promised.out });
    }
  }
  return found;
}

function attackDeeds(
  fight: Fight,
  who: Combatant,
  ability: Ability,
  against: readonly Combatant[],
): readonly Deed[] {
  const found: Deed[] = [];
  for (const foe of against) {
    if (!canUseOn(fight, who, ability, foe)) continue;
    const means = abilityMeans(ability, 0);
    const ground = groundBetween({ fight, who, target: foe, means });
    const pair = pairOf(fight, who, foe);
    const known = knownCasts(pair, means, ground, purseWord(who, foe), () =>
      reckonCasts(fight, who, ability, foe),
    );
    found.push(...withMore(known, onwardWorth(fight, who, foe, means, ground)));
  }
  return found;
}

const knownCasts = keptBetween<readonly Deed[]>();

function reckonCasts(fight: Fight, who: Combatant, ability: Ability, foe: Combatant): readonly Deed[] {
  const aim = aimAt(fight, who, abilityMeans(ability, 0), foe);
  return castingsOf(fight, who, ability).map((upcast) => {
    const means = abilityMeans(ability, stepsOf(ability.upcast, upcast));
    return abilityDeed(ability, upcast, { target: foe.id }, promiseOf(aimWith(aim, means)));
  });
}
