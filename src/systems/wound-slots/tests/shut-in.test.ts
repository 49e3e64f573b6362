import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import type { LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** A tactic without a way to any foe goes through a door (SL-MSC-18). */

/** A wall from top to bottom between columns 5 and 6, with a door in row 5. */
const walls = (open: boolean, gate: 'door' | 'wall' = 'door') => [
  { kind: 'wall', x: 6, y: 0, side: 'w', length: 5 },
  { kind: gate, id: 'gate', label: 'Gate', x: 6, y: 5, side: 'w', ...(open ? { open } : {}) },
  { kind: 'wall', x: 6, y: 6, side: 'w', length: 10 },
];

type Who = keyof typeof tactics;
function turnOf(tactic: Who, who: string, people: LineUp, field: Sketch): Choice {
  const fight = begun(people, { field, turnOf: who, round: 8 });
  const choice = tactics[tactic].decide(turnQuestion(fight, who), fight, stream('minds'));
  return choice ?? { option: 'nothing' };
}
const torvin = (x: number, ap = 12): LineUp => ({
  heroes: { torvin: { at: [x, 5], now: { ap } } },
  foes: { guard: { at: [9, 5] } },
});

test.each(['simple', 'walk-and-hit'] as const)(
  '[SL-MSC-18] whoever is shut off from all its foes walks up to the door and opens it: %s',
  (tactic) => {
    const [closed, open] = [{ walls: walls(false) }, { walls: walls(true) }];
    const path = [2, 3, 4, 5].map((x) => ({ x, y: 5 }));
    expect(turnOf(tactic, 'torvin', torvin(1), closed)).toEqual({ option: 'move', path });
    expect(turnOf(tactic, 'torvin', torvin(5), closed)).toMatchObject({ option: 'open-door', door: 'gate' });
    // An open door is a way like any other; without a door nothing can be done.
    expect(turnOf(tactic, 'torvin', torvin(5), open).option).toBe('move');
    const { option } = turnOf(tactic, 'torvin', torvin(5), { walls: walls(false, 'wall') });
    expect(['seize-initiative', 'end-turn']).toContain(option);
  },
);

test('[SL-MSC-18] an archer opens it too, for a line to shoot along', () => {
  const people: LineUp = { heroes: { pell: { at: [5, 5] } }, foes: { guard: { at: [9, 5] } } };
  expect(turnOf('simple', 'pell', people, { walls: walls(false) }).option).toBe('open-door');
});

test('[SL-MSC-18] but not where friends have come to blows, and only people are in the way', () => {
  // A corridor one yard wide, with a door in its side by Torvin; before him Brannoch, and Wenna at the guard.
  const corridor = [
    { kind: 'wall', x: 0, y: 5, side: 'n', length: 24 },
    { kind: 'wall', x: 0, y: 5, side: 's', length: 5 },
    { kind: 'door', id: 'gate', label: 'Gate', x: 5, y: 5, side: 's' },
    { kind: 'wall', x: 6, y: 5, side: 's', length: 18 },
  ];
  const people: LineUp = {
    heroes: { torvin: { at: [5, 5] }, brannoch: { at: [6, 5] }, wenna: { at: [7, 5] } },
    foes: { guard: { at: [8, 5] } },
  };
  expect(turnOf('simple', 'torvin', people, { walls: corridor }).option).not.toBe('open-door');
});

test('[SL-MOV-5] where no way leads to the nearest foe, the next one is gone to', () => {
  // The guard behind the wall is 4 yards away, the other one 10.
  const people: LineUp = {
    heroes: { torvin: { at: [5, 5] } },
    foes: { guard: { at: [9, 5] }, knight: { at: [5, 15] } },
  };
  const field = { walls: walls(false, 'wall') };
  for (const tactic of ['simple', 'walk-and-hit'] as const) {
    const choice = turnOf(tactic, 'torvin', people, field);
    expect(choice.option).toBe('move');
    const path = choice.path as unknown as readonly { readonly x: number; readonly y: number }[];
    expect(path[path.length - 1]?.y).toBeGreaterThan(8);
  }
});
