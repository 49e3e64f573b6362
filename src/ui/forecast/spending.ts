import type { ForecastSoFar } from '../../store/forecast.ts';

type Spread = ForecastSoFar['forecast']['people'][string]['spent'][string];

/** What a member of the party spends of one pool. */
interface Spending {
  readonly label: string;
  readonly had: number;
  readonly spread: Spread;
}

/** All pools of the party's combatants that are not empty at the start. */
export const spendingOf = ({ cast, forecast }: ForecastSoFar): readonly Spending[] =>
  Object.entries(cast.people)
    .filter(([, { party }]) => party)
    .flatMap(([who, { name, pools }]) =>
      Object.entries(forecast.people[who]?.spent ?? {}).flatMap(([pool, spread]) => {
        const had = pools[pool];
        return had && had.value > 0 ? [{ label: `${name}: ${had.label}`, had: had.value, spread }] : [];
      }),
    );

/** Whether something is spent in at least 10 of 100 fights. */
export const isSpent = ({ spread }: Spending): boolean => spread.p90 > 0;
