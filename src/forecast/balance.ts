import type { Id, Json } from '../kernel/json.ts';
import { canonical } from '../kernel/json.ts';
import type { Variation } from './vary.ts';

/**
 * The search for the smallest changes that bring the party's chance of winning to a target. Counts and numbers are
 * assumed to be monotonic: they are searched with doubling steps until the target is passed, then by bisection.
 * Replacements and tactics have no order, so each is tried. Candidates are estimated from few fights, the best of them
 * again from many; numbers among those are then tuned to the point.
 */

/** A change of the encounter, or of the tactic of a side. */
export type Adjustment =
  | Variation
  | { readonly vary: 'tactic'; readonly side: string; readonly tactic: string };

/** What a search may change in an encounter. */
export interface Knobs {
  readonly foes: readonly {
    readonly who: Id;
    readonly count: number;
    /** Numbers to tune. `harder`: whether more is worse for the party; `null`: unknown, both directions are tried. */
    readonly numbers: readonly {
      readonly path: string;
      readonly value: number;
      readonly harder: boolean | null;
    }[];
    /** Ids of sheets of the pack that may replace it. */
    readonly kinds: readonly string[];
  }[];
  readonly tactics: readonly { readonly side: string; readonly tactic: string }[];
}

/** The number of sheet numbers, toughness aside, that a search tries in both directions, shared by all foes. */
const otherNumbers = 6;

/** A kind of foes, as the table lists it. */
interface Kind {
  readonly who: Id;
  readonly count: number;
  readonly numbers: readonly { readonly path: string; readonly value: number }[];
  readonly tough?: readonly string[];
}

/** The tactics that a search tries for these sides: not the one they play, and none that looks ahead, which is slow. */
export function tacticsToTry(
  sides: readonly string[],
  tactics: readonly { readonly id: string; readonly foresees?: true }[],
  playedBy: (side: string) => string | undefined,
): Knobs['tactics'] {
  return sides.flatMap((side) =>
    tactics.flatMap(({ id, foresees }) => (foresees || id === playedBy(side) ? [] : [{ side, tactic: id }])),
  );
}

/** What a search changes: the count of each kind, its toughness (`tough[0]`), a few other numbers, and who it is. */
export function knobsOf(foes: readonly Kind[], kinds: readonly string[], tactics: Knobs['tactics']): Knobs {
  const others = Math.floor(otherNumbers / Math.max(1, foes.length));
  return {
    tactics,
    foes: foes.map(({ who, count, numbers, tough: [most] = [] }) => ({
      who,
      count,
      kinds,
      numbers: [
        ...numbers.filter(({ path }) => path === most).map((one) => ({ ...one, harder: true })),
        ...numbers
          .filter(({ path }) => path !== most)
          .slice(0, others)
          .map((one) => ({ ...one, harder: null })),
      ],
    })),
  };
}

/**
 * Estimates the party's chance with a change (`null`: unchanged) from `fights` fights; `null` if it is not possible.
 */
type Judge = (change: Adjustment | null, fights: number) => Promise<number | null>;

export interface BalanceBudget {
  /** Fights for each candidate. */
  readonly rough: number;
  /** Fights for each of the best candidates. */
  readonly fine: number;
  /** The maximum number of results. */
  readonly shown: number;
}

export interface Found {
  readonly change: Adjustment;
  readonly chance: number;
}

/** The largest count of a kind that is tried. */
const mostOfAKind = 12;

/**
 * The changes whose chance, estimated from many fights, is nearest to `target`, and nearer than that without a change.
 */
export async function balance(
  target: number,
  knobs: Knobs,
  judge: Judge,
  { rough, fine, shown }: BalanceBudget,
): Promise<readonly Found[]> {
  const few = await judge(null, rough);
  // All changes are compared with it. A rough estimate that happens to be near the target would exclude them all.
  const now = await judge(null, fine);
  if (few === null || now === null) return [];
  const tooHard = now < target;
  const walked = async (change: Adjustment): Promise<number | null> => {
    const chance = await judge(change, rough);
    return chance && corrected(chance, few, now);
  };
  const searches: Promise<readonly Found[]>[] = [];
  const walk = (most: number, change: (steps: number) => Adjustment): void => {
    searches.push(crossing(now, target, most, change, walked));
  };
  for (const { who, count, numbers } of knobs.foes) {
    walk(tooHard ? count : mostOfAKind - count, (steps) => ({
      vary: 'count',
      who,
      count: tooHard ? count - steps : count + steps,
    }));
    for (const { path, value, harder } of numbers) {
      const unit = unitOf(value);
      const tuned = (sign: number) => (steps: number) =>
        ({ vary: 'number', who, path, value: value + sign * steps * unit }) as const;
      if (harder !== false) walk(furthest, tuned(tooHard ? -1 : 1));
      if (harder !== true) walk(furthest, tuned(tooHard ? 1 : -1));
    }
  }
  const alone = async (change: Adjustment): Promise<readonly Found[]> => {
    const chance = await judge(change, rough);
    return chance === null ? [] : [{ change, chance }];
  };
  for (const { side, tactic } of knobs.tactics) searches.push(alone({ vary: 'tactic', side, tactic }));
  const found = await Promise.all(searches);
  const others = knobs.foes.flatMap(({ who, kinds }) =>
    kinds.map((use) => alone({ vary: 'kind', who, use })),
  );

  const near = (one: Found): number => Math.abs(one.chance - target);
  // Few fights do not tell whether a change is an improvement at all: the nearest of them are judged by many.
  const tried = [...found, ...(await Promise.all(others))].flat();
  const best = ofEverySort(
    tried.sort((a, b) => near(a) - near(b)),
    shown * 2,
  );
  if (best.length === 0) return [];
  const judged = await Promise.all(best.map(({ change }) => judge(change, fine)));
  const nearest = firstOfAll(
    judged
      .flatMap((chance, at) => (chance === null ? [] : [{ change: (best[at] as Found).change, chance }]))
      .sort((a, b) => near(a) - near(b)),
    shown,
  );
  const written = (who: Id, path: string): number | undefined =>
    knobs.foes.find((foe) => foe.who === who)?.numbers.find((one) => one.path === path)?.value;
  const tuned = await Promise.all(
    nearest.map((one) => tunedToPoint(one, now, target, written, (change) => judge(change, fine))),
  );
  // With more fights, a change may turn out to be no improvement.
  const better = tuned.filter((one) => near(one) < Math.abs(now - target));
  // Of two values of one number that come equally near, the smaller change.
  const size = ({ change }: Found): number =>
    change.vary === 'number' ? Math.abs(change.value - (written(change.who, change.path) ?? 0)) : 0;
  const sorted = better.sort((a, b) => near(a) - near(b) || size(a) - size(b));
  return sorted.filter((one, at) => sorted.findIndex((other) => isSame(one, other)) === at);
}

/** Whether two changes are the same one, or values of the same number: only one of them is proposed. */
const isSame = ({ change: a }: Found, { change: b }: Found): boolean =>
  a.vary === 'number' && b.vary === 'number'
    ? a.who === b.who && a.path === b.path
    : canonical(a) === canonical(b);

/** The first `many` different changes, together with all other values of their numbers, which may be tuned further. */
function firstOfAll(found: readonly Found[], many: number): readonly Found[] {
  const different = found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at);
  const first = different.slice(0, many);
  return found.filter((one) => first.some((other) => isSame(one, other)));
}

/**
 * A chance from few fights, corrected by what these fights tell of the encounter without a change (`few`), of which
 * many tell `now`: the dice are the same, so fights that are won too often are so with a small change, too. By odds, so
 * that what is never won stays so.
 */
function corrected(chance: number, few: number, now: number): number {
  const odds = (share: number): number => share / (1 - share);
  const ratio = odds(now) / odds(few);
  if (chance === 1 || !Number.isFinite(ratio) || ratio === 0) return chance;
  const then = odds(chance) * ratio;
  return then / (1 + then);
}

/** The step by which a number is changed: about a tenth of it. */
const unitOf = (value: number): number => Math.max(1, Math.round(Math.abs(value) / 10));

/**
 * A change of a number by less than a step more or less, if that comes nearer to the target: rough estimates may have
 * passed over it. Where the target is passed, this is a smaller change. Any other change as it is.
 */
async function tunedToPoint(
  found: Found,
  now: number,
  target: number,
  written: (who: Id, path: string) => number | undefined,
  judge: (change: Adjustment) => Promise<number | null>,
): Promise<Found> {
  const { change } = found;
  if (change.vary !== 'number') return found;
  const from = written(change.who, change.path) ?? change.value;
  const away = Math.sign(change.value - from);
  let [best, value] = [found, change.value];
  for (let step = Math.ceil(unitOf(from) / 2); step >= 1; step = Math.floor(step / 2)) {
    const passed = now < target ? best.chance >= target : best.chance <= target;
    const next = value + (passed ? -away : away) * step;
    if (next === from) continue;
    const chance = await judge({ ...change, value: next });
    if (chance === null || Math.abs(chance - target) >= Math.abs(best.chance - target)) continue;
    [best, value] = [{ change: { ...change, value: next }, chance }, next];
  }
  return best;
}

/**
 * The maximum number of steps of a number: ten tenths, so it changes by about its own value, or by 10 if it is small.
 */
const furthest = 10;

/**
 * Searches for the number of steps, up to `most`, at which the chance passes the target; returns all estimates made.
 */
async function crossing(
  now: number,
  target: number,
  most: number,
  change: (steps: number) => Adjustment,
  judge: (change: Adjustment) => Promise<number | null>,
): Promise<readonly Found[]> {
  const seen: Found[] = [];
  const passed = (chance: number): boolean => (now < target ? chance >= target : chance <= target);
  let short = 0;
  let beyond = most + 1;
  let stride = 1;
  while (beyond - short > 1) {
    const steps = Math.min(short + stride, beyond - 1);
    const chance = await judge(change(steps));
    if (chance !== null) seen.push({ change: change(steps), chance });
    if (chance === null || passed(chance)) {
      beyond = steps;
      stride = Math.max(1, Math.floor((beyond - short) / 2));
    } else {
      short = steps;
      stride = beyond <= most ? Math.max(1, Math.floor((beyond - short) / 2)) : stride * 2;
    }
  }
  return seen;
}

/** The first `many`, at most two for each kind of change of the same foe or side. */
function ofEverySort(found: readonly Found[], many: number): readonly Found[] {
  const counts = new Map<Json, number>();
  return found
    .filter(({ change }) => {
      const sort = `${change.vary} ${'who' in change ? change.who : change.side}`;
      const had = counts.get(sort) ?? 0;
      counts.set(sort, had + 1);
      return had < 2;
    })
    .slice(0, many);
}
