import { describe, expect, test } from 'vitest';
import type { Location } from '../body.ts';
import { injuriesOver } from '../harm/injuries.ts';
import {
  armBroken,
  dropAfterFailure,
  hinderingLegs,
  isBlind,
  legBroken,
  payForHand,
  payForToes,
} from '../harm/injury-effects.ts';
import { loseWounds } from '../harm/wounds.ts';
import { narrate } from '../present/narrate.ts';
import { one } from '../state.ts';
import { gainStress } from '../stress.ts';
import type { Table } from '../table.ts';
import { testNumbers } from '../test/numbers.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';
import type { Played } from './bare-table.ts';
import { ailmentsOf, played, toldOf } from './bare-table.ts';
import type { LineUp, Sketch } from './sketch.ts';
import { begun } from './sketch.ts';

/** Injuries from Heavy Wounds (section INJ). */

/**
 * Rin without a Persona, sword in the right hand, pistol in the left, with five Heavy Wounds left and no Light ones.
 */
const facing = (now: Sketch = {}): LineUp => ({
  red: { rin: { at: [5, 5], sheet: { printed: { heavy: 5 } }, now: { equipped: null, light: 0, ...now } } },
  blue: { ogre: { at: [6, 5] } },
});

const wounded = (table: Table, location: Location, normal = 1): void => {
  loseWounds(table, { who: 'rin', by: 'ogre', with: 'claws', location, normal, savage: 0, attack: true });
};
/** `count` wounds at a location with this many Heavy Wounds left before. */
const hurt = (location: Location, heavy: number, more: Sketch = {}, rulings: Sketch = {}, count = 1) =>
  played(facing({ heavy, ...more }), { rulings }, [], (table) => wounded(table, location, count));
const rin = (came: Played<unknown>) => one(came.fight, 'rin');
const rows = (came: Played<unknown>): Sketch =>
  Object.fromEntries(Object.entries(rin(came).injuries).map(([location, injury]) => [location, injury.row]));

describe('which injury', () => {
  test('[PE-INJ-1] a Heavy Wound brings one where it was struck, a Light one none', () => {
    expect(rows(hurt('leftLeg', 5))).toEqual({ leftLeg: 3 });
    expect(rows(hurt('leftLeg', 5, { light: 1 }))).toEqual({});
  });

  test.each([
    [5, 3],
    [4, 3],
    [3, 2],
    [2, 1],
    [1, 0],
  ])('[PE-INJ-2] of %i Heavy Wounds one is lost: row %i', (heavy, row) => {
    expect(rows(hurt('head', heavy))).toEqual({ head: row });
  });

  test('[PE-INJ-2] two in one attack give one injury at the final count; with ruling eachRow two in turn', () => {
    const final = hurt('body', 3, {}, {}, 2);
    expect([rows(final), toldOf(final, 'injury').length]).toEqual([{ body: 1 }, 1]);
    const each = hurt('body', 3, {}, { injuryPerAttack: 'eachRow' }, 2);
    expect(toldOf(each, 'injury').map(({ row }) => row)).toEqual([2, 1]);
  });

  test('[PE-INJ-3] the newer replaces the older one of its location, and no other', () => {
    const came = hurt('head', 2, { injuries: { head: 2, body: 3 } });
    expect(rows(came)).toEqual({ head: 1, body: 3 });
  });

  test('[PE-INJ-2] each arm is a location of its own; with ruling four the newer arm takes the place of the other', () => {
    const older = { injuries: { rightArm: 3, rightLeg: 3 } };
    expect(rows(hurt('leftArm', 3, older))).toEqual({ rightArm: 3, rightLeg: 3, leftArm: 2 });
    expect(rows(hurt('leftArm', 3, older, { injuryLocations: 'four' }))).toEqual({ rightLeg: 3, leftArm: 2 });
  });

  test('[PE-INJ-5] they end when all Heavy Wounds are restored, with ruling perWound each with its own', () => {
    const healed = (heavy: number, rulings: Sketch = {}): readonly Location[] => {
      const fight = begun(facing({ injuries: { head: 2, body: 1 } }), { rulings });
      return injuriesOver(fight, one(fight, 'rin').injuries, heavy, 5);
    };
    expect([healed(4), healed(5)]).toEqual([[], ['head', 'body']]);
    const perWound = { injuryEnds: 'perWound' };
    expect([healed(2, perWound), healed(3, perWound)]).toEqual([['body'], ['head', 'body']]);
  });
});

describe('at once', () => {
  test('[PE-INJ-6, PE-INJ-7] Head: Disorientation does nothing at once, Concussion Stuns for 2 turns', () => {
    expect(ailmentsOf(hurt('head', 5), 'rin')).toEqual([]);
    const concussed = hurt('head', 3);
    expect(rin(concussed).ailments).toMatchObject([{ id: 'stunned', turns: 2 }]);
  });

  test('[PE-INJ-8, PE-INJ-4] Head: a Fracture Confuses and bleeds, and Stuns as the row above', () => {
    const came = hurt('head', 2);
    expect([ailmentsOf(came, 'rin'), rin(came).bleeding]).toEqual([['stunned', 'confused'], true]);
    const only = hurt('head', 2, {}, { injuryOnceEffects: 'newRowOnly' });
    expect([ailmentsOf(only, 'rin'), rin(only).bleeding]).toEqual([['confused'], true]);
  });

  test('[PE-INJ-9] Head: Blinded, with all of the above; nothing of its own at once', () => {
    const came = hurt('head', 1);
    expect([ailmentsOf(came, 'rin'), isBlind(came.fight, rin(came))]).toEqual([
      ['stunned', 'confused'],
      true,
    ]);
    expect(ailmentsOf(hurt('head', 1, {}, { injuryOnceEffects: 'newRowOnly' }), 'rin')).toEqual([]);
    expect(isBlind(hurt('head', 2).fight, rin(hurt('head', 2)))).toBe(false);
  });

  test('[PE-INJ-12, PE-INJ-13] Body: from Cracked on it bleeds', () => {
    expect([hurt('body', 3), hurt('body', 2), hurt('body', 1)].map((came) => rin(came).bleeding)).toEqual([
      false,
      true,
      true,
    ]);
  });

  test('[PE-INJ-16, PE-INJ-17] Arm: from the Broken Wrist on the hand lets go', () => {
    const held = (came: Played<unknown>) => [rin(came).hands.right?.short, rin(came).hands.left?.short];
    expect(held(hurt('rightArm', 3))).toEqual(['sword', 'pistol']);
    const wrist = hurt('rightArm', 2);
    expect(held(wrist)).toEqual([undefined, 'pistol']);
    expect(wrist.fight.floor).toMatchObject([{ item: { short: 'sword' }, cell: { x: 5, y: 5 } }]);
    expect(held(hurt('leftArm', 1))).toEqual(['sword', undefined]);
  });

  test('[PE-INJ-16] something two-handed leaves both hands', () => {
    const lineUp: LineUp = {
      red: { mei: { at: [5, 5], now: { equipped: null, light: 0, heavy: 1, fate: 0 } } },
      blue: { ogre: { at: [6, 5] } },
    };
    const { fight } = played(lineUp, {}, [], (table) =>
      loseWounds(table, {
        who: 'mei',
        by: 'ogre',
        with: 'claws',
        location: 'leftArm',
        normal: 1,
        savage: 0,
        attack: true,
      }),
    );
    expect(one(fight, 'mei').hands).toEqual({ right: null, left: null });
    expect(fight.floor.map(({ item }) => item.short)).toEqual(['great-blade']);
  });

  test('[PE-INJ-19, PE-INJ-21] Leg: from Broken Toes on it falls', () => {
    expect(
      [hurt('leftLeg', 5), hurt('leftLeg', 3), hurt('leftLeg', 1)].map((came) => rin(came).prone),
    ).toEqual([false, true, true]);
  });
});

describe('for as long as they last', () => {
  const numbers = (injuries: Sketch, spec: Partial<TestSpec>, rulings: Sketch = {}) =>
    testNumbers(begun(facing({ injuries }), { rulings }), {
      who: 'rin',
      tested: { score: 'strength' },
      kind: 'other',
      clause: 'PE-TEST-2',
      purpose: 'test',
      ...spec,
    }).target.value;
  const score = (
    tested: 'strength' | 'toughness' | 'agility' | 'intelligence' | 'perception' | 'fellowship',
  ) => ({ tested: { score: tested } }) as const;

  test('[PE-INJ-6] Head: -10 on Intelligence 35, Perception 38, Fellowship 33, not on Strength 36', () => {
    const head = { head: 3 };
    expect([
      numbers(head, score('intelligence')),
      numbers(head, score('perception')),
      numbers(head, score('fellowship')),
      numbers(head, score('strength')),
    ]).toEqual([25, 28, 23, 36]);
  });

  test('[PE-INJ-10] Body: -10 on Strength 36 and Toughness 43, not on Agility 41', () => {
    const body = { body: 3 };
    expect([
      numbers(body, score('strength')),
      numbers(body, score('toughness')),
      numbers(body, score('agility')),
    ]).toEqual([26, 33, 41]);
  });

  test('[PE-INJ-14] Arm: -10 on attacks and parries with that hand, on nothing else', () => {
    const arm = { rightArm: 3 };
    const melee = { tested: { skill: 'melee' }, kind: 'attack' } as const;
    const parry = { tested: { skill: 'melee', focus: 'parry' }, kind: 'evasion' } as const;
    const dodge = { tested: { skill: 'acrobatics', focus: 'dodge' }, kind: 'evasion' } as const;
    // Melee 48, Agility 41.
    expect([
      numbers(arm, { ...melee, hand: 'right' }),
      numbers(arm, { ...melee, hand: 'both' }),
      numbers(arm, { ...melee, hand: 'left' }),
      numbers(arm, { ...parry, hand: 'right' }),
      numbers(arm, { ...dodge, hand: 'right' }),
    ]).toEqual([38, 38, 48, 38, 41]);
  });

  test('[PE-INJ-18] Leg: -10 on Agility 41, two legs -20', () => {
    expect(numbers({ leftLeg: 3 }, score('agility'))).toBe(31);
    expect(numbers({ leftLeg: 3, rightLeg: 3 }, score('agility'))).toBe(21);
  });

  test('[PE-INJ-4] a lower row is still 1 Disadvantage; with ruling perRow it grows', () => {
    expect(numbers({ body: 1 }, score('strength'))).toBe(26);
    // Rows 3, 2 and 1.
    expect(numbers({ body: 1 }, score('strength'), { injuryStacking: 'perRow' })).toBe(6);
  });

  const rib = (normal: number, rulings: Sketch = {}, now: Sketch = {}) =>
    played(facing({ light: 4, injuries: { body: 2 }, ...now }), { rulings }, [], (table) =>
      wounded(table, 'leftLeg', normal),
    );

  test('[PE-INJ-11] a Bruised Rib: one wound more for each event, none without a wound', () => {
    expect([rib(1), rib(2), rib(0)].map((came) => rin(came).light)).toEqual([2, 1, 4]);
    expect(rin(rib(2, { bruisedRib: 'perWound' })).light).toBe(0);
  });

  test('[PE-INJ-11] the log says which wounds are those of the Bruised Rib', () => {
    const words = (came: ReturnType<typeof rib>) =>
      toldOf(came, 'wounds').map((fact) => narrate(came.fight, fact)?.text);
    expect(words(rib(1))).toEqual(['Rin loses 2 Light Wounds (Left Leg), 1 of them for the Bruised Rib']);
    expect(words(rib(2, { bruisedRib: 'perWound' }))).toEqual([
      'Rin loses 4 Light Wounds (Left Leg), 2 of them for the Bruised Rib',
    ]);
    // The last wound of all: there is none left for the Rib.
    const last = rib(1, { deadlyOutcome: 'alwaysDown' }, { light: 0, heavy: 0 });
    expect(words(last)).toEqual(['Rin loses 1 Deadly Wound (Left Leg)']);
    expect(words(rib(1, {}, { injuries: { body: 3 } }))).toEqual(['Rin loses 1 Light Wound (Left Leg)']);
  });

  test('[PE-INJ-11] the log names the wound of the Rib also when a Fate Point blocks the Savage one', () => {
    const now = { equipped: null, light: 4, fate: 1, injuries: { body: 2 } };
    const sheet = { printed: { heavy: 5, fate: 1 } };
    const lineUp: LineUp = { red: { rin: { at: [5, 5], sheet, now } }, blue: { ogre: { at: [6, 5] } } };
    const came = played(lineUp, {}, [['fate-block', { option: 'spend' }]], (table) =>
      loseWounds(table, {
        who: 'rin',
        by: 'ogre',
        with: 'claws',
        location: 'leftLeg',
        normal: 2,
        savage: 1,
        attack: true,
      }),
    );
    // Two normal wounds and that of the Rib are Light; the Savage one is Heavy and blocked.
    expect([rin(came).light, rin(came).heavy]).toEqual([1, 5]);
    expect(toldOf(came, 'wounds').map((fact) => narrate(came.fight, fact)?.text)).toEqual([
      'Rin loses 3 Light Wounds (Left Leg), 1 of them for the Bruised Rib',
    ]);
  });

  test('[PE-INJ-11] not for wounds of the Persona, nor in the event that brings it', () => {
    const shielded = rib(1, {}, { equipped: 'lantern-hart' });
    expect([rin(shielded).light, rin(shielded).personas[0]?.left]).toEqual([4, 3]);
    expect(rin(hurt('body', 3)).heavy).toBe(2);
  });

  test('[PE-INJ-12] Cracked: a failed test costs its Degrees of Failure in Stress', () => {
    const fails = (row: number, die: number) =>
      rin(
        played(facing({ injuries: { body: row } }), {}, [['test', die]], (table) =>
          makeTest(table, {
            who: 'rin',
            tested: { score: 'willpower' },
            kind: 'other',
            clause: 'PE-TEST-2',
            purpose: 'test',
            matters: { kind: 'degrees' },
          }),
        ),
      ).stress;
    // Willpower 44: 75 fails by 31, 50 by 6.
    expect([fails(1, 75), fails(1, 50), fails(1, 44), fails(2, 75)]).toEqual([3, 0, 0, 0]);
  });

  test('[PE-INJ-13] Puncture: staunched, it bleeds again with the next Stress', () => {
    const stressed = (row: number) =>
      rin(
        played(facing({ injuries: { body: row } }), {}, [], (table) =>
          gainStress(table, 'rin', 1, 'fear', 'PE-AIL-17'),
        ),
      ).bleeding;
    expect([stressed(0), stressed(1)]).toEqual([true, false]);
  });

  test('[PE-INJ-15] Broken Fingers: 5 Stress for each use of the hand', () => {
    const uses = (injuries: Sketch, hand: 'right' | 'left' | 'both') =>
      rin(played(facing({ injuries }), {}, [], (table) => payForHand(table, 'rin', hand))).stress;
    expect([
      uses({ rightArm: 2 }, 'right'),
      uses({ rightArm: 2 }, 'left'),
      uses({ rightArm: 3 }, 'right'),
      uses({ rightArm: 2, leftArm: 1 }, 'both'),
    ]).toEqual([5, 0, 0, 10]);
  });

  test('[PE-INJ-16] Broken Wrist: a failure drops what was picked up again', () => {
    const holds = (row: number) =>
      rin(
        played(facing({ injuries: { rightArm: row } }), {}, [], (table) =>
          dropAfterFailure(table, 'rin', 'right'),
        ),
      ).hands.right?.short;
    expect([holds(2), holds(1)]).toEqual(['sword', undefined]);
  });

  test('[PE-INJ-17] Broken Arm', () => {
    const fight = begun(facing({ injuries: { rightArm: 0, leftArm: 1 } }));
    const { rin: who } = fight.combatants;
    if (!who) throw new Error('no Rin');
    expect([armBroken(fight, who, 'right'), armBroken(fight, who, 'left')]).toEqual([true, false]);
  });

  test('[PE-INJ-19] Broken Toes: 1 Stress for a Move; with ruling perMetre for each metre', () => {
    const walks = (injuries: Sketch, rulings: Sketch = {}) =>
      rin(played(facing({ injuries }), { rulings }, [], (table) => payForToes(table, 'rin', 6))).stress;
    expect([walks({ leftLeg: 2 }), walks({ leftLeg: 3 })]).toEqual([1, 0]);
    expect(walks({ leftLeg: 2 }, { brokenToes: 'perMetre' })).toBe(6);
  });

  test('[PE-INJ-20, PE-INJ-21] a Broken Foot hinders, a Broken Leg too and does not walk', () => {
    const legs = (row: number) => {
      const fight = begun(facing({ injuries: { leftLeg: row } }));
      const who = one(fight, 'rin');
      return [hinderingLegs(fight, who), legBroken(fight, who)];
    };
    expect(legs(2)).toEqual([[], false]);
    expect(legs(1)).toEqual([['leftLeg'], false]);
    expect(legs(0)).toEqual([['leftLeg'], true]);
  });

  const fails = (injuries: Sketch, spec: Partial<TestSpec>) =>
    played(facing({ injuries }), {}, [], (table) =>
      makeTest(table, {
        who: 'rin',
        tested: { score: 'ballistic' },
        kind: 'attack',
        clause: 'PE-ATK-4',
        purpose: 'attack',
        ...spec,
      }),
    ).came;

  test('[PE-INJ-9] the Blinded fail what needs sight without a die', () => {
    expect(fails({ head: 0 }, { needs: 'sight' })).toMatchObject({
      passed: false,
      automatic: 'blinded',
      die: 0,
    });
  });

  test('[PE-INJ-21] with a Broken Leg what needs walking fails without a die', () => {
    expect(fails({ leftLeg: 0 }, { needs: 'walking' })).toMatchObject({
      passed: false,
      automatic: 'broken leg',
    });
  });

  test('[PE-INJ-6] an injury that is ignored (PE-FATE-10) does nothing in this round', () => {
    const fight = begun(facing({ injuries: { head: 0, rightLeg: 1, rightArm: 0 } }));
    const who = one(fight, 'rin');
    who.injuries = Object.fromEntries(
      Object.entries(who.injuries).map(([location, injury]) => [location, { ...injury, ignored: 1 }]),
    );
    expect([isBlind(fight, who), hinderingLegs(fight, who), armBroken(fight, who, 'right')]).toEqual([
      false,
      [],
      false,
    ]);
    fight.round = 2;
    expect([isBlind(fight, who), hinderingLegs(fight, who), armBroken(fight, who, 'right')]).toEqual([
      true,
      ['rightLeg'],
      true,
    ]);
  });
});
