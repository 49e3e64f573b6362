import { withoutMemoization } from '../engine/done.ts';
import type { Moment } from '../engine/enumerate.ts';
import { withOtherStandIn } from '../engine/lots.ts';
import type { Odds } from '../engine/odds.ts';
import { estimateOdds, oddsOf } from '../engine/odds.ts';
import { randomChoice } from '../engine/random-choice.ts';
import { openRun } from '../engine/run.ts';
import type { System, Tactic } from '../engine/system.ts';
import { askKey } from '../engine/tape.ts';
import { isRefusal } from '../kernel/port.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import { stream } from '../kernel/streams.ts';
import { rolls } from './deeds-with-dice.ts';
import { beginSample } from './samples.ts';
import { unmerged } from './unmerged.ts';

/** Which of several equal shares of the deeds to compare, counted from 1. All of them: 1 of 1. */
export interface Part {
  readonly part: number;
  readonly of: number;
}

/** How often each kind of deed of each combatant is compared. */
const each = 2;

/** The factor by which a second comparison has more plays. */
const closer = 4;

/**
 * Compares exact odds with samples of the same rules, for choices met while the sample encounters are played: each kind
 * of deed of each combatant a few times. First the odds are computed again with each of their shortcuts undone, one
 * after the other, and must agree to nine digits. They agree with the samples when chi square is below five standard
 * deviations. With few outcomes chance alone exceeds that once in two thousand times, so a disagreement is tested again
 * with other, and more, plays: there wrong odds disagree all the more, and chance hardly does so twice. `say` gets a
 * line for each disagreement, `count` the number of deeds compared so far. Returns the numbers compared and in
 * disagreement.
 */
export function oddsAgainstSamples(
  system: System,
  samples: number,
  seed: string,
  { part, of }: Part,
  say: (line: string) => void,
  count: (compared: number) => void,
): { readonly compared: number; readonly parted: number } {
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const seen = new Map<string, number>();
  let met = 0;
  let compared = 0;
  let parted = 0;
  for (const sample of system.encounters.pack.encounters) {
    const random = stream(`${seed}/${sample.id}/odds`);
    const run = openRun(system, beginSample(system, sample.id), {
      seed: `${seed}/${sample.id}`,
      tape: [],
      redo: [],
      preferences: preferencesFor('seeded'),
    });
    for (let turn = 0; turn < 400; turn++) {
      const awaited = run.awaited();
      if (awaited?.kind !== 'choose') break;
      const { question } = awaited;
      for (const option of question.options()) {
        if (option.refused) continue;
        const choice = randomChoice(option, random);
        const full = choice && question.read(choice);
        if (!full || isRefusal(full)) continue;
        const key = [option.id, full.with, full.spell, full.maneuver, question.for].join('/');
        const times = seen.get(key) ?? 0;
        if (times >= each) continue;
        const { base, answers } = run.moment();
        const moment: Moment<unknown> = {
          base,
          answers: [...answers, { kind: 'ask', key: askKey(question), choice: full }],
        };
        if (!rolls(system, moment, tactic)) continue;
        seen.set(key, times + 1);
        if (met++ % of !== part - 1) continue;
        const chi = compareOrSay(system, moment, tactic, samples, `${seed}/${met}`);
        if (typeof chi === 'string') {
          parted++;
          say(`  ${sample.id}: ${JSON.stringify(full)} of ${question.for}: ${chi}`);
          continue;
        }
        if (chi === null) continue;
        count(++compared);
        if (chi.value <= chi.limit) continue;
        const again = compare(system, moment, tactic, samples * closer, `${seed}/${met}/again`) ?? chi;
        const parts = again.value > again.limit;
        if (parts) parted++;
        const found = [chi, again].map(({ value }) => value.toFixed(1)).join(', looked at again ');
        say(
          `  ${sample.id}: ${JSON.stringify(full)} of ${question.for}: chi² ${found}, limit ${chi.limit.toFixed(1)}: ${parts ? 'parts' : 'chance'}`,
        );
      }
      const next = tactic.decide(question, run.fight(), random);
      const rejected = run.answer(next);
      if (rejected) throw new Error(`${tactic.id}: ${rejected.message}`);
    }
  }
  return { compared, parted };
}

/** `compare`, with the message of what it throws as a result: one contradiction must not stop the other comparisons. */
function compareOrSay(...asked: Parameters<typeof compare>): ReturnType<typeof compare> | string {
  try {
    return compare(...asked);
  } catch (thrown) {
    return (thrown as Error).message;
  }
}

/**
 * Chi square of the samples against the exact odds, and the limit above which they disagree; `null` when the odds are
 * not exact. Throws when the odds change with one of their shortcuts undone.
 */
export function compare(
  system: System,
  moment: Moment<unknown>,
  tactic: Tactic,
  samples: number,
  seed: string,
): { readonly value: number; readonly limit: number } | null {
  const exact = oddsOf(system, moment, tactic);
  if (!exact.exact) return null;
  readsNothingHidden(
    exact,
    withOtherStandIn(() => oddsOf(system, moment, tactic)),
  );
  memoizesRightly(
    exact,
    withoutMemoization(() => oddsOf(system, moment, tactic)),
  );
  mergesRightly(exact, oddsOf(unmerged(system), moment, tactic, { ways: unmergedWays, samples: 1 }));
  const drawn = estimateOdds(system, moment, tactic, samples, seed);
  const seen = new Map(drawn.outcomes.map((one) => [one.tags.join(' '), one.p * samples]));
  let value = 0;
  let cells = 0;
  let rareSeen = 0;
  let rareDue = 0;
  for (const { tags, p } of exact.outcomes) {
    const due = p * samples;
    const count = seen.get(tags.join(' ')) ?? 0;
    seen.delete(tags.join(' '));
    if (due < 5) {
      rareSeen += count;
      rareDue += due;
      continue;
    }
    value += (count - due) ** 2 / due;
    cells++;
  }
  if (rareDue >= 1) {
    value += (rareSeen - rareDue) ** 2 / rareDue;
    cells++;
  }
  // An outcome that was sampled but has no chance in the odds makes them disagree at once.
  for (const count of seen.values()) value += count * samples;
  const freedom = Math.max(1, cells - 1);
  return { value, limit: freedom + 5 * Math.sqrt(2 * freedom) + 3 };
}

/**
 * Throws if the odds depend on which of the results that look alike represents them: then a rule, a fact or a tactic
 * reads a part of a die that is hidden (`Reading.shows`).
 */
function readsNothingHidden(odds: Odds, other: Odds): void {
  const found = other.exact ? unlike(odds, other) : null;
  if (found !== null) throw new Error(`somebody reads what a die hides: ${found}`);
}

/** Throws if the odds change when no part of a deed is reused: then one does not stand by itself (`Port.once`). */
function memoizesRightly(odds: Odds, other: Odds): void {
  const found = unlike(odds, other);
  if (found !== null) throw new Error(`a part of the deed does not stand by itself: ${found}`);
}

/** The most ways without merging; deeds with more (some have a hundred thousand) are not compared unmerged. */
const unmergedWays = 3000;

/**
 * Throws if the odds change without merging: then a promise that nothing else matters is broken (`Crossing`,
 * `Meeting`).
 */
function mergesRightly(odds: Odds, apart: Odds): void {
  const found = apart.exact ? unlike(odds, apart) : null;
  if (found !== null) throw new Error(`ways merge that go on differently: ${found}`);
}

function unlike(odds: Odds, other: Odds): string | null {
  const before = new Map(odds.outcomes.map(({ tags, p }) => [tags.join(' '), p]));
  for (const { tags, p } of other.outcomes) {
    const was = before.get(tags.join(' ')) ?? 0;
    if (Math.abs(was - p) >= 1e-9) return `"${tags.join(' ')}" comes with ${was}, and with ${p}`;
  }
  return null;
}
