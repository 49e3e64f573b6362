import { expect, test } from 'vitest';
import type { CombatantView } from '../../kernel/view.ts';
import { changesOf, changesOfAll, freshId, noEdits } from './edits.ts';

const one = {
  id: 'edda',
  side: 'party',
  initiative: 7,
  out: null,
  tracks: { health: { label: 'Health', kind: 'bar', max: 12, left: 9, clause: 'X-1' } },
  pools: { ap: { label: 'AP', value: 3, max: 3, clause: 'X-2', kind: 'pips' } },
  conditions: [{ id: 'prone', label: 'Prone', clause: 'X-3' }],
} as unknown as CombatantView;

test('only values that differ become changes', () => {
  expect(changesOf(one, noEdits)).toEqual([]);
  expect(
    changesOf(one, {
      tracks: { health: 9 },
      pools: { ap: 1 },
      conditions: {
        prone: { on: false },
        dazed: { on: true },
        held: { on: false },
        hidden: { on: true, others: ['ogre', 'imp'] },
      },
      initiative: 7,
      side: 'party',
      out: 'unconscious',
    }),
  ).toEqual([
    { change: 'pool', who: 'edda', pool: 'ap', value: 1 },
    { change: 'condition', who: 'edda', condition: 'prone', on: false },
    { change: 'condition', who: 'edda', condition: 'dazed', on: true },
    { change: 'condition', who: 'edda', condition: 'hidden', on: true, other: 'ogre' },
    { change: 'condition', who: 'edda', condition: 'hidden', on: true, other: 'imp' },
    { change: 'out', who: 'edda', out: 'unconscious' },
  ]);
});

test('edits of several combatants all become changes, those of an unknown one none', () => {
  const ogre = { ...one, id: 'ogre' } as CombatantView;
  expect(
    changesOfAll(
      { edda: one, ogre },
      {
        edda: { ...noEdits, tracks: { health: 4 } },
        ogre: { ...noEdits, out: 'dead' },
        gone: { ...noEdits, initiative: 3 },
      },
    ),
  ).toEqual([
    { change: 'track', who: 'edda', track: 'health', left: 4 },
    { change: 'out', who: 'ogre', out: 'dead' },
  ]);
});

test('a new combatant gets an unused id', () => {
  expect(freshId(['wolf', 'wolf-2'], 'wolf')).toBe('wolf-3');
  expect(freshId([], 'wolf')).toBe('wolf');
});
