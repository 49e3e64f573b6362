import { expect, test } from 'vitest';
import { system } from '../index.ts';
import type { Sketch } from './line-up.ts';
import { asked, attack, cell, choice, fight, move, quick } from './line-up.ts';

/** Who is asked in the four moments (SL-INT-4), and that nobody is asked without need. */

const moments = ['moment-turn-start', 'moment-turn-end', 'moment-declared', 'moment-resolved'];

/** Wenna's turn begins; the other stands higher and far away. */
const start = (id: string, now: Sketch, more: Sketch = {}, rulings: Sketch = {}) =>
  fight(
    { red: { wenna: { at: [5, 5] }, isra: { at: [5, 9] } }, blue: { [id]: { at: [12, 5], now, ...more } } },
    {
      initiative: { wenna: 10, isra: 1, [id]: 20 },
      turnOf: 'wenna',
      stage: 'start',
      stops: moments,
      rulings,
    },
  );

test('[SL-INT-4] tables say for each moment whether they want to be asked; only declarations of foes unless they do', () => {
  const usual = Object.fromEntries((system.answers ?? []).map(({ id, usual }) => [id, usual ?? 'ask']));
  expect(moments.map((id) => usual[id])).toEqual(['off', 'off', 'ask', 'off']);
  const quiet = fight(
    { red: { wenna: { at: [5, 5] } }, blue: { guard: { at: [6, 5] } } },
    { initiative: { wenna: 10, guard: 20 }, turnOf: 'wenna', stage: 'start', stops: ['moment-resolved'] },
  );
  expect(asked(quiet)).toBe('wenna turn');
  quiet.does(quick('guard')).rolls('attack', 1, 2);
  expect(asked(quiet)).toBe('guard moment');
});

test('[SL-INT-4] [SL-MOV-6] whoever has neither AP nor yards is not asked; with yards left it is', () => {
  expect(asked(start('guard', { ap: 0 }))).toBe('wenna turn');
  const table = start('guard', { ap: 0, movement: { left: 3 } });
  expect(asked(table)).toBe('guard moment');
  table.refuses(move(8, 5), 'noMovement', 'SL-MOV-4');
  table.does(move(9, 5));
  expect(cell(table, 'guard')).toEqual([9, 5]);
});

test('[SL-INT-4] whoever cannot act is not asked, nor whoever has no deed that its AP are enough for', () => {
  expect(asked(start('guard', { helplessUntil: 2 }))).toBe('wenna turn');
  expect(asked(start('wolf', { ap: 1 }))).toBe('wolf moment');
  // Bound by magic it cannot walk, and 1 AP is too little for everything else.
  const roots = { spell: 'binding-roots', by: 'isra', kind: 'bound', value: 12, until: 3 };
  expect(asked(start('wolf', { ap: 1, effects: [roots] }))).toBe('wenna turn');
  expect(asked(start('wolf', { ap: 6, effects: [roots] }))).toBe('wolf moment');
});

test('[SL-INT-3] [SL-INT-4] what is too dear is neither offered nor accepted', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5] } },
      blue: { torvin: { at: [6, 5], now: { ap: 6 } } },
    },
    { initiative: { wenna: 10, torvin: 20 }, turnOf: 'wenna', stage: 'start', stops: moments },
  );
  // A blow with the greatsword takes 7 AP, with bare hands 6.
  const weapons = table.option('standard-attack').needs?.with;
  if (weapons?.kind !== 'one') throw new Error('with what?');
  expect(weapons.oneOf.map(({ id, refused }) => [id, refused?.code ?? null])).toEqual([
    ['torvin/greatsword', 'noActionPoints'],
    ['unarmed', null],
  ]);
  table.refuses(attack('wenna', { with: 'greatsword' }), 'noActionPoints', 'SL-AP-6');
  // Strong Attack takes 8 and more with anything.
  expect(table.choice().options.map(({ id }) => id)).not.toContain('strong-attack');
  table.does(attack('wenna', { with: 'unarmed' })).rolls('attack', 1, 2);
});

test('[SL-INT-5] an ally is not asked whether to thwart what is declared', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5] }, torvin: { at: [4, 5] } },
      blue: { guard: { at: [6, 5], now: { ap: 0 } } },
    },
    {
      initiative: { wenna: 10, torvin: 20, guard: 5 },
      turnOf: 'wenna',
      stops: ['moment-declared', 'moment-resolved'],
    },
  );
  table.does(quick('guard')).rolls('attack', 1, 2);
  expect(asked(table)).toBe('torvin moment');
  expect(table.choice().about?.moment).toBe('resolved');
});

test('[SL-GRP-10] [SL-INT-2] a pinned one may still try to Escape in another’s turn, and nothing else', () => {
  const table = fight(
    {
      red: { wenna: { at: [5, 5] }, torvin: { at: [9, 5] } },
      blue: { guard: { at: [10, 5], now: { pinnedBy: ['torvin'], ap: 6 } } },
    },
    {
      initiative: { wenna: 10, torvin: 5, guard: 20 },
      turnOf: 'wenna',
      stage: 'start',
      stops: ['moment-turn-start'],
    },
  );
  expect(table.choice().options.map(({ id }) => id)).toEqual(['escape', 'decline']);
  table.refuses(attack('torvin', { with: 'unarmed' }), 'pinned', 'SL-GRP-10');
  table.does(choice('escape', { from: 'torvin', check: 'power' })).rolls('escape', 9, 9);
  expect(table.news('pinned')).toMatchObject([{ who: 'guard', on: false }]);
});
