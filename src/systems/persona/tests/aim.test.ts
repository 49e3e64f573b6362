import { expect, test } from 'vitest';
import { attack, duel } from './line-up.ts';

/** What the map draws while an attack is in the hand. */

const lines = (kind: string | null, how: object): unknown => {
  const walls = kind === null ? [] : [{ x: 6, y: 5, side: 'w', kind }];
  const table = duel({ rin: { at: [0, 5] }, ogre: { at: [6, 5] } }, { field: { width: 60, walls } } as never);
  return (table.send({ do: 'preview', choice: how } as never) as { lines?: unknown }).lines;
};

test('[PE-DIS-2] [PE-DIS-3] the line of an attack says what cover costs it, and what gives it', () => {
  const along = { from: { x: 0, y: 5 }, to: { x: 6, y: 5 } };
  const by = [
    { x: 5, y: 5 },
    { x: 6, y: 5 },
  ];
  const shot = attack('ogre', { with: 'cinder' });
  expect(lines(null, shot)).toEqual([{ ...along, grade: 'clear', label: '', by: [] }]);
  expect(lines('low-wall', shot)).toEqual([{ ...along, grade: 'half', label: 'light cover −1', by }]);
  expect(lines('window', shot)).toMatchObject([{ label: 'light cover −1, heavy cover −1', by }]);
});
