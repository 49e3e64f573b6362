import { expect, test } from 'vitest';
import { asked, attack, duel, terms, waiting } from './line-up.ts';

test('[PE-ACT-2] [PE-ACT-3] a sword is tested with Melee, and parried with Melee', () => {
  const table = duel({ rin: {}, ogre: {} });
  table.does(attack('ogre', { with: 'sword' }));
  expect(waiting(table)).toEqual({ who: 'rin', purpose: 'attack', target: 48, dice: 1 });
  expect(terms(table)).toEqual(['Melee 48']);
  table.rolls('attack', 30);
  expect(asked(table)).toBe('ogre evasion');
});
