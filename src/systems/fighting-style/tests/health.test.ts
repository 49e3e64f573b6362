import { describe, expect, test } from 'vitest';
import type { Setting } from './line-up.ts';
import { asked, cast, choice, conditions, decline, duel, endTurn, fight, health, strike } from './line-up.ts';

/** Section 20: Health, healing and death. */

/** The brute (maul, 1d12+3) strikes Ciro (AR 0), who does not defend. */
const blow = (left: number, face: number, setting: Setting = {}) =>
  fight(
    {
      foes: { brute: { at: [5, 5] } },
      heroes: { ciro: { at: [6, 5], now: { health: left } }, edda: { at: [9, 9] } },
    },
    setting,
  )
    .does(strike('ciro'))
    .answers('ciro', decline)
    .rolls('attack', 2)
    .answers('brute', decline)
    .rolls('damage', face);

describe('the Health Pool', () => {
  test('[FS-HP-1] the Health Pool is 14 + STR, or the printed number', () => {
    const table = duel({ edda: {}, brute: {} });
    expect(table.who('edda').tracks.health).toMatchObject({ max: 22, left: 22 });
    expect(table.who('brute').tracks.health).toMatchObject({ max: 24, left: 24 });
  });

  test('[FS-HP-1] with 1 Health left a combatant stands, at 0 it is knocked out', () => {
    const standing = blow(10, 6);
    expect([health(standing, 'ciro'), standing.who('ciro').out]).toEqual([1, null]);
    const out = blow(10, 7);
    expect([health(out, 'ciro'), out.who('ciro').out]).toEqual([0, 'unconscious']);
    expect(out.facts('knocked-out')).toMatchObject([{ who: 'ciro', by: 'brute' }]);
  });

  test('[FS-HP-1] ruling knockoutAt zero: Health never falls below 0', () => {
    expect(health(blow(3, 12), 'ciro')).toBe(0);
  });

  test('[FS-HP-1] ruling knockoutAt belowZero: at 0 a combatant stands, at -1 it is knocked out', () => {
    const rulings = { knockoutAt: 'belowZero' };
    const standing = blow(10, 7, { rulings });
    expect([health(standing, 'ciro'), standing.who('ciro').out]).toEqual([0, null]);
    const out = blow(10, 8, { rulings });
    expect([health(out, 'ciro'), out.who('ciro').out]).toEqual([-1, 'unconscious']);
    expect(health(blow(3, 12, { rulings }), 'ciro')).toBe(-12);
  });

  test('[FS-HP-1, FS-ENC-9] when the last of a side is knocked out the game master is asked whether the fight is over', () => {
    const table = duel({ brute: {}, ciro: { now: { health: 2, ap: 0 } } }).does(strike('ciro'));
    table.rolls('attack', 2).does(decline).rolls('damage', 1);
    expect(asked(table)).toBe('gm end');
    expect(table.does(choice('end')).isOver()).toEqual({ winner: 'red' });
  });
});

describe('healing', () => {
  const mended = (left: number, setting: Setting = {}) =>
    fight(
      {
        heroes: { imre: { at: [5, 5] }, ciro: { at: [6, 5], now: { health: left } } },
        foes: { brute: { at: [10, 10] } },
      },
      setting,
    ).does(cast('mend', { target: 'ciro' }));

  test('[FS-HP-2] healing never lifts Health above the pool: 16 + 6 give 19', () => {
    expect(health(mended(10), 'ciro')).toBe(16);
    const table = mended(16);
    expect(health(table, 'ciro')).toBe(19);
    expect(table.facts('healed')).toMatchObject([{ who: 'ciro', amount: 3, left: 19 }]);
  });

  test('[FS-HP-2, FS-COND-2] an unconscious combatant healed above 0 wakes, still prone, and may act', () => {
    const table = mended(0);
    expect([health(table, 'ciro'), table.who('ciro').out]).toEqual([6, null]);
    expect(conditions(table, 'ciro')).toEqual(['prone']);
    table.does(endTurn).answers('ciro', choice('stand-up'));
    expect(conditions(table, 'ciro')).toEqual([]);
  });

  test('[FS-HP-2] ruling knockoutAt belowZero: healed to -2 a combatant stays unconscious, to 1 it wakes', () => {
    const rulings = { knockoutAt: 'belowZero' };
    const deep = mended(-8, { rulings });
    expect([health(deep, 'ciro'), deep.who('ciro').out]).toEqual([-2, 'unconscious']);
    const awake = mended(-5, { rulings });
    expect([health(awake, 'ciro'), awake.who('ciro').out]).toEqual([1, null]);
  });

  test('[FS-HP-2] the dead cannot be healed', () => {
    fight({
      heroes: { imre: { at: [5, 5] }, ciro: { at: [6, 5], now: { conditions: [{ id: 'dead' }] } } },
      foes: { brute: { at: [10, 10] } },
    }).refuses(cast('mend', { target: 'ciro' }), 'noSuchThing', 'FS-MAG-1');
  });

  test('[FS-HP-2] a combatant at 0 whose Health is raised by hand wakes', () => {
    const table = blow(3, 12).byHand('a draught', { change: 'track', who: 'ciro', track: 'health', left: 4 });
    expect([health(table, 'ciro'), table.who('ciro').out]).toEqual([4, null]);
    expect(conditions(table, 'ciro')).toEqual(['prone']);
  });

  test.each([
    { change: 'condition', condition: 'unconscious', on: false },
    { change: 'out', out: null },
  ])(
    '[FS-HP-2] ruling knockoutAt belowZero: woken by hand ($change) at 0, a combatant has 1 Health',
    (change) => {
      const asleep = { health: 0, conditions: [{ id: 'unconscious' }] };
      const table = duel({ brute: {}, ciro: { now: asleep } }, { rulings: { knockoutAt: 'belowZero' } });
      table.byHand('a slap', { ...change, who: 'ciro' });
      expect([health(table, 'ciro'), table.who('ciro').out]).toEqual([1, null]);
    },
  );
});

describe('death', () => {
  /** The brute strikes Ciro, who lies at 0 already. */
  const again = (setting: Setting = {}) =>
    fight(
      {
        foes: { brute: { at: [5, 5] } },
        heroes: { ciro: { at: [6, 5], now: { health: 0 } }, edda: { at: [9, 9] } },
      },
      setting,
    )
      .does(strike('ciro'))
      .rolls('attack', 2)
      .does(decline)
      .rolls('damage', 5);

  test('[FS-HP-2] ruling dying gm: when an unconscious combatant takes damage the game master decides', () => {
    const table = again();
    expect(asked(table)).toBe('gm dying');
    expect(table.choice().options.map(({ id }) => id)).toEqual(['nothing', 'dies', 'ruled']);
    table.refuses(choice('maybe'), 'noSuchThing', 'FS-HP-2');
    table.does(choice('nothing'));
    expect(table.who('ciro').out).toBe('unconscious');
    expect(asked(table)).toBe('brute turn');
  });

  test('[FS-HP-2] ruling dying gm: the game master can let it die, or note a rule of the table', () => {
    const dead = again().does(choice('dies'));
    expect(dead.who('ciro').out).toBe('dead');
    expect(conditions(dead, 'ciro')).toContain('dead');
    const ruled = again().does(choice('ruled', { text: 'A scar for life' }));
    expect(ruled.who('ciro').out).toBe('unconscious');
    expect(ruled.facts('note')).toMatchObject([{ text: 'A scar for life', clause: 'FS-HP-2' }]);
  });

  test('[FS-HP-2] the game master is asked neither after the knockout itself nor after damage of 0', () => {
    expect(asked(blow(3, 12))).toBe('brute turn');
    const table = fight({
      foes: { bandit: { at: [5, 5] } },
      heroes: { edda: { at: [6, 5], now: { health: 0 } }, ciro: { at: [9, 9] } },
    });
    table.does(strike('edda')).rolls('attack', 2).does(decline).rolls('damage', 3);
    expect(table.facts('damage')).toMatchObject([{ amount: 0 }]);
    expect(asked(table)).toBe('bandit turn');
  });

  test('[FS-HP-2, FS-MAN-2] a target that dies during the attack suffers no maneuver and is no target any more', () => {
    const table = fight({
      foes: { brute: { at: [5, 5] } },
      heroes: { ciro: { at: [6, 5], now: { health: 0 } }, edda: { at: [9, 9] } },
    });
    table
      .does(strike('ciro'))
      .rolls('attack', 2)
      .does(choice('feint'))
      .rolls('damage', 5)
      .does(choice('dies'));
    expect(asked(table)).toBe('brute turn');
    expect(conditions(table, 'brute')).toEqual([]);
    table.refuses(strike('ciro'), 'noSuchThing', 'FS-ATK-1');
  });

  test.each(['gm', 'threeFailures'])(
    '[FS-HP-2] ruling dying %s: an unconscious combatant with Health left is not dying',
    (dying) => {
      const asleep = { health: 19, conditions: [{ id: 'unconscious' }] };
      const table = fight(
        {
          foes: { brute: { at: [5, 5] } },
          heroes: { ciro: { at: [6, 5], now: asleep }, edda: { at: [9, 9] } },
        },
        { rulings: { dying } },
      );
      table.does(strike('ciro')).rolls('attack', 2).does(decline).rolls('damage', 5);
      expect([health(table, 'ciro'), asked(table)]).toEqual([19 - 8, 'brute turn']);
      table.does(endTurn).does(endTurn);
      expect([table.view().round, asked(table)]).toEqual([2, 'brute turn']);
    },
  );

  const rulings = { dying: 'threeFailures' };
  /** A round goes by in which nobody does anything. */
  const waitingAtDeathsDoor = () =>
    fight(
      {
        heroes: { edda: { at: [9, 9] }, ciro: { at: [6, 5], now: { health: 0 } }, imre: { at: [6, 6] } },
        foes: { brute: { at: [1, 1] } },
      },
      { rulings },
    );
  const round = (table: ReturnType<typeof fight>, face: number) =>
    table.answers('edda', endTurn).answers('imre', endTurn).answers('brute', endTurn).rolls('dying', face);

  test('[FS-HP-2] ruling dying threeFailures: a Focus test (8) each round start, dead at the third failure', () => {
    const table = round(waitingAtDeathsDoor(), 9);
    expect(table.facts('dying-test')).toMatchObject([{ who: 'ciro', passed: false, failures: 1 }]);
    round(table, 8);
    expect(table.facts('dying-test')[1]).toMatchObject({ passed: true, failures: 1 });
    round(table, 20);
    expect(table.who('ciro').out).toBe('unconscious');
    round(table, 9);
    expect(table.who('ciro').out).toBe('dead');
    table.answers('edda', endTurn).answers('imre', endTurn).answers('brute', endTurn);
    expect(asked(table)).toBe('edda turn');
  });

  test('[FS-HP-2] ruling dying threeFailures: waking resets the count of failures', () => {
    const table = round(round(waitingAtDeathsDoor(), 9), 9);
    table.answers('edda', endTurn).answers('imre', cast('mend', { target: 'ciro' }));
    expect(table.who('ciro').out).toBeNull();
    table.byHand('and down again', { change: 'track', who: 'ciro', track: 'health', left: 0 });
    table.answers('imre', endTurn).answers('brute', endTurn).rolls('dying', 9);
    expect(table.facts('dying-test').at(-1)).toMatchObject({ failures: 1 });
    expect(table.who('ciro').out).toBe('unconscious');
  });

  test('[FS-HP-2] ruling dying threeFailures: damage at 0 asks nobody', () => {
    expect(asked(again({ rulings }))).toBe('brute turn');
  });
});
