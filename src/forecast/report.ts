import type { Id } from '../kernel/json.ts';
import type { Cast } from './cast.ts';
import type { Degree } from './degree.ts';
import { degrees, isOut } from './degree.ts';
import type { ShareOfFights, Spread } from './statistics.ts';
import { interval, spreadOf, total } from './statistics.ts';
import type { Counts, PersonTally, Tally } from './tally.ts';

/** A forecast: shares with confidence intervals and quantiles, computed from a tally. */
export interface Forecast {
  readonly fights: number;
  /** Fights that were broken off because they took too many rounds; they have no winner. */
  readonly endless: number;
  /** How often each side won; fights that nobody won are under `''`. */
  readonly wins: { readonly [side: string]: ShareOfFights };
  readonly party: {
    readonly wins: ShareOfFights;
    /** At least one of the party is out at the end. */
    readonly somebodyOut: ShareOfFights;
    /** All of the party are. */
    readonly wipedOut: ShareOfFights;
  };
  readonly rounds: Spread;
  /** The number of fights by their length in rounds, the shortest first. */
  readonly lengths: readonly { readonly rounds: number; readonly n: number }[];
  /** The index of an example fight by its winner; `''`: nobody. */
  readonly examples: { readonly [side: string]: number };
  /** How often each combatant was out at the end. */
  readonly falls: { readonly [who: Id]: ShareOfFights };
  readonly people: { readonly [who: Id]: PersonForecast };
}

interface PersonForecast {
  readonly ends: readonly { readonly degree: Degree; readonly n: number }[];
  /** What was spent of each pool that was spent from in any fight. */
  readonly spent: { readonly [pool: string]: Spread };
  /** Who took it out, most frequent first; `''`: nobody else. */
  readonly felledBy: readonly { readonly by: Id; readonly n: number }[];
  /** The fights in which it was the first to be taken out, and how often the party won those. */
  readonly whenFirst: { readonly fights: number; readonly wins: ShareOfFights };
}

const sum = (counts: Counts): number => Object.values(counts).reduce((all, n) => all + n, 0);

/** The share of fights that the party won. */
export const partyShare = (tally: Tally, cast: Cast): ShareOfFights =>
  interval(partyWins(tally.wins, cast), tally.fights);

const partyWins = (wins: Counts, cast: Cast): number =>
  cast.sides.reduce((all, { side, party }) => all + (party ? (wins[side] ?? 0) : 0), 0);

/** The forecast that a tally gives. */
export function reportOf(tally: Tally, cast: Cast): Forecast {
  const { fights } = tally;
  const share = (n: number): ShareOfFights => interval(n, fights);
  const everybody = Object.keys(cast.people);
  const sides = [...cast.sides.map(({ side }) => side), ...Object.keys(tally.wins)];
  const outOf = (who: Id): number =>
    total(Object.entries(tally.people[who]?.ends ?? {}), ([degree]) => isOut(degree as Degree));
  return {
    fights,
    endless: tally.endless,
    wins: Object.fromEntries([...new Set(sides)].map((side) => [side, share(tally.wins[side] ?? 0)])),
    party: {
      wins: partyShare(tally, cast),
      somebodyOut: share(tally.somebodyOut),
      wipedOut: share(tally.wipedOut),
    },
    rounds: spreadOf(tally.rounds),
    lengths: Object.entries(tally.rounds)
      .map(([rounds, n]) => ({ rounds: Number(rounds), n }))
      .sort((a, b) => a.rounds - b.rounds),
    examples: tally.examples,
    falls: Object.fromEntries(everybody.map((who) => [who, share(outOf(who))])),
    people: Object.fromEntries(
      everybody.flatMap((who) => {
        const counted = tally.people[who];
        return counted ? [[who, personOf(counted, cast, who)]] : [];
      }),
    ),
  };
}

function personOf({ ends, pools, felledBy, felledFirst }: PersonTally, cast: Cast, who: Id): PersonForecast {
  const spent = Object.entries(cast.people[who]?.pools ?? {}).flatMap(([pool, { value }]) => {
    const counts = Object.entries(pools[pool] ?? {}).map(([left, n]) => [value - Number(left), n] as const);
    const some = counts.some(([used]) => used > 0);
    return some ? [[pool, spreadOf(Object.fromEntries(counts))] as const] : [];
  });
  return {
    ends: degrees.flatMap((degree) => {
      const n = ends[degree] ?? 0;
      return n > 0 ? [{ degree, n }] : [];
    }),
    spent: Object.fromEntries(spent),
    felledBy: Object.entries(felledBy)
      .map(([by, n]) => ({ by, n }))
      .sort((a, b) => b.n - a.n || (a.by < b.by ? -1 : 1)),
    whenFirst: {
      fights: sum(felledFirst),
      wins: interval(partyWins(felledFirst, cast), sum(felledFirst)),
    },
  };
}
