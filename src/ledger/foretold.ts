import type { Degree } from '../forecast/degree.ts';
import { degrees } from '../forecast/degree.ts';
import type { ShareOfFights } from '../forecast/statistics.ts';
import { interval, total } from '../forecast/statistics.ts';
import type { Tally } from '../forecast/tally.ts';
import type { Id } from '../kernel/json.ts';
import type { Account } from './account.ts';

/** The numbers of forecast fights with a value below, equal to and above the real one. */
interface Place {
  readonly below: number;
  readonly same: number;
  readonly above: number;
}

/** The real end of a fight compared with a forecast of it. */
export interface Foretold {
  readonly fights: number;
  /** The real winner, and the share of forecast fights with the same one. */
  readonly winner: { readonly side: string | null; readonly share: ShareOfFights };
  readonly rounds: Place & { readonly actual: number };
  /** The party's combatants. `below`: fights in which this one came out better; `above`: worse. */
  readonly heroes: readonly (Place & { readonly who: Id; readonly name: string; readonly end: Degree })[];
}

/** Compares a fight with a forecast; `null` while the fight goes on, or without forecast fights. */
export function foretold({ over, rounds, people }: Account, tally: Tally): Foretold | null {
  if (!over || tally.fights === 0) return null;
  return {
    fights: tally.fights,
    winner: { side: over.winner, share: interval(tally.wins[over.winner ?? ''] ?? 0, tally.fights) },
    rounds: { actual: rounds, ...placeOf(tally.rounds, (value) => Number(value) - rounds) },
    heroes: people
      .filter(({ party, id }) => party && tally.people[id])
      .map(({ id, name, end }) => ({
        who: id,
        name,
        end,
        ...placeOf(
          (tally.people[id]?.ends ?? {}) as { readonly [degree: string]: number },
          (degree) => degrees.indexOf(degree as Degree) - degrees.indexOf(end),
        ),
      })),
  };
}

/** Sums counts by the sign of `against`, which compares a value with the real one. */
function placeOf(counts: { readonly [value: string]: number }, against: (value: string) => number): Place {
  const entries = Object.entries(counts);
  return {
    below: total(entries, ([value]) => against(value) < 0),
    same: total(entries, ([value]) => against(value) === 0),
    above: total(entries, ([value]) => against(value) > 0),
  };
}
