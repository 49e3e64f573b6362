import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cast,
  choice,
  decline,
  duel,
  fight,
  health,
  move,
  opportunity,
  strike,
  waiting,
} from './line-up.ts';

/** Section 7: who may defend, when and at what price, the four defences and what each is good against. */

const defence = (table: ReturnType<typeof duel>) => table.facts('defence').at(-1);

describe('who may defend', () => {
  test('[FS-DEF-1] ruling awareness tracked: a target that the attacker is hidden from is not asked for a defence', () => {
    const table = duel({ ciro: {}, brute: {} }, { hidden: { ciro: ['brute'] } }).does(strike('brute'));
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'attack' });
    expect(defence(table)).toMatchObject({ who: 'brute', defence: null, why: 'unaware' });
  });

  test('[FS-DEF-1] the game master can make a target aware or unaware by hand', () => {
    const hidden = { change: 'condition', who: 'ciro', condition: 'hidden', other: 'brute' };
    const seen = duel({ ciro: {}, brute: {} }, { hidden: { ciro: ['brute'] } });
    seen.byHand('a mirror on the wall', { ...hidden, on: false }).does(strike('brute'));
    expect(asked(seen)).toBe('brute defence');
    const unseen = duel({ ciro: {}, brute: {} })
      .byHand('smoke', { ...hidden, on: true })
      .does(strike('brute'));
    expect(defence(unseen)).toMatchObject({ why: 'unaware' });
  });

  test.each([
    ['noActionPoints', { ap: 0 }],
    ['surprised', { conditions: [{ id: 'surprised' }] }],
    ['unconscious', { health: 0 }],
  ])('[FS-DEF-1, FS-DEF-2] %s: the target is not asked and is undefended', (why, now) => {
    const table = fight({
      heroes: { edda: { at: [5, 5] } },
      foes: { brute: { at: [6, 5], now }, wolf: { at: [11, 11] } },
    });
    table.does(strike('brute'));
    expect([table.roll().purpose, defence(table)?.why]).toEqual(['attack', why]);
  });
});

describe('when and at what price', () => {
  test('[FS-DEF-2] a defence is named and paid before the attacker rolls, and stays paid', () => {
    const table = duel({ edda: {}, brute: {} }).does(strike('brute'));
    expect(asked(table)).toBe('brute defence');
    table.does(choice('parry'));
    expect([ap(table, 'brute'), table.roll().for]).toEqual([2, 'edda']);
    table.rolls('attack', 20);
    expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'defence', tn: 13 });
  });

  test('[FS-DEF-2] one defence for each attack, while there are AP', () => {
    const table = duel({ edda: {}, brute: { now: { ap: 1 } } });
    table.does(strike('brute')).does(choice('parry')).rolls('attack', 20).rolls('defence', 20);
    table.does(strike('brute'));
    expect([table.roll().for, ap(table, 'brute')]).toEqual(['edda', 0]);
  });

  test('[FS-DEF-7] declining costs nothing and fails the defence without a die', () => {
    const table = duel({ edda: {}, brute: {} }).does(strike('brute')).answers('brute', decline);
    table.rolls('attack', 14);
    expect([asked(table), ap(table, 'brute')]).toEqual(['edda maneuver', 3]);
    expect(table.facts('combat-roll')).toMatchObject([{ defended: { passed: false, automatic: true } }]);
    expect(defence(table)).toMatchObject({ defence: null, why: 'declined' });
  });
});

describe('Block', () => {
  test('[FS-DEF-3] Block is Fighting Style with Strength against melee, ranged and spell attacks', () => {
    const club = duel({ bandit: {}, sefu: {} })
      .does(strike('sefu'))
      .does(choice('block'))
      .rolls('attack', 20);
    expect(waiting(club)).toMatchObject({ who: 'sefu', tn: 13 });
    const arrow = duel({ runa: { at: [1, 5] }, sefu: { at: [9, 5] } })
      .does(strike('sefu'))
      .does(choice('block'));
    expect(waiting(arrow.rolls('attack', 20)).tn).toBe(13);
    const bolt = duel({ imre: { at: [1, 5] }, sefu: { at: [9, 5] } }).does(
      cast('ember-bolt', { target: 'sefu' }),
    );
    expect(waiting(bolt.does(choice('block')).rolls('attack', 20)).tn).toBe(13);
  });

  test('[FS-DEF-3] Block uses Strength even where Agility is higher; Agility is refused', () => {
    const quick = { attributes: { AGI: 12 } };
    const table = duel({ bandit: {}, sefu: { sheet: quick } }).does(strike('sefu'));
    table.refuses(choice('block', { attribute: 'AGI' }), 'wrongAttribute', 'FS-DEF-3');
    expect(waiting(table.does(choice('block')).rolls('attack', 20)).tn).toBe(13);
  });

  test('[FS-DEF-3] Block needs a shield in hand', () => {
    const table = duel({ bandit: {}, sefu: { now: { inHand: [{ item: 'spear' }] } } }).does(strike('sefu'));
    table.refuses(choice('block'), 'noShield', 'FS-DEF-3');
    expect(table.option('block').refused).toMatchObject({ code: 'noShield' });
  });
});

describe('Dodge', () => {
  test('[FS-DEF-4] Dodge is a Dodge test against melee, ranged and spell attacks', () => {
    const tn = (table: ReturnType<typeof duel>) =>
      waiting(table.does(choice('dodge')).rolls('attack', 20)).tn;
    expect(tn(duel({ bandit: {}, ciro: {} }).does(strike('ciro')))).toBe(13);
    expect(tn(duel({ runa: { at: [1, 5] }, ciro: { at: [9, 5] } }).does(strike('ciro')))).toBe(13);
    const bolt = duel({ imre: { at: [1, 5] }, ciro: { at: [9, 5] } });
    expect(tn(bolt.does(cast('ember-bolt', { target: 'ciro' })))).toBe(13);
  });

  test('[FS-DEF-4, FS-COV-2] low cover helps a Dodge, not a Block', () => {
    const behind = (option: string) => {
      const table = duel({ runa: { at: [1, 5] }, sefu: { at: [9, 5] } }).does(
        strike('sefu', { cover: 'low' }),
      );
      return waiting(table.does(choice(option)).rolls('attack', 20)).tn;
    };
    expect([behind('dodge'), behind('block')]).toEqual([9 + 2, 13]);
  });
});

describe('Parry', () => {
  const parry = (who: string, more: Sketch = {}, fighter: Sketch = {}, rulings: Sketch = {}) =>
    duel({ bandit: {}, [who]: fighter }, { rulings })
      .does(strike(who))
      .does(choice('parry', more))
      .rolls('attack', 20);

  test('[FS-DEF-5] Parry with Strength or Agility at the defender’s choice, by default the higher', () => {
    expect(waiting(parry('ciro')).tn).toBe(14);
    expect(waiting(parry('ciro', { attribute: 'STR' })).tn).toBe(11);
    expect(waiting(parry('edda')).tn).toBe(14);
  });

  test('[FS-DEF-5] Parry is refused against arrows and against melee spells', () => {
    const shot = duel({ runa: { at: [1, 5] }, ciro: { at: [9, 5] } }).does(strike('ciro'));
    shot.refuses(choice('parry'), 'wrongDefence', 'FS-DEF-8');
    const touch = duel({ imre: {}, ciro: {} }).does(cast('rime-touch', { target: 'ciro' }));
    touch.refuses(choice('parry'), 'wrongDefence', 'FS-DEF-8');
    // Each is greyed with its own reason.
    const why = (table: typeof shot) => table.option('parry').refused?.because;
    expect([why(shot), why(touch)]).toEqual(['ranged attacks cannot be parried', 'spells cannot be parried']);
  });

  test('[FS-DEF-5, FS-UNT-1] ruling parryNeeds meleeOrUnarmed: bare hands parry, untrained at 14 - 2', () => {
    expect(waiting(parry('ciro', {}, { now: { inHand: [] } })).tn).toBe(12);
  });

  test('[FS-DEF-5] ruling parryNeeds weaponOnly: bare hands cannot parry', () => {
    const rulings = { parryNeeds: 'weaponOnly' };
    const table = duel({ bandit: {}, ciro: { now: { inHand: [] } } }, { rulings }).does(strike('ciro'));
    table.refuses(choice('parry'), 'notInHand', 'FS-DEF-5');
    expect(waiting(parry('ciro', {}, {}, rulings)).tn).toBe(14);
  });
});

describe('Withstand', () => {
  const whisper = (spell: Sketch = {}) =>
    duel({
      imre: {
        at: [1, 5],
        sheet: {
          spells: [
            {
              kind: 'attack',
              id: 'whisper',
              name: 'Whisper',
              mana: 3,
              range: 20,
              damage: [{ count: 1, sides: 6, plus: 2, type: 'psychic' }],
              mind: true,
              ...spell,
            },
          ],
        },
      },
      sefu: { at: [9, 5] },
    }).does(cast('whisper', { target: 'sefu' }));

  test('[FS-DEF-6] Withstand is a Focus test, and the only defence against Dread Whisper', () => {
    const table = duel({ imre: { at: [1, 5] }, sefu: { at: [9, 5] } });
    table.does(cast('dread-whisper', { target: 'sefu' }));
    for (const other of ['block', 'dodge', 'parry']) table.refuses(choice(other), 'wrongDefence', 'FS-DEF-8');
    table.does(choice('withstand')).rolls('attack', 20);
    expect(waiting(table)).toMatchObject({ who: 'sefu', tn: 8 });
  });

  test('[FS-DEF-6] ruling mindDefence listedOnly: only listed defences; without a list only Withstand', () => {
    whisper().refuses(choice('dodge'), 'wrongDefence', 'FS-DEF-8').does(choice('withstand'));
    const listed = whisper({ defences: ['withstand', 'dodge'] });
    listed.refuses(choice('block'), 'wrongDefence', 'FS-DEF-8').does(choice('dodge')).rolls('attack', 20);
    expect(waiting(listed).tn).toBe(9);
  });

  test('[FS-DEF-6] Withstand is refused against a melee Strike', () => {
    const table = duel({ bandit: {}, sefu: {} }).does(strike('sefu'));
    table.refuses(choice('withstand'), 'wrongDefence', 'FS-DEF-8');
  });
});

describe('the table of defences', () => {
  /** Sefu, with spear and shield, is asked how he defends against this. */
  const open = (table: ReturnType<typeof duel>) =>
    table
      .choice()
      .options.filter(({ refused }) => !refused)
      .map(({ id }) => id);
  const near = { sefu: {} };

  test('[FS-DEF-8] against melee and opportunity attacks: block, dodge, parry', () => {
    expect(open(duel({ bandit: {}, ...near }).does(strike('sefu')))).toEqual([
      'block',
      'dodge',
      'parry',
      'decline',
    ]);
    const walk = duel({ sefu: {}, bandit: {} }).does(move(3, 5)).answers('bandit', opportunity);
    expect(open(walk)).toEqual(['block', 'dodge', 'parry', 'decline']);
  });

  test.each([
    ['an arrow', 'runa', strike('sefu', { with: 'longbow' })],
    ['a thrown dagger', 'ciro', strike('sefu', { with: 'dagger:thrown' })],
    ['a bolt of fire', 'imre', cast('ember-bolt', { target: 'sefu' })],
    ['a touch of frost', 'imre', cast('rime-touch', { target: 'sefu' })],
  ])('[FS-DEF-8] %s: block and dodge', (_, who, deed) => {
    // Sefu has no attack left to answer a casting with.
    const table = duel({ [who]: {}, sefu: { now: { attacksUsed: 2 } } }).does(deed);
    expect(open(table)).toEqual(['block', 'dodge', 'decline']);
  });

  test('[FS-DEF-8] the defences in a spell’s own description replace the table', () => {
    const blade = {
      kind: 'attack',
      id: 'blade',
      name: 'Blade of light',
      melee: true,
      range: 1,
      damage: [{ count: 1, sides: 6, plus: 0, type: 'radiant' }],
      defences: ['parry'],
    };
    const table = duel({ imre: { sheet: { spells: [blade] } }, ...near }).does(
      cast('blade', { target: 'sefu' }),
    );
    expect(open(table)).toEqual(['parry', 'decline']);
    table.does(choice('parry')).rolls('attack', 5).rolls('defence', 20).does(decline).rolls('damage', 3);
    expect(health(table, 'sefu')).toBe(21 - 3);
  });
});
