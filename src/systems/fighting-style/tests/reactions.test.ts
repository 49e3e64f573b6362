import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
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
  opportunity,
  strike,
} from './line-up.ts';

/** Section 5: when reactions happen, Manipulate, magic as a reaction, free actions. */

const noted = (table: ReturnType<typeof duel>, id: string, what: string) =>
  table.who(id).notes.find(({ label }) => label === what)?.value;
const inHand = (table: ReturnType<typeof duel>, id: string) => noted(table, id, 'In hand');

describe('when reactions happen', () => {
  test('[FS-REACT-1] a foe without AP or attacks, unconscious or surprised is not offered an opportunity attack', () => {
    const leave = (now: Sketch) => {
      const table = fight({
        heroes: { ciro: { at: [5, 5] } },
        foes: { brute: { at: [6, 5], now }, wolf: { at: [11, 11] } },
      });
      return asked(table.does(move(3, 5)));
    };
    expect(leave({})).toBe('brute opportunity-attack');
    expect(leave({ ap: 0 })).toBe('ciro turn');
    expect(leave({ attacksUsed: 2 })).toBe('ciro turn');
    expect(leave({ health: 0 })).toBe('ciro turn');
    expect(leave({ conditions: [{ id: 'surprised' }] })).toBe('ciro turn');
  });

  test('[FS-REACT-1] ruling reactionWindow betweenSteps: Manipulate in any turn, but not during an attack', () => {
    const table = duel({ edda: {}, brute: {} }).does(choice('stow', { by: 'brute', item: 'maul' }));
    expect([asked(table), ap(table, 'brute')]).toEqual(['edda turn', 2]);
    expect([inHand(table, 'brute'), noted(table, 'brute', 'Carried')]).toEqual(['nothing', 'Maul']);
    table.does(strike('brute'));
    table.refuses(choice('draw', { by: 'brute', item: 'maul' }), 'midResolution', 'FS-REACT-1');
    table
      .does(decline)
      .rolls('attack', 20)
      .does(choice('draw', { by: 'brute', item: 'maul' }));
    expect(inHand(table, 'brute')).toBe('Maul (both hands)');
  });

  test('[FS-REACT-2] only the target of an attack is offered Defend, for 1 AP', () => {
    const table = fight({
      heroes: { edda: { at: [5, 5] }, sefu: { at: [6, 6] } },
      foes: { brute: { at: [6, 5] }, bandit: { at: [7, 5] } },
    });
    table.does(strike('brute'));
    expect([asked(table), table.choice().reaction]).toEqual(['brute defence', 'defend']);
    expect(table.option('dodge')).toMatchObject({ cost: { ap: 1 }, clause: 'FS-DEF-4' });
    table.does(choice('dodge'));
    expect([ap(table, 'brute'), ap(table, 'bandit'), table.roll().purpose]).toEqual([2, 3, 'attack']);
  });

  test('[FS-REACT-4] an Opportunity Attack is a reaction in another’s turn: 1 AP and one attack', () => {
    const table = duel({ ciro: {}, brute: {} }).does(move(3, 5));
    expect(table.choice().reaction).toBe('opportunity-attack');
    table.answers('brute', opportunity).answers('ciro', decline).rolls('attack', 20);
    expect([ap(table, 'brute'), attacks(table, 'brute'), cell(table, 'ciro')]).toEqual([2, 1, [3, 5]]);
  });
});

describe('Manipulate', () => {
  test('[FS-REACT-3] drawing and stowing cost 1 AP each, in the own turn and in another’s', () => {
    const table = duel({ edda: {}, brute: {} }).does(choice('stow', { item: 'longsword' }));
    table.does(choice('draw', { item: 'flail' })).does(endTurn);
    expect([inHand(table, 'edda'), ap(table, 'edda')]).toEqual(['Shield, Flail', 1]);
    table.does(choice('stow', { by: 'edda', item: 'shield' }));
    expect([inHand(table, 'edda'), ap(table, 'edda'), asked(table)]).toEqual(['Flail', 0, 'brute turn']);
  });

  test('[FS-REACT-3] drawing needs a free hand, a bow two', () => {
    const table = duel({ edda: {}, brute: {} });
    table.refuses(choice('draw', { item: 'flail' }), 'noFreeHand', 'FS-REACT-3');
    const archer = duel({ runa: { now: { inHand: [{ item: 'hatchet' }] } }, brute: {} });
    archer.refuses(choice('draw', { item: 'longbow' }), 'noFreeHand', 'FS-REACT-3');
    archer.does(choice('stow', { item: 'hatchet' })).does(choice('draw', { item: 'longbow' }));
    expect([inHand(archer, 'runa'), ap(archer, 'runa')]).toEqual(['Longbow (both hands)', 1]);
  });

  test('[FS-REACT-3] an item on the floor can be picked up within 1 m, not farther', () => {
    const drop = (x: number) =>
      duel({ edda: { at: [x, 5] }, brute: { at: [6, 5], now: { inHand: [] } } })
        .does(choice('release', { what: ['longsword'] }))
        .does(endTurn);
    const near = drop(5).does(choice('pick-up', { item: 'edda/longsword' }));
    expect([inHand(near, 'brute'), near.view().marks]).toEqual(['Longsword', []]);
    drop(4).refuses(choice('pick-up', { item: 'edda/longsword' }), 'outOfReach', 'FS-REACT-3');
  });

  test('[FS-REACT-3] changing the grip needs a free hand; the longsword in both hands does 1d10+2', () => {
    const table = duel({ edda: {}, brute: { now: { ap: 0 } } });
    table.refuses(choice('change-grip', { item: 'longsword' }), 'noFreeHand', 'FS-REACT-3');
    table.does(choice('stow', { item: 'shield' })).does(choice('change-grip', { item: 'longsword' }));
    table.does(strike('brute')).rolls('attack', 14).does(decline).rolls('damage', 10);
    expect([health(table, 'brute'), ap(table, 'edda')]).toEqual([24 - 12, 0]);
  });

  test('[FS-REACT-3] a door within 1 m opens and closes, one farther away does not', () => {
    const table = duel(
      { edda: { at: [4, 5] }, brute: { at: [9, 9] } },
      {
        field: {
          walls: [
            { x: 5, y: 0, side: 'w', length: 12, kind: 'wall' },
            { x: 5, y: 5, side: 'w', kind: 'door', id: 'gate' },
          ],
        },
      },
    );
    table.refuses(move(5, 5), 'noSuchThing', 'FS-GRID-2');
    table.does(choice('door', { door: 'gate' })).does(move(5, 5));
    expect([cell(table, 'edda'), ap(table, 'edda')]).toEqual([[5, 5], 2]);
    expect(table.view().changed).toMatchObject({ doors: { gate: true } });
    table.does(choice('door', { door: 'gate' }));
    expect(table.view().changed).toMatchObject({ doors: { gate: false } });
    table.refuses(move(4, 5), 'noSuchThing', 'FS-GRID-2').does(move(7, 5));
    table.refuses(choice('door', { door: 'gate' }), 'outOfReach', 'FS-REACT-3');
  });

  test('[FS-REACT-3] two doors within touch are told apart by where they are, a door and a window by what they are', () => {
    const walls = [
      { x: 4, y: 5, side: 'w', kind: 'door', id: 'one' },
      { x: 5, y: 5, side: 'w', kind: 'door', id: 'two', open: true },
      { x: 4, y: 5, side: 'n', kind: 'window', id: 'three' },
    ];
    const table = duel({ edda: { at: [4, 5] }, brute: { at: [9, 9] } }, { field: { walls } });
    const need = table.option('door').needs?.door;
    expect(need?.kind === 'one' ? need.oneOf.map(({ label }) => label) : []).toEqual([
      'Open the door at E6',
      'Close the door at F6',
      'Open the window',
    ]);
  });

  test('[FS-REACT-3] the game master states the effect of handling a lever', () => {
    const table = duel({ edda: {}, brute: {} }).does(choice('handle', { what: 'the lever by the gate' }));
    expect([asked(table), table.choice().about?.what]).toEqual(['gm effect', 'the lever by the gate']);
    table.does(choice('effect', { text: 'The portcullis rattles down.' }));
    expect(table.facts('note')).toMatchObject([
      { text: 'The portcullis rattles down.', clause: 'FS-REACT-3' },
    ]);
    expect(ap(table, 'edda')).toBe(2);
  });
});

describe('magic as a reaction', () => {
  /** It is the brute's turn; Imre stands beside him. */
  const imre = (now: Sketch = {}) => duel({ imre: { now }, brute: {} }, { order: ['brute', 'imre'] });

  test('[FS-REACT-5] a spell that is no attack may be cast in another’s turn, and provokes', () => {
    const table = imre({ health: 10 }).does(cast('mend', { by: 'imre' }));
    expect([asked(table), ap(table, 'imre'), mana(table, 'imre')]).toEqual([
      'brute opportunity-attack',
      2,
      24,
    ]);
    table.does(decline);
    expect([health(table, 'imre'), asked(table)]).toEqual([16, 'brute turn']);
  });

  test('[FS-REACT-5] an attack spell is refused as a reaction, also with the Melee Attack trait', () => {
    const table = imre();
    table.refuses(cast('ember-bolt', { by: 'imre', target: 'brute' }), 'notAReaction', 'FS-REACT-5');
    table.refuses(cast('rime-touch', { by: 'imre', target: 'brute' }), 'notAReaction', 'FS-REACT-5');
    expect(mana(table, 'imre')).toBe(27);
  });

  test('[FS-REACT-5] a magic item may be used as a reaction and provokes nobody; an attack with one is refused', () => {
    const table = duel(
      {
        imre: { sheet: { items: ['stone-idol', 'ember-wand'], inHand: [{ item: 'ember-wand' }] } },
        brute: {},
      },
      { order: ['brute', 'imre'] },
    );
    table.does(cast('stone-idol', { by: 'imre' }));
    expect(table.lines().find(({ text }) => text === 'Imre uses stone idol')?.clause).toBe('FS-REACT-5');
    expect([asked(table), conditions(table, 'imre'), mana(table, 'imre')]).toEqual([
      'brute turn',
      ['resistance'],
      27,
    ]);
    table.refuses(cast('ember-wand', { by: 'imre', target: 'brute' }), 'notAReaction', 'FS-REACT-5');
  });
});

describe('free actions', () => {
  test('[FS-REACT-6] ruling freeActions releaseAndContent: one a round without AP, a charm or a Release', () => {
    const ilyr = { now: { health: 10, ap: 0 } };
    const table = duel({ ilyr, brute: { at: [9, 9] } }).does(cast('mending-charm'));
    expect([health(table, 'ilyr'), ap(table, 'ilyr')]).toEqual([14, 0]);
    table.refuses(choice('release', { what: ['bola'] }), 'freeActionUsed', 'FS-REACT-6');
    table
      .does(endTurn)
      .does(endTurn)
      .does(choice('release', { what: ['bola'] }));
    expect(inHand(table, 'ilyr')).toBe('Javelin');
    const other = duel({ ilyr, brute: { at: [9, 9] } }).does(choice('release', { what: ['bola'] }));
    other.refuses(cast('mending-charm'), 'freeActionUsed', 'FS-REACT-6');
  });
});
