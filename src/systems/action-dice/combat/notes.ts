import { fold } from '../../../kernel/terms.ts';
import { coverOf } from '../cover/cover.ts';
import { coverTable } from '../cover/grades.ts';
import { prepareAction } from '../dice/roll.ts';
import { diceWords } from '../dice/steps.ts';
import { harmless } from '../harm/harmless.ts';
import { isBehind } from '../position/behind.ts';
import { dieOfRank } from '../ranks.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { damageDice } from './dice.ts';
import { guardOf } from './guard.ts';
import { kindOf } from './kind.ts';
import { attackSpec } from './roll.ts';
import type { AttackForm, Means } from './types.ts';
import { unrolled, unrolledWords } from './unrolled.ts';

/** Notes beside means and targets in the menu (also that a hit could do no harm, AD-ARM-11). */

/** `2d8 + 2 Bonus dice, near 100 ft, far 300 ft`. */
export function meansNote(fight: Fight, who: Combatant, means: Means): string {
  const { harm, range } = means;
  const words: string[] = [];
  if (!means.noDamage) {
    const bonus = Math.max(0, fold(damageDice(fight, who, means)).value);
    const own =
      harm.value > 0 ? `${harm.value}d${dieOfRank(harm.rank, fight.rulings)}` : `${harm.points ?? 0}`;
    words.push(bonus > 0 ? `${own} + ${bonus} Bonus ${bonus === 1 ? 'die' : 'dice'}` : own);
  }
  if (range) words.push(`near ${range.near} ft, far ${range.far} ft`);
  return words.join(', ');
}

/** The note beside a target, for given means: how it is hit, distance, cover. */
export function targetNote(
  fight: Fight,
  who: Combatant,
  form: AttackForm,
  target: Combatant,
  means: Means,
): string {
  const how = unrolled(fight, target, means);
  const notes = [how === null ? rollNote(fight, who, form, target, means) : unrolledWords[how]];
  if (means.manner === 'ranged') notes.push(`${distanceBetween(fight, who, target)} ft`);
  const { grade } = coverOf(fight, who, target, means.manner);
  if (grade !== 'none') notes.push(coverTable[grade].name);
  if (!means.noDamage && harmless(fight, target, kindOf(means)) !== null) notes.push('cannot be harmed so');
  return notes.join(', ');
}

/** `d20 + 2d10 against 15`. */
function rollNote(fight: Fight, who: Combatant, form: AttackForm, target: Combatant, means: Means): string {
  // AD-R56: where the attacker must declare that it comes from behind, the note assumes that it does not.
  const number = guardOf(fight, who, target, means, isBehind(fight, who, target, false));
  const spec = attackSpec(fight, { who: who.id, target: target.id, means, form, clause: '' }, number);
  const prepared = prepareAction(fight, spec);
  const count = Math.max(0, prepared.dice.value);
  return `d20${count > 0 ? ` + ${diceWords(count, prepared.steps)}` : ''} against ${number.value}`;
}
