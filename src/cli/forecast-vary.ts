import type { Json } from '../kernel/json.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import type { ForecastClient } from '../workers/client-forecast.ts';
import type { Balanced, Change, Point, TrialsQuestion } from '../workers/client-vary.ts';
import { knobsOf, tacticsToTry, usualEffort } from '../workers/client-vary.ts';

/** An encounter that is varied or balanced on the command line. */

type Told = string | ErrorReply['error'];

/** The chance of the party with each count, as lines or as JSON. */
export async function printVaried(
  client: ForecastClient,
  question: TrialsQuestion & { readonly fights: number },
  counts: readonly Change[],
  { json, signal }: { readonly json: boolean; readonly signal: AbortSignal },
): Promise<Told> {
  let points: readonly Point[] = [];
  const changes = counts.flatMap((one) => (one.vary === 'count' ? [one] : []));
  const failed = await client.vary(
    { ...question, points: changes.map((one) => [one]) },
    (now) => {
      points = now;
    },
    signal,
  );
  if (failed) return failed;
  if (json) return `${JSON.stringify({ ok: true, points: points.map(plainPoint) })}\n`;
  return points
    .map(({ foreseen, refused }, at) => {
      const label = `${changes[at]?.count} × ${changes[at]?.who}`.padEnd(26);
      return foreseen ? `${label} ${chanceOf(foreseen)}\n` : `${label} ${refused ?? ''}\n`;
    })
    .join('');
}

/** The changes that bring the party's chance nearest to `target`, from 0 to 1. */
export async function printBalanced(
  client: ForecastClient,
  question: TrialsQuestion & { readonly target: number },
  { json, signal }: { readonly json: boolean; readonly signal: AbortSignal },
): Promise<Told> {
  const foes = await client.variations(question.encounter, true);
  if ('code' in foes) return foes;
  const system = systems[String((question.encounter as { readonly system?: Json }).system)];
  const sides = [...new Set(foes.map(({ side }) => side))];
  const knobs = knobsOf(
    foes,
    system?.encounters.pack.foes.map(({ id }) => id) ?? [],
    tacticsToTry(
      sides,
      Object.values(system?.tactics ?? {}),
      (side) => question.tactics[side] ?? system?.defaultTactic,
    ),
  );
  let found: Balanced | null = null;
  const failed = await client.balance(
    { ...question, knobs, effort: usualEffort },
    (now) => {
      found = now;
    },
    signal,
  );
  if (failed) return failed;
  const { tried, fights, proposals } = found as unknown as Balanced;
  if (json) {
    const plain = proposals.map(({ change, encounter, foreseen }) => ({
      change,
      wins: foreseen.forecast.party.wins,
      fights: foreseen.forecast.fights,
      encounter,
    }));
    return `${JSON.stringify({ ok: true, tried, fights, proposals: plain })}\n`;
  }
  const lines = proposals.map(
    ({ change, foreseen }) => `${JSON.stringify(change)}\n  ${chanceOf(foreseen)}\n`,
  );
  return [`${tried} changes tried in ${fights} fights\n`, ...lines].join('');
}

const plainPoint = ({ changes, foreseen, refused }: Point) => ({
  changes,
  ...(foreseen && { fights: foreseen.forecast.fights, wins: foreseen.forecast.party.wins }),
  ...(refused !== null && { refused }),
});

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** `n` of so many; what never came up is under 3/n, as much as so many fights can tell. */
export const shareOf = (n: number, of: number): string =>
  n === 0 ? `under ${percent(Math.min(1, 3 / of))}` : percent(n / of);

function chanceOf({ forecast: { fights, party } }: NonNullable<Point['foreseen']>): string {
  const { n, low, high } = party.wins;
  return `${shareOf(n, fights).padStart(13)}   (${percent(low)} to ${percent(high)}) in ${fights} fights`;
}
