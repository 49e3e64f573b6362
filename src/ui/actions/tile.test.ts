import { expect, test } from 'vitest';
import type { Option } from '../../kernel/port.ts';
import type { CombatantView, PoolView } from '../../kernel/view.ts';
import { sameTile } from './tile.ts';

const ap: PoolView = { label: 'AP', value: 6, max: 10, clause: 'X', kind: 'bar' };
const payer = (pool: PoolView): CombatantView => ({ pools: { ap: pool } }) as unknown as CombatantView;
const walk: Option = {
  id: 'move',
  label: 'Move',
  clause: 'X-1',
  group: 'move',
  cost: { ap: 2 },
  needs: { path: { kind: 'path', label: 'Where to', cells: [{ x: 1, y: 1 }] } } as never,
};
const tile = { option: walk, payer: payer(ap), shortcut: 1 };

test('a tile counts as the same if only its cells or the payer’s remaining points have changed', () => {
  const elsewhere = { ...walk, needs: { path: { kind: 'path', label: 'Where to', cells: [] } } as never };
  expect(sameTile(tile, { ...tile, option: elsewhere, payer: payer({ ...ap, value: 1 }) })).toBe(true);
});

test.each([
  ['its name', { option: { ...walk, label: 'Run' } }],
  ['its cost', { option: { ...walk, cost: { ap: 3 } } }],
  ['its refusal', { option: { ...walk, refused: { because: 'Held fast.', clause: 'X-2' } } }],
  ['its note', { option: { ...walk, note: 'once more' } }],
  ['its doer', { option: { ...walk, by: 'ann' } }],
  ['the label of the pool it is paid from', { payer: payer({ ...ap, label: 'Vigor' }) }],
  ['its key', { shortcut: 2 }],
])('a tile is drawn again after a change of %s', (_, change) => {
  expect(sameTile(tile, { ...tile, ...change } as typeof tile)).toBe(false);
});
