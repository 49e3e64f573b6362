import type { Cell } from '../../../kernel/json.ts';
import { areaOf, canUseOn, reachedIn, teleports } from '../abilities/aim.ts';
import { judgePoint } from '../abilities/places.ts';
import { stepsOf } from '../abilities/upcast.ts';
import type { Ability } from '../abilities.ts';
import { likelyDeathAt } from '../body/death.ts';
import { copyOfCombatant } from '../copies.ts';
import { distanceBetween, hiddenFrom } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, isDown, isObject, present, standing } from '../state.ts';
import { abilityDeed, castingsOf } from './castings.ts';
import type { Deed } from './deeds.ts';
import { forcesOf } from './people.ts';
import type { Reached } from './promise.ts';
import { lifeWord, promiseOn, reachedFrom } from './promise.ts';
import { taste } from './taste.ts';

/** Abilities with a Defense Roll: against one target, or everybody in an area. */

export function drDeeds(
  fight: Fight,
  who: Combatant,
  ability: Ability,
  against: readonly Combatant[],
): readonly Deed[] {
  if (teleports(ability)) return [];
  const { does } = ability;
  if (does.deed !== 'defense') return [];
  const radius = areaOf(ability);
  const castings = castingsOf(fight, who, ability);
  const found: Deed[] = [];
  const weigh = (
    reached: readonly Combatant[],
    from: Cell,
    aim: { target?: string; cell?: { x: number; y: number } },
  ): void => {
    const all: Reached[] = [];
    for (const target of reached) {
      if (!counts(fight, who, target, against)) continue;
      const each = reachedFrom(fight, who, target, from);
      all.push(isDown(target) ? lying(fight, each) : each);
    }
    for (const upcast of castings) {
      const steps = stepsOf(ability.upcast, upcast);
      let worth = 0;
      let out = 0;
      for (const each of all) {
        const promised = promiseOn(fight, who, ability, steps, each);
        const foe = foes(who, each.target);
        worth += foe ? promised.worth : -taste.friends * promised.worth;
        if (foe) out = Math.max(out, promised.out);
      }
      found.push(abilityDeed(ability, upcast, aim, { worth, out }, does.damage.length === 0));
    }
  };
  if (radius === null) {
    for (const foe of against) {
      if (canUseOn(fight, who, ability, foe)) weigh([foe], who.cell, { target: foe.id });
    }
    return found;
  }
  for (const cell of pointsNear(fight, who, ability, against, radius)) {
    weigh(reachedIn(fight, cell, radius), cell, { cell: { x: cell.x, y: cell.y } });
  }
  return found;
}

/**
 * Whether a target counts: standing enemies, all of the own side who are present (those that are Down may die of it),
 * and objects only if they fight. WS-ADV-13: nobody reckons with those whose place it does not know.
 */
function counts(fight: Fight, who: Combatant, target: Combatant, against: readonly Combatant[]): boolean {
  if (hiddenFrom(target, who)) return false;
  if (isObject(target)) return against.includes(target) || forcesOf(fight, who).includes(target);
  return foes(who, target) ? standing(target) : present(target);
}

/** A target that is Down, with the Vitality that is left before it dies (WS-VIT-6). */
function lying(fight: Fight, reached: Reached): Reached {
  const target = copyOfCombatant(reached.target);
  target.vitality -= likelyDeathAt(fight, target);
  return { ...reached, target, life: lifeWord(target) };
}

/** The most points that are tried for an area. */
const mostPoints = 6;

/**
 * Points to try for an area: on each enemy that is not hidden and between two of them, without those it cannot be aimed
 * at.
 */
function pointsNear(
  fight: Fight,
  who: Combatant,
  ability: Ability,
  against: readonly Combatant[],
  radius: number,
): readonly Cell[] {
  const near = against.filter(
    (foe) => !hiddenFrom(foe, who) && distanceBetween(fight, who, foe) <= ability.range + radius,
  );
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
    // Behind the enemy, so that friends in front of it are spared.
    add(
      foe.cell.x + Math.sign(foe.cell.x - who.cell.x) * radius,
      foe.cell.y + Math.sign(foe.cell.y - who.cell.y) * radius,
    );
  }
  const good: Cell[] = [];
  for (const cell of found.values()) {
    if (good.length >= mostPoints) break;
    if (judgePoint(fight, who, ability, cell) === null) good.push(cell);
  }
  return good;
}
