import { expect, test } from 'vitest';
import { begin } from '../setup.ts';
import { choice, encounter, fight } from './line-up.ts';

/** A war horse at (5,5) that rides another one: a rider on it would be in the turn of nobody. */
const grey = { on: 'bay', use: 'war-horse' };
const bay = { at: [5, 5], use: 'war-horse' } as const;
const guard = { at: [20, 5] } as const;

test('[SL-MNT-2] [SL-POS-6] nobody mounts a creature that is in a saddle itself: the lowest of three would have no turn', () => {
  const table = fight({ red: { wenna: { at: [4, 5], now: { ap: 12 } }, grey, bay }, blue: { guard } });
  table.refuses(choice('mount', { target: 'grey' }), 'mounted', 'SL-POS-6');
  expect(table.choice().options.map(({ id }) => id)).not.toContain('mount');
});

test('[SL-MNT-2] nor is anybody seated there by hand', () => {
  const table = fight({ red: { wenna: { at: [4, 5] }, grey, bay }, blue: { guard } });
  const change = { change: 'condition', who: 'wenna', condition: 'mounted', on: true, other: 'grey' };
  const reply = table.send({ do: 'override', changes: [change], reason: 'up' });
  expect(reply).toMatchObject({ ok: false, error: { reason: 'mounted' } });
});

test('[SL-MNT-2] nor by an encounter', () => {
  const read = begin(encounter({ red: { wenna: { on: 'grey', at: [5, 5] }, grey, bay }, blue: { guard } }));
  expect(read).toMatchObject({ ok: false, problems: [{ path: 'combatants[0].now.riding.mount' }] });
});
