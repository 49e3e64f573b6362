import { expect, test } from 'vitest';
import { playAgain, playRandomly } from './random-play.ts';
import type { System } from './system.ts';
import type { Ball, BallFact } from './testing/odd-system.ts';
import { oddSystem, oneAgainstTwo } from './testing/odd-system.ts';

/** The ball with an invariant that its rules sometimes break: a dancer who has lost a mask keeps her grace. */
const strict: System<Ball, BallFact> = {
  ...oddSystem,
  invariants: ({ dancers }) =>
    Object.entries(dancers).flatMap(([id, { masks, grace }]) =>
      masks === 1 && grace === 0 ? [`${id} has lost a mask and her grace`] : [],
    ),
};

const options = { seed: 'findings', roundCap: 20 };

test('a finding of a later fight is reproduced by playing that fight alone, with the same facts', () => {
  const { findings } = playRandomly(strict, oneAgainstTwo, { ...options, fights: 200 });
  const late = findings.filter(({ fight }) => fight > 0);
  const last = late.at(-1);
  if (!last) throw new Error('nothing was found after the first fight');
  const there = findings
    .filter(({ fight }) => fight === last.fight)
    .map(({ fact, what }) => ({ fact, what }));
  expect(playAgain(strict, oneAgainstTwo, last, options)).toEqual(there);
  expect(there.at(-1)?.what).toContain('has lost a mask and her grace');
});

test('a finding is not reproduced after its fault is mended', () => {
  const [finding] = playRandomly(strict, oneAgainstTwo, { ...options, fights: 200 }).findings;
  if (!finding) throw new Error('nothing was found');
  expect(playAgain(oddSystem, oneAgainstTwo, finding, options)).toEqual([]);
});

test('a rule that throws is a finding, and is reproduced', () => {
  const throwing: System<Ball, BallFact> = {
    ...oddSystem,
    invariants: ({ round }) => {
      if (round === 3) throw new Error('the third round is cursed');
      return [];
    },
  };
  const { findings } = playRandomly(throwing, oneAgainstTwo, { ...options, fights: 10 });
  const finding = findings.at(-1);
  if (!finding) throw new Error('no fight came to its third round');
  const [again] = playAgain(throwing, oneAgainstTwo, finding, options);
  expect(again?.fact).toBe(finding.fact);
  expect(again?.what).toContain('the third round is cursed');
});
