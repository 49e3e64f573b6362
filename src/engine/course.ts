import type { Fact } from '../kernel/port.ts';
import type { Preferences } from '../kernel/preferences.ts';
import type { Awaited } from './live.ts';
import { LiveAnswers, Pending } from './live.ts';
import type { Log } from './log.ts';
import { openLog } from './log.ts';
import { Ended } from './reader.ts';
import type { System } from './system.ts';
import { Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import type { Wave } from './waves.ts';
import { dueWave, waveState, welcome } from './waves.ts';

/** The rules ran without asking, telling or ending: they would run for ever. The message says how to repeat it. */
class Stuck extends Error {}

/** A step of a fight: its number, the state in which it began, and its answers so far. */
export interface RunMoment<S> {
  readonly base: S;
  readonly step: number;
  readonly answers: readonly TapeEntry[];
}

/** A fight step by step, as a tape tells it: how it stands, what is waited for, and the way there. */
export interface Course<S, F extends Fact> {
  readonly log: Log<S, F>;
  /** The fight as it stands, in the middle of a step too. */
  fight(): S;
  awaited(): Awaited | null;
  /** The number of the step that is going on, and where its answers begin on the tape. */
  step(): number;
  stepBegins(): number;
  /** How much this step has told, changes by hand aside. */
  told(): number;
  /** Plays on until somebody has to answer or the fight is over. Waves that are due are written on the tape. */
  advance(): void;
  /** Goes back to the step that holds entry `length` of the tape, and cuts the tape there. */
  goBack(length: number): readonly TapeEntry[];
  prefer(preferences: Preferences): void;
  moment(): RunMoment<S>;
  moments(): readonly RunMoment<S>[];
}

/** A fight at its beginning. `tape` is the owner's, who writes on it; nothing is played before `advance`. */
export function openCourse<S, F extends Fact>(options: {
  readonly system: System<S, F>;
  readonly beginning: S;
  readonly seed: string;
  readonly tape: TapeEntry[];
  readonly preferences: Preferences;
  /** Who comes later. */
  readonly waves: readonly Wave[];
}): Course<S, F> {
  const { system, beginning, seed, tape, waves } = options;
  const live = new LiveAnswers<S, F>(system, seed, tape, options.preferences);
  const log = openLog<S, F>(system);
  /** The fight at the beginning of each step and where the step's answers begin; the last step is going on. */
  const bases: S[] = [beginning];
  const starts: number[] = [0];
  let working: S = beginning;
  let awaited: Awaited | null = null;

  const runStep = (): 'done' | 'waiting' | 'over' => {
    const step = bases.length - 1;
    live.begin(step, last(starts));
    working = system.copy(last(bases));
    const table = new Table<S, F>(system, working, live, log.witness(working));
    const byHand = live.takeFirst();
    if (byHand) {
      table.override(byHand.changes, byHand.reason);
    } else {
      if (system.over(working)) {
        awaited = null;
        return 'over';
      }
      try {
        table.step();
      } catch (thrown) {
        if (thrown instanceof Pending) {
          awaited = thrown.awaited;
          log.file(step);
          return 'waiting';
        }
        if (!(thrown instanceof Ended)) throw thrown;
      }
      live.ends();
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
          `200 steps without an answer: seed ${seed}, step ${bases.length}, tape ${JSON.stringify(tape)}`,
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

  return {
    log,
    fight: () => working,
    awaited: () => awaited,
    step: () => bases.length - 1,
    stepBegins: () => last(starts),
    told: () => live.told,
    advance,
    goBack,
    prefer(preferences) {
      live.preferences = preferences;
    },
    moment: () => ({ base: last(bases), step: bases.length - 1, answers: tape.slice(last(starts)) }),
    moments: () =>
      bases.map((base, step) => ({ base, step, answers: tape.slice(starts[step], starts[step + 1]) })),
  };
}

const last = <T>(list: readonly T[]): T => list[list.length - 1] as T;
