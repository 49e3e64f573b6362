import { expect, test } from 'vitest';
import type { Choice, Port, Question } from '../kernel/port.ts';
import { isRefusal } from '../kernel/port.ts';
import { goingOn, openAgain, proposeEnd } from './going-on.ts';

/** The end of a fight: after “Go on” the game master is not asked again in this round while the same sides are left. */

interface Fight {
  readonly round: number;
  sides: readonly string[];
  goesOn: string | null;
}
const sidesOf = ({ sides }: Fight): readonly string[] => sides;
const fightOf = (...sides: readonly string[]): Fight => ({ round: 3, sides, goesOn: null });

/** Proposes the end, answered so; `meanwhile`: what happens while the question stands. */
function proposed(fight: Fight, answer: Choice, meanwhile: () => void = () => {}, unasked = false) {
  const told: object[] = [];
  const asked: Question[] = [];
  const table = {
    fight,
    ask(question: Question): Choice {
      asked.push(question);
      meanwhile();
      const read = question.read(answer);
      if (isRefusal(read)) throw new Error(`${read.code} at ${read.field}: ${read.because}`);
      return read;
    },
    tell: (fact: object) => told.push(fact),
  } as unknown as Port<Fight, never>;
  proposeEnd(table as never, { clause: 'X-1', sidesOf, unasked });
  return { told, asked };
}

test('the game master is asked to end the fight: the last side wins, or nobody if no side is left', () => {
  const { told, asked } = proposed(fightOf('Heroes'), { option: 'end' });
  expect(told).toEqual([{ fact: 'over', winner: 'Heroes' }]);
  expect(asked.map(({ id, clause, for: who, about }) => [id, clause, who, about])).toEqual([
    ['end', 'X-1', 'gm', { winner: 'Heroes' }],
  ]);
  expect(asked[0]?.options().map(({ label }) => label)).toEqual(['End the encounter', 'Go on']);
  expect(proposed(fightOf(), { option: 'end' }).told).toEqual([{ fact: 'over', winner: null }]);
  expect(() => proposed(fightOf('Heroes'), { option: 'perhaps' })).toThrow('noSuchThing at option');
});

test('the question of a fight that ends by itself carries the answer “end”, others carry none', () => {
  const [unasked] = proposed(fightOf('Heroes'), { option: 'end' }, undefined, true).asked;
  expect(unasked?.unasked).toEqual({ option: 'end' });
  const [asked] = proposed(fightOf('Heroes'), { option: 'end' }).asked;
  expect(asked).not.toHaveProperty('unasked');
});

test('“Go on” is recorded for the round and the sides left after the question, and lapses when the sides change', () => {
  const fight = fightOf('Heroes');
  // While the question stands the game master takes the last hero out by hand.
  const { told } = proposed(fight, { option: 'go-on' }, () => {
    fight.sides = [];
  });
  expect(told).toEqual([{ fact: 'fight-goes-on', standing: goingOn(fight, []) }]);
  fight.goesOn = '3/';
  openAgain(fight, sidesOf);
  expect(fight.goesOn).toBe('3/');
  fight.sides = ['Foes'];
  openAgain(fight, sidesOf);
  expect(fight.goesOn).toBeNull();
});
