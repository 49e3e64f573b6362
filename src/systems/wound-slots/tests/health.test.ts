import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import { levelFor } from '../body/slots.ts';
import { begin } from '../setup.ts';
import { one } from '../state.ts';
import type { Sketch } from './line-up.ts';
import {
  asked,
  attack,
  begun,
  choice,
  conditions,
  duel,
  encounter,
  endTurn,
  fatigue,
  fight,
  waiting,
  wounds,
} from './line-up.ts';

/** Damage, wounds and slots (section HLT). Critical wounds do not knock out here, so that no other dice are rolled. */

const calm = { knockout: 'fatalOnly' };

/** Faces of 2d10 with this sum. */
const two = (sum: number): readonly [number, number] => {
  const first = Math.max(1, sum - 10);
  return [first, sum - first];
};

/**
 * Wenna strikes somebody of Defense 9 and Toughness 5: with 2d10 + 7 she hits in any case, and the final damage is the
 * dice + 7 + 4 - 9 - 5, 3 less than the dice.
 */
function struck(final: number, foe: Sketch = {}, now: Sketch = {}, rulings: Sketch = calm): Scenario {
  const sheet = { printed: { melee: 9, toughness: 5 }, ...foe };
  return duel({ wenna: {}, guard: { sheet, now } }, { rulings })
    .does(attack('guard'))
    .rolls('attack', ...two(final + 3));
}

describe('from damage to a level', () => {
  test('[SL-HLT-2] [SL-HLT-4] the highest threshold that is reached, point by point', () => {
    const level = (final: number) => levelFor(final, { belowZero: 'noWound' });
    expect([-9, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 30].map(level)).toEqual([
      null,
      null,
      'light',
      'light',
      'moderate',
      'moderate',
      'severe',
      'severe',
      'critical',
      'critical',
      'fatal',
      'fatal',
      'fatal',
    ]);
  });

  test.each([
    [-1, [0, 0, 0, 0, 0]],
    [0, [1, 0, 0, 0, 0]],
    [1, [1, 0, 0, 0, 0]],
    [2, [0, 1, 0, 0, 0]],
    [3, [0, 1, 0, 0, 0]],
    [4, [0, 0, 1, 0, 0]],
    [5, [0, 0, 1, 0, 0]],
    [6, [0, 0, 0, 1, 0]],
    [7, [0, 0, 0, 1, 0]],
    [8, [0, 0, 0, 0, 1]],
    [17, [0, 0, 0, 0, 1]],
  ])('[SL-HLT-3] [SL-HLT-4] [SL-HLT-9] a final damage of %i', (final, after) => {
    expect(wounds(struck(final), 'guard')).toEqual(after);
  });

  test('[SL-HLT-4] [SL-R7] below 0 a hit is no wound, or a light one', () => {
    expect(wounds(struck(-1, {}, {}, { ...calm, belowZero: 'light' }), 'guard')).toEqual([1, 0, 0, 0, 0]);
  });

  test('[SL-HLT-3] the Defense that was attacked comes off, a skill’s too', () => {
    // Rsn 2, Arcana 3 and 4 damage against Agility 11: 11 + 5 + 4 - 11 - 5 is 4. Melee Defense would be 13.
    const table = duel({ nerit: { sheet: { spells: ['spark-arc'] }, now: { ap: 7 } }, guard: {} })
      .does(choice('cast-spell', { target: 'guard' }))
      .rolls('attack', 5, 6);
    expect(wounds(table, 'guard')).toEqual([0, 0, 1, 0, 0]);
  });

  test('[SL-HLT-5] Toughness below 0 makes it worse', () => {
    const soft = (toughness: number) =>
      wounds(
        duel({ wenna: {}, guard: { sheet: { printed: { melee: 9, toughness } } } }, { rulings: calm })
          .does(attack('guard'))
          .rolls('attack', 2, 2),
        'guard',
      );
    // 4 + 7 + 4 - 9 is 6: 3 less, none, 2 more.
    expect([soft(3), soft(0), soft(-2)]).toEqual([
      [0, 1, 0, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 1],
    ]);
  });
});

describe('slots', () => {
  /** One slot of each level. */
  const small = { slots: { light: 1, moderate: 1, severe: 1, critical: 1, fatal: 1 } };
  const body = (held: Sketch) =>
    [{ printed: { melee: 9, toughness: 5, ...small } }, { wounds: held }] as const;

  test('[SL-HLT-9] every wound takes a slot of its own', () => {
    expect(wounds(struck(0, {}, { wounds: { light: 3, severe: 1 } }), 'guard')).toEqual([4, 0, 1, 0, 0]);
  });

  test.each([
    [0, { light: 1 }, [1, 1, 0, 0, 0]],
    [0, { light: 1, moderate: 1 }, [1, 1, 1, 0, 0]],
    [0, { light: 1, moderate: 1, severe: 1 }, [1, 1, 1, 1, 0]],
    [0, { light: 1, moderate: 1, severe: 1, critical: 1 }, [1, 1, 1, 1, 1]],
    // Free slots below stay free; the first free one above is filled.
    [2, { moderate: 1, critical: 1 }, [0, 1, 1, 1, 0]],
    [4, { severe: 1, critical: 1 }, [0, 0, 1, 1, 1]],
  ])('[SL-HLT-10] full levels push upward: %i on %j', (final, held, after) => {
    expect(wounds(struck(final, ...body(held)), 'guard')).toEqual(after);
  });

  test('[SL-HLT-10] [SL-HLT-13] pushed as far as the fatal slot it kills as any fatal wound', () => {
    const table = struck(0, ...body({ light: 1, moderate: 1, severe: 1, critical: 1 }));
    expect(table.who('guard').out).toBe('dead');
  });

  test('[SL-HLT-7] [SL-HLT-8] [SL-HLT-10] a level without any slot is full', () => {
    // Vitality -5 has no critical slot, Persona -5 no light one.
    const frail = { vitalitySlots: true, attributes: { vitality: -5, persona: -5 } };
    const foe = { printed: { melee: 9, toughness: 5 }, ...frail };
    expect(wounds(struck(6, foe), 'guard')).toEqual([0, 0, 0, 0, 1]);
    expect(wounds(struck(0, foe), 'guard')).toEqual([0, 1, 0, 0, 0]);
  });

  /** A hero on its feet with a fatal wound, all other slots full, is struck by a guard: dice + 6 + 3 - 8 - 5. */
  const full = (rulings: Sketch) =>
    fight(
      {
        foes: { guard: { at: [6, 5] } },
        heroes: {
          wenna: {
            at: [5, 5],
            sheet: { printed: { melee: 8, toughness: 5, ...small } },
            now: { wounds: { light: 1, moderate: 1, severe: 1, critical: 1, fatal: 1 } },
          },
          torvin: { at: [15, 5] },
        },
      },
      { rulings: { ...calm, ...rulings } },
    )
      .does(attack('wenna'))
      .rolls('attack', 2, 2);

  test('[SL-HLT-10] [SL-R9] a wound that finds the fatal slot full too kills', () => {
    const table = full({});
    expect(table.who('wenna').out).toBe('dead');
    expect(wounds(table, 'wenna')).toEqual([1, 1, 1, 1, 1]);
  });

  test('[SL-HLT-10] [SL-R9] or nothing more happens', () => {
    const table = full({ fatalOverflow: 'ignored' });
    expect([table.who('wenna').out, wounds(table, 'wenna')]).toEqual([null, [1, 1, 1, 1, 1]]);
    expect(table.facts('wound')).toEqual([]);
  });

  test('[SL-HLT-15] [SL-R10] where light slots go by rank, a minion’s second light wound is moderate', () => {
    const goblin = (rulings: Sketch) =>
      wounds(
        duel(
          {
            wenna: {},
            goblin: { sheet: { printed: { melee: 9, toughness: 5 } }, now: { wounds: { light: 1 } } },
          },
          { rulings },
        )
          .does(attack('goblin'))
          .rolls('attack', 1, 2),
        'goblin',
      );
    expect([goblin({}), goblin({ npcLightSlots: 'sameAsTier' })]).toEqual([
      [2, 0, 0, 0, 0],
      [1, 1, 0, 0, 0],
    ]);
  });
});

test('[SL-HLT-11] three light wounds and a critical one: critically wounded', () => {
  const table = duel({ wenna: { now: { wounds: { light: 3, critical: 1 } } }, guard: {} });
  const chip = table.who('wenna').conditions.find(({ id }) => id === 'wounded');
  expect(chip?.label).toBe('Critically wounded');
  // 7, and 3 less for critical: not 4 or more for all of them together.
  expect(waiting(table.does(attack('guard'))).bonus).toBe(4);
});

describe('fatal wounds', () => {
  /** A guard strikes down a hero with six light wounds: dice + 6 + 3 - 8 - 5, 12 is fatal. */
  const felled = (sheet: Sketch = {}, now: Sketch = { wounds: { light: 6 } }): Scenario =>
    fight({
      foes: { guard: { at: [6, 5] } },
      heroes: {
        wenna: { at: [5, 5], sheet: { printed: { melee: 8, toughness: 5 }, ...sheet }, now },
        torvin: { at: [15, 5] },
      },
    })
      .does(attack('wenna'))
      .rolls('attack', 6, 6);

  test('[SL-HLT-12] [SL-CND-4] a hero dies of it unless helped: the check of the round’s end', () => {
    const table = felled();
    expect([table.who('wenna').out, conditions(table, 'wenna').includes('dying')]).toEqual([
      'unconscious',
      true,
    ]);
    table.does(endTurn).does(endTurn);
    // Seven wounds; Vit 2, Resistance 2, Fortitude 1.
    expect([waiting(table).bonus, table.roll().target]).toEqual([5, 7]);
    table.rolls('dying', 1);
    expect(table.who('wenna').out).toBe('dead');
  });

  test('[SL-HLT-13] the game master’s characters die on the spot, and no dice are rolled for it', () => {
    const table = felled({ tier: 'elite', vitalitySlots: true });
    expect(table.who('wenna').out).toBe('dead');
    expect([asked(table), table.facts('check').length]).toEqual(['guard turn', 1]);
  });

  test('[SL-HLT-14] unless the sheet says that the rules of heroes hold', () => {
    const table = felled({ tier: 'elite', vitalitySlots: true, fullRules: true });
    expect(conditions(table, 'wenna')).toEqual(expect.arrayContaining(['dying', 'full-rules']));
    expect(table.who('wenna').out).toBe('unconscious');
  });

  const rules = (who: string, on: boolean) => ({ change: 'condition', who, condition: 'full-rules', on });

  test('[SL-HLT-14] or the game master says so in the fight', () => {
    const table = duel({ wenna: {}, guard: { sheet: { printed: { melee: 9, toughness: 5 } } } });
    table.byHand('the king’s nephew', rules('guard', true));
    expect(conditions(table, 'guard')).toContain('full-rules');
    table.does(attack('guard')).rolls('attack', 5, 6);
    expect(table.who('guard').out).toBe('unconscious');
    // Taken back, the wound kills.
    table.byHand('an impostor', rules('guard', false));
    expect(table.who('guard').out).toBe('dead');
  });

  test('[SL-HLT-13] [SL-HLT-14] [SL-STA-5] staggering goes the same way', () => {
    const table = duel({ wenna: {}, guard: { now: { fatigue: 11 } } });
    expect([fatigue(table, 'guard'), conditions(table, 'guard').includes('staggered')]).toEqual([11, false]);
    table.byHand('an old friend', rules('guard', true));
    expect(conditions(table, 'guard')).toContain('staggered');
    table.byHand('no friend', rules('guard', false));
    expect(conditions(table, 'guard')).not.toContain('staggered');
  });

  test('[SL-HLT-14] heroes keep theirs', () => {
    const table = duel({ wenna: {}, guard: {} });
    const send = (change: object) => table.send({ do: 'override', changes: [change as never], reason: 'x' });
    expect(send(rules('wenna', false))).toMatchObject({ ok: false, error: { clause: 'SL-HLT-14' } });
    expect(send(rules('guard', false))).toMatchObject({ ok: false, error: { clause: 'SL-HLT-14' } });
  });

  test('[SL-HLT-13] nobody of theirs begins a fight alive with a fatal wound', () => {
    const lines = (now: Sketch, sheet: Sketch = {}) => ({
      heroes: { wenna: { at: [5, 5] as const } },
      foes: { guard: { at: [6, 5] as const, now, sheet }, ogre: { at: [9, 9] as const } },
    });
    const wrong = (now: Sketch, sheet: Sketch = {}): readonly string[] => {
      const read = begin(encounter(lines(now, sheet)));
      return read.ok ? [] : read.problems.map(({ path }) => path);
    };
    expect(wrong({ wounds: { fatal: 1 } })).toEqual(['combatants[1].now.wounds.fatal']);
    expect(wrong({}, { current: { wounds: { fatal: 1 } } })).toEqual([
      'combatants[1].sheet.current.wounds.fatal',
    ]);
    expect(wrong({ wounds: { fatal: 1 }, conditions: ['dead'] })).toEqual([]);
    expect(wrong({ wounds: { fatal: 1 } }, { fullRules: true })).toEqual([]);
    expect(one(begun(lines({})), 'guard').heroRules).toBe(false);
  });
});
