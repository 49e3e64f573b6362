import type { Fact } from '../kernel/port.ts';
import type { Preferences } from '../kernel/preferences.ts';
import { Ended } from './ended.ts';
import type { Awaited } from './live.ts';
import { LiveAnswers, Pending } from './live.ts';
import type { Log } from './log.ts';
import { openLog } from './log.ts';
import type { System } from './system.ts';
import { Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import type { Wave } from './waves.ts';
import { dueWave, waveState, welcome } from './waves.ts';

/**
 * Too many steps in a row took nothing from the tape: the rules would never ask. The message says how to reproduce it.
 */
class Stuck extends Error {}

/** A step of a fight: its number, the state in which it began, and its answers so far. */
export interface RunMoment<S> {
  readonly base: S;
  readonly step: number;
  readonly answers: readonly TapeEntry[];
}

/** The playback of a tape, step by step: the current fight, what it waits for, and every step so far. */
interface Course<S, F extends Fact> {
  readonly log: Log<S, F>;
  /** The current state of the fight, which may be in the middle of a step. */
  fight(): S;
  awaited(): Awaited | null;
  /** The index of the current step. */
  step(): number;
  /** The index of the first tape entry of the current step. */
  stepBegins(): number;
  /** How many facts were told and dice read in the current step, changes by hand not counted. */
  told(): number;
  /** Plays on until somebody has to answer or the fight is over. Appends waves that are due to the tape. */
  advance(): void;
  /** Truncates the tape to `length` entries and returns to the step they end in. Returns the removed entries. */
  goBack(length: number): readonly TapeEntry[];
  prefer(preferences: Preferences): void;
  moment(): RunMoment<S>;
  moments(): readonly RunMoment<S>[];
}

/**
 * Opens a fight at its beginning; nothing is played before `advance`. `tape` is shared with the owner, who appends what
 * people answer. The course appends answers that need nobody and waves that are due, and truncates it in `goBack`.
 */
export function openCourse<S, F extends Fact>(options: {
  readonly system: System<S, F>;
  readonly beginning: S;
  readonly seed: string;
  readonly tape: TapeEntry[];
  readonly preferences: Preferences;
  /** Combatants who come later. */
  readonly waves: readonly Wave[];
}): Course<S, F> {
  const { system, beginning, seed, tape, waves } = options;
  const coming = (): readonly Wave[] => waves.filter((wave) => waveState(tape, wave) === 'due');
  const live = new LiveAnswers<S, F>(system, seed, tape, options.preferences, coming);
  const log = openLog<S, F>(system, () => live.cursor);
  /** The fight at the beginning of each step, and the first tape entry of each. The last step is the current one. */
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
      table.override(byHand);
    } else {
      if (system.over(working)) {
        awaited = null;
        log.file(step);
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
   * Appends the next due wave to the tape, between two steps and only at the end of the tape, so that every replay
   * finds it there. A wave that cannot come is held back, and the log says why.
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
