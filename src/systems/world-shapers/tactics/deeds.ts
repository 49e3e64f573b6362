import { areaOf, judgeOn, reachedIn, teleports } from '../abilities/aim.ts';
import { judgePoint } from '../abilities/places.ts';
import { upcastChoices, upcastDeed, stepsOf } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import { abilityMeans, judgeMeans, weaponMeansOf } from '../combat/means.ts';
import { judgeTarget } from '../combat/attack.ts';
import type { WeaponMeans } from '../combat/types.ts';
import { basicCosts } from '../costs.ts';
import { spendable } from '../numbers.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, foes, isObject, standing } from '../state.ts';
import { fights } from '../turn/ending.ts';
import { hasTurns } from '../turn/able.ts';
import type { Promised } from './promise.ts';
import { aimAt, promiseOf, promiseOn } from './promise.ts';
import { taste } from './taste.ts';

/** What could be done at somebody from where one stands, what it promises and what it costs. */

export interface Deed {
  readonly choice: Choice;
  /** Counted as `promise.ts` does, WP already taken off. */
  readonly worth: number;
  readonly ap: number;
  readonly out: number;
  /** It is worth its price once in a turn. */
  readonly once?: true;
}

/** Enemies on their feet; things that shoot by themselves are among them. */
export const standingFoes = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter(
    (foe) => foes(who, foe) && (fights(foe) || (isObject(foe) && standing(foe) && hasTurns(fight, foe))),
  );

/** Those of one's own side who are on their feet, oneself not among them. */
export const friendsOf = (fight: Fight, who: Combatant): readonly Combatant[] =>
  everyone(fight).filter((friend) => friend.id !== who.id && !foes(who, friend) && fights(friend));

export const apOf = (fight: Fight, who: Combatant): number => spendable(fight, who, 'ap');

/** Weapons that can be used now; whoever has another does not box. */
export function readyMeans(who: Combatant): readonly WeaponMeans[] {
  const all = weaponMeansOf(who).filter((means) => judgeMeans(who, means) === null);
  const armed = all.filter(({ weapon, thrown }) => !weapon.freeHand && !thrown);
  return armed.length > 0 ? armed : all.filter(({ thrown }) => !thrown);
}

/** Everything that could be done at these from where this one stands, with so many AP at the most. */
export function deedsAt(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most: number,
): readonly Deed[] {
  const found: Deed[] = [];
  found.push(...weaponDeeds(fight, who, against, most));
  for (const ability of who.sheet.abilities) {
    const { ap, wp } = ability.cost;
    if (ap === undefined || ap > most || wp > who.wp) continue;
    if (ability.does.deed === 'attack') found.push(...attackDeeds(fight, who, ability, against));
    if (ability.does.deed === 'defense') found.push(...drDeeds(fight, who, ability, against));
  }
  return found;
}

function weaponDeeds(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  most: number,
): readonly Deed[] {
  const free = who.credits > 0;
  if (!free && most < basicCosts.attack) return [];
  const found: Deed[] = [];
  const ap = free ? 0 : basicCosts.attack;
  const option = free ? 'attack-again' : 'attack';
  for (const means of readyMeans(who)) {
    for (const foe of against) {
      if (judgeTarget(fight, who, foe, means) !== null) continue;
      const aim = aimAt(fight, who, means, foe);
      const plain = promiseOf(aim);
      const base: Choice = { option, with: means.id, target: foe.id };
      // What comes after the first attack is worth about the same once more.
      const times = free ? 1 : 1 + who.sheet.traits.extraAttacks;
      found.push({ choice: base, ap, out: plain.out, worth: times * plain.worth });
      for (const maneuver of who.sheet.maneuvers) {
        for (const upcast of fight.rulings.upcastDeclared === 'ask' ? [0] : upcastChoices(who, maneuver.upcast, maneuver.wp)) {
          const wp = maneuver.wp + upcast;
          if (wp > who.wp) continue;
          const promised = promiseOf(aim, [{ maneuver, steps: stepsOf(maneuver.upcast, upcast) }]);
          const worth = promised.worth + (times - 1) * plain.worth - taste.wp * wp;
          const choice = { ...base, maneuver: maneuver.id, ...(upcast > 0 ? { upcast } : {}) };
          found.push({ choice, ap, out: promised.out, worth });
        }
      }
    }
  }
  return found;
}

const castingsOf = (fight: Fight, who: Combatant, { upcast, cost }: Ability): readonly number[] =>
  fight.rulings.upcastDeclared === 'ask' ? [0] : upcastChoices(who, upcast, cost.wp);

const abilityDeed = (
  ability: Ability,
  upcast: number,
  aim: { readonly target?: string; readonly cell?: { readonly x: number; readonly y: number } },
  { worth, out }: Promised,
): Deed => ({
  choice: { option: `ability-${ability.id}`, ...aim, ...(upcast > 0 ? { upcast } : {}) },
  ap: ability.cost.ap ?? 0,
  out,
  worth: worth - taste.wp * (ability.cost.wp + upcast),
});

function attackDeeds(
  fight: Fight,
  who: Combatant,
  ability: Ability,
  against: readonly Combatant[],
): readonly Deed[] {
  const found: Deed[] = [];
  for (const foe of against) {
    if (judgeOn(fight, who, ability, foe) !== null) continue;
    const aim = aimAt(fight, who, abilityMeans(ability, 0), foe);
    for (const upcast of castingsOf(fight, who, ability)) {
      const means = abilityMeans(ability, stepsOf(ability.upcast, upcast));
      found.push(abilityDeed(ability, upcast, { target: foe.id }, promiseOf({ ...aim, means })));
    }
  }
  return found;
}

function drDeeds(
  fight: Fight,
  who: Combatant,
  ability: Ability,
  against: readonly Combatant[],
): readonly Deed[] {
  if (teleports(ability)) return [];
  const radius = areaOf(ability);
  const found: Deed[] = [];
  const weigh = (reached: readonly Combatant[], from: Cell, aim: { target?: string; cell?: { x: number; y: number } }): void => {
    for (const upcast of castingsOf(fight, who, ability)) {
      const does = upcastDeed(ability, stepsOf(ability.upcast, upcast));
      if (does.deed !== 'defense') continue;
      let worth = 0;
      let out = 0;
      for (const target of reached) {
        if (isObject(target) && !against.includes(target)) continue;
        if (!standing(target)) continue;
        const promised = promiseOn(fight, who, does, target, from);
        worth += foes(who, target) ? promised.worth : -taste.friends * promised.worth;
        if (foes(who, target)) out = Math.max(out, promised.out);
      }
      found.push({ ...abilityDeed(ability, upcast, aim, { worth, out }), ...(does.damage.length === 0 ? { once: true } : {}) });
    }
  };
  if (radius === null) {
    for (const foe of against) {
      if (judgeOn(fight, who, ability, foe) === null) weigh([foe], who.cell, { target: foe.id });
    }
    return found;
  }
  for (const cell of pointsNear(fight, who, ability, against, radius)) {
    weigh(reachedIn(fight, cell, radius), cell, { cell: { x: cell.x, y: cell.y } });
  }
  return found;
}

/** Points that are looked at for an area. */
const mostPoints = 6;

/** Where an area might be put: on each foe and between two of them; of those that are no use none. */
function pointsNear(
  fight: Fight,
  who: Combatant,
  ability: Ability,
  against: readonly Combatant[],
  radius: number,
): readonly Cell[] {
  const near = against.filter((foe) => distanceBetween(fight, who, foe) <= ability.range + radius);
  const found = new Map<string, Cell>();
  const add = (x: number, y: number): void => void found.set(`${x},${y}`, { x, y });
  near.forEach((foe, place) => {
    for (const other of near.slice(place + 1)) {
      if (distanceBetween(fight, foe, other) > 2 * radius) continue;
      add(Math.round((foe.cell.x + other.cell.x) / 2), Math.round((foe.cell.y + other.cell.y) / 2));
    }
  });
  for (const foe of near) {
    add(foe.cell.x, foe.cell.y);
    // From behind it, so that whoever stands before it is spared.
    add(foe.cell.x + Math.sign(foe.cell.x - who.cell.x) * radius, foe.cell.y + Math.sign(foe.cell.y - who.cell.y) * radius);
  }
  const good: Cell[] = [];
  for (const cell of found.values()) {
    if (good.length >= mostPoints) break;
    if (judgePoint(fight, who, ability, cell) === null) good.push(cell);
  }
  return good;
}

export const rateOf = ({ worth, ap }: Deed): number => worth / Math.max(0.5, ap);
