import { availableParallelism } from 'node:os';
import type { Adjustment } from '../workers/client-vary.ts';
import type { Option, Words } from './command-line.ts';
import { commandLineOf, count, flag, wordOr } from './command-line.ts';

/** An encounter or a saved fight. */
const oneFile: Words<{ readonly file: string }> = {
  shows: 'encounter.json',
  read([file, ...others]) {
    if (file === undefined)
      return { wrong: 'there is no file: the first word is an encounter or a saved fight' };
    return others.length > 0 ? { wrong: `"${others[0]}": one file at a time` } : { values: { file } };
  },
};

/** Tactic ids by side or combatant, written Heroes=simple,orc=walk-and-hit. */
const tactics: Option<{ readonly [sideOrId: string]: string }> = {
  usual: {},
  shows: 'side=tactic,…',
  wants: 'wants side=tactic, several with commas',
  read(said) {
    const pairs = said.split(',').filter((pair) => pair !== '');
    const split = pairs.map((pair) => [
      pair.slice(0, pair.lastIndexOf('=')),
      pair.slice(pair.lastIndexOf('=') + 1),
    ]);
    return split.every(([who = '', tactic = '']) => who !== '' && tactic !== '')
      ? Object.fromEntries(split)
      : undefined;
  },
};

/** The counts of one kind of combatant to compare, written ogre=0-4; none when nothing is varied. */
const counts: Option<readonly Adjustment[]> = {
  usual: [],
  shows: 'ogre=0-4',
  wants: 'wants somebody=from-to, at most 30: ogre=0-4',
  read(said) {
    const [, who = '', from, to] = /^(.+)=(\d+)-(\d+)$/.exec(said) ?? [];
    if (from === undefined || Number(from) > Number(to) || Number(to) > 30) return undefined;
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => ({
      vary: 'count',
      who,
      count: Number(from) + at,
    }));
  },
};

/** The party's chance to win to balance for, between 0 and 1, said in 100; `null` when nothing is balanced. */
const target: Option<number | null> = {
  usual: null,
  shows: '65',
  wants: 'wants a chance in 100 between 0 and 100',
  read(said) {
    const chance = Number(said) / 100;
    return chance > 0 && chance < 1 ? chance : undefined;
  },
};

/** The command line of `npm run forecast`. */
export const forecastLine = commandLineOf(
  'forecast',
  oneFile,
  {
    fights: count(1000),
    seed: wordOr('1'),
    tactics,
    workers: { ...count(availableParallelism()), shows: 'n' },
    vary: counts,
    balance: target,
    json: flag,
  },
  ({ vary, balance }) =>
    vary.length > 0 && balance !== null ? ['--vary and --balance: one of them at a time'] : [],
);
