import { expect, test } from 'vitest';
import { override } from '../override.ts';
import { settable } from '../override-states.ts';
import { ap, asked, begun, cell, conditions, endTurn, fight, holdTurn, order, take } from './line-up.ts';

/** The game master's hand (WS-GEN-12). */

const scene = () =>
  fight({
    heroes: { brana: { at: [2, 2] }, sill: { at: [2, 6] } },
    foes: { ogre: { at: [3, 2] }, bandit: { at: [12, 6] } },
  });

test('[WS-GEN-12] points, metres and attacks within their bounds', () => {
  const table = scene();
  table.byHand(
    'a gift',
    { change: 'pool', who: 'brana', pool: 'ap', value: 5 },
    { change: 'pool', who: 'brana', pool: 'movement', value: 9 },
    { change: 'pool', who: 'brana', pool: 'momentum', value: 12 },
    { change: 'pool', who: 'brana', pool: 'wp', value: 0 },
    { change: 'pool', who: 'brana', pool: 'attacks', value: 2 },
    { change: 'track', who: 'brana', track: 'temporary', left: 51 },
  );
  const pools = table.who('brana').pools;
  expect(Object.fromEntries(Object.entries(pools).map(([id, { value }]) => [id, value]))).toEqual({
    ap: 5,
    rp: 2,
    movement: 9,
    free: 1,
    wp: 0,
    momentum: 12,
    attacks: 2,
  });
  const refused = (change: object): unknown =>
    override(begun({ heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [9, 2] } } }), change as never);
  for (const change of [
    { change: 'pool', who: 'brana', pool: 'momentum', value: 13 },
    { change: 'pool', who: 'brana', pool: 'wp', value: 9 },
    { change: 'pool', who: 'brana', pool: 'luck', value: 1 },
    { change: 'track', who: 'brana', track: 'temporary', left: 52 },
    { change: 'track', who: 'brana', track: 'vitality', left: 35 },
    { change: 'position', who: 'brana', cell: { x: 9, y: 3 } },
    { change: 'condition', who: 'brana', condition: 'sleepy', on: true },
    { change: 'condition', who: 'brana', condition: 'burning', on: false },
    { change: 'condition', who: 'brana', condition: 'hidden', on: true, other: 'brana' },
    { change: 'side', who: 'brana', side: ' ' },
    { change: 'item', who: 'brana', item: 'bow', to: 'hand' },
    { change: 'door', door: 'gate', open: true },
    { change: 'active', who: 'brana' },
    { change: 'remove', who: 'nobody' },
    { change: 'add', combatant: { id: 'brana', side: 'x', cell: { x: 1, y: 1 }, sheet: { use: 'ogre' } } },
    { change: 'add', combatant: { id: 'two', side: 'x', cell: { x: 2, y: 2 }, sheet: { use: 'ogre' } } },
    { change: 'add', combatant: { id: 'two' } },
  ]) {
    expect(refused(change), JSON.stringify(change)).toMatchObject({ code: expect.any(String) });
  }
});

test('[WS-GEN-12] every condition on the list can be set, and ended', () => {
  const table = scene();
  // Brana puts the ax away, to have a hand free.
  table.byHand('a hand', { change: 'item', who: 'brana', item: 'ax', to: 'carried' });
  // A rider cannot be grabbed as well, so these two conditions are tested separately.
  const apart = ['grabbed', 'mounted'];
  const together = settable.filter(({ id }) => !apart.includes(id));
  for (const some of [together, ...apart.map((tie) => settable.filter(({ id }) => id === tie))]) {
    const set = (on: boolean) =>
      some.map(({ id, other }) => ({
        change: 'condition' as const,
        who: 'ogre',
        condition: id,
        on,
        ...(other ? { other: 'brana' } : {}),
      }));
    const ids = some.map(({ id }) => id);
    // Whose summon it is stands among its notes.
    const seen = () => [...conditions(table, 'ogre'), ...(table.who('ogre').shownElsewhere ?? [])];
    table.byHand('on', ...set(true));
    expect(seen()).toEqual(expect.arrayContaining(ids));
    table.byHand('off', ...set(false));
    expect(seen()).toEqual([]);
  }
});

test('[WS-GEN-12] dead, fled, removed, back again: where there is room', () => {
  const table = scene();
  table.byHand('killed', { change: 'out', who: 'ogre', out: 'dead' });
  table.byHand('steps in', { change: 'position', who: 'brana', cell: { x: 3, y: 2 } });
  expect(
    table.send({ do: 'override', changes: [{ change: 'out', who: 'ogre', out: null }], reason: 'x' }),
  ).toMatchObject({
    ok: false,
    error: { clause: 'WS-TER-8' },
  });
  table.byHand('steps out', { change: 'position', who: 'brana', cell: { x: 2, y: 1 } });
  table.byHand('a miracle', { change: 'out', who: 'ogre', out: null });
  expect(table.who('ogre').out).toBeNull();
  table.byHand('gone', { change: 'remove', who: 'ogre' });
  expect(table.view().order).toEqual(['brana', 'sill', 'bandit']);
});

test('[WS-GEN-12] Initiative of this round: whoever is raised comes earlier, whoever acts goes on', () => {
  const table = scene();
  table.byHand('quick', { change: 'initiative', who: 'bandit', value: 39.5 });
  expect(order(table)).toEqual(['brana', 'bandit', 'sill', 'ogre']);
  expect(asked(table)).toBe('brana turn');
  table.does(endTurn);
  expect(asked(table)).toBe('bandit turn');
});

test('[WS-GEN-12] a turn given out of order counts as one, and those that wait go on', () => {
  const table = scene();
  table.does(holdTurn);
  table.byHand('now', { change: 'active', who: 'brana' });
  expect([asked(table), ap(table, 'brana')]).toEqual(['brana turn', 3]);
  table.does(endTurn);
  // Sill's interrupted turn goes on.
  expect(asked(table)).toBe('sill turn');
  table.byHand('again', { change: 'active', who: 'bandit' });
  table.does(endTurn).does(endTurn).does(endTurn);
  // The ogre was last, and the bandit has already had its turn.
  expect(table.view().round).toBe(2);
});

test('[WS-GEN-12] items go from hand to floor and back, doors open', () => {
  const table = fight(
    { heroes: { brana: { at: [2, 2] } }, foes: { ogre: { at: [9, 2] } } },
    { field: { walls: [{ x: 5, y: 2, side: 'e', kind: 'door', id: 'gate' }] } },
  );
  table.byHand('dropped', { change: 'item', who: 'brana', item: 'ax', to: 'floor' });
  expect(table.view().marks).toMatchObject([{ label: 'Ax', cell: { x: 2, y: 2 } }]);
  table.byHand('taken', { change: 'item', who: 'ogre', item: 'brana/ax', to: 'carried' });
  expect(table.view().marks).toEqual([]);
  table.byHand('opened', { change: 'door', door: 'gate', open: true });
  expect(table.view().changed).toEqual({ doors: { gate: true } });
});

test('[WS-GEN-12] a newcomer brings what it is under', () => {
  const table = scene();
  const combatant = {
    id: 'wisp',
    side: 'foes',
    cell: { x: 14, y: 2 },
    sheet: { use: 'fire-wisp' },
    now: { effects: [{ status: 'shocked', for: 'combat' }] },
  };
  table.byHand('more', { change: 'add', combatant });
  expect([cell(table, 'wisp'), conditions(table, 'wisp')]).toEqual([[14, 2], ['shocked']]);
  table.byHand('changes sides', { change: 'side', who: 'wisp', side: 'heroes' });
  expect(table.who('wisp').side).toBe('heroes');
});

test('whoever is removed in its own turn has none any more', () => {
  const table = scene();
  table.byHand('gone', { change: 'remove', who: 'brana' });
  expect(asked(table)).toBe('sill turn');
  table.does(holdTurn).does(endTurn).does(take);
  expect(asked(table)).toBe('sill turn');
});
