import type { Faces } from '../kernel/dice.ts';
import { faceProblem } from '../kernel/dice.ts';
import type { Id } from '../kernel/json.ts';
import { canonical, hashOf } from '../kernel/json.ts';
import type { Choice, Fact, Refusal } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import type { Preferences } from '../kernel/preferences.ts';
import type { Awaited } from './live.ts';
import { Ended, LiveAnswers, Pending } from './live.ts';
import type { Log } from './log.ts';
import { openLog } from './log.ts';
import type { Change, System } from './system.ts';
import { Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import { askKey, Divergence, drawKey, isInput } from './tape.ts';
import type { Wave } from './waves.ts';
import { arrivalOf, dueWave, reasonOf, waveState, welcome } from './waves.ts';

/** What a run was made from and what its people did: enough to play it again to the same state. */
export interface RunStart {
  readonly seed: string;
  readonly tape: readonly TapeEntry[];
  readonly redo: readonly (readonly TapeEntry[])[];
  readonly preferences: Preferences;
}

/** How the tape changed by an input, for a journal. */
export type TapeChange =
  | { readonly op: 'append' | 'redo'; readonly entries: readonly TapeEntry[] }
  | { readonly op: 'cut'; readonly length: number }
  | { readonly op: 'prefer'; readonly preferences: Preferences };

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

/** The rules ran without asking, telling or ending: they would run for ever. The message says how to repeat it. */
export class Stuck extends Error {}

/** A step of a fight: its number, the state in which it began, and its answers so far. */
export interface RunMoment<S> {
  readonly base: S;
  readonly step: number;
  readonly answers: readonly TapeEntry[];
}

/**
 * A fight in play: what has been decided (the tape), where that led, and what is waited for. It is mutable and
 * belongs to one owner; every method either does its work whole or gives a rejection and changes nothing.
 */
export interface Run<S, F extends Fact> {
  readonly system: System<S, F>;
  /** The fight as it stands, in the middle of a step too. Not to be changed. */
  fight(): S;
  /** What the fight waits for; `null` when it is over. */
  awaited(): Awaited | null;
  answer(choice: Choice): Rejection | null;
  /** Faces of real dice, `null` for each die that shall be rolled digitally; without faces all of them. */
  roll(faces?: readonly unknown[]): Rejection | null;
  override(changes: readonly Change[], reason: string): Rejection | null;
  /** Brings a wave in now, holds it back, or lets it come at its time after all. */
  wave(id: Id, does: 'call' | 'hold' | 'release'): Rejection | null;
  /** The waves that have not come. */
  waves(): readonly (Wave & { readonly held: boolean })[];
  prefer(preferences: Preferences): void;
  undo(): Rejection | null;
  redo(): Rejection | null;
  canUndo(): boolean;
  canRedo(): boolean;
  readonly log: Log<S, F>;
  start(): RunStart;
  /**
   * Goes on as another run of the same fight has gone: what the two have in common is not played again. Throws a
   * `Divergence` where the tape does not fit the rules, and stands where it stood, as with every fault.
   */
  catchUp(other: Omit<RunStart, 'seed'>): void;
  hash(): string;
  takeChanges(): readonly TapeChange[];
  /** What was cut off at the beginning because it did not fit the rules any more, and why. */
  readonly mended: { readonly why: string; readonly entries: readonly TapeEntry[] } | null;
  /** The step that is going on: what odds start from. */
  moment(): RunMoment<S>;
  /** The same of every step so far; the last one is going on, or the fight is over. */
  moments(): readonly RunMoment<S>[];
}

/**
 * Opens a fight at its beginning and plays what is on the tape. A tape that does not fit is cut, never guessed at.
 * `waves`: who comes later.
 */
export function openRun<S, F extends Fact>(
  system: System<S, F>,
  beginning: S,
  from: RunStart,
  waves: readonly Wave[] = [],
): Run<S, F> {
  const tape: TapeEntry[] = [...from.tape];
  const redo: (readonly TapeEntry[])[] = [...from.redo];
  let preferences = from.preferences;
  let changes: TapeChange[] = [];
  const live = new LiveAnswers<S, F>(system, from.seed, tape, preferences);
  const log = openLog<S, F>(system);

  /** The fight at the beginning of each step and where the step's answers begin; the last step is going on. */
  const bases: S[] = [beginning];
  const starts: number[] = [0];
  let working: S = beginning;
  let awaited: Awaited | null = null;

  const last = <T>(list: readonly T[]): T => list[list.length - 1] as T;

  const runStep = (): 'done' | 'waiting' | 'over' => {
    const step = bases.length - 1;
    live.begin(step, last(starts));
    working = system.copy(last(bases));
    const table = new Table<S, F>(system, working, live, log.witness(working));
    const byHand = live.takeOverride();
    if (byHand) {
      table.override(byHand.changes, byHand.reason);
    } else {
      if (system.over(working)) {
        awaited = null;
        return 'over';
      }
      try {
        system.step(table);
      } catch (thrown) {
        if (thrown instanceof Pending) {
          awaited = thrown.awaited;
          log.file(step);
          return 'waiting';
        }
        if (!(thrown instanceof Ended)) throw thrown;
      }
    }
    log.file(step);
    return 'done';
  };

  /**
   * Writes down that a wave comes, between two steps and where the tape ends: whoever plays the tape again finds it
   * there. One that finds no room is held back, and the log says why.
   */
  const receive = (): void => {
    if (last(starts) !== tape.length || system.over(last(bases))) return;
    const wave = dueWave(system, last(bases), waves, (one) => waveState(tape, one) === 'due');
    if (wave) tape.push(welcome(system, last(bases), wave, bases.length - 1));
  };

  const nextStep = (): ReturnType<typeof runStep> => {
    receive();
    return runStep();
  };

  /** Plays on until somebody has to answer or the fight is over. */
  const advance = (): void => {
    let silent = 0;
    for (let state = nextStep(); state === 'done'; state = nextStep()) {
      silent = live.cursor === last(starts) ? silent + 1 : 0;
      if (silent > 200) {
        throw new Stuck(
          `200 steps without an answer: seed ${from.seed}, step ${bases.length}, tape ${JSON.stringify(tape)}`,
        );
      }
      bases.push(working);
      starts.push(live.cursor);
    }
  };

  /** Goes back to the step that holds entry `length` of the tape, and cuts the tape there. */
  const goBack = (length: number): readonly TapeEntry[] => {
    const removed = tape.splice(length);
    while (starts.length > 1 && last(starts) > length) {
      starts.pop();
      bases.pop();
    }
    log.dropAfter(bases.length - 1);
    return removed;
  };

  const wish = (wanted: Preferences): void => {
    preferences = wanted;
    live.preferences = wanted;
  };

  /** Goes to where another tape of this fight ends, and plays only what is new. */
  const goTo = (other: Omit<RunStart, 'seed'>): void => {
    let same = 0;
    while (same < tape.length && same < other.tape.length && isSame(tape[same], other.tape[same])) same++;
    goBack(same);
    tape.push(...other.tape.slice(same));
    redo.splice(0, redo.length, ...other.redo);
    wish(other.preferences);
    advance();
  };

  const standsAt = (): Omit<RunStart, 'seed'> => ({ tape: [...tape], redo: [...redo], preferences });

  /** Does it, or nothing: where the rules break in the middle everything stands as before. */
  const wholly = <T>(deed: () => T): T => {
    const before = standsAt();
    try {
      return deed();
    } catch (thrown) {
      goTo(before);
      throw thrown;
    }
  };

  const append = (entry: TapeEntry): null =>
    wholly(() => {
      const before = tape.length;
      tape.push(entry);
      redo.length = 0;
      advance();
      changes.push({ op: 'append', entries: tape.slice(before) });
      return null;
    });

  const open = (): Run<S, F>['mended'] => {
    try {
      advance();
      return null;
    } catch (thrown) {
      if (!(thrown instanceof Divergence)) throw thrown;
      const entries = tape.splice(last(starts));
      redo.length = 0;
      advance();
      return { why: thrown.message, entries };
    }
  };
  const mended = open();

  const lastInput = (): number => {
    for (let i = tape.length - 1; i >= 0; i--) if (isInput(tape[i] as TapeEntry)) return i;
    return -1;
  };

  return {
    system,
    log,
    mended,
    fight: () => working,
    awaited: () => awaited,
    answer(choice) {
      if (awaited?.kind !== 'choose') return wrongAnswer(awaited, 'a choice');
      const read = awaited.question.read(choice);
      if (isRefusal(read)) return illegal(read);
      return append({ kind: 'ask', key: askKey(awaited.question), choice: read });
    },
    roll(given) {
      if (awaited?.kind !== 'roll') return wrongAnswer(awaited, 'dice');
      const { pool, why, digital } = awaited;
      if (given && given.length !== pool.dice.length) return illegalFaces(faceProblem(pool, given));
      const faces = given ? given.map((face, i) => (face === null ? digital[i] : face)) : digital;
      const problem = faceProblem(pool, faces);
      if (problem) return illegalFaces(problem);
      const hand = given ? given.flatMap((face, i) => (face === null ? [] : [i])) : [];
      const entry = { kind: 'draw', key: drawKey(why), faces: wrapped(pool.dice, faces as Faces) } as const;
      return append(hand.length > 0 ? { ...entry, hand } : entry);
    },
    override(list, reason) {
      const trial = system.copy(working);
      for (let i = 0; i < list.length; i++) {
        const facts = system.override(trial, list[i] as Change, reason);
        if ('because' in facts) {
          return {
            ...illegal(facts),
            code: 'illegal-change',
            path: `changes[${i}]${facts.field ? `.${facts.field}` : ''}`,
          };
        }
        for (const fact of facts) system.apply(trial, fact);
      }
      return append({ kind: 'override', changes: list, reason, step: bases.length - 1 });
    },
    wave(id, does) {
      const wave = waves.find((one) => one.id === id);
      const state = wave && waveState(tape, wave);
      if (!wave || state === 'in') {
        const message = wave ? `${wave.name} has come already` : `there is no wave "${id}"`;
        return { code: 'illegal-change', message, path: 'wave' };
      }
      if (state === (does === 'hold' ? 'held' : 'due') && does !== 'call') {
        return { code: 'illegal-change', message: `${wave.name} is so already`, path: 'does' };
      }
      const entry = { kind: 'override', reason: reasonOf(wave), step: bases.length - 1 } as const;
      if (does !== 'call') {
        const [words, now] =
          does === 'hold' ? ['is held back', 'held' as const] : ['may come', 'due' as const];
        const changes = [{ change: 'note', text: `${wave.name} ${words}` }] as const;
        return append({ ...entry, changes, wave: { id, now } });
      }
      const found = arrivalOf(system, working, wave);
      if ('because' in found) return { ...illegal(found), code: 'illegal-change', path: 'wave' };
      return append({ ...entry, changes: found, wave: { id, now: 'in' } });
    },
    waves: () =>
      waves
        .map((wave) => ({ ...wave, state: waveState(tape, wave) }))
        .filter(({ state }) => state !== 'in')
        .map(({ state, ...wave }) => ({ ...wave, held: state === 'held' })),
    prefer: (wanted) =>
      wholly(() => {
        wish(wanted);
        const before = tape.length;
        advance();
        changes.push({ op: 'prefer', preferences: wanted });
        if (tape.length > before) changes.push({ op: 'append', entries: tape.slice(before) });
      }),
    undo() {
      const at = lastInput();
      if (at < 0)
        return { code: 'nothing-to-undo', message: 'nothing has been done yet that could be undone' };
      return wholly(() => {
        redo.push(goBack(at));
        advance();
        changes.push({ op: 'cut', length: at });
        return null;
      });
    },
    redo() {
      return wholly(() => {
        const entries = redo.pop();
        if (!entries)
          return { code: 'nothing-to-redo', message: 'nothing was undone that could be done again' };
        const before = tape.length;
        tape.push(...entries);
        advance();
        changes.push({ op: 'redo', entries: tape.slice(before) });
        return null;
      });
    },
    canUndo: () => lastInput() >= 0,
    canRedo: () => redo.length > 0,
    start: () => ({ seed: from.seed, ...standsAt() }),
    catchUp: (other) => wholly(() => goTo(other)),
    hash: () => hashOf(working),
    takeChanges() {
      const taken = changes;
      changes = [];
      return taken;
    },
    moment: () => ({ base: last(bases), step: bases.length - 1, answers: tape.slice(last(starts)) }),
    moments: () =>
      bases.map((base, step) => ({ base, step, answers: tape.slice(starts[step], starts[step + 1]) })),
  };
}

const isSame = (one: TapeEntry | undefined, other: TapeEntry | undefined): boolean =>
  one === other || canonical(one) === canonical(other);

const illegal = (refusal: Refusal): Rejection => ({
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

/** Bursting dice are kept as chains, also when a single face was typed. */
const wrapped = (dice: readonly { readonly burst?: true }[], faces: Faces): Faces =>
  faces.map((face, i) => (dice[i]?.burst && typeof face === 'number' ? [face] : face));
