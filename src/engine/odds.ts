import { TooManyBranches } from '../kernel/distribution.ts';
import type { TrackChange } from '../kernel/outcome-tag.ts';
import { harmIn, healingIn, isOfDeed } from '../kernel/outcome-tag.ts';
import type { Fact } from '../kernel/port.ts';
import { stream } from '../kernel/streams.ts';
import type { Budget, Moment } from './enumerate.ts';
import { enumerate, TooDear } from './enumerate.ts';
import { playsOf } from './plays.ts';
import type { System, Tactic } from './system.ts';

/** The chances of what may come of a choice, by the system's outcome tags. */
export interface Odds {
  /** Whether every way was counted; otherwise an estimate from `samples` plays. */
  readonly exact: boolean;
  /** Of exact odds: the probability of bursts too long to follow, which are in no outcome. Absent where there are none. */
  readonly tail?: number;
  /** The sample size of an estimate. */
  readonly samples?: number;
  /** Of an estimate: half the width of the widest 95 % interval among the chances. */
  readonly halfWidth?: number;
  /** Every distinct list of tags, likeliest first. Their probabilities and the tail sum to 1. */
  readonly outcomes: readonly { readonly tags: readonly string[]; readonly p: number }[];
  /** The probability of each tag. */
  readonly chances: { readonly [tag: string]: number };
  /** The tags of the deed that come more than once in some outcome. Absent where there are none. */
  readonly several?: readonly string[];
  /**
   * The mean harm to each track of each combatant, from the tags `harm:<id>:<track>:<points>`: `{ orc: { health: 4.2 } }`.
   */
  readonly harm: MeanByTrack;
  /** The mean healing likewise, from the tags `healed:<id>:<track>:<points>`. */
  readonly healing: MeanByTrack;
}

type MeanByTrack = { readonly [who: string]: { readonly [track: string]: number } };

/** The budget of odds: what may be enumerated, and the sample size of the estimate where that does not do. */
export interface OddsBudget extends Budget {
  /** Fewer where plays, too, tell more facts than the budget has, but not fewer than `fewer`. */
  readonly samples: number;
}

const usualBudget: OddsBudget = { ways: 20_000, facts: 150_000, samples: 4000 };

/**
 * Sample size at most, for a step that enumeration gave up early as too expensive; at least, for one whose plays are: the
 * interval of a chance is then ± 3 points.
 */
const fewer = 1000;

/** The odds of the rest of a step: exact within the budget, otherwise an estimate. */
export function oddsOf<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  budget: OddsBudget = usualBudget,
): Odds {
  const tally = openTally();
  let count = budget.samples;
  try {
    const tail = enumerate(system, moment, tactic, budget, (leaf) =>
      tally.add(system.outcome(leaf.facts), leaf.p),
    );
    return { exact: true, ...(tail > 0 ? { tail } : {}), ...tally.result() };
  } catch (thrown) {
    if (!(thrown instanceof TooManyBranches)) throw thrown;
    if (thrown instanceof TooDear) count = Math.min(count, fewer);
  }
  return estimateOdds(system, moment, tactic, count, 'odds', budget.facts);
}

/**
 * An estimate of the odds from `most` plays, or as many fewer as the facts allow. Exact odds are tested against it.
 * @param facts the most facts that plays may tell once there are `fewer` of them.
 */
export function estimateOdds<S, F extends Fact>(
  system: System<S, F>,
  moment: Moment<S>,
  tactic: Tactic<S>,
  most: number,
  seed: string,
  facts = Number.POSITIVE_INFINITY,
): Odds {
  const tally = openTally();
  const plays = playsOf(system, moment, tactic, stream(`${seed}/dice`));
  let count = 0;
  while (count < most && (count < fewer || plays.told() <= facts)) {
    tally.add(plays.next(), 1);
    count++;
  }
  const result = tally.result(count);
  const widest = Math.max(
    0,
    ...Object.values(result.chances).map((p) => 1.96 * Math.sqrt((p * (1 - p)) / count)),
  );
  return { exact: false, samples: count, halfWidth: widest, ...result };
}

function openTally() {
  const byTags = new Map<string, { tags: readonly string[]; weight: number }>();
  return {
    add(tags: readonly string[], weight: number): void {
      const key = tags.join(' ');
      const known = byTags.get(key);
      if (known) known.weight += weight;
      else byTags.set(key, { tags, weight });
    },
    /** The result where all weights, the tail's included, sum to `all`. Plays are counted: parts of 1 would not sum to 1. */
    result(all = 1) {
      const weights: Record<string, number> = {};
      const several = new Set<string>();
      const harm: Means = {};
      const healing: Means = {};
      for (const { tags, weight } of byTags.values()) {
        const seen = new Set<string>();
        for (const tag of tags) {
          if (!seen.has(tag)) weights[tag] = (weights[tag] ?? 0) + weight;
          else if (isOfDeed(tag)) several.add(tag);
          seen.add(tag);
        }
        for (const tag of tags) {
          addTo(harm, harmIn(tag), weight / all);
          addTo(healing, healingIn(tag), weight / all);
        }
      }
      const outcomes = [...byTags.values()]
        .map(({ tags, weight }) => ({ tags, p: weight / all }))
        .sort((a, b) => b.p - a.p);
      const chances = Object.fromEntries(Object.entries(weights).map(([tag, weight]) => [tag, weight / all]));
      const more = several.size === 0 ? {} : { several: [...several].sort() };
      return { outcomes, chances, ...more, harm, healing };
    },
  };
}

type Means = Record<string, Record<string, number>>;

function addTo(means: Means, told: TrackChange | null, p: number): void {
  if (!told) return;
  means[told.on] ??= {};
  const tracks = means[told.on] as Record<string, number>;
  tracks[told.track] = (tracks[told.track] ?? 0) + p * told.points;
}
