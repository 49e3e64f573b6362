import type { Refusal } from '../../../kernel/port.ts';
import { missingMana } from '../body/effects.ts';
import type { Spell } from '../gear.ts';
import { refuse } from '../refusal.ts';
import { saddleYard, visible } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, present } from '../state.ts';
import { farthest, openLine, yardsFor } from './line.ts';
import { isForGrapples } from './means.ts';
import type { Means } from './types.ts';
import { underwater } from './water.ts';

/**
 * Whether an attack with some means is legal, and against which targets. The same refusals are shown with disabled
 * options and returned for illegal answers.
 */

/** Why these means cannot be used now; `null`: they can. */
export function judgeMeans(fight: Fight, who: Combatant, means: Means): Refusal | null {
  return (
    judgeGrip(who, means) ??
    judgeLoad(fight, means) ??
    judgeGrapple(fight, who, means) ??
    judgeWater(fight, who, means) ??
    (means.spell ? judgeMana(fight, who, means.spell) : null)
  );
}

/** SL-ATK-4: a weapon must be held in as many hands as it needs. */
function judgeGrip(who: Combatant, { item, weapon, label }: Means): Refusal | null {
  if (item === null || weapon === null) return null;
  const grip = who.hands.find((each) => each.item.id === item.id);
  if (!grip) return refuse('notInHand', `${who.sheet.name} does not hold ${label}`, 'SL-ATK-4', 'with');
  if (grip.hands >= weapon.hands) return null;
  return refuse('noFreeHand', `${label} takes both hands`, 'SL-ATK-4', 'with');
}

function judgeLoad(fight: Fight, { item, label, manner }: Means): Refusal | null {
  const left = item === null || manner !== 'ranged' ? 0 : (fight.unloaded[item.id] ?? 0);
  if (left === 0) return null;
  return refuse('notLoaded', `${label} takes ${left} AP of loading first`, 'SL-ATK-4', 'with');
}

/** SL-GRP-6, SL-R74: while grappling only weapons of reach 0 can be used. */
function judgeGrapple(fight: Fight, who: Combatant, means: Means): Refusal | null {
  if (who.grappling.length === 0 || fight.rulings.grappleWeapons !== 'reachZero') return null;
  if (means.manner === 'spell' || isForGrapples(means)) return null;
  const because = `${who.sheet.name} is grappling, and ${means.label} is too long for that`;
  return refuse('grappling', because, 'SL-GRP-6', 'with');
}

/** SL-UWC-2. */
function judgeWater(fight: Fight, who: Combatant, means: Means): Refusal | null {
  if (means.manner !== 'ranged' || !underwater(fight, who)) return null;
  return refuse('underwater', `${means.label} is of no use underwater`, 'SL-UWC-2', 'with');
}

/** SL-STA-6, SL-R11. */
export function judgeMana(fight: Fight, who: Combatant, spell: Pick<Spell, 'name' | 'mana'>): Refusal | null {
  if (fight.rulings.manaOverdraft === 'fatigue' || missingMana(who.mana, spell.mana.points) === 0)
    return null;
  const because = `${spell.name} takes ${spell.mana.points} mana, ${who.sheet.name} has ${who.mana}`;
  return refuse('noMana', because, 'SL-STA-6', 'with');
}

/** Why this one is no legal target of an attack with these means; `null`: it is. */
export function judgeTarget(fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (target.id === who.id || !foes(who, target)) {
    return refuse('noSuchThing', `${name} is no enemy of ${who.sheet.name}`, 'SL-ATK-1', 'target');
  }
  return judgeThere(fight, who, target) ?? judgeReach(fight, who, means, target);
}

/**
 * SL-ATK-5: why the target cannot be aimed at: absent, hidden or behind an obstacle. Whether `who` can see at all does
 * not matter here: only rules that say so need sight.
 */
export function judgeThere(fight: Fight, who: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (!present(target)) {
    return refuse('noSuchThing', `${name} is not there any more`, 'SL-ATK-6', 'target');
  }
  if (!visible(fight, who, target)) {
    return refuse('unseen', `${name} is not to be seen`, 'SL-ATK-5', 'target');
  }
  if (openLine(fight, who, target)) return null;
  return refuse('unseen', `something stands between ${who.sheet.name} and ${name}`, 'SL-MOD-4', 'target');
}

/** SL-GRD-4, SL-MOD-5. */
export const reaches = (fight: Fight, who: Combatant, means: Means, target: Combatant): boolean =>
  yardsFor(fight, who, means, target) <= farthest(means);

/** SL-R58: words for the distance of a melee attack: the gap between the two spaces, or the distance. */
const gapWords = ({ rulings }: Fight, name: string, yards: number): string =>
  rulings.reachMeasure === 'gap' ? `the gap to ${name} is ${yards} yd` : `${name} is ${yards} yd away`;

/** Why the target is out of reach or range; `null`: it is not. */
export function judgeReach(fight: Fight, who: Combatant, means: Means, target: Combatant): Refusal | null {
  if (reaches(fight, who, means, target)) return null;
  const yards = yardsFor(fight, who, means, target);
  const most = farthest(means);
  const { name } = target.sheet;
  const saddle = yards - saddleYard(fight, who, target) <= most;
  return means.manner === 'melee'
    ? refuse(
        'outOfReach',
        `${gapWords(fight, name, yards)}, the reach with ${means.label} is ${most} yd`,
        saddle ? 'SL-MNT-4' : 'SL-GRD-4',
        'target',
      )
    : refuse(
        'outOfRange',
        `${name} is ${yards} yd away, the range of ${means.label} is ${most} yd`,
        'SL-MOD-5',
        'target',
      );
}
