import { expect, test } from 'vitest';
import { active, ap, asked, cell, choice, endTurn, fight, initiative, metres, move, order } from './line-up.ts';

test('[WS-INI-1] [WS-INI-3] Initiative without dice: the highest first', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] }, sill: { at: [2, 4] } }, foes: { ogre: { at: [10, 2] } } },
    { fromTheStart: true },
  );
  expect(order(table)).toEqual(['sill', 'brana', 'ogre']);
  expect(asked(table)).toBe('sill turn');
});
