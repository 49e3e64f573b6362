import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import {
  ap,
  asked,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  health,
  move,
  strike,
  waiting,
} from './line-up.ts';

/** Thrown weapons, which lie on the floor afterwards; bola and net. */

const lying = (table: Scenario): unknown[] =>
  table.view().marks.map(({ label, cell: { x, y } }) => [label, x, y]);
const inHand = (table: Scenario, id: string): unknown =>
  table.who(id).notes.find(({ label }) => label === 'In hand')?.value;

test.each([
  ['hits', 2],
  ['misses', 20],
])(
  '[FS-ATK-3, FS-REACT-3] a dagger that %s lies in the target’s square and has left the thrower’s hand',
  (_, face) => {
    const table = duel({ ciro: { at: [2, 5] }, bandit: { at: [6, 5], now: { health: 14 } } });
    table
      .does(strike('bandit', { with: 'dagger:thrown' }))
      .answers('bandit', choice('dodge'))
      .rolls('attack', face);
    table.rolls('defence', 20);
    expect(lying(table)).toEqual([['Dagger', 6, 5]]);
    expect(inHand(table, 'ciro')).toBe('Rapier');
  },
);

test('[FS-ATK-3, FS-REACT-3] the thrower can pick its dagger up again beside the target for 1 AP', () => {
  const table = duel({ ciro: { at: [2, 5] }, bandit: { at: [6, 5], now: { ap: 0 } } });
  table.does(strike('bandit', { with: 'dagger:thrown' })).rolls('attack', 20);
  expect(table.choice().options.map(({ id }) => id)).not.toContain('pick-up');
  table.does(move(5, 5)).does(choice('pick-up', { item: 'dagger' }));
  expect([inHand(table, 'ciro'), ap(table, 'ciro'), lying(table)]).toEqual(['Rapier, Dagger', 1, []]);
});

describe('the bola', () => {
  const thrown = (prone = false) => {
    const now = { ap: 0, ...(prone ? { conditions: [{ id: 'prone' }] } : {}) };
    const table = duel({ ilyr: { at: [1, 5] }, sefu: { at: [6, 5], now } });
    return table
      .does(strike('sefu', { with: 'bola' }))
      .rolls('attack', 2)
      .does(decline);
  };

  test('[FS-ATK-3, FS-COND-2] a target hit passes an Acrobatics test (9) or falls prone, without damage', () => {
    const table = thrown();
    expect(waiting(table)).toMatchObject({ who: 'sefu', purpose: 'entangled', tn: 9 });
    expect(conditions(table.rolls('entangled', 10), 'sefu')).toEqual(['prone']);
    expect(conditions(thrown().rolls('entangled', 9), 'sefu')).toEqual([]);
    expect(table.facts('damage')).toEqual([]);
    expect(lying(table)).toEqual([['Bola', 6, 5]]);
  });

  test('[FS-ATK-3] the log names the skill with which the target evades, for a weapon of one’s own too', () => {
    const snare = {
      id: 'own-3',
      name: 'Snare',
      hands: 1,
      damage: [],
      thrown: { range: 8 },
      onHit: { effect: 'trip', tests: ['athletics', 'acrobatics'] },
    };
    const ilyr = { at: [1, 5] as const, sheet: { weapons: [snare], inHand: [{ item: 'own-3' }] } };
    const table = duel({ ilyr, sefu: { at: [6, 5], now: { ap: 0 } } }).does(
      strike('sefu', { with: 'own-3' }),
    );
    table.rolls('attack', 2).does(decline).rolls('entangled', 12);
    expect(table.lines().map(({ text }) => text)).toContain(
      'Sefu tries to evade, Athletics: 12 against TN 11, fails',
    );
  });

  test('[FS-ATK-3] a bola does nothing to a prone target, nor after a miss', () => {
    expect(asked(thrown(true))).toBe('ilyr turn');
    const table = duel({ ilyr: { at: [1, 5] }, sefu: { at: [6, 5], now: { ap: 0 } } });
    expect(asked(table.does(strike('sefu', { with: 'bola' })).rolls('attack', 20))).toBe('ilyr turn');
    expect(conditions(table, 'sefu')).toEqual([]);
  });

  test('[FS-ATK-3, FS-RES-4] a blocked bola does nothing', () => {
    const table = duel({ ilyr: { at: [1, 5] }, sefu: { at: [6, 5] } }).does(strike('sefu', { with: 'bola' }));
    table.does(choice('block')).rolls('attack', 2).rolls('defence', 2);
    expect([asked(table), conditions(table, 'sefu')]).toEqual(['ilyr turn', []]);
  });
});

describe('the net', () => {
  const netted = () => {
    const runa = { at: [3, 5] as const, now: { inHand: [{ item: 'net' }, { item: 'hatchet' }] } };
    const table = fight({ heroes: { runa }, foes: { sefu: { at: [6, 5], now: { ap: 0 } } } });
    return table
      .does(strike('sefu', { with: 'net' }))
      .rolls('attack', 2)
      .does(decline);
  };

  test('[FS-ATK-3, FS-ACT-3] a target hit is held: it cannot move or Dash, but may attack', () => {
    const table = netted();
    expect(conditions(table, 'sefu')).toEqual(['netted']);
    expect(health(table, 'sefu')).toBe(21);
    table.does(endTurn).answers('sefu', endTurn).does(endTurn);
    table.refuses(move(6, 4), 'held', 'FS-ACT-3');
    table.refuses(choice('dash'), 'held', 'FS-ACT-3');
    expect(asked(table.does(strike('runa', { with: 'spear:thrown' })))).toBe('runa defence');
  });

  test.each([
    ['athletics', 11],
    ['acrobatics', 9],
  ])('[FS-ACT-4] a test of %s (%i), for 1 AP, frees from the net', (skill, tn) => {
    const table = netted().does(endTurn).answers('sefu', endTurn).does(endTurn);
    table.does(choice('break-free', { skill }));
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn });
    expect(conditions(table.rolls('break-free', tn + 1), 'sefu')).toEqual(['netted']);
    table.does(choice('break-free', { skill })).rolls('break-free', tn);
    expect([conditions(table, 'sefu'), ap(table, 'sefu')]).toEqual([[], 1]);
  });

  test('[FS-ACT-4, FS-REACT-3] a net that holds a target cannot be picked up; afterwards it can', () => {
    const table = netted().does(move(5, 5));
    table.refuses(choice('pick-up', { item: 'net' }), 'held', 'FS-REACT-3');
    table.byHand('cut loose', { change: 'condition', who: 'sefu', condition: 'netted', on: false });
    table.does(choice('pick-up', { item: 'net' }));
    expect(inHand(table, 'runa')).toBe('Hatchet, Net');
  });

  test('[FS-ATK-3, FS-MAN-9] a netted target that is moved takes the net along', () => {
    const table = netted();
    expect(lying(table)).toEqual([['Net', 6, 5]]);
    table.byHand('a shove', { change: 'position', who: 'sefu', cell: { x: 7, y: 5 } });
    expect(lying(table)).toEqual([['Net', 7, 5]]);
  });
});
