import type { Forecast } from '../forecast/report.ts';
import type { ForecastSoFar } from '../workers/client-forecast.ts';
import { shareAndRange } from './shares.ts';

/** A forecast as readable lines: who wins, how the party fares, and for each side who is out at the end and by whom. */
export function forecastInWords({ cast, forecast }: ForecastSoFar): string {
  const { fights, wins, falls, party, rounds } = forecast;
  const line = (name: string, share: Forecast['party']['wins']): string =>
    `  ${name.padEnd(24)} ${shareAndRange(share, fights)}`;
  const nameOf = (who: string): string => cast.people[who]?.name ?? cast.others[who] ?? who;
  const people = (side: string): readonly string[] =>
    Object.entries(cast.people).flatMap(([who, one]) => {
      const fall = falls[who];
      return one.side === side && fall ? [`${line(one.name, fall)}${mostlyBy(forecast, who, nameOf)}`] : [];
    });
  return [
    `${fights} fights, ${rounds.p50} rounds (eight in ten: ${rounds.p10} to ${rounds.p90})`,
    'wins',
    ...Object.entries(wins).map(([side, share]) => line(side === '' ? 'nobody' : side, share)),
    cast.sides.flatMap((one) => (one.party ? [one.side] : [])).join(' and '),
    line('at least one falls', party.somebodyOut),
    line('all fall', party.wipedOut),
    ...cast.sides.flatMap(({ side }) => [`out at the end: ${side}`, ...people(side)]),
    '',
  ].join('\n');
}

/** Who took a combatant out most often; empty if no one did, or if it mostly fell without another's doing. */
function mostlyBy({ people }: Forecast, who: string, nameOf: (who: string) => string): string {
  const most = people[who]?.felledBy[0];
  return most && most.by !== '' ? `   mostly by ${nameOf(most.by)}` : '';
}
