import { firstAccepted } from '../../../engine/wishes.ts';
import type { Choice, Option, Question } from '../../../kernel/port.ts';
import { abilityMeans } from '../combat/means.ts';
import { findMeans } from '../combat/offer.ts';
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

/** What comes of a hit besides its damage, by the words of the notes, the worst last. */
const ends = ['Down', 'Bleeding', 'death'];
const perEnd = 1000;

/** WS-ARM-6: the type with the worst result for a foe, and with the mildest for somebody of the own side. */
export function sensibleType(fight: Fight, question: Question): Choice {
  const sign = isForFriend(fight, question) ? -1 : 1;
  let best: Choice | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id, note = '' } of question.options()) {
    const [amount = '0'] = note.split(' ');
    const end = ends.findIndex((word) => note.includes(word)) + 1;
    const value = sign * (Number(amount) + end * perEnd);
    if (value <= most) continue;
    most = value;
    best = { option: id };
  }
  return best ?? decline;
}

/** WS-R52 `afterRoll`, WS-R58 `onHit`: an attack that is about to hit a friend misses on purpose, or is not to kill. */
export const sparesFriend = (fight: Fight, question: Question): Choice | null =>
  isForFriend(fight, question)
    ? firstAccepted(question, [{ option: 'miss' }, { option: 'non-lethal' }])
    : null;

/** WS-R6 `ask`: the check with the highest bonus, the first listed of equal ones. */
export function sensibleSkill(question: Question): Choice {
  const [first, ...others] = question.options();
  if (!first) return decline;
  const bonus = ({ note }: Option): number => Number(note);
  return { option: others.reduce((best, each) => (bonus(each) > bonus(best) ? each : best), first).id };
}

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
