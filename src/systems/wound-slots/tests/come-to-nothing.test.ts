import { expect, test } from 'vitest';
import type { LineUp, Sketch } from './line-up.ts';
import { ap, asked, choice, conditions, decline, fight } from './line-up.ts';

/** Deeds that the game master's hand makes impossible between their declaration and their effect (SL-INT-5, SL-ACT-1). */

/** The guard, who stands higher, lets the deed pass; before that the game master changes something. */
function spoiled(red: LineUp[string], deed: Sketch, ...changes: readonly Sketch[]) {
  const table = fight(
    { red, blue: { guard: { at: [20, 14], now: { ap: 18 } } } },
    { initiative: { guard: 30, torvin: 10 }, turnOf: 'torvin', stops: ['moment-declared'] },
  );
  table.does(deed as never);
  expect(asked(table)).toBe('guard moment');
  table.byHand('swept away', ...(changes as never[])).answers('guard', decline);
  expect(asked(table)).toBe('torvin turn');
  return table;
}

const away = (who: string) => ({ change: 'position', who, cell: { x: 12, y: 5 } });
const torvin = (now: Sketch = {}) => ({ torvin: { at: [5, 5] as const, now: { ap: 15, ...now } } });
const notes = (table: ReturnType<typeof spoiled>) => table.facts('note');

test('[SL-MNT-2] the mount is gone before anybody sits on it', () => {
  const table = spoiled(
    { ...torvin(), horse: { use: 'war-horse', at: [6, 5] } },
    choice('mount', { target: 'horse' }),
    away('horse'),
  );
  expect([ap(table, 'torvin'), conditions(table, 'torvin')]).toEqual([11, []]);
  expect(notes(table)).toMatchObject([
    { who: 'torvin', text: expect.stringMatching(/^It comes to nothing: /) },
  ]);
});

test('[SL-GRP-10] whoever is torn out of the grip is not pinned', () => {
  const table = spoiled(
    { ...torvin({ grappling: ['pell'] }), pell: { at: [6, 5] } },
    choice('pin', { target: 'pell' }),
    away('pell'),
  );
  expect(table.facts('check')).toEqual([]);
  expect(notes(table)).toMatchObject([
    { who: 'torvin', text: expect.stringMatching(/^It comes to nothing: /) },
  ]);
});

const lying = { conditions: ['unconscious'], dying: 0, wounds: { fatal: 1 } };

test('[SL-MSC-9] the dying one is not stabilized from afar', () => {
  const table = spoiled(
    { ...torvin(), pell: { at: [6, 5], now: lying } },
    choice('stabilize', { target: 'pell' }),
    away('pell'),
  );
  expect(table.facts('check')).toEqual([]);
  expect(notes(table)).toMatchObject([
    { who: 'torvin', text: expect.stringMatching(/^It comes to nothing: /) },
  ]);
});

test('[SL-MSC-14] nor are wounds treated from afar', () => {
  const table = spoiled(
    { ...torvin(), pell: { at: [6, 5], now: { wounds: { severe: 1 } } } },
    choice('treat-wound', { target: 'pell', level: 'severe' }),
    away('pell'),
  );
  expect(table.facts('check')).toEqual([]);
  expect(notes(table)).toMatchObject([
    { who: 'torvin', text: expect.stringMatching(/^It comes to nothing: /) },
  ]);
});
