import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  attacks,
  cast,
  choice,
  decline,
  duel,
  fight,
  health,
  mana,
  move,
  opportunity,
  strike,
  waiting,
} from './line-up.ts';

/** Section 6: the order of a combat roll, melee, ranged and thrown Strikes, spells, reach, several targets. */

const wide = { field: { width: 60 } };

test('[FS-ATK-1] order: declared and paid, opportunity attack, defence named, both roll, result, maneuver, damage', () => {
  const table = duel({ imre: {}, brute: {} }).does(cast('ember-bolt', { target: 'brute' }));
  // Step 1 is paid before the foe strikes at the opening, which is a combat roll of its own.
  expect([ap(table, 'imre'), mana(table, 'imre'), attacks(table, 'imre')]).toEqual([2, 24, 1]);
  table.answers('brute', opportunity).answers('imre', choice('dodge'));
  table.rolls('attack', 20).rolls('defence', 10).answers('imre', decline);
  table.answers('brute', choice('dodge'));
  expect(waiting(table)).toMatchObject({ who: 'imre', purpose: 'attack', tn: 15 });
  table.rolls('attack', 15);
  expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'defence', tn: 6 });
  table.rolls('defence', 7).answers('imre', choice('brace')).rolls('damage', 8);
  expect(health(table, 'brute')).toBe(24 - 10);
  const told = table
    .facts()
    .map(({ fact }) => fact)
    .filter((fact) =>
      ['attack', 'defence', 'combat-roll', 'maneuver', 'damage', 'maneuver-done'].includes(fact),
    );
  expect(told).toEqual([
    'attack',
    ...['attack', 'defence', 'combat-roll'],
    ...['defence', 'combat-roll', 'maneuver', 'damage', 'maneuver-done'],
  ]);
  expect([ap(table, 'imre'), ap(table, 'brute')]).toEqual([1, 1]);
});

describe('melee', () => {
  test('[FS-ATK-2] the foe must stand within the weapon’s reach: 2 m for a spear, 1 m for a longsword', () => {
    const spear = (x: number) => duel({ sefu: { at: [5, 5] }, brute: { at: [x, 5] } });
    for (const x of [6, 7]) expect(asked(spear(x).does(strike('brute')))).toBe('brute defence');
    spear(8).refuses(strike('brute', { with: 'spear' }), 'outOfReach', 'FS-ATK-2');
    const sword = duel({ edda: { at: [5, 5] }, brute: { at: [7, 7] } });
    sword.refuses(strike('brute'), 'outOfReach', 'FS-ATK-2');
  });

  const tn = (who: string, more: Sketch, rulings: Sketch = {}) =>
    waiting(duel({ [who]: {}, brute: { now: { ap: 0 } } }, { rulings }).does(strike('brute', more))).tn;

  test('[FS-ATK-2] ruling meleeAttribute strengthOrAgility: the attacker chooses, by default the higher', () => {
    expect([tn('edda', {}), tn('edda', { attribute: 'AGI' })]).toEqual([14, 10]);
    expect([tn('ciro', {}), tn('ciro', { attribute: 'STR' })]).toEqual([14, 11]);
  });

  test('[FS-ATK-2] ruling meleeAttribute strength: Ciro strikes at 11, and Agility is refused', () => {
    const rulings = { meleeAttribute: 'strength' };
    expect(tn('ciro', {}, rulings)).toBe(11);
    const table = duel({ ciro: {}, brute: {} }, { rulings });
    table.refuses(strike('brute', { attribute: 'AGI' }), 'wrongAttribute', 'FS-ATK-2');
  });
});

describe('ranged and thrown', () => {
  test('[FS-ATK-2, FS-ATK-3] Strength and Agility are offered only for means that leave the choice', () => {
    const picks = (who: string, rulings: Sketch = {}) => {
      const need = duel({ [who]: {}, brute: {} }, { rulings }).option('strike').needs?.attribute;
      return need?.kind === 'one' ? need.oneOf.map(({ id, when }) => [id, when?.with]) : null;
    };
    // Edda has a longsword and bare hands.
    expect(picks('edda')).toEqual([
      ['best', undefined],
      ['STR', undefined],
      ['AGI', undefined],
    ]);
    // Runa can shoot the brute, or hit it with bare hands.
    expect(picks('runa')).toEqual([
      ['best', undefined],
      ['STR', ['unarmed']],
      ['AGI', ['unarmed']],
    ]);
    expect(picks('runa', { meleeAttribute: 'strength' })).toEqual([['best', undefined]]);
  });

  test('[FS-ATK-3] only Agility: Runa shoots at 13, Sefu (13/12) throws his spear at 12', () => {
    const runa = duel({ runa: { at: [1, 5] }, brute: { at: [9, 5], now: { ap: 0 } } });
    runa.refuses(strike('brute', { attribute: 'STR' }), 'wrongAttribute', 'FS-ATK-3').does(strike('brute'));
    expect(waiting(runa).tn).toBe(13);
    const sefu = duel({ sefu: { at: [1, 5] }, brute: { at: [9, 5], now: { ap: 0 } } });
    sefu.refuses(strike('brute', { with: 'spear:thrown', attribute: 'STR' }), 'wrongAttribute', 'FS-ATK-3');
    sefu.does(strike('brute', { with: 'spear:thrown' }));
    expect(waiting(sefu).tn).toBe(12);
  });

  test('[FS-ATK-3] a thrown weapon leaves the hand and lies in the target’s square, after a miss too', () => {
    const table = duel({ ciro: { at: [1, 5] }, brute: { at: [9, 5], now: { ap: 0 } } });
    table.does(strike('brute', { with: 'dagger:thrown' })).rolls('attack', 20);
    expect(table.view().marks).toMatchObject([{ cell: { x: 9, y: 5 }, label: 'Dagger' }]);
    table.refuses(strike('brute', { with: 'dagger:thrown' }), 'notInHand', 'FS-ATK-2');
  });

  test('[FS-ATK-3] shooting next to a foe has no penalty and provokes nobody', () => {
    const table = duel({ runa: {}, brute: {} }).does(strike('brute', { with: 'longbow' }));
    expect(asked(table)).toBe('brute defence');
    table.does(decline);
    expect(waiting(table)).toMatchObject({ tn: 13, dice: 1 });
  });

  const thrown = (rulings = {}) =>
    duel({ ciro: { at: [2, 5] }, edda: { at: [8, 5] } }, { rulings }).does(
      strike('edda', { with: 'dagger:thrown', cover: 'low' }),
    );

  test('[FS-ATK-3] ruling thrownIsRanged yes: a thrown dagger cannot be parried, and cover counts', () => {
    const table = thrown().refuses(choice('parry'), 'wrongDefence', 'FS-DEF-8').does(decline);
    expect(waiting(table).tn).toBe(14 - 2);
  });

  test('[FS-ATK-3] ruling thrownIsRanged no: a thrown dagger can be parried, and cover does not count', () => {
    const table = thrown({ thrownIsRanged: 'no' }).does(choice('parry'));
    expect(waiting(table).tn).toBe(14);
  });
});

describe('range and loading', () => {
  /** Ciro throws his dagger (10 m) so many metres far. */
  const dagger = (metres: number, rulings: Sketch = {}) =>
    duel({ ciro: { at: [0, 0] }, brute: { at: [metres, 0], now: { ap: 0 } } }, { ...wide, rulings });

  test('[FS-ATK-4] ruling rangeBands single: with a range of 10 m, 1 m and 10 m are the same, 11 m is refused', () => {
    const tn = (metres: number) =>
      waiting(dagger(metres).does(strike('brute', { with: 'dagger:thrown' }))).tn;
    expect([tn(1), tn(10)]).toEqual([14, 14]);
    dagger(11).refuses(strike('brute', { with: 'dagger:thrown' }), 'outOfRange', 'FS-ATK-4');
  });

  test('[FS-ATK-4] ruling rangeBands bands: +1 up to a third of the range, -2 beyond two thirds, melee unchanged', () => {
    const rulings = { rangeBands: 'bands' };
    const tn = (metres: number, with_ = 'dagger:thrown') =>
      waiting(dagger(metres, rulings).does(strike('brute', { with: with_ }))).tn;
    expect([3, 4, 6, 7].map((metres) => tn(metres))).toEqual([15, 14, 14, 12]);
    expect(tn(1, 'rapier')).toBe(14);
    // The hand crossbow has 30 m: 10 is still short, 20 not yet long.
    const bolt = (metres: number) => {
      const ciro = { at: [0, 0] as const, now: { inHand: [{ item: 'hand-crossbow' }] } };
      const brute = { at: [metres, 0] as const, now: { ap: 0 } };
      return waiting(duel({ ciro, brute }, { ...wide, rulings }).does(strike('brute'))).tn;
    };
    expect([10, 11, 20, 21].map(bolt)).toEqual([15, 14, 14, 12]);
  });

  /** Ciro with the hand crossbow (Load 1). */
  const crossbow = (rulings: Sketch = {}, now: Sketch = {}) =>
    duel(
      {
        ciro: { at: [0, 0], now: { inHand: [{ item: 'hand-crossbow' }], ...now } },
        brute: { at: [8, 0], now: { ap: 0 } },
      },
      { rulings },
    );

  test('[FS-ATK-4] ruling loading manipulate: a hand crossbow needs one Manipulate after each shot', () => {
    const table = crossbow().does(strike('brute')).rolls('attack', 20);
    table.refuses(strike('brute', { with: 'hand-crossbow' }), 'notLoaded', 'FS-ATK-4');
    table
      .does(choice('load', { item: 'hand-crossbow' }))
      .does(strike('brute'))
      .rolls('attack', 20);
    expect(ap(table, 'ciro')).toBe(0);
  });

  test('[FS-ATK-4] an arbolest needs two Manipulates to load, a bow none', () => {
    const table = duel({
      ciro: {
        at: [0, 0],
        sheet: { weapons: ['arbolest'], inHand: [{ item: 'arbolest' }] },
        now: { toLoad: { arbolest: 2 } },
      },
      brute: { at: [8, 0], now: { ap: 0 } },
    });
    table.refuses(strike('brute'), 'notLoaded', 'FS-ATK-4').does(choice('load'));
    table.refuses(strike('brute'), 'notLoaded', 'FS-ATK-4').does(choice('load')).does(strike('brute'));
    expect(waiting(table).tn).toBe(14);
    const bow = duel({ runa: { at: [0, 0] }, brute: { at: [8, 0], now: { ap: 0 } } });
    bow.does(strike('brute')).rolls('attack', 20).does(strike('brute')).rolls('attack', 20);
    expect(attacks(bow, 'runa')).toBe(0);
  });

  test('[FS-ATK-4] ruling loading off: a crossbow can shoot again at once', () => {
    const table = crossbow({ loading: 'off' }).does(strike('brute')).rolls('attack', 20);
    expect(waiting(table.does(strike('brute'))).who).toBe('ciro');
  });

  test('[FS-ATK-4] ruling loading countAmmunition: after the last bolt loading does not help', () => {
    const table = crossbow({ loading: 'countAmmunition' }, { shots: { 'hand-crossbow': 1 } });
    table.does(strike('brute')).rolls('attack', 20).does(choice('load'));
    table.refuses(strike('brute', { with: 'hand-crossbow' }), 'notLoaded', 'FS-ATK-4');
  });
});

describe('spells', () => {
  const imre = (metres: number) =>
    duel({ imre: { at: [0, 0] }, brute: { at: [metres, 0], now: { ap: 0 } } }, wide);

  test('[FS-ATK-5] Sorcery; the foe within the spell’s range, for a Melee Attack spell within its reach', () => {
    expect(waiting(imre(30).does(cast('ember-bolt', { target: 'brute' })))).toMatchObject({
      tn: 15,
      dice: 1,
    });
    imre(31).refuses(cast('ember-bolt', { target: 'brute' }), 'outOfRange', 'FS-ATK-5');
    expect(waiting(imre(1).does(cast('rime-touch', { target: 'brute' }))).tn).toBe(15);
    imre(2).refuses(cast('rime-touch', { target: 'brute' }), 'outOfReach', 'FS-ATK-5');
  });

  test('[FS-ATK-5, FS-ATK-6, FS-TURN-5] a Strike and a spell are two attacks; a third of either kind is refused', () => {
    const table = imre(1).does(strike('brute')).rolls('attack', 20);
    table.does(cast('rime-touch', { target: 'brute' })).rolls('attack', 20);
    expect([ap(table, 'imre'), attacks(table, 'imre')]).toEqual([1, 0]);
    table.refuses(strike('brute'), 'attackLimit', 'FS-TURN-5');
    table.refuses(cast('rime-touch', { target: 'brute' }), 'attackLimit', 'FS-TURN-5');
    // What is no attack may still be cast.
    expect(ap(table.does(cast('stone-skin')), 'imre')).toBe(0);
  });
});

describe('reach', () => {
  const reach = (who: string, more: Sketch = {}, rulings: Sketch = {}) =>
    duel({ [who]: more, wolf: { at: [11, 11] } }, { rulings })
      .who(who)
      .notes.find(({ label }) => label === 'Reach')?.value;

  test('[FS-ATK-7] ruling reachMeasure longestMelee: the longest weapon in hand, at least 1 m for bare hands', () => {
    expect(reach('sefu')).toBe('2 m');
    expect(reach('sefu', { now: { inHand: [] } })).toBe('1 m');
    expect(
      reach('ciro', {
        sheet: { weapons: ['rapier', 'whip'], inHand: [{ item: 'rapier' }, { item: 'whip' }] },
      }),
    ).toBe('3 m');
    expect(reach('runa')).toBe('1 m');
    expect(reach('ogre')).toBe('2 m');
  });

  test('[FS-DMG-1] damage of one die without a bonus is logged as its face, not as a sum', () => {
    // Bare hands: 1d4, and nothing fixed.
    const table = duel({ runa: {}, brute: { now: { ap: 0 } } }).does(strike('brute', { with: 'unarmed' }));
    table.rolls('attack', 2).does(decline).rolls('damage', 3);
    expect(table.lines().map(({ text }) => text)).toContain('Damage of Runa to Brute: 3');
  });

  test('[FS-ATK-7, FS-UNT-1] beside a bow bare hands can strike: Runa untrained at 13 - 2, the archer trained at 11', () => {
    const tn = (who: string) =>
      waiting(duel({ [who]: {}, brute: { now: { ap: 0 } } }).does(strike('brute', { with: 'unarmed' }))).tn;
    expect([tn('runa'), tn('bandit-archer')]).toEqual([13 - 2, 11]);
  });

  test('[FS-ATK-7] ruling reachMeasure readiedOnly: a bow holder has no reach, so leaving it provokes nobody', () => {
    const leave = (rulings: Sketch) => asked(duel({ ciro: {}, runa: {} }, { rulings }).does(move(2, 5)));
    expect(leave({})).toBe('runa opportunity-attack');
    expect(leave({ reachMeasure: 'readiedOnly' })).toBe('ciro turn');
    const readied = { reachMeasure: 'readiedOnly' };
    expect([reach('runa', {}, readied), reach('sefu', {}, readied)]).toEqual(['0 m', '2 m']);
  });

  test('[FS-ATK-7] ruling reachMeasure readiedOnly: a natural shot leaves bare hands their reach of 1 m', () => {
    const venom = [{ count: 1, sides: 4, type: 'acid' }];
    const spit = { id: 'spit', name: 'Spit', hands: 0, damage: venom, shot: { range: 10 }, body: 'natural' };
    const readied = { reachMeasure: 'readiedOnly' };
    expect(reach('imre', { sheet: { natural: [spit], inHand: [] } }, readied)).toBe('1 m');
  });

  test('[FS-ATK-7] metres are counted between the nearest squares of attacker and ogre', () => {
    const table = duel({ edda: { at: [6, 5] }, ogre: { at: [4, 4], now: { ap: 0 } } }).does(strike('ogre'));
    expect(waiting(table).tn).toBe(14);
    const off = duel({ edda: { at: [6, 5] }, ogre: { at: [3, 4] } });
    off.refuses(strike('ogre'), 'outOfReach', 'FS-ATK-2');
  });
});

describe('several targets', () => {
  const arc = (targets: readonly string[]) => choice('use-magic-on-several', { spell: 'spark-arc', targets });
  const storm = (brute: number, rulings: Sketch = {}) =>
    fight(
      {
        heroes: { imre: { at: [1, 5] } },
        foes: {
          bandit: { at: [8, 5] },
          wolf: { at: [9, 5], now: { ap: 0 } },
          brute: { at: [brute, 5], now: { ap: 0 } },
          ghoul: { at: [9, 6] },
        },
      },
      { rulings },
    );
  const three = ['bandit', 'wolf', 'brute'];

  test('[FS-ATK-8] ruling multiTarget oneRoll: one AP, one attack, one attack roll, one damage roll, one maneuver', () => {
    const table = storm(10).does(arc(three)).answers('bandit', choice('dodge'));
    expect([ap(table, 'imre'), attacks(table, 'imre'), mana(table, 'imre')]).toEqual([2, 1, 22]);
    // The bandit's 8 is less than 9: hit. Wolf and brute have no defence: two critical wins, one maneuver.
    table.rolls('attack', 9).rolls('defence', 8);
    expect([asked(table), table.choice().about?.loser]).toEqual(['imre maneuver', 'wolf']);
    table.does(choice('brace')).rolls('damage', 6);
    expect(asked(table)).toBe('imre turn');
    expect(three.map((id) => health(table, id))).toEqual([14 - 7, 12 - 7, 24 - 7]);
    expect(table.facts('maneuver')).toHaveLength(1);
  });

  test('[FS-ATK-8] each target is compared alone: the bandit’s better Dodge protects only the bandit', () => {
    const table = storm(10).does(arc(three)).answers('bandit', choice('dodge'));
    table.rolls('attack', 7).rolls('defence', 8).answers('imre', decline).answers('imre', decline);
    table.rolls('damage', 1);
    expect(three.map((id) => health(table, id))).toEqual([14, 12 - 2, 24 - 2]);
  });

  test('[FS-ATK-8] more than three targets, or two of them more than 2 m apart, are refused', () => {
    storm(10).refuses(arc([...three, 'ghoul']), 'outOfRange', 'FS-ATK-8');
    storm(11).refuses(arc(three), 'outOfRange', 'FS-ATK-8');
  });

  test('[FS-ATK-8] ruling multiTarget rollEach: attack and damage are rolled for each target, still one maneuver', () => {
    const table = storm(10, { multiTarget: 'rollEach' }).does(arc(three)).answers('bandit', choice('dodge'));
    table.rolls('attack', 9).rolls('defence', 8).rolls('damage', 6);
    table.rolls('attack', 4).answers('imre', choice('brace')).rolls('damage', 1);
    table.rolls('attack', 16);
    expect(asked(table)).toBe('imre turn');
    expect(three.map((id) => health(table, id))).toEqual([14 - 7, 12 - 2, 24]);
    expect([ap(table, 'imre'), attacks(table, 'imre')]).toEqual([2, 1]);
  });
});
