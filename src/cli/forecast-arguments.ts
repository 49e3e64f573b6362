import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Change } from '../workers/client-vary.ts';

export const forecastUsage =
  'npm run --silent forecast -- encounter.json [--fights 1000] [--seed 1] [--tactics side=tactic,…] [--workers n] [--vary ogre=0-4 | --balance 65] [--json]';

/** The parsed command line of `npm run forecast`. */
interface ForecastArguments {
  readonly file: string;
  readonly fights: number;
  readonly seed: string;
  readonly workers: number;
  readonly tactics: { readonly [sideOrId: string]: string };
  /** The counts of one kind of combatant to compare, one trial each; empty when nothing is varied. */
  readonly counts: readonly Change[];
  /** The party's chance to win to balance for, between 0 and 1; `null` when nothing is balanced. */
  readonly target: number | null;
  readonly json: boolean;
}

/** Parses the command line: its values, `help` if that is asked for, or all that is wrong with it, by option. */
export function forecastArguments(
  args: readonly string[],
): ForecastArguments | { readonly help: true } | { readonly wrong: readonly string[] } {
  const parsed = parsedArguments(args);
  if ('wrong' in parsed) return parsed;
  const { values, positionals } = parsed;
  if (values.help) return { help: true };
  const wrong: string[] = [];
  const said = <T>(option: string, value: T | null, wanted: string, usual: T): T => {
    if (value !== null) return value;
    wrong.push(`${option}: ${wanted}`);
    return usual;
  };
  const [file, ...others] = positionals;
  if (file === undefined) wrong.push('there is no file: the first word is an encounter or a saved fight');
  if (others.length > 0) wrong.push(`"${others[0]}": one file at a time`);
  const count = 'wants a whole number from 1 to 1,000,000';
  const fights = said('--fights', countOf(values.fights), count, 1);
  const workers = said('--workers', countOf(values.workers), count, 1);
  const tactics = said('--tactics', tacticsOf(values.tactics), 'wants side=tactic, several with commas', {});
  const counts = said('--vary', countsOf(values.vary), 'wants somebody=from-to, at most 30: ogre=0-4', []);
  const target = said('--balance', targetOf(values.balance), 'wants a chance in 100 between 0 and 100', 0.5);
  if (values.vary !== undefined && values.balance !== undefined)
    wrong.push('--vary and --balance: one of them at a time');
  if (wrong.length > 0 || file === undefined) return { wrong };
  return {
    file,
    fights,
    seed: values.seed,
    workers,
    tactics,
    counts,
    target: values.balance === undefined ? null : target,
    json: values.json,
  };
}

function parsedArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        fights: { type: 'string', default: '1000' },
        seed: { type: 'string', default: '1' },
        tactics: { type: 'string', default: '' },
        workers: { type: 'string', default: String(availableParallelism()) },
        vary: { type: 'string' },
        balance: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (thrown) {
    return { wrong: [thrown instanceof Error ? thrown.message : String(thrown)] };
  }
}

function countOf(text: string): number | null {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= 1_000_000 ? count : null;
}

/** Parses "Heroes=simple,orc=walk-and-hit"; `null` when it is malformed. */
function tacticsOf(text: string): { readonly [sideOrId: string]: string } | null {
  const pairs = text.split(',').filter((pair) => pair !== '');
  const split = pairs.map((pair) => [
    pair.slice(0, pair.lastIndexOf('=')),
    pair.slice(pair.lastIndexOf('=') + 1),
  ]);
  return split.every(([who = '', tactic = '']) => who !== '' && tactic !== '')
    ? Object.fromEntries(split)
    : null;
}

/** Parses "brute=0-4" into one change per count of that kind; `null` when it is malformed. */
function countsOf(text: string | undefined): readonly Change[] | null {
  if (text === undefined) return [];
  const [, who = '', from, to] = /^(.+)=(\d+)-(\d+)$/.exec(text) ?? [];
  if (from === undefined || Number(from) > Number(to) || Number(to) > 30) return null;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => ({
    vary: 'count',
    who,
    count: Number(from) + at,
  }));
}

function targetOf(text: string | undefined): number | null {
  const target = text === undefined ? 0.5 : Number(text) / 100;
  return target > 0 && target < 1 ? target : null;
}
