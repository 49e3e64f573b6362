import { describe, expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import {
  ap,
  asked,
  attacks,
  cast,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  health,
  mana,
  move,
  movement,
  opportunity,
  path,
  saveTurn,
  strike,
  waiting,
} from './line-up.ts';

/** Interactions of clauses. */

test('[FS-TURN-2, FS-OPP-6] ruling moveSplit once: a move tripped before its first step may be made again', () => {
  const table = duel({ ciro: {}, brute: {} }, { rulings: { moveSplit: 'once' } });
  table
    .does(path([5, 6], [4, 7]))
    .does(opportunity)
    .does(decline)
    .rolls('attack', 13)
    .does(choice('trip'));
  table.rolls('damage', 1).rolls('maneuver', 13);
  expect([cell(table, 'ciro'), movement(table, 'ciro')]).toEqual([[5, 5], 13]);
  // Nothing was walked, so the one move of the turn is still to come.
  table.does(path([5, 6])).answers('brute', decline);
  expect(movement(table, 'ciro')).toBe(0);
  table.does(choice('dash'));
  expect(movement(table, 'ciro')).toBe(13);
});

test('[FS-ACT-3, FS-OPP-6] a holder knocked out as it walks away stays on its square, and its hold ends', () => {
  const table = fight({
    heroes: {
      edda: { at: [5, 5], now: { health: 10, inHand: [{ item: 'longsword' }] } },
      ciro: { at: [11, 11] },
    },
    foes: { brute: { at: [6, 5], now: { conditions: [{ id: 'held', other: 'edda' }] } } },
  });
  table.does(move(2, 5)).answers('brute', opportunity).does(decline).rolls('attack', 13).does(decline);
  table.rolls('damage', 12);
  expect([cell(table, 'edda'), conditions(table, 'brute'), asked(table)]).toEqual([[5, 5], [], 'ciro turn']);
});

test('[FS-ATK-1] the target is removed while it chooses a defence: the attack is off, its price stays paid', () => {
  const table = fight({
    heroes: { edda: { at: [5, 5] } },
    foes: { brute: { at: [6, 5] }, wolf: { at: [11, 11] } },
  });
  table.does(strike('brute')).byHand('a trapdoor', { change: 'remove', who: 'brute' });
  expect(table.facts('attack-off')).toMatchObject([{ who: 'edda' }]);
  expect([asked(table), ap(table, 'edda'), attacks(table, 'edda')]).toEqual(['edda turn', 2, 1]);
});

test('[FS-ATK-1, FS-HP-1, FS-REACT-1] the attacker is taken out while a target chooses: no defence is asked or paid, nothing is rolled', () => {
  const off = (change: { readonly change: string; readonly [field: string]: Json }) => {
    const table = fight({
      heroes: { edda: { at: [5, 5] }, ciro: { at: [1, 1] } },
      foes: { brute: { at: [6, 5] } },
    });
    table.does(strike('brute')).byHand('an arrow', { who: 'edda', ...change });
    expect(table.facts('attack-off')).toMatchObject([
      { who: 'edda', why: 'the attacker is out of the fight' },
    ]);
    return [asked(table), ap(table, 'brute'), health(table, 'brute')];
  };
  expect(off({ change: 'track', track: 'health', left: 0 })).toEqual(['ciro turn', 3, 24]);
  expect(off({ change: 'out', out: 'fled' })).toEqual(['ciro turn', 3, 24]);
  expect(off({ change: 'remove' })).toEqual(['ciro turn', 3, 24]);
});

test('[FS-ATK-8, FS-HP-1] the caster is taken out while the second of two targets chooses: the first has paid its defence', () => {
  const table = fight({
    heroes: { imre: { at: [5, 5] }, edda: { at: [1, 1] } },
    foes: { bandit: { at: [8, 5] }, brute: { at: [8, 6] } },
  });
  table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute'] }));
  table.answers('bandit', choice('dodge'));
  expect(asked(table)).toBe('brute defence');
  table.byHand('an arrow', { change: 'out', who: 'imre', out: 'dead' });
  expect([asked(table), ap(table, 'bandit'), ap(table, 'brute')]).toEqual(['edda turn', 2, 3]);
});

test('[FS-ATK-8, FS-OPP-4] the caster is knocked out by an opportunity attack of a target: no target is hit', () => {
  const table = fight({
    heroes: { imre: { at: [5, 5], now: { health: 7 } }, ciro: { at: [11, 11] } },
    foes: { brute: { at: [6, 5] }, bandit: { at: [7, 5] }, wolf: { at: [8, 5] } },
  });
  table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['brute', 'bandit', 'wolf'] }));
  table.answers('brute', opportunity).answers('imre', decline).rolls('attack', 13).does(decline);
  table.rolls('damage', 4);
  expect([mana(table, 'imre'), asked(table)]).toEqual([22, 'ciro turn']);
  expect(['brute', 'bandit', 'wolf'].map((id) => health(table, id))).toEqual([24, 14, 12]);
});

test('[FS-OPP-4, FS-OPP-6] an opportunity attack on a reaction spell in the attacker’s own turn uses its attacks', () => {
  const table = duel({ imre: {}, brute: {} }, { order: ['brute', 'imre'] });
  table
    .does(strike('imre'))
    .does(decline)
    .rolls('attack', 20)
    .does(cast('stone-skin', { by: 'imre' }));
  table.answers('brute', opportunity).does(decline).rolls('attack', 20);
  expect([conditions(table, 'imre'), attacks(table, 'brute'), ap(table, 'brute')]).toEqual([
    ['resistance'],
    0,
    1,
  ]);
  table.refuses(strike('imre'), 'attackLimit', 'FS-TURN-5');
});

test('[FS-TURN-7, FS-ENC-3] ruling surpriseScope reactionsAfterSlot: the surprised may react once its turn has passed', () => {
  const table = fight(
    {
      heroes: { ciro: { at: [5, 5] }, sefu: { at: [1, 1] } },
      camp: { bandit: { at: [6, 5], now: { conditions: [{ id: 'surprised' }] } } },
    },
    { rulings: { surpriseScope: 'reactionsAfterSlot' }, order: ['ciro', 'bandit', 'sefu'] },
  );
  // Saved behind the bandit, whose turn is skipped: Ciro acts next, and by then the bandit can react.
  table.does(saveTurn('bandit'));
  expect(asked(table)).toBe('ciro turn');
  table.does(strike('bandit'));
  expect(asked(table)).toBe('bandit defence');
});

test('[FS-TURN-1, FS-REF-1] the turn is given away by hand: the combatant who lost it acts later in the round', () => {
  const table = fight({
    heroes: { edda: { at: [1, 1] } },
    foes: { brute: { at: [9, 9] }, wolf: { at: [9, 1] } },
  });
  table.byHand('the wolf was quicker', { change: 'active', who: 'wolf' });
  expect(asked(table)).toBe('wolf turn');
  table.does(endTurn);
  expect(asked(table)).toBe('edda turn');
});

test('[FS-DEF-2, FS-MAN-5, FS-OPP-1] Brace is used up by a defence against an opportunity attack', () => {
  const table = duel({ ciro: { now: { conditions: [{ id: 'braced' }] } }, brute: {} }).does(move(3, 5));
  table.does(opportunity).does(choice('dodge')).rolls('attack', 20);
  expect(waiting(table)).toMatchObject({ who: 'ciro', tn: 13, dice: 2, edge: 1 });
  table.rolls('defence', 20, 14);
  expect(conditions(table, 'ciro')).toEqual([]);
});

describe('a caster who is pushed before the spell takes effect', () => {
  /** Imre at (5,5) casts; the brute beside him strikes first, pushes him to (4,5), and does 4 of his 18 Health. */
  const pushedWhile = (spell: Choice, friend: readonly [number, number], far: readonly [number, number]) =>
    fight(
      {
        heroes: { imre: { at: [5, 5] }, ciro: { at: friend, now: { health: 10 } } },
        foes: { brute: { at: [6, 5] }, wolf: { at: far } },
      },
      { field: { width: 40 } },
    )
      .does(spell)
      .answers('brute', opportunity)
      .answers('imre', decline)
      .rolls('attack', 13)
      .does(choice('push'))
      .rolls('damage', 1)
      .rolls('maneuver', 20);

  test('[FS-OPP-6, FS-MAG-1] 2 m away from the target of Mend: the spell fails, AP and mana stay spent', () => {
    const table = pushedWhile(cast('mend', { target: 'ciro' }), [6, 6], [20, 11]);
    expect([cell(table, 'imre'), health(table, 'ciro')]).toEqual([[4, 5], 10]);
    expect(table.facts('spell')).toMatchObject([{ worked: false }]);
    expect([ap(table, 'imre'), mana(table, 'imre')]).toEqual([2, 24]);
  });

  test('[FS-OPP-6, FS-MAG-1] still within 1 m of the target of Mend: the spell works', () => {
    const table = pushedWhile(cast('mend', { target: 'ciro' }), [5, 6], [20, 11]);
    expect([cell(table, 'imre'), health(table, 'ciro')]).toEqual([[4, 5], 16]);
  });

  test('[FS-OPP-6, FS-MAG-1] 6 m away from the goal of Blink: the caster stays where it is, mana stays spent', () => {
    const blink = choice('use-magic-to', { spell: 'blink', cell: { x: 10, y: 5 } });
    const table = pushedWhile(blink, [1, 1], [20, 11]);
    expect([cell(table, 'imre'), mana(table, 'imre')]).toEqual([[4, 5], 23]);
  });

  test('[FS-OPP-6, FS-ATK-5] 31 m away from the target of a spell of 30 m: the attack is off, its price stays paid', () => {
    const table = pushedWhile(cast('ember-bolt', { target: 'wolf' }), [1, 1], [35, 5]);
    expect(table.facts('attack-off')).toMatchObject([{ who: 'imre', clause: 'FS-ATK-5' }]);
    expect([asked(table), attacks(table, 'imre'), mana(table, 'imre')]).toEqual(['imre turn', 1, 24]);
  });
});

test('[FS-OPP-6, FS-ATK-8] a target pushed more than 2 m away from the other one is no longer hit', () => {
  const table = fight({
    heroes: { imre: { at: [5, 5] } },
    foes: { brute: { at: [6, 5] }, bandit: { at: [4, 5] } },
  });
  table.does(choice('use-magic-on-several', { spell: 'spark-arc', targets: ['bandit', 'brute'] }));
  table
    .answers('brute', opportunity)
    .answers('imre', choice('dodge'))
    .rolls('attack', 20)
    .rolls('defence', 5);
  table.does(choice('push')).rolls('maneuver', 20).answers('bandit', decline);
  expect(cell(table, 'brute')).toEqual([7, 5]);
  // 1d6 + 1 for the bandit in hide: AR does nothing against shock.
  table.answers('bandit', decline).rolls('attack', 2).answers('imre', decline).rolls('damage', 6);
  expect([health(table, 'bandit'), health(table, 'brute'), asked(table)]).toEqual([7, 24, 'imre turn']);
});

describe('a door between holder and held combatant', () => {
  const gate = { x: 6, y: 5, side: 'w', kind: 'door', id: 'gate' };
  /** Edda at (5,5) holds the brute at (6,5) through the open door. */
  const holding = () =>
    fight(
      {
        heroes: { edda: { at: [5, 5], now: { inHand: [{ item: 'longsword' }] } } },
        foes: { brute: { at: [6, 5] } },
      },
      { field: { walls: [gate] } },
    )
      .byHand('it stands open', { change: 'door', door: 'gate', open: true })
      .byHand('she has it', {
        change: 'condition',
        who: 'brute',
        condition: 'held',
        on: true,
        other: 'edda',
      });

  test('[FS-ACT-3, FS-REACT-3] the held combatant shuts the door: the hold ends', () => {
    const table = holding();
    expect(conditions(table, 'brute')).toEqual(['held']);
    table.does(choice('door', { door: 'gate', by: 'brute' }));
    expect([conditions(table, 'brute'), conditions(table, 'edda')]).toEqual([[], []]);
    expect(table.facts('hold-ended')).toMatchObject([{ who: 'brute', by: 'edda', why: 'apart' }]);
  });

  test('[FS-ACT-3, FS-REF-1] the game master shuts the door: the hold ends', () => {
    const table = holding().byHand('a gust', { change: 'door', door: 'gate', open: false });
    expect(conditions(table, 'brute')).toEqual([]);
  });
});

describe('[FS-OPP-4, FS-OPP-6, FS-REF-1] the target of a spell is taken away while the caster is struck at for casting', () => {
  const removed = (spell: string, target: string) => {
    const table = fight({
      heroes: { imre: { at: [5, 5] }, edda: { at: [5, 6], now: { health: 3 } } },
      foes: { brute: { at: [10, 5] }, wolf: { at: [6, 5] } },
    });
    table.does(cast(spell, { target })).answers('wolf', opportunity).answers('imre', decline);
    return table.byHand('it was an illusion', { change: 'remove', who: target });
  };
  /** The wolf, FS(AGI) 12, passes alone and bites for 1d6+2. */
  const bites = (table: ReturnType<typeof removed>) => {
    expect(waiting(table)).toMatchObject({ who: 'wolf', purpose: 'attack', tn: 12 });
    return table.rolls('attack', 12).answers('wolf', decline).rolls('damage', 3);
  };

  test('the opportunity attack is rolled, then the attack spell comes to nothing', () => {
    const table = bites(removed('ember-bolt', 'brute'));
    // 18 less 5, and 27 mana less 3.
    expect([health(table, 'imre'), mana(table, 'imre'), asked(table)]).toEqual([13, 24, 'imre turn']);
    expect(table.facts('attack-off')).toMatchObject([{ who: 'imre' }]);
  });

  test('so it is with a spell for a friend', () => {
    const table = bites(removed('mend', 'edda'));
    expect([health(table, 'imre'), mana(table, 'imre'), asked(table)]).toEqual([13, 24, 'imre turn']);
    expect(table.facts('spell')).toMatchObject([{ who: 'imre', worked: false }]);
  });

  test('ruling spellTest sorcery: where the test is to be made, it hangs on the friend as before', () => {
    const table = fight(
      {
        heroes: { imre: { at: [5, 5] }, edda: { at: [5, 6], now: { health: 3 } } },
        foes: { brute: { at: [10, 5] } },
      },
      { rulings: { spellTest: 'sorcery' } },
    );
    table.does(cast('mend', { target: 'edda' }));
    expect(waiting(table)).toMatchObject({ who: 'imre', purpose: 'casting' });
    table.byHand('it was an illusion', { change: 'remove', who: 'edda' });
    expect(asked(table)).toBe('imre turn');
  });
});
