import { expect, test } from 'vitest';
import { coveredBy, reachedBy } from '../abilities/forecast.ts';
import { one } from '../state.ts';
import type { LineUp, Setting, Sketch } from './line-up.ts';
import { begun, choice } from './line-up.ts';

/** Previews of Abilities: everybody affected, with the best and the worst case. */

const line: LineUp = {
  heroes: { oren: { at: [8, 6] }, brana: { at: [10, 8] } },
  foes: { bandit: { at: [8, 8] }, ogre: { at: [5, 8] } },
  things: { crate: { at: [9, 7] }, 'stone-wall': { at: [7, 8] } },
};
const forecast = (ability: string, more: Sketch, setting: Setting = {}, lineUp = line) => {
  const state = begun(lineUp, setting);
  return reachedBy(state, one(state, 'oren'), choice(`ability-${ability}`, more));
};
const spans = (found: ReturnType<typeof forecast>) =>
  found.map(({ who, best, worst }) => [who, best.least, best.most, worst.least, worst.most]);
const at = { cell: { x: 8, y: 8 } };

test('[WS-DRS-13] [WS-COV-4] [WS-GEN-10] each in its order, from a success with the lowest dice to a failure with the highest', () => {
  // 2d6 Shock, 2 to 12; half 1 to 6. Armor: Oren 0, Brana 2, the bandit and the crate 1, the wall 5.
  expect(spans(forecast('thunder-burst', at))).toEqual([
    ['oren', 1, 6, 2, 12],
    ['brana', 0, 4, 0, 10],
    ['bandit', 0, 5, 1, 11],
    // WS-DRS-3: objects never succeed.
    ['crate', 1, 11, 1, 11],
    ['stone-wall', 0, 7, 0, 7],
  ]);
});

test('[WS-ABL-2] [WS-R66] upcast, and as the table plays it', () => {
  const brana = (more: Sketch, setting: Setting = {}) =>
    spans(forecast('thunder-burst', { ...at, ...more }, setting)).find(([who]) => who === 'brana');
  // 4d6: 4 to 24, half 2 to 12.
  expect(brana({ upcast: 2 })).toEqual(['brana', 0, 10, 2, 22]);
  // 12 - 2, halved.
  expect(brana({}, { rulings: { halfOnSuccess: 'afterDefences' } })).toEqual(['brana', 0, 5, 0, 10]);
});

test('[WS-STA-1] [WS-MOV-1] what a failure brings beside damage, upcast metres included', () => {
  const [spike] = forecast('mind-spike', { target: 'ogre' });
  expect(spike).toMatchObject({
    best: { least: 2, most: 10, status: null },
    worst: { least: 4, most: 19, status: { id: 'frightened', for: 'endOfNextTurn' }, moves: null },
  });
  const [push] = forecast('gale-push', { target: 'bandit', upcast: 1 });
  expect(push).toMatchObject({ best: { moves: null }, worst: { moves: { how: 'away', metres: 6 } } });
});

test('[WS-GEN-11] nothing for what is no legal choice, or nobody can withstand', () => {
  expect(forecast('thunder-burst', { cell: { x: 23, y: 15 } })).toEqual([]);
  expect(forecast('thunder-burst', { ...at, upcast: 9 })).toEqual([]);
  expect(forecast('heat-lance', { target: 'ogre' })).toEqual([]);
  expect(forecast('move', { to: { x: 1, y: 1 } })).toEqual([]);
});

test('[WS-TER-2] the squares of an area', () => {
  const state = begun(line);
  const squares = (x: number, y: number) =>
    coveredBy(state, one(state, 'oren'), choice('ability-thunder-burst', { cell: { x, y } })).length;
  // 5 by 5; at the edge of the map what is left of it.
  expect([squares(8, 8), squares(8, 0)]).toEqual([25, 15]);
});
