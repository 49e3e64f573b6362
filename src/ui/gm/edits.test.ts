import { expect, test } from 'vitest';
import type { CombatantView } from '../../kernel/view.ts';
import type { ConditionEdit } from './edits.ts';
import { changesOf, changesOfAll, noEdits, tiedAfter, towardsOf } from './edits.ts';

const one = {
  id: 'edda',
  side: 'party',
  initiative: 7,
  out: null,
  tracks: { health: { label: 'Health', kind: 'bar', max: 12, left: 9, clause: 'X-1' } },
  pools: { ap: { label: 'AP', value: 3, max: 3, clause: 'X-2', kind: 'pips' } },
  conditions: [
    { id: 'prone', label: 'Prone', clause: 'X-3' },
    { id: 'bleeding', label: 'Bleeding', level: 2, clause: 'X-4' },
    { id: 'burning', label: 'Burning', level: 1, clause: 'X-4' },
    // One chip for each hold.
    { id: 'held', label: 'Held by Ogre', towards: ['ogre'], clause: 'X-5' },
    { id: 'held', label: 'Held by Imp', towards: ['imp'], clause: 'X-5' },
    { id: 'riding', label: 'Rides Mare', towards: ['mare'], clause: 'X-6' },
  ],
  shownElsewhere: ['injury-head'],
  items: [
    { id: 'edda/sword', name: 'Sword', at: 'hand' },
    { id: 'edda/knife', name: 'Knife', at: 'carried' },
  ],
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
        grabbed: { on: false },
        hidden: { on: true, others: ['ogre', 'imp'] },
        bleeding: { on: true, level: 3 },
        burning: { on: true, level: 1 },
        poisoned: { on: true, level: 8 },
        'injury-head': { on: false },
      },
      items: { 'edda/knife': 'hand', 'edda/sword': 'floor', 'ogre/club': 'floor', 'ogre/torch': 'gone' },
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
    { change: 'condition', who: 'edda', condition: 'bleeding', on: true, level: 3 },
    { change: 'condition', who: 'edda', condition: 'poisoned', on: true, level: 8 },
    { change: 'condition', who: 'edda', condition: 'injury-head', on: false },
    { change: 'item', who: 'edda', item: 'edda/sword', to: 'floor' },
    { change: 'item', who: 'edda', item: 'ogre/torch', to: 'gone' },
    { change: 'item', who: 'edda', item: 'edda/knife', to: 'hand' },
    { change: 'out', who: 'edda', out: 'unconscious' },
  ]);
});

const tied = (edit: ConditionEdit, condition = 'held') =>
  changesOf(one, { ...noEdits, conditions: { [condition]: edit } }).map((change) =>
    change.change === 'condition' ? `${change.on ? 'on' : 'off'} ${change.other ?? 'all'}` : '',
  );

test('a condition between two begins and ends towards those alone with whom it changes', () => {
  expect(towardsOf(one, 'held')).toEqual(['ogre', 'imp']);
  expect(tied({ on: true, others: ['ogre', 'imp'] })).toEqual([]);
  expect(tied({ on: true, others: ['imp'] })).toEqual(['off ogre']);
  expect(tied({ on: true, others: ['imp', 'ogre', 'wolf'] })).toEqual(['on wolf']);
  expect(tied({ on: true, others: ['wolf'] })).toEqual(['off ogre', 'off imp', 'on wolf']);
  expect(tied({ on: false })).toEqual(['off all']);
  expect(tied({ on: false, others: ['ogre'] })).toEqual(['off all']);
});

test('a rider gets off one mount before it gets onto another', () => {
  expect(tied({ on: true, others: ['pony'] }, 'riding')).toEqual(['off mare', 'on pony']);
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

test('of those to whom a condition ties somebody each tap adds or takes away one, and the last stays', () => {
  expect(tiedAfter(['isra'], 'wenna', true)).toEqual(['isra', 'wenna']);
  expect(tiedAfter(['isra', 'wenna'], 'isra', true)).toEqual(['wenna']);
  expect(tiedAfter(['wenna'], 'wenna', true)).toEqual(['wenna']);
});

test('where it ties to one at a time, as a rider to the mount, a tap takes another instead', () => {
  expect(tiedAfter(['isra'], 'war-horse', 'one')).toEqual(['war-horse']);
  expect(tiedAfter(['war-horse'], 'war-horse', 'one')).toEqual(['war-horse']);
});
