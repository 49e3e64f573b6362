import { describe, expect, test } from 'vitest';
import { oddsByAnswer } from './by-answer.ts';
import { askKey } from './tape.ts';
import type { Dare } from './testing/dare-system.ts';
import { dareSystem, plainDare, turnOf } from './testing/dare-system.ts';

const dare = (breath: number): Dare => ({
  active: 'ann',
  round: 1,
  people: { ann: { hearts: 10, breath: 0 }, bob: { hearts: 6, breath } },
});

const answersTo = (option: string, fight: Dare) =>
  oddsByAnswer(
    dareSystem,
    { base: fight, answers: [{ kind: 'ask', key: askKey(turnOf('ann')), choice: { option } }] },
    plainDare,
    'ann',
    ['bob'],
    { ways: 100, samples: 100 },
  );

/** Ann gambles with a die of four faces: three of them hit Bob for 2, unless he ducks. He takes it, as a rule. */
describe('what hangs on the answer of the one who is attacked', () => {
  test('who ducks is not hit; who takes it is hit three times in four, for 2: the best answer stands first', () => {
    const found = answersTo('gamble', dare(1));
    expect(found?.who).toBe('bob');
    expect(found?.answers.map(({ words }) => words)).toEqual(['Duck', 'Take']);
    const [duck, take] = found?.answers ?? [];
    expect(duck?.odds).toMatchObject({ exact: true, chances: {} });
    expect(take?.odds.chances).toMatchObject({ hit: 0.75 });
  });
  test('who cannot duck has no say', () => {
    expect(answersTo('gamble', dare(0))).toBeNull();
  });
  test('a deed that is about nobody else asks nobody', () => {
    expect(answersTo('rest', dare(1))).toBeNull();
  });
});
