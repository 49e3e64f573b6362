import { describe, expect, test } from 'vitest';
import { system } from '../index.ts';
import type { Fighter, Sketch } from './line-up.ts';
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
  encounter,
  endTurn,
  fight,
  health,
  move,
  opportunity,
  strike,
  waiting,
} from './line-up.ts';

/** Section 4, holds: grappling, breaking free, releasing (FS-ACT-3 to FS-ACT-5). */

const oneHanded = { inHand: [{ item: 'longsword' }] };

/** Edda, one hand free, and the brute beside her. */
const wrestle = (rulings = {}, now: Sketch = oneHanded) => duel({ edda: { now }, brute: {} }, { rulings });
/** Edda has the brute. `first`: whose turn it is. */
const held = (first: 'edda' | 'brute', rulings: Sketch = {}, more: { edda?: Sketch; brute?: Sketch } = {}) =>
  duel(
    {
      edda: { now: { ...oneHanded, ...more.edda } },
      brute: { now: { conditions: [{ id: 'held', other: 'edda' }], ...more.brute } },
    },
    { rulings, order: first === 'edda' ? ['edda', 'brute'] : ['brute', 'edda'] },
  );

describe('grappling', () => {
  test('[FS-ACT-3] Athletics against the foe’s choice of Athletics or Acrobatics; a success holds the foe', () => {
    const table = wrestle().does(choice('grapple', { target: 'brute' }));
    expect(asked(table)).toBe('brute grapple-defence');
    expect(table.choice().options.map(({ id }) => id)).toEqual(['athletics', 'acrobatics']);
    table.does(choice('acrobatics'));
    expect(waiting(table)).toMatchObject({ who: 'edda', tn: 12 });
    table.rolls('grapple', 7);
    expect(waiting(table)).toMatchObject({ who: 'brute', tn: 6 });
    table.rolls('grapple-answer', 6);
    expect([conditions(table, 'edda'), conditions(table, 'brute')]).toEqual([['holding'], ['held']]);
  });

  test('[FS-ACT-3, FS-REF-1] what the game master changes between the dice of a grapple decides whether there is a hold', () => {
    const changed = (...changes: object[]) =>
      wrestle()
        .does(choice('grapple', { target: 'brute' }))
        .does(choice('athletics'))
        .rolls('grapple', 7)
        .byHand('so be it', ...(changes as never[]));
    const holds = (...changes: object[]): boolean => {
      const table = changed(...changes).rolls('grapple-answer', 20);
      expect(table.facts('contest')).toMatchObject([{ won: true }]);
      return table.facts('held').length > 0;
    };
    expect(holds({ change: 'note', text: 'nothing' })).toBe(true);
    expect(holds({ change: 'position', who: 'brute', cell: { x: 9, y: 9 } })).toBe(false);
    expect(holds({ change: 'item', who: 'edda', item: 'edda/flail', to: 'hand' })).toBe(false);
    // With one of the two it is over: the foe has nothing to resist, or is not there to do it.
    for (const end of [
      { change: 'out', who: 'edda', out: 'unconscious' },
      { change: 'out', who: 'edda', out: 'fled' },
      { change: 'remove', who: 'brute' },
    ]) {
      const table = changed(end);
      expect(asked(table)).not.toMatch(/grapple-answer/);
      expect([...table.facts('contest'), ...table.facts('held')]).toEqual([]);
    }
  });

  test('[FS-ACT-3, FS-ATK-6] a grapple is no attack: it uses none, gives no Defend, and costs the foe no AP', () => {
    const table = wrestle({}, { ...oneHanded, attacksUsed: 2 }).does(choice('grapple', { target: 'brute' }));
    table.does(choice('athletics')).rolls('grapple', 5).rolls('grapple-answer', 20);
    expect([ap(table, 'edda'), attacks(table, 'edda'), ap(table, 'brute')]).toEqual([2, 0, 3]);
    expect(table.facts('defence')).toEqual([]);
  });

  test('[FS-ACT-3] a grapple needs a free hand and a foe within 1 m who is not held already', () => {
    const full = wrestle({}, {});
    full.refuses(choice('grapple', { target: 'brute' }), 'noFreeHand', 'FS-REACT-3');
    const far = duel({ edda: { now: oneHanded }, brute: { at: [7, 5] } });
    far.refuses(choice('grapple', { target: 'brute' }), 'outOfReach', 'FS-ACT-3');
    // Edda has a third hand here, so that only the hold itself is in the way.
    const twice = duel({
      edda: { sheet: { hands: 3 }, now: oneHanded },
      brute: { now: { conditions: [{ id: 'held', other: 'edda' }] } },
    });
    twice.refuses(choice('grapple', { target: 'brute' }), 'held', 'FS-ACT-3');
  });

  test('[FS-ACT-3] Grapple is greyed only when nobody can be grappled: one foe within 1 m is enough', () => {
    const why = (brute: [number, number], wolf: [number, number], now: Sketch = {}) => {
      const foes = { brute: { at: brute, now }, wolf: { at: wolf } };
      // Edda has a third hand, so that only where the foes are and the hold itself can be in the way.
      const edda: Fighter = { at: [5, 5], sheet: { hands: 3 }, now: oneHanded };
      return fight({ heroes: { edda }, foes }).option('grapple').refused?.code;
    };
    const caught = { conditions: [{ id: 'held', other: 'edda' }] };
    expect(why([6, 5], [10, 10])).toBeUndefined();
    expect(why([10, 10], [6, 5])).toBeUndefined();
    expect(why([6, 5], [4, 5], caught)).toBeUndefined();
    expect(why([6, 5], [10, 10], caught)).toBe('held');
    expect(why([7, 5], [10, 10])).toBe('outOfReach');
  });

  test('[FS-ACT-3, FS-REACT-3] a wall prevents both grappling and picking up', () => {
    const walls = [{ x: 6, y: 0, side: 'w', length: 12, kind: 'wall' }];
    const table = duel({ edda: { now: oneHanded }, brute: {} }, { field: { walls } });
    table.refuses(choice('grapple', { target: 'brute' }), 'outOfReach', 'FS-ACT-3');
    table.does(choice('release', { what: ['longsword'] })).does(endTurn);
    table.does(choice('stow', { item: 'maul' }));
    table.refuses(choice('pick-up', { item: 'edda/longsword' }), 'outOfReach', 'FS-REACT-3');
  });

  test('[FS-ACT-3, FS-COND-3] a grapple of an unconscious foe succeeds without dice or questions', () => {
    const table = fight({
      heroes: { edda: { at: [5, 5], now: oneHanded } },
      foes: { brute: { at: [6, 5], now: { health: 0 } }, wolf: { at: [11, 11] } },
    });
    table.does(choice('grapple', { target: 'brute' }));
    expect([asked(table), conditions(table, 'edda')]).toEqual(['edda turn', ['holding']]);
  });

  test('[FS-ACT-3] ruling grappleHold handHold: the hold occupies one hand of the holder', () => {
    const table = held('edda').does(choice('release', { what: ['longsword'] }));
    table.refuses(choice('pick-up', { item: 'longsword', hands: '2' }), 'noFreeHand', 'FS-REACT-3');
    table.does(choice('draw', { item: 'flail' }));
    table.refuses(choice('pick-up', { item: 'longsword' }), 'noFreeHand', 'FS-REACT-3');
  });

  test('[FS-ACT-3] a held combatant can neither move, Dash nor stand up', () => {
    const table = held('brute').refuses(move(7, 5), 'held', 'FS-ACT-3');
    table.refuses(choice('dash'), 'held', 'FS-ACT-3').does(choice('drop-prone'));
    table.refuses(choice('stand-up'), 'held', 'FS-ACT-3');
  });

  test('[FS-ACT-3] a held combatant may strike, defend and make opportunity attacks', () => {
    const table = held('brute').does(strike('edda')).answers('edda', decline).rolls('attack', 20);
    table.does(endTurn).does(strike('brute')).answers('brute', choice('parry')).rolls('attack', 20);
    table
      .rolls('defence', 20)
      .does(choice('release', { what: ['brute'] }))
      .does(move(4, 5));
    expect(asked(table)).toBe('brute opportunity-attack');
  });
});

describe('the end of a hold', () => {
  const free = (table: ReturnType<typeof held>) => {
    expect([conditions(table, 'edda'), conditions(table, 'brute')]).toEqual([[], []]);
  };

  test('[FS-ACT-5] ruling releaseAction freeAction: letting go costs the free action and no AP', () => {
    const table = held('edda').does(choice('release', { what: ['brute'] }));
    free(table);
    expect([ap(table, 'edda'), table.who('edda').pools.free?.value]).toEqual([3, 0]);
  });

  test('[FS-ACT-5, FS-REACT-6] a second Release in the same round is refused', () => {
    const table = held('edda').does(choice('release', { what: ['brute'] }));
    table.refuses(choice('release', { what: ['longsword'] }), 'freeActionUsed', 'FS-REACT-6');
  });

  test('[FS-ACT-3] a holder who moves more than 1 m away loses hold; within 1 m it keeps it', () => {
    const table = held('edda').does(move(6, 6)).answers('brute', decline);
    expect(conditions(table, 'brute')).toEqual(['held']);
    table.does(move(4, 6)).answers('brute', decline);
    expect(cell(table, 'edda')).toEqual([4, 6]);
    free(table);
  });

  test('[FS-ACT-3, FS-MAN-9] a held combatant that pushes its holder away is free', () => {
    const table = held('brute').does(strike('edda')).answers('edda', decline).rolls('attack', 13);
    table.does(choice('push')).rolls('damage', 1).rolls('maneuver', 13);
    expect(cell(table, 'edda')).toEqual([4, 5]);
    free(table);
    table.does(move(7, 5));
    expect(cell(table, 'brute')).toEqual([7, 5]);
  });

  test('[FS-ACT-3, FS-HP-1] a holder who falls unconscious loses hold', () => {
    // Maul 1d12+3 against AR 5: 12 + 3 - 5 = 10.
    const table = held('brute', {}, { edda: { health: 10 } })
      .does(strike('edda'))
      .answers('edda', decline);
    table.rolls('attack', 13).does(decline).rolls('damage', 12).answers('gm', choice('go-on'));
    expect([health(table, 'edda'), conditions(table, 'brute')]).toEqual([0, []]);
  });

  test('[FS-ACT-3, FS-MAG-1] a held combatant that blinks away is free', () => {
    const table = duel({
      imre: { now: { conditions: [{ id: 'held', other: 'brute' }] } },
      brute: { now: { inHand: [] } },
    });
    table.does(choice('use-magic-to', { spell: 'blink', cell: { x: 1, y: 5 } })).answers('brute', decline);
    expect([cell(table, 'imre'), conditions(table, 'imre'), conditions(table, 'brute')]).toEqual([
      [1, 5],
      [],
      [],
    ]);
  });
});

describe('breaking free', () => {
  const breakFree = (more: Sketch = {}) => choice('break-free', { from: 'edda', ...more });

  test('[FS-ACT-4] ruling breakFree primaryContest: 1 AP, no attack, own Athletics against the holder’s', () => {
    const table = held('brute').does(breakFree());
    expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'break-free', tn: 13 });
    table.rolls('break-free', 8);
    expect(waiting(table)).toMatchObject({ who: 'edda', tn: 12 });
    table.rolls('break-free-answer', 7);
    expect([conditions(table, 'brute'), ap(table, 'brute'), attacks(table, 'brute')]).toEqual([[], 2, 2]);
  });

  test('[FS-ACT-4, FS-TEST-5] the held combatant starts the contest: after a tie it stays held', () => {
    const table = held('brute').does(breakFree({ skill: 'acrobatics' }));
    expect(waiting(table).tn).toBe(6);
    table.rolls('break-free', 6).rolls('break-free-answer', 6);
    expect(conditions(table, 'brute')).toEqual(['held']);
  });

  test('[FS-ACT-4] breaking free is refused in another’s turn, and to a combatant who is not held', () => {
    held('edda').refuses(breakFree({ by: 'brute' }), 'notYourTurn', 'FS-TURN-4');
    wrestle().refuses(choice('break-free'), 'noSuchThing', 'FS-ACT-4');
  });

  test('[FS-ACT-4] ruling breakFree reaction: breaking free also in another’s turn', () => {
    const table = held('edda', { breakFree: 'reaction' }).does(breakFree({ by: 'brute' }));
    table.rolls('break-free', 8).rolls('break-free-answer', 7);
    expect([conditions(table, 'brute'), ap(table, 'brute'), asked(table)]).toEqual([[], 2, 'edda turn']);
  });

  const web = { id: 'web', name: 'Web', damage: [], thrown: { range: 5 } };

  test('[FS-ACT-4, FS-ATK-3] a net that allows only Acrobatics is left with Acrobatics by default; Athletics is refused', () => {
    const onHit = { effect: 'net', tests: ['acrobatics'] };
    const spinner = { sheet: { weapons: [{ ...web, hands: 1, onHit }], inHand: [{ item: 'web' }] } };
    const table = duel({ edda: spinner, brute: { now: { ap: 2 } } });
    table
      .does(strike('brute', { with: 'web' }))
      .does(decline)
      .rolls('attack', 8)
      .does(decline)
      .does(endTurn);
    table.refuses(choice('break-free', { skill: 'athletics' }), 'wrongAttribute', 'FS-ACT-4');
    expect(waiting(table.does(choice('break-free')))).toMatchObject({ purpose: 'break-free', tn: 6 });
  });

  test('[FS-ACT-4, FS-UNT-1] a natural weapon with the effect of a net catches its target', () => {
    const onHit = { effect: 'net', tests: ['athletics'] };
    const natural = [{ ...web, hands: 0, body: 'natural', onHit }];
    const table = duel({ wolf: { sheet: { natural } }, brute: {} });
    table
      .does(strike('brute', { with: 'web' }))
      .does(decline)
      .rolls('attack', 8)
      .does(decline);
    expect(conditions(table, 'brute')).toEqual(['netted']);
    table.does(endTurn).refuses(move(8, 5), 'held', 'FS-ACT-3');
    expect(waiting(table.does(choice('break-free')))).toMatchObject({ purpose: 'break-free', tn: 13 });
  });

  test('[FS-ACT-4] a holder whose id is “net” is not mistaken for a net', () => {
    const table = duel({
      brute: { now: { conditions: [{ id: 'held', other: 'net' }] } },
      net: { use: 'edda', now: oneHanded },
    });
    table
      .does(choice('break-free', { from: 'net' }))
      .rolls('break-free', 13)
      .rolls('break-free-answer', 12);
    expect(conditions(table, 'brute')).toEqual([]);
  });

  test('[FS-ACT-3, FS-ACT-4] a combatant held by two breaks each hold separately', () => {
    const table = fight(
      {
        heroes: { edda: { at: [5, 5], now: oneHanded }, ciro: { at: [7, 5], now: { inHand: [] } } },
        foes: {
          brute: {
            at: [6, 5],
            now: {
              conditions: [
                { id: 'held', other: 'edda' },
                { id: 'held', other: 'ciro' },
              ],
            },
          },
        },
      },
      { order: ['brute', 'edda', 'ciro'] },
    );
    table.does(breakFree()).rolls('break-free', 8).rolls('break-free-answer', 7);
    table.refuses(move(6, 6), 'held', 'FS-ACT-3');
    table.does(breakFree({ from: 'ciro' })).rolls('break-free', 8);
    expect(waiting(table)).toMatchObject({ who: 'ciro', tn: 7 });
    table.rolls('break-free-answer', 20).does(move(6, 6));
    expect(asked(table)).toBe('edda opportunity-attack');
  });
});

describe('Release', () => {
  test('[FS-ACT-5] released items lie in the own square and can be picked up there', () => {
    const table = duel({ edda: {}, brute: {} }).does(choice('release', { what: ['shield', 'longsword'] }));
    expect(table.view().marks.map(({ cell: { x, y }, label }) => [x, y, label])).toEqual([
      [5, 5, 'Shield'],
      [5, 5, 'Longsword'],
    ]);
    table.does(choice('pick-up', { item: 'longsword' })).does(strike('brute', { with: 'longsword' }));
    expect(asked(table)).toBe('brute defence');
  });

  test('[FS-ACT-5] ruling releaseAction primary: Release costs 1 AP and no free action', () => {
    const table = held('edda', { releaseAction: 'primary' }).does(choice('release', { what: ['brute'] }));
    expect([ap(table, 'edda'), table.who('edda').pools.free?.value]).toEqual([2, 1]);
    table.does(choice('release', { what: ['longsword'] }));
    expect(ap(table, 'edda')).toBe(1);
  });

  test('[FS-ACT-5] ruling releaseAction off: Release is not offered and refused', () => {
    const table = held('edda', { releaseAction: 'off' });
    table.refuses(choice('release', { what: ['brute'] }), 'noSuchThing', 'FS-ACT-5');
    expect(table.choice().options.map(({ id }) => id)).not.toContain('release');
  });
});

test('[FS-ACT-3, FS-ACT-9] a held caster may cast, and the holder may answer with an opportunity attack', () => {
  const table = duel({
    imre: { now: { conditions: [{ id: 'held', other: 'brute' }] } },
    brute: { now: { inHand: [] } },
  });
  table
    .does(cast('ember-bolt', { target: 'brute' }))
    .answers('brute', opportunity)
    .answers('imre', decline);
  // Bare hands, trained: Strength 13.
  expect(waiting(table)).toMatchObject({ who: 'brute', tn: 13 });
  table.rolls('attack', 20).answers('brute', decline).rolls('attack', 15).does(decline).rolls('damage', 1);
  expect(health(table, 'brute')).toBe(24 - 3);
});

describe('an encounter that begins with a held combatant', () => {
  const wrong = (edda: Fighter, brute: Fighter, field: Sketch = {}): readonly string[] => {
    const conditions = [{ id: 'held', other: 'edda' }, ...((brute.now?.conditions as Sketch[]) ?? [])];
    const lineUp = {
      heroes: { edda: { at: [5, 5] as const, ...edda } },
      foes: { brute: { at: [6, 5] as const, ...brute, now: { conditions } } },
    };
    const begun = system.encounters.begin(encounter(lineUp, { field }));
    return begun.ok ? [] : begun.problems.map(({ path, message }) => `${path}: ${message}`);
  };
  const free = { now: { inHand: [] } };

  test('[FS-ACT-3] it is valid if the holder stands next to the held combatant and has a free hand', () => {
    expect(wrong(free, {})).toEqual([]);
    expect(wrong({}, {})).toEqual([
      'combatants[0].now: holding somebody takes a hand that is not free (FS-ACT-3)',
    ]);
  });

  test('[FS-ACT-3, FS-COND-3] it is refused at a distance, through a wall, with an unconscious holder or for the dead', () => {
    const apart =
      'combatants[1].now: edda cannot hold it: they are more than 1 m apart, or parted by a wall (FS-ACT-3)';
    expect(wrong(free, { at: [7, 5] })).toEqual([apart]);
    expect(wrong(free, {}, { walls: [{ x: 5, y: 5, side: 'e', kind: 'wall' }] })).toEqual([apart]);
    expect(wrong({ now: { inHand: [], health: 0 } }, {})).toEqual([
      'combatants[1].now: edda cannot hold it: whoever is out holds nobody (FS-COND-3)',
    ]);
    expect(wrong(free, { now: { conditions: [{ id: 'dead' }] } })).toEqual([
      'combatants[1].now: edda cannot hold it: the dead are not held (FS-ACT-3)',
    ]);
  });
});

test('[FS-ACT-4, FS-REF-1] a holder who is taken away by hand does not roll against the breaking free', () => {
  const table = fight({
    heroes: { edda: { at: [5, 5], now: { conditions: [{ id: 'held', other: 'brute' }] } } },
    foes: { brute: { at: [6, 5], now: { inHand: [] } }, wolf: { at: [11, 11] } },
  });
  table.does(choice('break-free')).rolls('break-free', 5);
  expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'break-free-answer' });
  table.byHand('it was an illusion', { change: 'remove', who: 'brute' });
  expect([asked(table), conditions(table, 'edda'), ap(table, 'edda')]).toEqual(['edda turn', [], 2]);
});

test('[FS-ACT-3, FS-COND-3, FS-REF-1] whoever is knocked out by hand between the dice of a contest does not roll: it succeeds', () => {
  const table = fight({
    heroes: { edda: { at: [5, 5], now: oneHanded } },
    foes: { brute: { at: [6, 5] }, wolf: { at: [11, 11] } },
  });
  // Athletics 12: she fails, but the brute does not even do that.
  table
    .does(choice('grapple', { target: 'brute' }))
    .does(choice('athletics'))
    .rolls('grapple', 13);
  expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'grapple-answer' });
  table.byHand('a stone', { change: 'out', who: 'brute', out: 'unconscious' });
  expect([asked(table), conditions(table, 'brute').includes('held')]).toEqual(['edda turn', true]);
});

test('[FS-ACT-3, FS-REF-1] a foe who becomes a friend between the dice of a Grapple is not held', () => {
  const table = fight({
    heroes: { edda: { at: [5, 5], now: oneHanded } },
    foes: { brute: { at: [6, 5] }, wolf: { at: [11, 11] } },
  });
  table
    .does(choice('grapple', { target: 'brute' }))
    .does(choice('athletics'))
    .rolls('grapple', 5);
  table.byHand('charmed', { change: 'side', who: 'brute', side: 'heroes' });
  table.rolls('grapple-answer', 20);
  expect(conditions(table, 'brute')).toEqual([]);
});
