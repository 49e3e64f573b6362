import { TooManyBranches } from '../kernel/distribution.ts';
import type { Choice, Fact } from '../kernel/port.ts';
import { differenceFrom } from './difference.ts';
import { afterGiven, GivenThen } from './given.ts';
import { newNumber } from './numbering.ts';
import type { Standing } from './odometer.ts';
import { EnumerateAnswers } from './odometer.ts';
import { stampAs, stampOf } from './stamps.ts';
import type { System, Tactic } from './system.ts';
import type { Told } from './table.ts';
import { Table } from './table.ts';
import type { TapeEntry } from './tape.ts';
import type { Levels, Stretch } from './ways.ts';
import { met, takeAhead } from './ways.ts';

/** One way things may go, with its probability. */
interface Leaf<S, F extends Fact> {
  readonly p: number;
  readonly fight: S;
  readonly facts: readonly Told<F>[];
}

/** What is being weighed: the rest of a step, from its start, with the answers that were given already. */
export interface Moment<S> {
  readonly base: S;
  readonly answers: readonly TapeEntry[];
}

/**
 * Thrown before the budget is spent, when it is clear that it will not do: too many stretches are left to play after
 * ways have merged, or those played so far cover too small a part of the probability.
 */
export class TooDear extends TooManyBranches {}
/** The most stretches that may be left to play. */
const mostAhead = 1000;

/** What an enumeration may cost, in measures that are the same on every machine. */
export interface Budget {
  /** The most ways that are played. One that ends where ways merge counts as well. */
  readonly ways: number;
  /**
   * The most facts that are told in all ways together, each from the beginning of the step: a deed against many costs as
   * much for a way as it tells. Absent: any number.
   */
  readonly facts?: number;
}

/** The totals are extrapolated after every so many ways, and whenever so many facts have been told. */
const extrapolateEvery = { ways: 1000, facts: 20_000 };
/** Gives up where an extrapolated total is this many times the budget: the ways that branch most may have come first. */
const margin = 4;

/** The stamp of a fight after this fact, from its stamp before: the same for the same fact. */
function numberOf(numbers: Map<string, number>, before: number, fact: unknown): number {
  const key = `${before}|${JSON.stringify(fact)}`;
  let known = numbers.get(key);
  if (known === undefined) {
    known = newNumber();
    numbers.set(key, known);
  }
  return known;
}

/**
 * Visits every leaf of the rest of a step. Throws TooManyBranches past the budget, and TooDear earlier, where it is clear
 * that the budget will not do.
 * @returns the probability that no leaf covers, from bursts and repeated rolls that were cut off; mostly 0.
 */
export function enumerate<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  { ways, facts: mostTold = Number.POSITIVE_INFINITY }: Budget,
  visit: (leaf: Leaf<S, F>) => void,
): number {
  const read = new Map<number, Choice>();
  const numbers = new Map<string, number>();
  const first = stampOf(moment.base as object);
  const differences = new Map<number, string>();
  const { seldom } = system;
  // A change by hand among the answers may have added or removed combatants: ways are compared with the fight after it.
  const byHand = moment.answers.some(({ kind }) => kind === 'override');
  const from = byHand ? afterGiven(system, moment) : moment.base;
  const before = seldom?.of(from) ?? [];
  const wholly = differenceFrom(from);
  const mostly = seldom && differenceFrom(from, { of: before, fields: seldom.fields, alike: seldom.alike });
  // Fights with the same stamp are equal where the system keeps stamps: their difference is computed once.
  const differenceOf = (fight: S, whole: boolean): string => {
    if (!whole && mostly) return mostly(fight);
    const stamp = stampOf(fight as object);
    if (stamp === first) return wholly(fight);
    const known = differences.get(stamp);
    if (known !== undefined) return known;
    const found = wholly(fight);
    differences.set(stamp, found);
    return found;
  };
  let runs = 0;
  let told = 0;
  let lookAt = extrapolateEvery.facts;
  let missing = 0;
  let stretches: readonly Stretch[] = [{ way: [], level: 0, p: 1 }];
  const levels: Levels = [];
  let level = 0;
  // Level by level: all ways to a place where they merge are played before any is continued from there.
  for (;;) {
    const begun = { runs, told };
    const all = stretches.reduce((sum, { p }) => sum + p, 0);
    let seen = 0;
    for (const stretch of stretches) {
      let fight = moment.base;
      let facts: Told<F>[] = [];
      let stamp = first;
      const standing: Standing = {
        fight: (whole) => differenceOf(fight, whole),
        before,
        renumber: () => {
          stamp = newNumber();
          stampAs(fight as object, stamp);
        },
        told: () => facts,
        words: (told) => system.outcome(told as readonly Told<F>[]).join(' '),
      };
      const odometer = new EnumerateAnswers<S, F>(system, tactic, stretch, levels, standing);
      do {
        const counted = runs - begun.runs;
        if (counted > 0 && (counted % extrapolateEvery.ways === 0 || told >= lookAt)) {
          lookAt = told + extrapolateEvery.facts;
          const more = all / seen;
          const dear =
            begun.runs + counted * more > margin * ways ||
            begun.told + (told - begun.told) * more > margin * mostTold;
          if (dear) throw new TooDear(`${counted} ways for ${seen} of ${all}`);
        }
        if (runs >= ways) throw new TooManyBranches(`more than ${ways} ways`);
        if (told > mostTold) throw new TooManyBranches(`more than ${mostTold} facts`);
        runs++;
        odometer.begin();
        const answers = new GivenThen<S, F>(moment.answers, odometer, read);
        const copy = system.copy(moment.base);
        const heard: Told<F>[] = [];
        fight = copy;
        facts = heard;
        // The same facts from the same beginning lead to the same fight: what is known of it is still known.
        stamp = first;
        stampAs(copy as object, stamp);
        const witness = {
          told: (fact: Told<F>): void => {
            told++;
            if (answers.reached) heard.push(fact);
            if (stampOf(copy as object) === stamp) return;
            stamp = numberOf(numbers, stamp, fact);
            stampAs(copy as object, stamp);
          },
        };
        try {
          new Table<S, F>(system, fight, answers, witness).step();
        } catch (thrown) {
          if (thrown !== met) throw thrown;
          seen += odometer.p;
          continue;
        }
        seen += odometer.p;
        for (const { told, p } of odometer.end()) {
          visit({ p: odometer.p * p, fight, facts: told as readonly Told<F>[] });
        }
      } while (odometer.advance());
      missing += odometer.missing;
    }
    const next = takeAhead(levels, level);
    if (!next) return missing;
    level = next.level;
    stretches = next.ahead.stretches;
    if (stretches.length > mostAhead) throw new TooDear(`${stretches.length} ways to go on`);
  }
}
