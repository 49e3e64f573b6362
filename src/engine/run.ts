import type { Id } from '../kernel/json.ts';
import { canonical, hashOf } from '../kernel/json.ts';
import type { Choice, Fact } from '../kernel/port.ts';
import type { Preferences } from '../kernel/preferences.ts';
import type { RunMoment } from './course.ts';
import { openCourse } from './course.ts';
import type { FightPoint, Input, Rejection } from './inputs.ts';
import { answerOf, isRejection, overrideOf, rollOf, waveOf } from './inputs.ts';
import type { Awaited } from './live.ts';
import type { Log } from './log.ts';
import type { Change, System } from './system.ts';
import type { TapeEntry } from './tape.ts';
import { askedIn, Divergence, isInput } from './tape.ts';
import type { Wave } from './waves.ts';
import { waveState } from './waves.ts';

/** What a run was made from and what its people did: enough to play it again to the same state. */
export interface RunStart {
  readonly seed: string;
  readonly tape: readonly TapeEntry[];
  readonly redo: readonly (readonly TapeEntry[])[];
  readonly preferences: Preferences;
}

/** How the tape changed by an input, for a journal. */
export type TapeChange =
  /** New answers; they clear the redo stack. */
  | { readonly op: 'append'; readonly entries: readonly TapeEntry[] }
  /**
   * An undo: the entries from index `length` on move from the tape to the redo stack. Several undos in a row have
   * `stops`: the lengths between at which they stopped, the shortest first.
   */
  | { readonly op: 'cut'; readonly length: number; readonly stops?: readonly number[] }
  /** A redo: the newest undone entries move back to the tape. `undone`: those of so many undos; 1 if left out. */
  | { readonly op: 'redo'; readonly entries: readonly TapeEntry[]; readonly undone?: number }
  | { readonly op: 'prefer'; readonly preferences: Preferences };

/**
 * A fight in play: what has been decided (the tape), where that led, and what is waited for. It is mutable and
 * belongs to one owner; every method either does its work whole or changes nothing: it gives a rejection, or throws
 * where the rules break.
 */
export interface Run<S, F extends Fact> {
  readonly system: System<S, F>;
  /** The fight as it stands, in the middle of a step too. Not to be changed. */
  fight(): S;
  /** What the fight waits for; `null` when it is over. */
  awaited(): Awaited | null;
  /** `also`: who is asked the same next and answers the same. */
  answer(choice: Choice, also?: readonly Id[]): Rejection | null;
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
  /**
   * Undoes or redoes until `at` answers of people stand, or as near to that as it can stop. It ends before an undo or
   * redo by which something could not be done again any more. What the log tells of undone steps is forgotten, not
   * struck: whoever goes to and fro takes nothing back.
   */
  seek(at: number): void;
  canUndo(): boolean;
  canRedo(): boolean;
  /** How many answers of people stand, and how many there are with those that can be done again. */
  stands(): { readonly at: number; readonly of: number };
  /**
   * The id of the newest line of the log before the last answer of a person, who is none of `except`; -1 if there is
   * none, `null` if nobody has answered.
   */
  since(except: (who: Id) => boolean): number | null;
  readonly log: Log<S, F>;
  start(): RunStart;
  /**
   * Goes on as another run of the same fight has gone: what the two have in common is not played again. Throws a
   * `Divergence` where the tape does not fit the rules, and stands where it stood, as with every fault.
   */
  catchUp(other: Omit<RunStart, 'seed'>): void;
  hash(): string;
  takeChanges(): readonly TapeChange[];
  /**
   * What was cut off when the run was opened, because the tape no longer fitted the rules: all from the beginning of
   * the step that diverged to the tape's end. What could be redone is dropped too. `null`: the whole tape fitted.
   */
  readonly mended: { readonly why: string; readonly entries: readonly TapeEntry[] } | null;
  /** The step that is going on: what odds start from. */
  moment(): RunMoment<S>;
  /** The same of every step so far; the last one is going on, or the fight is over. */
  moments(): readonly RunMoment<S>[];
}

/**
 * Opens a fight at its beginning and plays what is on the tape. A tape that does not fit is cut, never guessed at. Where
 * more answers by itself than is on the tape, what was undone no longer fits and is dropped. `waves`: who comes later.
 */
export function openRun<S, F extends Fact>(
  system: System<S, F>,
  beginning: S,
  from: RunStart,
  waves: readonly Wave[] = [],
): Run<S, F> {
  const { seed } = from;
  const tape: TapeEntry[] = [...from.tape];
  const redo: (readonly TapeEntry[])[] = [...from.redo];
  let preferences = from.preferences;
  let changes: TapeChange[] = [];
  const course = openCourse({ system, beginning, seed, tape, preferences, waves });

  const placeNow = (): FightPoint => ({ step: course.step(), told: course.told() });

  const wish = (wanted: Preferences): void => {
    preferences = wanted;
    course.prefer(wanted);
  };

  /** Goes to where another tape of this fight ends, and plays only what is new. */
  const goTo = (other: Omit<RunStart, 'seed'>): void => {
    let same = 0;
    while (same < tape.length && same < other.tape.length && isSame(tape[same], other.tape[same])) same++;
    course.goBack(same);
    tape.push(...other.tape.slice(same));
    redo.splice(0, redo.length, ...other.redo);
    wish(other.preferences);
    course.advance();
  };

  const standsAt = (): Omit<RunStart, 'seed'> => ({ tape: [...tape], redo: [...redo], preferences });

  /** All or nothing: where the deed throws, tape, redo and preferences are as before, and the error goes on. */
  const wholly = <T>(deed: () => T): T => {
    const before = standsAt();
    try {
      return deed();
    } catch (thrown) {
      goTo(before);
      throw thrown;
    }
  };

  /**
   * Notes for the journal what came by itself from index `from` of the tape on, because preferences have changed since.
   * What was undone answered the same questions and no longer fits.
   */
  const answeredSince = (from: number): void => {
    if (tape.length === from) return;
    redo.length = 0;
    changes.push({ op: 'append', entries: tape.slice(from) });
  };

  /** Puts on the tape what somebody did, and plays on. */
  const take = (input: Input): Rejection | null => {
    if (isRejection(input)) return input;
    return wholly(() => {
      const before = tape.length;
      tape.push(input);
      redo.length = 0;
      course.advance();
      changes.push({ op: 'append', entries: tape.slice(before) });
      return null;
    });
  };

  const open = (): Run<S, F>['mended'] => {
    try {
      course.advance();
      if (tape.length > from.tape.length) redo.length = 0;
      return null;
    } catch (thrown) {
      if (!(thrown instanceof Divergence)) throw thrown;
      const entries = tape.splice(course.stepBegins());
      redo.length = 0;
      course.advance();
      return { why: thrown.message, entries };
    }
  };
  const mended = open();

  const lastInput = (): number => tape.findLastIndex(isInput);

  const stands = (): { readonly at: number; readonly of: number } => {
    const at = inputsIn(tape);
    return { at, of: redo.reduce((sum, undone) => sum + inputsIn(undone), at) };
  };

  /** Undoes the last answer of a person, of which there is one. */
  const back = (): void => {
    let at = lastInput();
    const undone = [...course.goBack(at)];
    course.advance();
    // A question that would now answer itself at once is no place to stop: the deed before it is undone with it.
    for (let before = lastInput(); tape.length > at && before >= 0; before = lastInput()) {
      course.goBack(at);
      undone.unshift(...course.goBack(before));
      at = before;
      course.advance();
    }
    redo.push(undone);
    changes.push({ op: 'cut', length: at });
    answeredSince(at);
  };

  /** Does again what the last undo took back; there is something. */
  const forth = (): void => {
    const entries = redo.pop() ?? [];
    const before = tape.length;
    tape.push(...entries);
    course.advance();
    const done = before + entries.length;
    changes.push({ op: 'redo', entries: tape.slice(before, done) });
    answeredSince(done);
  };

  return {
    system,
    log: course.log,
    mended,
    fight: course.fight,
    awaited: course.awaited,
    answer: (choice, also) => take(answerOf(course.awaited(), choice, also)),
    roll: (faces) => take(rollOf(course.awaited(), faces)),
    override: (list, reason) => take(overrideOf(system, course.fight(), placeNow(), list, reason)),
    wave: (id, does) => take(waveOf(system, course.fight(), placeNow(), { tape, waves }, id, does)),
    waves: () =>
      waves
        .map((wave) => ({ ...wave, state: waveState(tape, wave) }))
        .filter(({ state }) => state !== 'in')
        .map(({ state, ...wave }) => ({ ...wave, held: state === 'held' })),
    prefer: (wanted) =>
      wholly(() => {
        wish(wanted);
        const before = tape.length;
        course.advance();
        changes.push({ op: 'prefer', preferences: wanted });
        answeredSince(before);
      }),
    undo() {
      if (lastInput() < 0)
        return { code: 'nothing-to-undo', message: 'nothing has been done yet that could be undone' };
      return wholly(() => {
        back();
        return null;
      });
    },
    redo() {
      if (redo.length === 0)
        return { code: 'nothing-to-redo', message: 'nothing was undone that could be done again' };
      return wholly(() => {
        forth();
        return null;
      });
    },
    seek(to) {
      const noted = changes.length;
      wholly(() => {
        const { of } = stands();
        for (let { at } = stands(); at !== to; ) {
          if (at > to ? lastInput() < 0 : redo.length === 0) break;
          const before = standsAt();
          const count = changes.length;
          if (at > to) back();
          else forth();
          if (stands().of !== of) {
            changes.length = count;
            goTo(before);
            break;
          }
          const now = stands().at;
          // It cannot stop there: an undo or redo went past it.
          if (at > to !== now > to) break;
          at = now;
        }
      });
      changes.push(...folded(changes.splice(noted)));
      course.log.forget();
    },
    canUndo: () => lastInput() >= 0,
    canRedo: () => redo.length > 0,
    stands,
    since(except) {
      const at = tape.findLastIndex(
        (entry) => isInput(entry) && !(entry.kind === 'ask' && except(askedIn(entry.key))),
      );
      return at < 0 ? null : course.log.before(at);
    },
    start: () => ({ seed, ...standsAt() }),
    catchUp: (other) => wholly(() => goTo(other)),
    hash: () => hashOf(course.fight()),
    takeChanges() {
      const taken = changes;
      changes = [];
      return taken;
    },
    moment: course.moment,
    moments: course.moments,
  };
}

const inputsIn = (entries: readonly TapeEntry[]): number =>
  entries.reduce((count, entry) => (isInput(entry) ? count + 1 : count), 0);

/** Undos in a row as one change, and so redos. */
function folded(changes: readonly TapeChange[]): readonly TapeChange[] {
  const folds: TapeChange[] = [];
  for (const change of changes) {
    const last = folds.at(-1);
    if (last?.op === 'cut' && change.op === 'cut') {
      folds.pop();
      folds.push({ ...change, stops: [last.length, ...(last.stops ?? [])] });
    } else if (last?.op === 'redo' && change.op === 'redo') {
      folds.pop();
      folds.push({
        op: 'redo',
        entries: [...last.entries, ...change.entries],
        undone: (last.undone ?? 1) + 1,
      });
    } else folds.push(change);
  }
  return folds;
}

const isSame = (one: TapeEntry | undefined, other: TapeEntry | undefined): boolean =>
  one === other || canonical(one) === canonical(other);
