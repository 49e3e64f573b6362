import { expect } from 'vitest';
import { randomTactic } from '../../engine/random-choice.ts';
import type { Run } from '../../engine/run.ts';
import type { Json } from '../../kernel/json.ts';
import { canonical } from '../../kernel/json.ts';
import type { Choice, Fact } from '../../kernel/port.ts';
import type { Stream } from '../../kernel/streams.ts';
import { stream } from '../../kernel/streams.ts';

/**
 * Tests of undo after a run has been played: fifty answers are undone one by one, across turns, effects and reactions,
 * and each time the fight is what it was before. Given again they get the same dice; another answer gets other dice.
 */

/** An answer that was given, with the hash of the fight and the active combatant before it. */
export interface Step {
  readonly choice: Choice;
  readonly hash: string;
  readonly active: string | null;
}

export const stepOf = <S, F extends Fact>(run: Run<S, F>, choice: Choice): Step => ({
  choice,
  hash: run.hash(),
  active: run.system.clock(run.fight()).active,
});

const most = 50;

/** The lines of the log that were not undone: a turn that begins twice would say so twice. */
const standing = <S, F extends Fact>({ log }: Run<S, F>): readonly string[] =>
  log.lines().flatMap(({ text, undone }) => (undone ? [] : [text]));

/** The faces of all rolls on the tape, in order. */
const diceOf = <S, F extends Fact>(run: Run<S, F>): string =>
  JSON.stringify(run.start().tape.flatMap((entry) => (entry.kind === 'draw' ? [entry.faces] : [])));

/** The faces of the first roll after an answer, which is undone again; `null` without a roll. */
function firstDice<S, F extends Fact>(run: Run<S, F>, choice: Choice): readonly unknown[] | null {
  const before = run.start().tape.length;
  expect(run.answer(choice)).toBeNull();
  const entry = run
    .start()
    .tape.slice(before)
    .find(({ kind }) => kind === 'draw');
  expect(run.undo()).toBeNull();
  return entry?.kind === 'draw' ? entry.faces : null;
}

/** Whether another answer gets other dice than this one; `null` where that cannot be told. */
function meetsOthers<S, F extends Fact>(run: Run<S, F>, choice: Choice, mind: Stream): boolean | null {
  const awaited = run.awaited();
  if (awaited?.kind !== 'choose') return null;
  const other = randomTactic.decide(awaited.question, run.fight(), mind);
  if (canonical(other as Json) === canonical(choice as Json)) return null;
  const [mine, others] = [firstDice(run, choice), firstDice(run, other)];
  if (mine === null || mine.length !== others?.length) return null;
  return JSON.stringify(mine) !== JSON.stringify(others);
}

/** The number of answers that are given again instead of redone. */
const anew = 12;

/**
 * Undoes the last steps and redoes them; then undoes some of them again and gives the same answers, trying other
 * answers in between.
 */
export function takesBack<S, F extends Fact>(run: Run<S, F>, steps: readonly Step[]): void {
  const end = { hash: run.hash(), log: standing(run), dice: diceOf(run) };
  const undo = (back: readonly Step[]): void => {
    for (const { hash } of [...back].reverse()) {
      expect(run.undo()).toBeNull();
      expect(run.hash()).toBe(hash);
    }
  };
  const same = (): void => {
    expect(run.hash()).toBe(end.hash);
    expect(standing(run)).toEqual(end.log);
    expect(diceOf(run)).toBe(end.dice);
  };
  const back = steps.slice(-most);
  undo(back);
  for (const _ of back) expect(run.redo()).toBeNull();
  same();
  const last = steps.slice(-anew);
  undo(last);
  const mind = stream('another');
  const found: boolean[] = [];
  for (const { choice, hash } of last) {
    const others = meetsOthers(run, choice, mind);
    if (others !== null) found.push(others);
    expect(run.hash()).toBe(hash);
    expect(run.answer(choice)).toBeNull();
  }
  if (found.length > 1) expect(found).toContain(true);
  same();
}
