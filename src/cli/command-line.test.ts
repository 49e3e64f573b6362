import { expect, test } from 'vitest';
import { amount, commandLineOf, count, flag, noWords, oneOf, orNull, word, wordOr } from './command-line.ts';

const line = commandLineOf(
  'soak',
  noWords,
  {
    fights: count(500, 1, 1000),
    seconds: amount(2),
    only: oneOf(['odds', 'fights']),
    file: word('file'),
    seed: wordOr('1'),
    rulings: orNull(count(3, 0)),
    noJourneys: flag,
  },
  ({ only, file }) => (only === 'odds' && file !== null ? ['--only odds and --file: one of them'] : []),
);

const values = (...args: string[]) => (line.read(args) as { readonly values: object }).values;
const instead = (...args: string[]) => line.read(args) as { readonly instead: string; readonly code: number };

test('without options each has its usual value', () => {
  expect(values()).toEqual({
    fights: 500,
    seconds: 2,
    only: null,
    file: null,
    seed: '1',
    rulings: null,
    noJourneys: false,
  });
});

test('each option reads the word behind it, also after an equals sign', () => {
  expect(
    values(
      ...['--fights', '20', '--seconds', '0.5', '--only', 'fights', '--file', 'a.json', '--seed=x'],
      ...['--rulings', '0', '--no-journeys'],
    ),
  ).toEqual({
    fights: 20,
    seconds: 0.5,
    only: 'fights',
    file: 'a.json',
    seed: 'x',
    rulings: 0,
    noJourneys: true,
  });
});

test('with --help or -h a program prints its usage and does nothing else', () => {
  const usage =
    'npm run --silent soak -- [--fights 500] [--seconds 2] [--only odds|fights] [--file file] [--seed 1] [--rulings 3] [--no-journeys]';
  expect(line.usage).toBe(usage);
  expect(instead('--help')).toEqual({ instead: `Usage: ${usage}`, code: 0 });
  expect(instead('--fights', 'many', '-h')).toEqual({ instead: `Usage: ${usage}`, code: 0 });
});

test('all that is wrong is said at once, with the option, and nothing is run', () => {
  const said = instead('--fight', '--fights', '1001', '--seconds', '0', '--only', 'all', '--file', '--seed=');
  expect(said.code).toBe(2);
  expect(said.instead.split('\n')).toEqual([
    'there is no --fight',
    '--fights wants a whole number from 1 to 1,000, not "1001"',
    '--seconds wants a number above 0, not "0"',
    '--only wants one of: odds, fights, not "all"',
    '--file wants a word behind it, not "--seed="',
    `Usage: ${line.usage}`,
  ]);
});

test('a word that no option takes, an option without its word, and what only parts of it may say are refused', () => {
  expect(instead('persona').instead).toContain('"persona": only options are taken');
  expect(instead('--fights').instead).toContain('--fights wants a whole number from 1 to 1,000\n');
  expect(instead('--seed=').instead).toContain('--seed wants a word behind it\n');
  expect(instead('--only', 'odds', '--file', 'a').instead).toContain('--only odds and --file: one of them');
});

test('an option that takes no word is refused with one, also where that says no', () => {
  expect(instead('--no-journeys=false').instead).toContain('--no-journeys takes no word, not "false"\n');
  expect(instead('--no-journeys=true').code).toBe(2);
  expect(instead('--no-journeys', 'false').instead).toContain('"false": only options are taken\n');
});
