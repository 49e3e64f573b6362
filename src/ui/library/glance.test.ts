import { expect, test } from 'vitest';
import { ago, bytes, newestFirst, openFirst, sidesAtAGlance, wavesAtAGlance } from './glance.ts';

test('each side is listed with its number and names; numbered names are counted together: 2 × Bandit', () => {
  const encounter = {
    combatants: [
      { id: 'edda', side: 'party', sheet: { name: 'Edda' } },
      { id: 'b1', side: 'hostile', sheet: { name: 'Bandit 1' } },
      { id: 'b2', side: 'hostile', sheet: { name: 'Bandit 2' } },
      { id: 'x', side: 'hostile' },
    ],
  };
  expect(sidesAtAGlance(encounter)).toEqual([
    { side: 'party', count: 1, names: 'Edda' },
    { side: 'hostile', count: 3, names: '2 × Bandit, x' },
  ]);
});

test('a sheet of the pack has the name that it has there', () => {
  const combatants = [{ id: 'x', side: 'party', sheet: { use: 'edda' } }];
  expect(sidesAtAGlance({ combatants }, [{ id: 'edda', name: 'Edda' }])[0]?.names).toBe('Edda');
});

test('a side that consists only of things is marked as such', () => {
  const pack = [{ id: 'crate', name: 'Crate', sheet: { name: 'Crate', kind: 'object' } }];
  const combatants = [
    { id: 'a', side: 'Terrain', sheet: { use: 'crate' } },
    { id: 'b', side: 'Terrain', sheet: { name: 'Gate', kind: 'object' } },
    { id: 'c', side: 'Heroes', sheet: { use: 'crate' } },
    { id: 'd', side: 'Heroes', sheet: { name: 'Edda', kind: 'hero' } },
  ];
  expect(sidesAtAGlance({ combatants }, pack)).toEqual([
    { side: 'Terrain', count: 2, names: 'Crate, Gate', thing: true },
    { side: 'Heroes', count: 2, names: 'Crate, Edda' },
  ]);
});

test('each wave is a sentence: when it comes, how many come, who', () => {
  const guard = (n: number) => ({ id: `g${n}`, side: 'foes', sheet: { use: 'guard', name: `Guard ${n}` } });
  const waves = [
    { id: 'a', name: 'Reinforcements', arrives: { round: 3 }, combatants: [guard(1), guard(2)] },
    { id: 'b', arrives: 'called', combatants: [{ id: 'x', side: 'foes', sheet: { name: 'Drake' } }] },
    { id: 'c', name: 'Nobody', arrives: { round: 4 }, combatants: [] },
  ];
  expect(wavesAtAGlance({ combatants: [], waves } as never)).toEqual([
    'In round 3, 2 more (Reinforcements): 2 × Guard',
    'When called, 1 more (b): Drake',
  ]);
  expect(wavesAtAGlance({ waves: [null, 'no', { combatants: 3 }] })).toEqual([]);
});

test('a document that cannot be read has no sides', () => {
  expect(wavesAtAGlance(null)).toEqual([]);
  expect(sidesAtAGlance(null)).toEqual([]);
  expect(sidesAtAGlance({ combatants: 'no' })).toEqual([]);
});

test('fights that are not over come before those that are, each newest first', () => {
  const over = { winner: null };
  const fights = [
    { id: 'old', changed: 1 },
    { id: 'won', changed: 9, over },
    { id: 'new', changed: 5 },
    { id: 'lost', changed: 7, over },
  ];
  expect(openFirst(fights).map(({ id }) => id)).toEqual(['new', 'old', 'won', 'lost']);
  expect(newestFirst(fights).map(({ id }) => id)).toEqual(['won', 'lost', 'new', 'old']);
});

test('the words for times and sizes', () => {
  expect(ago(0, 30_000)).toBe('just now');
  expect(ago(0, 300_000)).toBe('5 minutes ago');
  expect(ago(0, 90_000_000)).toBe('yesterday');
  expect(bytes(3_210_000)).toBe('3.2 MB');
});

test('names that are no text or 80,000 spaces long are read without an error within a second', () => {
  const sheets = [{ name: { toString: 1 } }, { name: ' '.repeat(80_000) }, { name: 7 }, 'no sheet'];
  const combatants = sheets.map((sheet, at) => ({ id: `one-${at}`, side: 'heroes', sheet }));
  const before = performance.now();
  expect(sidesAtAGlance({ combatants } as never)[0]?.count).toBe(4);
  // A pattern with backtracking would need more than half a minute for 80,000 spaces.
  expect(performance.now() - before).toBeLessThan(1000);
});
