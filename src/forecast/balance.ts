import type { Id, Json } from '../kernel/json.ts';
import type { Variation } from './vary.ts';

/**
 * The search for the smallest changes that bring the party's chance to a wished one. Counts and numbers are taken to
 * push the chance one way: steps that double until the wish is passed, then halves between. Who comes instead of
 * somebody, and how a side plays, have no order: each is tried. First on few fights, then those shown on many.
 */

/** A change of the encounter, or of how a side plays. */
export type Change = Variation | { readonly vary: 'tactic'; readonly side: string; readonly tactic: string };

/** What may be changed, found by looking at the encounter. */
export interface Knobs {
  readonly foes: readonly {
    readonly who: Id;
    readonly count: number;
    /** Numbers to tune. `harder`: more of it is worse for the party; where that is not known, both ways are tried. */
    readonly numbers: readonly {
      readonly path: string;
      readonly value: number;
      readonly harder: boolean | null;
    }[];
    /** Sheets of the pack that may come instead. */
    readonly kinds: readonly string[];
  }[];
  readonly tactics: readonly { readonly side: string; readonly tactic: string }[];
}

/** Of how many numbers of sheets, besides how much somebody can take, a search tries both ways. */
const otherNumbers = 6;

/** A kind of foes, as the table lists it. */
interface Kind {
  readonly who: Id;
  readonly count: number;
  readonly numbers: readonly { readonly path: string; readonly value: number }[];
  readonly tough?: readonly string[];
}

/** Tactics that a search tries for these sides: others than they play, and none that looks ahead, which takes its time. */
export function tacticsToTry(
  sides: readonly string[],
  tactics: readonly { readonly id: string; readonly foresees?: true }[],
  playedBy: (side: string) => string | undefined,
): Knobs['tactics'] {
  return sides.flatMap((side) =>
    tactics.flatMap(({ id, foresees }) => (foresees || id === playedBy(side) ? [] : [{ side, tactic: id }])),
  );
}

/** What a search turns: how many there are of each kind, how much they can take, a few other numbers, who they are. */
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

/** The chance of the party with a change (`null`: none) in so many fights; nothing when the system refuses it. */
export type Judge = (change: Change | null, fights: number) => Promise<number | null>;

export interface Effort {
  /** Fights for each that is tried. */
  readonly rough: number;
  /** Fights for each that is shown. */
  readonly fine: number;
  /** How many are shown at the most. */
  readonly shown: number;
}

export interface Found {
  readonly change: Change;
  readonly chance: number;
}

/** The most of a kind, in a search and on a chart. */
const mostOfAKind = 12;

/** The changes that come nearest, judged on many fights, the nearest first; of two as near, the smaller. */
export async function balance(
  target: number,
  knobs: Knobs,
  judge: Judge,
  { rough, fine, shown }: Effort,
): Promise<readonly Found[]> {
  // Everything is held against it: were it known roughly only, one that looks near would keep all changes out.
  const now = await judge(null, fine);
  if (now === null) return [];
  const tooHard = now < target;
  const searches: Promise<readonly Found[]>[] = [];
  const walk = (most: number, change: (steps: number) => Change): void => {
    searches.push(crossing(now, target, most, change, (one) => judge(one, rough)));
  };
  for (const { who, count, numbers } of knobs.foes) {
    walk(tooHard ? count : mostOfAKind - count, (steps) => ({
      vary: 'count',
      who,
      count: tooHard ? count - steps : count + steps,
    }));
    for (const { path, value, harder } of numbers) {
      const unit = Math.max(1, Math.round(Math.abs(value) / 10));
      const tuned = (sign: number) => (steps: number) =>
        ({ vary: 'number', who, path, value: value + sign * steps * unit }) as const;
      if (harder !== false) walk(furthest, tuned(tooHard ? -1 : 1));
      if (harder !== true) walk(furthest, tuned(tooHard ? 1 : -1));
    }
  }
  const alone = async (change: Change): Promise<readonly Found[]> => {
    const chance = await judge(change, rough);
    return chance === null ? [] : [{ change, chance }];
  };
  for (const { side, tactic } of knobs.tactics) searches.push(alone({ vary: 'tactic', side, tactic }));
  const walked = await Promise.all(searches);
  const others = knobs.foes.flatMap(({ who, kinds }) =>
    kinds.map((use) => alone({ vary: 'kind', who, use })),
  );

  const near = (one: Found): number => Math.abs(one.chance - target);
  const tried = [...walked, ...(await Promise.all(others))]
    .flat()
    .filter((one) => near(one) < Math.abs(now - target));
  const best = ofEverySort(
    tried.sort((a, b) => near(a) - near(b)),
    shown * 2,
  );
  if (best.length === 0) return [];
  const judged = await Promise.all(best.map(({ change }) => judge(change, fine)));
  // Few fights may have flattered a change.
  const distance = Math.abs(now - target);
  return judged
    .flatMap((chance, at) => (chance === null ? [] : [{ change: (best[at] as Found).change, chance }]))
    .filter((one) => near(one) < distance)
    .sort((a, b) => near(a) - near(b))
    .slice(0, shown);
}

/** Numbers move ten units, which is as much again as they are, at the most. */
const furthest = 10;

/** All that was judged on the way to where the chance passes the wish. */
async function crossing(
  now: number,
  target: number,
  most: number,
  change: (steps: number) => Change,
  judge: (change: Change) => Promise<number | null>,
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

/** So many of them, not more than two for the same thing that is changed. */
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
