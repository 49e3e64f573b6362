import { expect, test } from 'vitest';
import { attack, conditions, duel, endTurn, stamina, wounds } from './line-up.ts';

test('[SL-CND-11] an adder’s bite poisons, and takes a point of stamina at the end of each turn', () => {
  const table = duel({ 'marsh-adder': {}, isra: {} });
  // 12 + 6 against 14; 18 − 14 − 1 is 3: moderate.
  table.does(attack('isra', { with: 'fangs' })).rolls('attack', 6, 6);
  expect([wounds(table, 'isra'), conditions(table, 'isra')]).toEqual([[0, 1, 0, 0, 0], ['poisoned']]);
  table.does(endTurn).does(endTurn);
  expect(stamina(table, 'isra')).toBe(9);
});

test('[SL-CND-11] no wound, no poison', () => {
  const table = duel({ 'marsh-adder': {}, isra: {} });
  // 8 + 6 hits 14 and comes to −1.
  table.does(attack('isra', { with: 'fangs' })).rolls('attack', 4, 4);
  expect([wounds(table, 'isra'), conditions(table, 'isra')]).toEqual([[0, 0, 0, 0, 0], []]);
});

test('[SL-CND-11] the same venom does not work twice', () => {
  const table = duel({ 'marsh-adder': { now: { ap: 12 } }, isra: {} });
  table.does(attack('isra', { with: 'fangs' })).rolls('attack', 6, 6);
  table.does(attack('isra', { with: 'fangs' })).rolls('attack', 6, 6);
  expect(wounds(table, 'isra')).toEqual([0, 2, 0, 0, 0]);
  table.does(endTurn).does(endTurn);
  expect(stamina(table, 'isra')).toBe(9);
});
