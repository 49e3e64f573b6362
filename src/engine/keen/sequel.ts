import type { Id } from '../../kernel/json.ts';
import type { Choice, Fact, Question } from '../../kernel/port.ts';
import { doerOf } from '../../kernel/port.ts';
import { optionOf } from '../../kernel/sentence.ts';
import type { View } from '../../kernel/view.ts';
import type { System, Tactic } from '../system.ts';
import type { Decision } from './ahead.ts';
import { oddsOfAnswer, playAhead } from './ahead.ts';
import { aimedAt, choiceWords, oddsSaid, whoseTurn } from './words.ts';

/** Thrown at the deed that was looked for. A single instance, because a stack trace is expensive. */
const known = new Error('the next deed is known');

/** The dice of the play that is followed. */
const play = 'because/0';

/** The deed that was looked for, and the fight just before it. */
interface Next<S> {
  readonly question: Question;
  readonly choice: Choice;
  readonly words: string;
  readonly fight: S;
}

/**
 * What a choice leads to in the same turn, in words: the first deed of the usual tactic after it that is no walk, "then
 * Attack Tovo with spear (45 % hit)"; or where a walk ends the turn, whom it brings nearer. `null` where neither can be
 * said. Dice that fall on the way are those of one play.
 */
export function sequelWords<S, F extends Fact>(
  decision: Decision<S, F>,
  choice: Choice,
  walks: boolean,
): string | null {
  const { system, question, usual, moment } = decision;
  const doer = doerOf(question);
  const found: { next: Next<S> | null } = { next: null };
  const watched: Tactic<S> = {
    ...usual,
    decide(asked, fight, random, from) {
      const made = usual.decide(asked, fight, random, from);
      if (asked.id !== 'turn' || doerOf(asked) !== doer || goesOn(system, fight, asked, made)) return made;
      const words = choiceWords(asked, made);
      found.next = { question: asked, choice: made, words, fight: system.copy(fight) };
      throw known;
    },
  };
  try {
    const ahead = playAhead({ ...decision, usual: watched, turns: 1 }, choice, play);
    return ahead && walks ? nearness(system, doer, moment.base, ahead.fight) : null;
  } catch (thrown) {
    if (thrown !== known || !found.next) throw thrown;
  }
  const { next } = found;
  const odds = oddsFrom({ ...decision, question: next.question }, next.fight, next.choice);
  return `then ${next.words}${odds === '' ? '' : ` (${odds})`}`;
}

/** Whether the answer is a walk or ends the turn, and so is not what a choice leads to. */
function goesOn<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  question: Question,
  choice: Choice,
): boolean {
  return isEnd(question, choice) || isWalk(system, fight, question, choice);
}

/** Whether the choice ends the turn. */
export const isEnd = (question: Question, choice: Choice): boolean =>
  optionOf(question.options(), choice)?.group === 'end';

/** Whether the choice moves somebody and does nothing else: it names nobody. */
export const isWalk = <S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  question: Question,
  choice: Choice,
): boolean =>
  system.preview(fight, question, choice).path !== undefined &&
  aimedAt(choice, system.view(fight).combatants).length === 0;

/** The odds of a deed that begins a step; empty where the rules come to it only in the middle of one. */
function oddsFrom<S, F extends Fact>(decision: Decision<S, F>, base: S, choice: Choice): string {
  const from = { ...decision, moment: { base, answers: [] } };
  if (!playAhead({ ...from, turns: 0 }, choice, play)) return '';
  const { combatants } = decision.system.view(base);
  return oddsSaid(oddsOfAnswer(from, choice), combatants, choice, whoseTurn(decision.question));
}

/** "nearer to Tovo", "away from Tovo": the nearest enemy that the doer knows of, after or before a walk. */
function nearness<S, F extends Fact>(system: System<S, F>, doer: Id, before: S, after: S): string | null {
  const unseen = system.veil?.hidden(before) ?? {};
  const then = nearestTo(system.view(before), doer, unseen);
  const now = nearestTo(system.view(after), doer, unseen);
  if (!then || !now) return null;
  if (now.far < then.far) return `nearer to ${now.name}`;
  return now.far > then.far ? `away from ${then.name}` : null;
}

/** The nearest enemy of somebody who is still in the fight, by cells counted as a king moves. */
function nearestTo(
  { combatants }: View,
  doer: Id,
  unseen: { readonly [who: Id]: readonly Id[] },
): { readonly name: string; readonly far: number } | null {
  const own = combatants[doer];
  if (!own?.cell) return null;
  const { x, y } = own.cell;
  const all = Object.entries(combatants).flatMap(([id, { name, side, cell, out, thing }]) =>
    side === own.side || !cell || out || thing || unseen[id]?.includes(doer)
      ? []
      : [{ name, far: Math.max(Math.abs(cell.x - x), Math.abs(cell.y - y)) }],
  );
  return all.sort((a, b) => a.far - b.far)[0] ?? null;
}
