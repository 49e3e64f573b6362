import { expect, test } from 'vitest';
import { forecastLine } from './forecast-arguments.ts';

const valuesOf = (...args: string[]) => (forecastLine.read(args) as { readonly values: object }).values;

/** What is said of a wrong command line, above its usage. */
const wrong = (...args: string[]): readonly string[] => {
  const { instead, code } = forecastLine.read(args) as { readonly instead: string; readonly code: number };
  const lines = instead.split('\n');
  expect(code).toBe(2);
  expect(lines.pop()).toBe(`Usage: ${forecastLine.usage}`);
  return lines;
};

test('without options a file is forecast 1000 times with the seed 1 and without changes', () => {
  expect(valuesOf('duel.json')).toMatchObject({
    file: 'duel.json',
    fights: 1000,
    seed: '1',
    tactics: {},
    vary: [],
    balance: null,
    json: false,
  });
});

test('--tactics by side or id, --vary with a range of counts, and --balance with a chance are read', () => {
  expect(valuesOf('f', '--tactics', 'The Watch=keen,orc=walk-and-hit')).toMatchObject({
    tactics: { 'The Watch': 'keen', orc: 'walk-and-hit' },
  });
  expect(valuesOf('f', '--vary', 'ogre=0-2')).toMatchObject({
    vary: [0, 1, 2].map((count) => ({ vary: 'count', who: 'ogre', count })),
  });
  expect(valuesOf('f', '--balance', '65', '--json')).toMatchObject({ balance: 0.65, json: true });
});

test('each wrong argument is reported with its option, all of them at once', () => {
  expect(wrong()).toEqual([expect.stringContaining('there is no file')]);
  expect(wrong('f', '--fights', '2.5', '--balance', '100')).toEqual([
    expect.stringMatching(/^--fights wants a whole number .*, not "2\.5"$/),
    expect.stringMatching(/^--balance wants a chance .*, not "100"$/),
  ]);
  expect(wrong('f', '--vary', 'ogre=4-0')).toEqual([expect.stringMatching(/^--vary wants/)]);
  expect(wrong('f', '--tactics', '=keen')).toEqual([expect.stringMatching(/^--tactics wants/)]);
  expect(wrong('f', '--vary', 'ogre=0-4', '--balance', '50')).toEqual([
    expect.stringContaining('one of them at a time'),
  ]);
  expect(wrong('f', '--figths', '9')).toEqual([
    expect.stringContaining('--figths'),
    expect.stringContaining('"9"'),
  ]);
  expect(wrong('f', 'g')).toEqual([expect.stringContaining('"g"')]);
});
