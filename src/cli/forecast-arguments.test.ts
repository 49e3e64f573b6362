import { expect, test } from 'vitest';
import { forecastArguments } from './forecast-arguments.ts';

test('without options a file is forecast 1000 times with the seed 1 and without changes', () => {
  expect(forecastArguments(['duel.json'])).toMatchObject({
    file: 'duel.json',
    fights: 1000,
    seed: '1',
    tactics: {},
    counts: [],
    target: null,
    json: false,
  });
});

test('--tactics by side or id, --vary with a range of counts, and --balance with a chance are read', () => {
  expect(forecastArguments(['f', '--tactics', 'The Watch=keen,orc=walk-and-hit'])).toMatchObject({
    tactics: { 'The Watch': 'keen', orc: 'walk-and-hit' },
  });
  expect(forecastArguments(['f', '--vary', 'ogre=0-2'])).toMatchObject({
    counts: [0, 1, 2].map((count) => ({ vary: 'count', who: 'ogre', count })),
  });
  expect(forecastArguments(['f', '--balance', '65', '--json'])).toMatchObject({ target: 0.65, json: true });
});

test('--help is read as a request for help', () => {
  expect(forecastArguments(['--help'])).toEqual({ help: true });
});

test('each wrong argument is reported with its option, all of them at once', () => {
  const wrong = (...args: string[]) => (forecastArguments(args) as { wrong: readonly string[] }).wrong;
  expect(wrong()).toEqual([expect.stringContaining('there is no file')]);
  expect(wrong('f', '--fights', '2.5', '--balance', '100')).toEqual([
    expect.stringMatching(/^--fights: /),
    expect.stringMatching(/^--balance: /),
  ]);
  expect(wrong('f', '--vary', 'ogre=4-0')).toEqual([expect.stringMatching(/^--vary: /)]);
  expect(wrong('f', '--tactics', '=keen')).toEqual([expect.stringMatching(/^--tactics: /)]);
  expect(wrong('f', '--vary', 'ogre=0-4', '--balance', '50')).toEqual([
    expect.stringContaining('one of them at a time'),
  ]);
  expect(wrong('f', '--figths', '9')).toEqual([expect.stringContaining('--figths')]);
  expect(wrong('f', 'g')).toEqual([expect.stringContaining('"g"')]);
});
