import type { Faces } from '../kernel/dice.ts';
import { faceProblem } from '../kernel/dice.ts';
import type { Id } from '../kernel/json.ts';
import type { Choice, Fact, Refusal } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import type { Awaited } from './live.ts';
import type { Change, System } from './system.ts';
import type { TapeEntry } from './tape.ts';
import { askKey, drawKey } from './tape.ts';
import type { Wave } from './waves.ts';
import { arrivalOf, reasonOf, waveState } from './waves.ts';

/** Parsing of what people do, into a tape entry or a rejection. Pure. */

/** Why an input was not taken. Nothing has changed. */
export interface Rejection {
  readonly code:
    | 'illegal-choice'
    | 'illegal-faces'
    | 'wrong-answer'
    | 'illegal-change'
    | 'nothing-to-undo'
    | 'nothing-to-redo';
  readonly message: string;
  readonly path?: string;
  readonly clause?: string;
  readonly reason?: string;
}

/** The point in a fight at which a change by hand is made: the step, and its number of events so far. */
export interface FightPoint {
  readonly step: number;
  readonly told: number;
}

export type Input = TapeEntry | Rejection;

export const isRejection = (input: Input): input is Rejection => 'code' in input;

/** An answer to the open question, and for those of `others` who are asked the same next. */
export function answerOf(awaited: Awaited | null, choice: Choice, others: readonly Id[] = []): Input {
  if (awaited?.kind !== 'choose') return wrongAnswer(awaited, 'a choice');
  const read = awaited.question.read(choice);
  if (isRefusal(read)) return rejectionOf(read);
  const asked = others.length > 0 ? (awaited.question.also?.() ?? []) : [];
  const also = asked.filter((who) => others.includes(who));
  return {
    kind: 'ask',
    key: askKey(awaited.question),
    choice: read,
    ...(also.length > 0 ? { also } : {}),
  };
}

/** Faces of real dice, with `null` for each die to roll digitally. Without faces all are rolled digitally. */
export function rollOf(awaited: Awaited | null, given?: readonly unknown[]): Input {
  if (awaited?.kind !== 'roll') return wrongAnswer(awaited, 'dice');
  const { pool, why, digital } = awaited;
  if (given && given.length !== pool.dice.length) return illegalFaces(faceProblem(pool, given));
  const faces = given ? given.map((face, i) => (face === null ? digital[i] : face)) : digital;
  const problem = faceProblem(pool, faces);
  if (problem) return illegalFaces(problem);
  const hand = given ? given.flatMap((face, i) => (face === null ? [] : [i])) : [];
  const entry = { kind: 'draw', key: drawKey(why), faces: wrapped(pool.dice, faces as Faces) } as const;
  return hand.length > 0 ? { ...entry, hand } : entry;
}

/** Changes by hand, each checked against the fight as the ones before leave it. */
export function overrideOf<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  at: FightPoint,
  changes: readonly Change[],
  reason: string,
): Input {
  const trial = system.copy(fight);
  const before = outs(system, fight);
  for (let i = 0; i < changes.length; i++) {
    const facts = system.override(trial, changes[i] as Change, reason);
    if ('because' in facts) {
      return {
        ...rejectionOf(facts),
        code: 'illegal-change',
        path: `changes[${i}]${facts.field ? `.${facts.field}` : ''}`,
      };
    }
    for (const fact of facts) system.apply(trial, fact);
  }
  const after = outs(system, trial);
  // Who was able, or lay there, and is not any more.
  const takes = [...before].flatMap(([id, out]) => {
    const now = after.get(id);
    return (out === null || out === 'unconscious') && now !== out && now !== null ? [id] : [];
  });
  return { kind: 'override', changes, reason, ...at, ...(takes.length > 0 ? { takes } : {}) };
}

/** Everybody who is there, with how they are out of the fight, if they are. */
const outs = <S, F extends Fact>(system: System<S, F>, fight: S) =>
  new Map(system.status(fight).map(({ id, out }) => [id, out]));

/** Brings a wave in now, holds it back, or releases it to come at its time. */
export function waveOf<S, F extends Fact>(
  system: System<S, F>,
  fight: S,
  at: FightPoint,
  of: { readonly tape: readonly TapeEntry[]; readonly waves: readonly Wave[] },
  id: Id,
  does: 'call' | 'hold' | 'release',
): Input {
  const wave = of.waves.find((one) => one.id === id);
  const state = wave && waveState(of.tape, wave);
  if (!wave || state === 'in') {
    const message = wave ? `${wave.name} has come already` : `there is no wave "${id}"`;
    return { code: 'illegal-change', message, path: 'wave' };
  }
  if (state === (does === 'hold' ? 'held' : 'due') && does !== 'call') {
    return { code: 'illegal-change', message: `${wave.name} is so already`, path: 'does' };
  }
  const entry = { kind: 'override', reason: reasonOf(wave), ...at } as const;
  if (does !== 'call') {
    const [words, now] = does === 'hold' ? ['is held back', 'held' as const] : ['may come', 'due' as const];
    const changes = [{ change: 'note', text: `${wave.name} ${words}` }] as const;
    return { ...entry, changes, wave: { id, now } };
  }
  const found = arrivalOf(system, fight, wave);
  if ('because' in found) return { ...rejectionOf(found), code: 'illegal-change', path: 'wave' };
  return { ...entry, changes: found, wave: { id, now: 'in' } };
}

/** The rejection of a choice that the rules refuse. */
export const rejectionOf = (refusal: Refusal): Rejection => ({
  code: 'illegal-choice',
  reason: refusal.code,
  message: refusal.because,
  clause: refusal.clause,
  path: refusal.field ? `choice.${refusal.field}` : 'choice',
});

const illegalFaces = (problem: { path: string; message: string } | null): Rejection => ({
  code: 'illegal-faces',
  message: problem?.message ?? 'these faces cannot have fallen',
  path: problem?.path ?? 'faces',
});

const wrongAnswer = (awaited: Awaited | null, given: string): Rejection => ({
  code: 'wrong-answer',
  message: awaited
    ? `the table waits for ${awaited.kind === 'roll' ? 'dice' : 'a choice'}, not for ${given}`
    : 'the fight is over: nothing is waited for',
  path: 'prompt',
});

/** Stores bursting dice as chains, also where a single face was entered. */
const wrapped = (dice: readonly { readonly burst?: true }[], faces: Faces): Faces =>
  faces.map((face, i) => (dice[i]?.burst && typeof face === 'number' ? [face] : face));
