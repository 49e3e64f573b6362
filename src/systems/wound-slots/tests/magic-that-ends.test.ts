import { expect, test } from 'vitest';
import type { Change } from '../../../engine/system.ts';
import { left } from '../left.ts';
import { override } from '../override.ts';
import type { Fight } from '../state.ts';
import type { Sketch } from './line-up.ts';
import { begun, choice, fight, invested, mana } from './line-up.ts';

/** Invested mana returns however its effect ends (SL-STA-9). */

const ward = { spell: 'still-ward', by: 'isra', kind: 'ward', value: 2, until: 3, invested: 2 };
const roots = { spell: 'binding-roots', by: 'isra', kind: 'bound', value: 12, until: 3, invested: 2 };

/** Isra, with 13 mana, has warded Wenna for 2 of it and bound the guard for another 2. */
const lineUp = (isra: Sketch = {}) => ({
  heroes: {
    isra: { at: [5, 5] as const, now: isra },
    wenna: { at: [6, 6] as const, now: { effects: [ward] } },
  },
  foes: { guard: { at: [12, 5] as const, now: { effects: [roots] } } },
});

const unset = (who: string, condition: string): Change => ({
  change: 'condition',
  who,
  condition,
  on: false,
});

test('[SL-STA-9] [SL-ACT-1] an effect that is taken away by hand gives its mana back', () => {
  const table = fight(lineUp());
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([9, 4]);
  table.byHand('it fades', unset('wenna', 'warded'));
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([11, 2]);
  table.byHand('they wither', unset('guard', 'bound'));
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([13, 0]);
});

test('[SL-R12] with `maxOnly` only the maximum rises, by hand too', () => {
  const table = fight(lineUp(), { rulings: { manaReturn: 'maxOnly' } });
  table.byHand('it fades', unset('wenna', 'warded'));
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([9, 2]);
});

test('[SL-STA-9] two effects of one caster that are taken away at once give back the mana of both', () => {
  const now = begun({
    heroes: { isra: { at: [5, 5] }, wenna: { at: [6, 6], now: { effects: [ward, { ...ward, until: 4 }] } } },
    foes: { guard: { at: [12, 5] } },
  });
  const facts = override(now, unset('wenna', 'warded'));
  expect(facts).toMatchObject([
    { fact: 'effect-ended' },
    { fact: 'effect-ended' },
    { fact: 'mana', who: 'isra', left: 13, invested: 0 },
  ]);
});

test('[SL-STA-9] [SL-DUR-1] what effects of some rounds hold is back after the fight, what an item holds is not', () => {
  const leaves = (now: Fight): Sketch => left(now, 'isra') as Sketch;
  expect(leaves(begun(lineUp()))).toMatchObject({ mana: 13, invested: 0 });
  // 3 of 13 in a ring, 4 in the effects; 1 of the other 6 is left.
  expect(leaves(begun(lineUp({ invested: 7, mana: 1 })))).toMatchObject({ mana: 5, invested: 3 });
  const maxOnly = begun(lineUp({ mana: 1 }), { rulings: { manaReturn: 'maxOnly' } });
  expect(leaves(maxOnly)).toMatchObject({ mana: 1, invested: 0 });
});

test('[SL-MSC-1] [SL-STA-9] ended by its caster or by hand, it leaves the same mana', () => {
  const table = fight(lineUp());
  table.does(choice('end-effect', { effect: 'effect-1' }));
  expect([mana(table, 'isra'), invested(table, 'isra')]).toEqual([11, 2]);
});
