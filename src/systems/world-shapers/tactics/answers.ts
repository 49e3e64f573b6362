import { firstAccepted } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { abilityMeans } from '../combat/means.ts';
import { findMeans } from '../combat/offer.ts';
import type { Outcome } from '../damage/allocation.ts';
import type { Combatant, Fight } from '../state.ts';
import { allies } from '../state.ts';
import { aimAt } from './promise.ts';

/** How the tactics answer questions in the middle of a deed, and those of the game master. */

const decline: Choice = { option: 'decline' };

const named = (fight: Fight, question: Question, field: string): Combatant | null =>
  fight.combatants[String(question.about?.[field])] ?? null;

/** WS-RND-7: uses a guard Ability if 3 more Evasion lower the chance of the hit by more than 10 %. */
export function sensibleGuard(fight: Fight, question: Question): Choice {
  const who = named(fight, question, 'target');
  const by = named(fight, question, 'by');
  const given = question.about?.with;
  const ability = by?.sheet.abilities.find(({ id }) => id === given);
  const means = by && (ability ? abilityMeans(ability, 0) : findMeans(by, String(given)));
  if (!who || !by || !means) return firstAccepted(question, [{ option: 'use' }]) ?? decline;
  const { hit } = aimAt(fight, by, means, who);
  const { hit: then } = aimAt(fight, by, means, who, 3);
  return hit - then > 0.1 ? (firstAccepted(question, [{ option: 'use' }]) ?? decline) : decline;
}

/** What comes of a hit besides its damage counts for more than any damage. */
const perEnd = 1000;
const worth = ({ total, down, bleeding, dead }: Outcome): number =>
  total + perEnd * (dead ? 3 : bleeding ? 2 : down ? 1 : 0);

/** What a question tells of each of its options, in their order. */
const listIn = <T>(question: Question, field: string): readonly T[] =>
  (question.about?.[field] ?? []) as readonly unknown[] as readonly T[];

/** The option for which this is highest, the first listed of equal ones. */
function highest(question: Question, values: readonly number[]): Choice {
  const place = values.indexOf(Math.max(...values));
  const best = question.options()[place];
  return best ? { option: best.id } : decline;
}

/** WS-ARM-6: the type with the worst result for a foe, and with the mildest for somebody of the own side. */
export function sensibleType(fight: Fight, question: Question): Choice {
  const sign = isForFriend(fight, question) ? -1 : 1;
  return highest(
    question,
    listIn<Outcome>(question, 'outcomes').map((outcome) => sign * worth(outcome)),
  );
}

/** WS-R52 `afterRoll`, WS-R58 `onHit`: an attack that is about to hit a friend misses on purpose, or is not to kill. */
export const sparesFriend = (fight: Fight, question: Question): Choice | null =>
  isForFriend(fight, question)
    ? firstAccepted(question, [{ option: 'miss' }, { option: 'non-lethal' }])
    : null;

/** WS-R6 `ask`: the check with the highest bonus, the first listed of equal ones. */
export const sensibleSkill = (question: Question): Choice =>
  highest(question, listIn<number>(question, 'bonuses'));

/** Whether the question is about harm to somebody of the own side: an area, or a shot that went on to a friend. */
function isForFriend(fight: Fight, question: Question): boolean {
  const [who, target] = [named(fight, question, 'who'), named(fight, question, 'target')];
  return who !== null && target !== null && allies(who, target);
}

/** WS-CIN-3: allows the deed, with the best skill of the one who attempts it. */
export function sensibleTerms(fight: Fight, question: Question): Choice {
  const of = named(fight, question, 'of');
  const skills = of ? skillsOf(of) : [];
  const wishes = skills.map((skill) => ({ option: 'allow', skill, difficulty: 12 }));
  return (
    firstAccepted(question, [...wishes, { option: 'allow', skill: 'rawForce', difficulty: 12 }]) ?? decline
  );
}

const skillsOf = (who: Combatant): readonly string[] =>
  Object.entries(who.sheet.skills)
    .sort(([, a], [, b]) => b - a)
    .map(([skill]) => skill);
