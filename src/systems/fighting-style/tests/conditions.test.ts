import { describe, expect, test } from 'vitest';
import type { Fighter, Setting, Sketch } from './line-up.ts';
import {
  ap,
  asked,
  cast,
  cell,
  choice,
  conditions,
  decline,
  duel,
  endTurn,
  fight,
  health,
  move,
  movement,
  opportunity,
  path,
  strike,
  terms,
  waiting,
} from './line-up.ts';

/** Section 21: Dazed, Prone, Unconscious, Hidden. */

const helpless: Fighter = { now: { ap: 0 } };
const dazed: Sketch = { conditions: [{ id: 'dazed' }] };
const prone: Sketch = { conditions: [{ id: 'prone' }] };

describe('Dazed', () => {
  const round = (table: ReturnType<typeof duel>) => table.answers('edda', endTurn).answers('sefu', endTurn);

  test('[FS-COND-1] ruling dazed oneLessAp: the next round gives 2 AP, then Dazed ends', () => {
    const table = duel({ edda: {}, sefu: { now: dazed } });
    expect(ap(table, 'sefu')).toBe(3);
    round(table);
    expect([ap(table, 'edda'), ap(table, 'sefu'), conditions(table, 'sefu')]).toEqual([3, 2, []]);
    expect(ap(round(table), 'sefu')).toBe(3);
  });

  test('[FS-COND-1, FS-MAN-4] Dazed twice counts once: 2 AP in the next round, 3 in the one after', () => {
    const table = duel({ edda: {}, sefu: { now: { ap: 0 } } });
    for (const face of [3, 4]) {
      table
        .does(strike('sefu'))
        .rolls('attack', face)
        .does(choice('bash'))
        .rolls('damage', 1)
        .rolls('maneuver', 12);
    }
    expect(conditions(table, 'sefu')).toEqual(['dazed']);
    expect(ap(round(table), 'sefu')).toBe(2);
    expect(ap(round(table), 'sefu')).toBe(3);
  });

  test('[FS-COND-1] ruling dazed untilCured: 2 AP in every round until the condition is removed', () => {
    const table = duel({ edda: {}, sefu: { now: dazed } }, { rulings: { dazed: 'untilCured' } });
    expect(ap(round(table), 'sefu')).toBe(2);
    expect(ap(round(table), 'sefu')).toBe(2);
    expect(conditions(table, 'sefu')).toEqual(['dazed']);
    table.byHand('smelling salts', { change: 'condition', who: 'sefu', condition: 'dazed', on: false });
    expect(ap(round(table), 'sefu')).toBe(3);
  });
});

describe('Prone', () => {
  test('[FS-COND-2] Prone takes 2 off own Fighting Style, Sorcery and Dodge tests', () => {
    const blow = duel({ sefu: { now: prone }, edda: helpless }).does(strike('edda'));
    expect(waiting(blow).tn).toBe(11);
    expect(terms(blow)).toContain('prone -2');
    const touch = duel({ imre: { now: prone }, edda: helpless }).does(cast('rime-touch', { target: 'edda' }));
    expect(waiting(touch).tn).toBe(13);
    const tn = (defence: string) =>
      waiting(
        duel({ brute: {}, sefu: { now: prone } })
          .does(strike('sefu'))
          .does(choice(defence))
          .rolls('attack', 2),
      ).tn;
    expect([tn('block'), tn('dodge'), tn('parry')]).toEqual([11, 7, 11]);
  });

  test('[FS-COND-2] Prone changes no other test: Athletics against a Bash, Focus against Dread Whisper', () => {
    const bash = duel({ edda: {}, sefu: { now: { ...prone, ap: 0 } } })
      .does(strike('sefu'))
      .rolls('attack', 2);
    expect(waiting(bash.does(choice('bash')).rolls('damage', 1)).tn).toBe(11);
    const mind = duel({ imre: {}, sefu: { at: [9, 5], now: prone } }).does(
      cast('dread-whisper', { target: 'sefu' }),
    );
    expect(waiting(mind.does(choice('withstand')).rolls('attack', 2)).tn).toBe(8);
  });

  test('[FS-COND-2] while prone each metre costs 2; dropping prone costs nothing and provokes nobody', () => {
    const table = duel({ sefu: {}, brute: {} }).does(choice('drop-prone'));
    expect(asked(table)).toBe('sefu turn');
    expect([conditions(table, 'sefu'), ap(table, 'sefu'), movement(table, 'sefu')]).toEqual([
      ['prone'],
      3,
      10,
    ]);
    table.does(path([4, 5], [3, 5])).answers('brute', decline);
    expect(movement(table, 'sefu')).toBe(6);
    table.refuses(choice('drop-prone'), 'noSuchThing', 'FS-COND-2');
  });

  test('[FS-COND-2, FS-ACT-10] standing up ends Prone', () => {
    const table = duel({ sefu: { at: [1, 1], now: prone }, brute: { at: [9, 9] } }).does(choice('stand-up'));
    expect(conditions(table, 'sefu')).toEqual([]);
    expect(movement(table, 'sefu')).toBe(5);
    table.refuses(choice('stand-up'), 'notProne', 'FS-ACT-10');
  });

  const against = (who: string, rulings: Sketch, how: Sketch = {}) => {
    const target = { at: [6, 5] as const, now: { ...prone, ap: 0 } };
    return waiting(duel({ [who]: {}, brute: target }, { rulings }).does(strike('brute', how))).tn;
  };

  test('[FS-COND-2] ruling prone parentProne: attacks on a prone target have no modifier', () => {
    expect([against('edda', {}), against('runa', {}, { with: 'longbow' })]).toEqual([14, 13]);
  });

  test('[FS-COND-2] ruling prone alsoExposed: against a prone target melee +2 and ranged -2; own tests still -2', () => {
    const rulings = { prone: 'alsoExposed' };
    expect([against('edda', rulings), against('runa', rulings, { with: 'longbow' })]).toEqual([16, 11]);
    expect(against('ciro', rulings, { with: 'dagger:thrown' })).toBe(12);
    const own = duel({ sefu: { now: prone }, edda: helpless }, { rulings }).does(strike('edda'));
    expect(waiting(own).tn).toBe(11);
  });
});

describe('Unconscious', () => {
  const down: Sketch = { health: 0 };
  const three = (setting: Setting = {}, ciro: Sketch = down) =>
    fight(
      {
        foes: { brute: { at: [5, 5], now: { inHand: [] } } },
        heroes: { ciro: { at: [6, 5], now: ciro }, edda: { at: [9, 9] } },
      },
      setting,
    );

  test('[FS-COND-3] an unconscious combatant is prone, cannot defend or react, and its turn is skipped', () => {
    const table = three();
    expect(conditions(table, 'ciro')).toEqual(['unconscious', 'prone']);
    table.refuses(choice('stow', { by: 'ciro', item: 'rapier' }), 'unconscious', 'FS-COND-3');
    table.does(move(4, 5)).does(move(5, 5)).does(strike('ciro'));
    expect(waiting(table)).toMatchObject({ who: 'brute', purpose: 'attack' });
    table.rolls('attack', 20).does(endTurn);
    expect(asked(table)).toBe('edda turn');
    expect(table.facts('turn-skipped')).toMatchObject([{ who: 'ciro', why: 'unconscious' }]);
  });

  test('[FS-COND-3, FS-ACT-3] a contest against an unconscious combatant is won without dice', () => {
    const table = three().does(choice('grapple', { target: 'ciro' }));
    expect(asked(table)).toBe('brute turn');
    expect(conditions(table, 'ciro')).toContain('held');
  });

  test('[FS-COND-3] a combatant knocked out in its own turn loses the rest of it', () => {
    const table = fight({
      heroes: { ciro: { at: [6, 5], now: { health: 2 } }, edda: { at: [9, 9] } },
      foes: { brute: { at: [5, 5] } },
    });
    table
      .does(path([7, 5], [8, 5]))
      .answers('brute', opportunity)
      .answers('ciro', decline);
    table.rolls('attack', 2).does(decline).rolls('damage', 1);
    expect(cell(table, 'ciro')).toEqual([6, 5]);
    expect(asked(table)).toBe('edda turn');
    expect(table.facts('turn-ended')).toMatchObject([{ who: 'ciro' }]);
  });

  test('[FS-COND-3, FS-MAN-5, FS-MAN-7] a knocked out combatant loses its holds, but keeps Brace and Feint', () => {
    const ciro = {
      health: 2,
      ap: 0,
      inHand: [{ item: 'rapier' }],
      conditions: [{ id: 'braced' }, { id: 'feinting', other: 'brute' }],
    };
    const table = fight({
      foes: { brute: { at: [5, 5], now: { conditions: [{ id: 'held', other: 'ciro' }] } } },
      heroes: { ciro: { at: [6, 5], now: ciro }, edda: { at: [9, 9] } },
    });
    expect(conditions(table, 'brute')).toEqual(['held']);
    table.does(strike('ciro')).rolls('attack', 2).does(decline).rolls('damage', 1);
    expect(conditions(table, 'brute')).toEqual([]);
    expect(conditions(table, 'ciro')).toEqual(['unconscious', 'prone', 'braced', 'feinting']);
    table.byHand('water', { change: 'condition', who: 'ciro', condition: 'unconscious', on: false });
    // His next defence has the boon of the brace, his next Strike that of the feint.
    table.byHand('and breath', { change: 'pool', who: 'ciro', pool: 'ap', value: 3 }).does(strike('ciro'));
    table.does(choice('dodge')).rolls('attack', 2);
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'defence', dice: 2, edge: 1 });
    table.rolls('defence', 11, 20).does(endTurn);
    table.does(strike('brute', { with: 'rapier' })).does(decline);
    expect(waiting(table)).toMatchObject({ who: 'ciro', purpose: 'attack', dice: 2, edge: 1 });
  });

  const felled = (unconscious: string) =>
    fight(
      {
        foes: { brute: { at: [5, 5] } },
        heroes: { ciro: { at: [6, 5], now: { health: 2, ap: 0 } }, edda: { at: [9, 9] } },
      },
      { rulings: { unconscious } },
    ).does(strike('ciro'));

  test('[FS-COND-3] ruling unconscious out: held items stay in hand', () => {
    const table = felled('out').rolls('attack', 2).does(decline).rolls('damage', 1);
    expect(table.view().marks).toEqual([]);
  });

  test('[FS-COND-3] ruling unconscious alsoDrops: held items fall to the floor', () => {
    const table = felled('alsoDrops').rolls('attack', 2).does(decline).rolls('damage', 1);
    expect(table.view().marks.map(({ label, cell: at }) => [label, at])).toEqual([
      ['Rapier', { x: 6, y: 5 }],
      ['Dagger', { x: 6, y: 5 }],
    ]);
  });

  test.each([
    { change: 'track', track: 'health', left: 0 },
    { change: 'condition', condition: 'unconscious', on: true },
    { change: 'out', out: 'unconscious' },
  ])(
    '[FS-COND-3, FS-REF-1] ruling unconscious alsoDrops: items also fall after a change by hand ($change)',
    (change) => {
      const table = duel({ edda: {}, brute: {} }, { rulings: { unconscious: 'alsoDrops' } });
      table.byHand('a falling beam', { ...change, who: 'brute' });
      expect(table.view().marks).toEqual([
        { cell: { x: 6, y: 5 }, kind: 'item', label: 'Maul', item: 'brute/maul' },
      ]);
    },
  );

  test('[FS-COND-3, FS-MAN-6] ruling unconscious alsoDrops: a Disarm of a target felled by that blow takes nothing', () => {
    const table = felled('alsoDrops')
      .rolls('attack', 2)
      .does(choice('disarm', { item: 'rapier' }));
    table.rolls('damage', 1);
    expect(asked(table)).toBe('brute turn');
    expect(table.facts('item-moved').map(({ why }) => why)).toEqual(['dropped', 'dropped']);
    const kept = felled('out')
      .rolls('attack', 2)
      .does(choice('disarm', { item: 'rapier' }))
      .rolls('damage', 1);
    expect(kept.facts('item-moved').map(({ why }) => why)).toEqual(['disarmed']);
  });
});

describe('Hidden', () => {
  const ambush = (hidden: Setting['hidden'] = { ciro: ['brute'] }) =>
    fight(
      {
        heroes: { ciro: { at: [5, 5] } },
        foes: { brute: { at: [6, 5] }, bandit: { at: [5, 6] } },
      },
      hidden ? { hidden } : {},
    );

  test('[FS-COND-4] hiding is kept for each pair: the brute cannot defend, the bandit can', () => {
    const table = ambush();
    expect(waiting(table.does(strike('brute')))).toMatchObject({ who: 'ciro', purpose: 'attack' });
    expect(asked(ambush().does(strike('bandit')))).toBe('bandit defence');
  });

  test('[FS-COND-4] an unaware foe gets no opportunity attack', () => {
    const table = ambush({ ciro: ['brute'] }).does(path([4, 4]));
    expect(asked(table)).toBe('bandit opportunity-attack');
    table.does(decline);
    expect(asked(table)).toBe('ciro turn');
  });

  test('[FS-COND-4, FS-ATK-2] an unaware foe cannot attack the hidden combatant, an aware one can', () => {
    const table = ambush().does(endTurn);
    table.refuses(strike('ciro'), 'unaware', 'FS-COND-4');
    table.does(endTurn).answers('bandit', strike('ciro'));
    expect(asked(table)).toBe('ciro defence');
  });

  test('[FS-COND-4] ruling hidden onAttack: an attack, even a miss, ends hiding from everybody', () => {
    const table = ambush({ ciro: ['brute', 'bandit'] });
    expect(conditions(table, 'ciro')).toEqual(['hidden']);
    table.does(strike('brute')).rolls('attack', 20);
    expect(conditions(table, 'ciro')).toEqual([]);
    expect(asked(table.does(strike('brute')))).toBe('brute defence');
  });

  test('[FS-COND-4] ruling hidden onAttack: moving and other actions do not end hiding', () => {
    const table = ambush({ ciro: ['brute', 'bandit'] })
      .does(move(4, 4))
      .does(choice('dash'));
    expect(asked(table)).toBe('ciro turn');
    expect(conditions(table, 'ciro')).toEqual(['hidden']);
  });

  test('[FS-COND-4, FS-ACT-6] a won Search ends hiding for the seeker only', () => {
    const table = ambush({ ciro: ['brute', 'bandit'] }).does(endTurn);
    table
      .does(choice('search', { target: 'ciro' }))
      .rolls('search', 6)
      .rolls('search-answer', 5);
    expect(table.lines().at(-1)?.text).toBe('Brute knows where Ciro is');
    expect(table.does(strike('ciro')).choice()).toMatchObject({ for: 'ciro', ask: 'defence' });
    table.does(decline).rolls('attack', 20).does(endTurn);
    table.refuses(strike('ciro'), 'unaware', 'FS-COND-4');
  });

  test('[FS-COND-4] the game master sets and ends hiding by hand', () => {
    const hide = (on: boolean) => ({
      change: 'condition',
      who: 'ciro',
      condition: 'hidden',
      on,
      other: 'brute',
    });
    const table = ambush({}).byHand('fog', hide(true));
    expect(conditions(table, 'ciro')).toEqual(['hidden']);
    table.byHand('wind', hide(false));
    expect(conditions(table, 'ciro')).toEqual([]);
    expect(health(table, 'ciro')).toBe(19);
  });
});
