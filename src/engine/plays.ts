import type { Faces, Pool } from '../kernel/dice.ts';
import type { Choice, Fact } from '../kernel/port.ts';
import type { Reading } from '../kernel/readings.ts';
import type { Stream } from '../kernel/streams.ts';
import type { Answers } from './answers.ts';
import { noHand } from './answers.ts';
import { rollPool } from './digital.ts';
import type { Moment } from './enumerate.ts';
import { GivenThen } from './given.ts';
import { reckoned } from './reckoned.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';
import { Table } from './table.ts';

/** A roll that plays have reached. `after` leads on from it, by everything that the rules learn of the faces. */
interface Roll {
  readonly pool: Pool;
  readonly reading: Reading<unknown>;
  readonly after: Map<string, Place>;
}

/** A roll, or the end of a play: its outcome in the system's words. */
type Place = Roll | readonly string[];

const isEnd = (place: Place): place is readonly string[] => Array.isArray(place);
/** Places that are cached at most. */
const most = 50_000;

/** One in so many plays that follow known places is run all the same. */
const looked = 64;

/** Repeated plays of the rest of a step. */
interface Plays {
  /** Plays once more and returns the outcome. */
  next(): readonly string[];
  /** How many facts the rules have told so far. */
  told(): number;
}

/**
 * Plays the rest of a step repeatedly with dice from a stream. Rules learn of faces only what their readings make of them, so plays are memoized in a tree of
 * readings: a play whose readings are all known returns the known outcome without running the rules. A few of these
 * are run all the same, to detect rules that read faces directly.
 */
export function playsOf<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  dice: Stream,
): Plays {
  const read = new Map<number, Choice>();
  let first: Place | undefined;
  let kept = 0;
  let again = 0;
  let told = 0;

  /** Runs the rules with these dice first, then with others from the stream. */
  const play = (fallen: readonly Faces[]): readonly string[] => {
    let rolls = 0;
    let from: Roll | undefined;
    let word = '';
    const place = (): Place | undefined => (rolls === 0 ? first : from?.after.get(word));
    const keep = (what: Place): void => {
      if (kept >= most) return;
      kept++;
      if (rolls === 0) first = what;
      else from?.after.set(word, what);
    };
    const played: Answers<S, F> = {
      draw(pool, reading) {
        let roll = place();
        if (roll === undefined) {
          roll = { pool, reading, after: new Map() };
          keep(roll);
        }
        if (isEnd(roll)) throw new Error('the same dice ended it before and do not now');
        const faces = fallen[rolls] ?? rollPool(pool, dice);
        rolls++;
        from = roll;
        word = JSON.stringify(reading.of(faces));
        return { faces, hand: noHand };
      },
      // Tactics that choose at random decide once for exact odds, and the same way in every play.
      ask: (question, table) => reckoned(question, tactic, table.fight),
    };
    const facts: Told<F>[] = [];
    const answers = new GivenThen<S, F>(moment.answers, played, read);
    const witness = {
      told: (fact: Told<F>): void => {
        told++;
        if (answers.reached) facts.push(fact);
      },
    };
    new Table<S, F>(system, system.copy(moment.base), answers, witness).step();
    const tags = system.outcome(facts);
    const known = place();
    if (known === undefined) keep(tags);
    else if (!isEnd(known) || known.join(' ') !== tags.join(' ')) {
      throw new Error(`the same dice came to "${known}" before and to "${tags}" now`);
    }
    return tags;
  };

  const next = (): readonly string[] => {
    const fallen: Faces[] = [];
    let place = first;
    while (place && !isEnd(place)) {
      const faces = rollPool(place.pool, dice);
      fallen.push(faces);
      place = place.after.get(JSON.stringify(place.reading.of(faces)));
    }
    return place && ++again % looked > 0 ? place : play(fallen);
  };
  return { next, told: () => told };
}
