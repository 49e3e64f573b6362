import { kinOf } from '../forecast/vary.ts';
import type { Id, Json } from '../kernel/json.ts';
import { isObject } from '../kernel/json.ts';
import type { ErrorReply } from '../protocol/messages.ts';
import { systems } from '../systems/registry.ts';
import { systemNamed, systemOf } from '../table/named.ts';
import type { ForecastClient } from '../workers/client-forecast.ts';
import type { Adjustment, Balanced, Point, TrialsQuestion } from '../workers/client-vary.ts';
import { knobsOf, tacticsToTry, usualBudget, wordsOfChange } from '../workers/client-vary.ts';
import { shareAndRange } from './shares.ts';

/** `--vary` and `--balance` of `npm run forecast`. */

/** The text to print, or the error. */
type Told = string | ErrorReply['error'];

/** How results and progress are reported. */
interface Manner {
  readonly json: boolean;
  readonly signal: AbortSignal;
  /** Called with the number of fights played so far. */
  readonly played: (fights: number) => void;
}

/**
 * Whether an encounter has this combatant. `true` for a document without a list of combatants: its system reports that.
 */
function isThere(encounter: Json, who: Id): boolean {
  const people = isObject(encounter) ? encounter.combatants : null;
  return !Array.isArray(people) || people.some((one: Json) => isObject(one) && one.id === who);
}

/** The party's chance to win with each count, as lines or as JSON. */
export async function printVaried(
  client: ForecastClient,
  question: TrialsQuestion & { readonly fights: number },
  counts: readonly Adjustment[],
  { json, signal, played }: Manner,
): Promise<Told> {
  const stranger = counts.find((one) => 'who' in one && !isThere(question.encounter, one.who));
  if (stranger && 'who' in stranger)
    return { code: 'unknown-combatant', message: `there is no combatant "${stranger.who}"`, path: '--vary' };
  let points: readonly Point[] = [];
  const changes = counts.flatMap((one) => (one.vary === 'count' ? [one] : []));
  const failed = await client.vary(
    { ...question, points: changes.map((one) => [one]) },
    (now) => {
      points = now;
      played(now.reduce((all, { foreseen }) => all + (foreseen?.forecast.fights ?? 0), 0));
    },
    signal,
  );
  if (failed) return failed;
  if (json) return `${JSON.stringify({ ok: true, points: points.map(plainPoint) })}\n`;
  const named = await namesIn(client, question.encounter);
  return points
    .map(({ foreseen, refused }, at) => {
      const label = `${changes[at]?.count} × ${named(changes[at]?.who ?? '')}`.padEnd(26);
      return foreseen ? `${label} ${chanceOf(foreseen)}\n` : `${label} ${refused ?? ''}\n`;
    })
    .join('');
}

/** What the kinds of foes in the encounter are called, by the id of any of them; others go by their ids. */
async function namesIn(client: ForecastClient, encounter: Json): Promise<(who: Id) => string> {
  const foes = await client.variations(encounter);
  if ('code' in foes) return (who) => who;
  return (who) => {
    const kin = kinOf(encounter as never, who).map(({ id }) => id);
    return foes.find((foe) => kin.includes(foe.who))?.name ?? who;
  };
}

/** The changes that bring the party's chance to win nearest to `target` (0 to 1), as lines or as JSON. */
export async function printBalanced(
  client: ForecastClient,
  question: TrialsQuestion & { readonly target: number },
  { json, signal, played }: Manner,
): Promise<Told> {
  const foes = await client.variations(question.encounter, true);
  if ('code' in foes) return foes;
  const system = systemNamed(systems, systemOf(question.encounter));
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
    { ...question, knobs, budget: usualBudget },
    (now) => {
      found = now;
      played(now.fights);
    },
    signal,
  );
  if (failed) return failed;
  // Stopped before anything was known.
  const balanced = found as Balanced | null;
  if (balanced === null) return '';
  const { tried, fights, proposals } = balanced;
  if (json) {
    const plain = proposals.map(({ change, encounter, foreseen }) => ({
      change,
      wins: foreseen.forecast.party.wins,
      fights: foreseen.forecast.fights,
      encounter,
    }));
    return `${JSON.stringify({ ok: true, tried, fights, proposals: plain })}\n`;
  }
  const names = {
    pack: system?.encounters.pack ?? { heroes: [], foes: [] },
    tactics: Object.values(system?.tactics ?? {}),
  };
  const lines = proposals.map(
    ({ change, foreseen }) => `${wordsOfChange(change, foes, names)}\n  ${chanceOf(foreseen)}\n`,
  );
  const none = 'none of them comes nearer than the encounter as it is\n';
  return [`${tried} changes tried in ${fights} fights\n`, ...(lines.length > 0 ? lines : [none])].join('');
}

const plainPoint = ({ changes, foreseen, refused }: Point) => ({
  changes,
  ...(foreseen && { fights: foreseen.forecast.fights, wins: foreseen.forecast.party.wins }),
  ...(refused !== null && { refused }),
});

const chanceOf = ({ forecast: { fights, party } }: NonNullable<Point['foreseen']>): string =>
  `${shareAndRange(party.wins, fights)} in ${fights} fights`;
