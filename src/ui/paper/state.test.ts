import { expect, test } from 'vitest';
import type { CombatantView, Track } from '../../kernel/view.ts';
import { marksInWords, printedState } from './state.ts';

const health: Track = { label: 'Health', kind: 'bar', max: 20, left: 12, clause: 'X-1' };
const edda: CombatantView = {
  id: 'edda',
  name: 'Edda',
  side: 'Knight',
  player: true,
  cell: { x: 2, y: 4 },
  size: 1,
  sizeName: 'Medium',
  initiative: 9,
  tracks: { health },
  pools: { ap: { label: 'AP', kind: 'pips', value: 2, max: 3, clause: 'X-2' } },
  conditions: [],
  notes: [],
  out: null,
};
const here = { active: 'edda' };

test('somebody on paper: place, turn, initiative, tracks and pools in words', () => {
  expect(printedState(edda, here)).toEqual({
    place: ['has the turn', 'at C5', 'initiative 9'],
    harm: ['Health: 12 of 20'],
    conditions: [],
    pools: ['AP: 2 of 3'],
  });
});

test('conditions are told with their grade, how long they last, and what exploits them', () => {
  const conditions = [
    { id: 'prone', label: 'Prone', until: 'it stands up', clause: 'X-3' },
    { id: 'tired', label: 'Fatigue', grade: 'severe', until: '2 turns', clause: 'X-4' },
    { id: 'wet', label: 'Wet', level: 2, tags: ['lightning'], clause: 'X-5' },
  ];
  expect(printedState({ ...edda, conditions }, here).conditions).toEqual([
    'Prone, until it stands up',
    'Fatigue (severe), 2 turns',
    'Wet 2; exploited by lightning',
  ]);
});

test('the dead keep their wounds, and spend nothing; whoever has fled is nowhere', () => {
  const dead = printedState(
    { ...edda, out: 'dead', tracks: { health: { ...health, left: 0 } } },
    { active: null },
  );
  expect(dead).toMatchObject({ place: ['at C5', 'initiative 9'], harm: ['Health: 0 of 20'], pools: [] });
  expect(printedState({ ...edda, out: 'fled' }, { active: null }).place).toEqual(['initiative 9']);
});

test('a thing without turns has no initiative and spends nothing', () => {
  const crate = printedState({ ...edda, thing: true, turnless: true, initiative: 0 }, { active: null });
  expect(crate).toMatchObject({ place: ['at C5'], harm: ['Health: 12 of 20'], pools: [] });
});

test('injuries are told by the part of the body, ruined gear as such, and a shield only while some of it is left', () => {
  const shield = { ...health, label: 'Temporary', left: 0, shields: 'health' };
  const armour = { ...health, label: 'Mail', left: 0, gear: true as const };
  const injury = { label: 'Broken', text: 'It hurts.', clause: 'X-6' };
  const body = [
    { id: 'arm', label: 'Left arm', column: 1, row: 2, note: 'AP 3', injury },
    { id: 'leg', label: 'Left leg', column: 1, row: 3, note: 'AP 1' },
  ] as const;
  expect(printedState({ ...edda, tracks: { health, shield, armour }, body }, here).harm).toEqual([
    'Health: 12 of 20',
    'Mail: ruined',
    'Left arm: Broken',
  ]);
  const some = printedState({ ...edda, tracks: { health, shield: { ...shield, left: 4 } } }, here);
  expect(some.harm).toEqual(['Health: 12 of 20', 'Temporary: 4 of 20']);
});

test('what is on the map is told once, with all of its places', () => {
  const at = (x: number, y: number) => ({ x, y });
  expect(
    marksInWords([
      { kind: 'item', label: 'Axe', cell: at(0, 0) },
      { kind: 'effect', label: 'Smoke', cell: at(2, 2), cells: [at(2, 2), at(3, 2)] },
      { kind: 'item', label: 'Axe', cell: at(5, 1) },
      { kind: 'effect', label: 'Smoke', cell: at(3, 2), cells: [at(3, 2)] },
    ]),
  ).toEqual(['Axe at A1, F2', 'Smoke at C3, D3']);
});
