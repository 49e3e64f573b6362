import type { Refusal } from '../../../kernel/port.ts';
import { hands } from '../body.ts';
import { armBroken } from '../harm/injury-effects.ts';
import { refuse } from '../refusal.ts';
import { inLine, inSight, metresApart, metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, isHidden, livingPersona, present, suffers } from '../state.ts';
import { ownedBy } from './powers-of.ts';
import { poolNames } from './support.ts';
import type { Means } from './types.ts';

/**
 * Whether an attack with certain means on a target is legal. The refusals grey out options and answer illegal choices.
 */

/** Why these means cannot be used now; `null` if they can. `focused`: in a Focused Attack (PE-ACT-9). */
export function judgeMeans(fight: Fight, who: Combatant, means: Means, focused = false): Refusal | null {
  return (
    judgeRage(who, means) ??
    judgeArm(fight, who, means) ??
    judgeLoad(fight, means) ??
    judgePower(fight, who, means) ??
    judgeFiring(means, focused)
  );
}

/** PE-AIL-18: the Enraged attack in melee only, and without Powers. */
export function judgeRage(who: Combatant, means: Means): Refusal | null {
  if (!suffers(who, 'enraged') || (means.manner === 'melee' && means.power === null)) return null;
  return refuse('ailment', `${who.sheet.name} is Enraged and only strikes in melee`, 'PE-AIL-18', 'with');
}

/** PE-INJ-17: no attack with a broken arm. */
function judgeArm(fight: Fight, who: Combatant, { hand, label }: Means): Refusal | null {
  if (hand === null) return null;
  const side = (hand === 'both' ? hands : [hand]).find((each) => armBroken(fight, who, each));
  if (side === undefined) return null;
  return refuse('brokenArm', `the ${side} arm is broken: no attack with ${label}`, 'PE-INJ-17', 'with');
}

/** PE-ATK-9, PE-FUM-2, PE-ACT-7: refuses a jammed, broken or empty weapon. */
function judgeLoad(fight: Fight, { item, weapon, label }: Means): Refusal | null {
  if (item === null || weapon === null) return null;
  if (fight.jammed.includes(item.id)) {
    return refuse('jammed', `${label} is jammed and must be reloaded`, 'PE-FUM-2', 'with');
  }
  const worn = fight.worn[item.id] ?? 0;
  if (worn > 0 && worn >= weapon.damage) return refuse('broken', `${label} is broken`, 'PE-ACT-7', 'with');
  if (weapon.clip !== undefined && (fight.loaded[item.id] ?? 0) < 1) {
    return refuse('notLoaded', `${label} is empty and must be reloaded`, 'PE-ATK-9', 'with');
  }
  return null;
}

/** PE-ACT-37, PE-AIL-14: a Power needs a living Persona, points to pay with, and a user that is not Amnesiac. */
function judgePower(fight: Fight, who: Combatant, { power, label }: Means): Refusal | null {
  if (power === null) return null;
  const { pool, points } = power.cost;
  const owned = ownedBy(who, power);
  if (owned?.persona && livingPersona(who) === null) {
    return refuse('noPersona', `${owned.persona.sheet.name} is broken`, 'PE-ACT-37', 'with');
  }
  if (suffers(who, 'amnesiac') && fight.rulings.amnesiaCommand === 'refuse') {
    return refuse('ailment', `${who.sheet.name} is Amnesiac and commands no Power`, 'PE-AIL-14', 'with');
  }
  if (who[pool] >= points) return null;
  const because = `${label} costs ${points} ${poolNames[pool]}, ${who.sheet.name} has ${who[pool]}`;
  return refuse('cannotPay', because, 'PE-ACT-37', 'with');
}

/** PE-ACT-9: Focus-only weapons. */
export function judgeFiring({ weapon, label }: Means, focused: boolean): Refusal | null {
  if (focused || weapon?.focusOnly !== true) return null;
  return refuse('focusOnly', `${label} fires in Focused Attacks only`, 'PE-ACT-9', 'with');
}

/** Why this target cannot be chosen for an attack with these means (PE-ACT-2, PE-ATK-1); `null` if it can. */
export function judgeTarget(fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null {
  if (target !== who && !foes(who, target)) {
    return refuse('noSuchThing', `${target.sheet.name} is no enemy`, 'PE-ACT-2', 'target');
  }
  if (target === who) {
    return refuse('noSuchThing', `${who.sheet.name} does not attack itself`, 'PE-ACT-2', 'target');
  }
  return judgeReach(fight, who, means, target);
}

/**
 * Why an attack does not reach the target, ally or enemy: absent, hidden, other band, out of sight, too far. `null` if
 * it does.
 */
export function judgeReach(fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null {
  return (
    judgeThere(who, target) ??
    judgeBand(fight, who, means, target) ??
    judgeSight(fight, who, target) ??
    judgeMetres(fight, who, means, target)
  );
}

/** Whether the target passes those checks of `judgeReach` that are the same for all means. */
export const isOpen = (fight: Fight, who: Combatant, target: Combatant): boolean =>
  judgeThere(who, target) === null && judgeSight(fight, who, target) === null;

/** Whether these means reach a target that `isOpen`. */
export const getsTo = (fight: Fight, who: Combatant, means: Means, target: Combatant): boolean =>
  judgeBand(fight, who, means, target) === null && metresFor(fight, who, means, target) <= means.metres;

function judgeThere(who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (!present(target)) {
    return refuse('noSuchThing', `${name} is not there to be attacked`, 'PE-ACT-2', 'target');
  }
  if (!isHidden(target, who.id)) return null;
  return refuse('unseen', `${who.sheet.name} does not know where ${name} is`, 'PE-ACT-36', 'target');
}

/** PE-FLY-3, PE-FLY-4, PE-R30: attacks between altitude bands. */
function judgeBand(fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null {
  if (who.band === target.band) return null;
  const { name } = target.sheet;
  if (means.manner === 'melee') {
    const swoops =
      fight.rulings.meleeAcrossBands === 'flyerMay' && who.band === 'low' && target.band === 'ground';
    return swoops ? null : refuse('outOfBand', `${name} is at another altitude`, 'PE-FLY-3', 'target');
  }
  if (who.band !== 'high' && target.band !== 'high') return null;
  if (means.manner === 'ballistic' && means.weapon?.longRanged) return null;
  return refuse(
    'outOfBand',
    `${means.label} does not get from one altitude to the other`,
    'PE-FLY-4',
    'target',
  );
}

function judgeSight(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (!inSight(fight, who, target)) {
    return refuse('unseen', `${who.sheet.name} does not see ${name}`, 'PE-ACT-2', 'target');
  }
  if (inLine(fight, who, target)) return null;
  return refuse('unseen', `something stands between ${who.sheet.name} and ${name}`, 'PE-ACT-2', 'target');
}

/** The distance for these means in metres. Melee ignores the height between bands. */
const metresFor = (fight: Fight, who: Combatant, { manner }: Means, target: Combatant): number =>
  manner === 'melee'
    ? metresApart(fight, who.cell, who.squares, target.cell, target.squares)
    : metresBetween(fight, who, target);

function judgeMetres(fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null {
  const metres = metresFor(fight, who, means, target);
  if (metres <= means.metres) return null;
  const melee = means.manner === 'melee';
  const { name } = target.sheet;
  return melee
    ? refuse(
        'outOfReach',
        `${name} is ${metres} m away, the reach with ${means.label} is ${means.metres} m`,
        'PE-ATK-1',
        'target',
      )
    : refuse(
        'outOfRange',
        `${name} is ${metres} m away, the range of ${means.label} is ${means.metres} m`,
        'PE-ATK-1',
        'target',
      );
}

/** PE-FLY-4: whether the shot goes to or from High and needs the game master's approval. */
export const needsApproval = (who: Combatant, target: Combatant): boolean =>
  who.band !== target.band && (who.band === 'high' || target.band === 'high');
