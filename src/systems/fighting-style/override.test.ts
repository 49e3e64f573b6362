import { describe, expect, test } from 'vitest';
import type { Change } from '../../engine/system.ts';
import type { Scenario } from '../../table/testing/scenario.ts';
import {
  ap,
  asked,
  cell,
  choice,
  conditions,
  duel,
  endTurn,
  fight,
  health,
  move,
  movement,
} from './tests/line-up.ts';

const refused = (table: Scenario, change: Change): unknown => {
  const before = table.hash();
  const reply = table.send({ do: 'override', changes: [change], reason: 'test' }) as {
    readonly ok: boolean;
    readonly error?: { readonly code: string; readonly reason?: string };
  };
  expect(reply.ok, JSON.stringify(change)).toBe(false);
  expect(table.hash()).toBe(before);
  return reply.error?.reason;
};

describe('[FS-REF-1] changes by the game master’s hand', () => {
  test('Health set to 0 knocks a combatant out; set above 0 it wakes, still prone', () => {
    const table = duel({ edda: {}, brute: {} });
    table.byHand('a fall', { change: 'track', who: 'brute', track: 'health', left: 0 });
    expect(table.who('brute').out).toBe('unconscious');
    expect(asked(table)).toBe('gm end');
    table.byHand('not so bad', { change: 'track', who: 'brute', track: 'health', left: 3 });
    expect(table.who('brute').out).toBeNull();
    expect(conditions(table, 'brute')).toContain('prone');
  });

  test('AP, movement and attacks are set within their bounds; other values and pools are refused', () => {
    const table = duel({ edda: {}, brute: {} });
    table.byHand('tired', { change: 'pool', who: 'edda', pool: 'ap', value: 1 });
    table.byHand('winded', { change: 'pool', who: 'edda', pool: 'movement', value: 2 });
    table.byHand('slow', { change: 'pool', who: 'edda', pool: 'attacks', value: 0 });
    expect([ap(table, 'edda'), movement(table, 'edda')]).toEqual([1, 2]);
    table.refuses(choice('strike', { target: 'brute' }), 'attackLimit', 'FS-TURN-5');
    expect(refused(table, { change: 'pool', who: 'edda', pool: 'ap', value: 4 })).toBe('noSuchThing');
    expect(refused(table, { change: 'pool', who: 'edda', pool: 'luck', value: 1 })).toBe('noSuchThing');
    expect(refused(table, { change: 'track', who: 'edda', track: 'health', left: 99 })).toBe('noSuchThing');
  });

  test('[FS-ENC-7, FS-ACT-1] the most that a pool can hold: Speed and again Speed for each Dash, 3 AP, 2 attacks, 12 mana', () => {
    const table = duel({ edda: {}, brute: { at: [9, 9] } });
    const most = (pool: string, value: number): void => {
      const change = (of: number): Change => ({ change: 'pool', who: 'edda', pool, value: of });
      table.byHand('less', change(0)).byHand('all', change(value));
      for (const wrong of [value + 1, -1, 0.5]) expect(refused(table, change(wrong))).toBe('noSuchThing');
    };
    most('movement', 7);
    most('ap', 3);
    most('attacks', 2);
    most('free', 1);
    most('mana', 12);
    table.does(choice('dash'));
    most('movement', 14);
    table.does(choice('dash'));
    most('movement', 21);
  });

  test('conditions are set and ended, also those between two; a held combatant moved away is freed', () => {
    const table = fight({
      red: { ciro: { at: [5, 5], now: { inHand: [] } } },
      blue: { imre: { at: [6, 5] } },
    });
    table.byHand('caught', { change: 'condition', who: 'imre', condition: 'held', on: true, other: 'ciro' });
    expect(conditions(table, 'imre')).toContain('held');
    table.byHand('thrown', { change: 'position', who: 'imre', cell: { x: 9, y: 5 } });
    expect(conditions(table, 'imre')).not.toContain('held');
    expect(
      refused(table, { change: 'condition', who: 'imre', condition: 'held', on: true, other: 'ciro' }),
    ).toBe('outOfReach');
    expect(refused(table, { change: 'condition', who: 'imre', condition: 'sleepy', on: true })).toBe(
      'noSuchThing',
    );
    table.byHand('in the dark', {
      change: 'condition',
      who: 'imre',
      condition: 'hidden',
      on: true,
      other: 'ciro',
    });
    table.refuses(choice('grapple', { target: 'imre' }), 'unaware', 'FS-COND-4');
    table.byHand('seen', { change: 'condition', who: 'imre', condition: 'hidden', on: false });
    expect(conditions(table, 'imre')).not.toContain('hidden');
  });

  test('a position on a taken square or off the map is refused', () => {
    const table = duel({ edda: {}, brute: {} });
    expect(refused(table, { change: 'position', who: 'edda', cell: { x: 6, y: 5 } })).toBe('squareTaken');
    expect(refused(table, { change: 'position', who: 'edda', cell: { x: 60, y: 5 } })).toBe('squareTaken');
    table.byHand('over there', { change: 'position', who: 'edda', cell: { x: 1, y: 1 } });
    expect(cell(table, 'edda')).toEqual([1, 1]);
  });

  test('removing the mover while an opportunity attack is offered ends its step, and the next turn begins', () => {
    const table = fight({
      red: { edda: { at: [5, 5] }, ciro: { at: [1, 1] } },
      blue: { brute: { at: [6, 5] } },
    });
    table.does(move(4, 4));
    expect(asked(table)).toBe('brute opportunity-attack');
    table.byHand('gone', { change: 'remove', who: 'edda' });
    expect(asked(table)).toBe('ciro turn');
  });

  test('a combatant is added and gets a turn; its initiative and the active combatant are set', () => {
    const table = duel({ edda: {}, brute: {} });
    const combatant = { id: 'wolf', sheet: { use: 'wolf' }, side: 'blue', cell: { x: 1, y: 1 } };
    table.byHand('a howl', { change: 'add', combatant });
    expect(table.view().order).toEqual(['edda', 'brute', 'wolf']);
    expect(refused(table, { change: 'add', combatant })).toBe('noSuchThing');
    table.byHand('quick', { change: 'initiative', who: 'wolf', value: 30 });
    expect(table.view().order[0]).toBe('wolf');
    table.does(endTurn);
    expect(asked(table)).toBe('wolf turn');
    table.byHand('wait', { change: 'active', who: 'brute' });
    expect(asked(table)).toBe('brute turn');
  });

  test('an item is moved from hand to floor and back; unknown items and doors are refused', () => {
    const table = duel({ edda: {}, brute: {} });
    table.byHand('clumsy', { change: 'item', who: 'brute', item: 'maul', to: 'floor' });
    expect(table.view().marks).toEqual([
      { cell: { x: 6, y: 5 }, kind: 'item', label: 'Maul', item: 'brute/maul' },
    ]);
    table.byHand('quick', { change: 'item', who: 'brute', item: 'maul', to: 'hand' });
    expect(refused(table, { change: 'item', who: 'brute', item: 'harp', to: 'hand' })).toBe('notInHand');
    expect(refused(table, { change: 'door', door: 'gate', open: true })).toBe('noSuchThing');
  });

  test('combatants are set dead, fled and back again; a note is logged; the fight is ended', () => {
    const table = fight({
      red: { edda: { at: [5, 5] } },
      blue: { brute: { at: [6, 5] }, wolf: { at: [8, 8] } },
    });
    table.byHand('a pit', { change: 'out', who: 'wolf', out: 'dead' });
    table.byHand('runs', { change: 'out', who: 'brute', out: 'fled' });
    expect(asked(table)).toBe('gm end');
    table.byHand('comes back', { change: 'out', who: 'brute', out: null });
    expect(health(table, 'brute')).toBe(24);
    table.byHand('rain', { change: 'note', text: 'It begins to rain.' });
    expect(table.lines().some((line) => line.text === 'It begins to rain.')).toBe(true);
    table.byHand('enough', { change: 'end', winner: 'red' });
    expect(table.isOver()).toEqual({ winner: 'red' });
  });
});
