import { describe, expect, test } from 'vitest';
import type { Sketch } from './line-up.ts';
import { asked, attack, cell, choice, decline, duel, endTurn, move, stress, waiting } from './line-up.ts';

/** What injuries and ailments forbid and cost in play (sections INJ and AIL). */

/** Rin far from the Ogre: Agility 41, a Basic Move of 8 m. */
const walks = (injuries: Sketch, now: Sketch = {}, rulings: Sketch = {}) =>
  duel({ rin: { at: [1, 5], now: { injuries, ...now } }, ogre: { at: [15, 11] } }, { rulings });
/** Rin beside the Ogre: Melee 48, sword in the right hand, pistol in the left. */
const strikes = (injuries: Sketch, now: Sketch = {}) =>
  duel({ rin: { now: { injuries, ...now } }, ogre: {} });

describe('legs', () => {
  test('[PE-INJ-19] Broken Toes: a Move costs 1 Stress, whether in one piece or in two', () => {
    const table = walks({ leftLeg: 2 }).does(move(4, 5)).does(move(7, 5));
    expect([cell(table, 'rin'), stress(table, 'rin')]).toEqual([[7, 5], 1]);
  });

  test('[PE-INJ-19] ruling brokenToes perMetre: 5 m cost 5', () => {
    expect(stress(walks({ leftLeg: 2 }, {}, { brokenToes: 'perMetre' }).does(move(6, 5)), 'rin')).toBe(5);
  });

  test('[PE-INJ-4] the panel tells what a row does as the table plays it', () => {
    const told = (injuries: Sketch, rulings: Sketch = {}) =>
      walks(injuries, {}, rulings)
        .who('rin')
        .body?.flatMap(({ injury }) => (injury ? [injury.text] : []));
    expect(told({ leftLeg: 2, head: 1 })).toEqual([
      '1 Disadvantage on Intelligence, Perception and Fellowship; Stunned when it came; Confused and bleeding when it came',
      '1 Disadvantage on Agility; moving costs 1 Stress',
    ]);
    const otherwise = { injuryStacking: 'perRow', injuryOnceEffects: 'newRowOnly', brokenToes: 'perMetre' };
    expect(told({ leftLeg: 2, head: 1 }, otherwise)).toEqual([
      '3 Disadvantages on Intelligence, Perception and Fellowship; Confused and bleeding when it came',
      '2 Disadvantages on Agility; each metre costs 1 Stress',
    ]);
  });

  test.each([
    ['perMove', 1],
    ['perMetre', 4],
  ])(
    '[PE-INJ-19] ruling brokenToes %s: 4 m of a climb cost %i, and a jump down its one metre',
    (brokenToes, cost) => {
      const field = { elevation: [{ x: 3, y: 0, w: 13, h: 12, height: 6 }] };
      const from = (x: number) =>
        duel(
          { rin: { at: [x, 5], now: { injuries: { leftLeg: 2 } } }, ogre: { at: [15, 11] } },
          { rulings: { brokenToes }, field },
        );
      const climbed = from(2)
        .does(choice('climb', { to: { x: 3, y: 5 } }))
        .does(decline);
      expect(stress(climbed, 'rin')).toBe(cost);
      expect(stress(from(3).does(choice('jump-down', { to: { x: 2, y: 5 } })), 'rin')).toBe(1);
    },
  );

  test('[PE-INJ-20] a Broken Foot: 4 m instead of 8; both feet: 1 m', () => {
    expect(cell(walks({ leftLeg: 1 }).does(move(5, 5)), 'rin')).toEqual([5, 5]);
    expect(() => walks({ leftLeg: 1 }).does(move(6, 5))).toThrow('illegal-choice');
    expect(() => walks({ leftLeg: 1, rightLeg: 1 }).does(move(3, 5))).toThrow('illegal-choice');
    expect(cell(walks({ leftLeg: 1, rightLeg: 1 }).does(move(2, 5)), 'rin')).toEqual([2, 5]);
  });

  test('[PE-INJ-21] a Broken Leg does not walk, but crawls 1 m', () => {
    expect(() => walks({ leftLeg: 0 }).does(move(2, 5))).toThrow('illegal-choice');
    const prone = { conditions: ['prone'] };
    expect(cell(walks({ leftLeg: 0 }, prone).does(move(2, 5)), 'rin')).toEqual([2, 5]);
    expect(() => walks({ leftLeg: 0 }, prone).does(move(3, 5))).toThrow('illegal-choice');
  });
});

describe('arms', () => {
  test('[PE-INJ-14] Hand Agony: -10 on the sword in that hand, not on the pistol in the other', () => {
    expect(waiting(strikes({ rightArm: 3 }).does(attack('ogre', { with: 'sword' }))).target).toBe(38);
    expect(waiting(strikes({ leftArm: 3 }).does(attack('ogre', { with: 'sword' }))).target).toBe(48);
  });

  test('[PE-INJ-15] Broken Fingers: an attack with that hand costs 5 Stress', () => {
    const miss = (injuries: Sketch) =>
      stress(
        strikes(injuries)
          .does(attack('ogre', { with: 'sword' }))
          .rolls('attack', 90),
        'rin',
      );
    expect([miss({ rightArm: 2 }), miss({ leftArm: 2 })]).toEqual([5, 0]);
  });

  test('[PE-INJ-16] a Broken Wrist: the sword drops after a miss, and stays after a hit', () => {
    const swing = strikes({ rightArm: 1 }).does(attack('ogre', { with: 'sword' }));
    swing.rolls('attack', 90);
    expect(swing.facts('item-moved')).toMatchObject([{ who: 'rin', why: 'dropped', to: { in: 'floor' } }]);
    const hit = strikes({ rightArm: 1 }).does(attack('ogre', { with: 'sword' }));
    hit.rolls('attack', 38).answers('ogre', decline).rolls('location', 50);
    expect(hit.facts('item-moved')).toEqual([]);
  });

  test('[PE-INJ-16] a parry that fails with it drops the sword too', () => {
    const table = duel({ ogre: {}, rin: { now: { injuries: { rightArm: 1 } } } });
    table.does(attack('rin', { with: 'claws' })).rolls('attack', 40);
    table.answers('rin', { option: 'parry', with: 'sword' }).rolls('evasion', 95);
    expect(table.facts('item-moved')).toMatchObject([{ who: 'rin', why: 'dropped' }]);
  });
});

describe('the head', () => {
  test('[PE-INJ-9] the Blinded Rin fires and misses without a die; the round is gone', () => {
    const table = walks({ head: 0 }).does(attack('ogre', { with: 'pistol' }));
    expect(table.facts('test')).toMatchObject([{ who: 'rin', passed: false, automatic: 'blinded' }]);
    expect(table.facts('loaded')).toMatchObject([{ rounds: 7, why: 'fired' }]);
    expect(table.facts('attack-result')).toMatchObject([{ outcome: 'missed' }]);
  });

  test('[PE-INJ-9] with the sword all enemies are as in Darkness: -20', () => {
    expect(waiting(strikes({ head: 0 }).does(attack('ogre', { with: 'sword' }))).target).toBe(28);
  });
});

describe('ailments', () => {
  const ill = (id: string, rulings: Sketch = {}) =>
    duel({ rin: { now: { ailments: [{ id }] } }, ogre: {} }, { rulings });

  test.each([['shocked'], ['drowsed'], ['stunned']])(
    '[PE-AIL-6] %s: no Move and no Action, so that the turn is over at once',
    (id) => {
      expect(asked(ill(id))).toBe('ogre turn');
    },
  );

  test('[PE-AIL-6] what the rows allow is all there is: the Frozen test to break free, the Despaired to pull together', () => {
    expect(waiting(ill('frozen'))).toMatchObject({ who: 'rin', purpose: 'break-ice' });
    ill('despaired').refuses(attack('ogre', { with: 'sword' }), 'ailment', 'PE-AIL-17');
  });

  test.each([['dizzy'], ['burning'], ['condemned'], ['damned']])('[PE-AIL-6] %s: both', (id) => {
    expect(waiting(ill(id).does(attack('ogre', { with: 'sword' }))).purpose).toBe('attack');
  });

  test('[PE-AIL-6] no evasion either: the claws go straight to the location; with ruling actionOnly Rin is asked', () => {
    const struck = (rulings: Sketch) =>
      duel({ ogre: {}, rin: { now: { ailments: [{ id: 'stunned' }] } } }, { rulings })
        .does(attack('rin', { with: 'claws' }))
        .rolls('attack', 40);
    expect(waiting(struck({})).purpose).toBe('location');
    expect(asked(struck({ noActionsBlocks: 'actionOnly' }))).toBe('rin evasion');
  });

  test('[PE-AIL-6] ruling actionOnly: the Stunned may move', () => {
    const table = duel(
      { rin: { at: [1, 5], now: { ailments: [{ id: 'stunned' }] } }, ogre: { at: [15, 11] } },
      { rulings: { noActionsBlocks: 'actionOnly' } },
    );
    expect(cell(table.does(move(4, 5)), 'rin')).toEqual([4, 5]);
  });

  test('[PE-AIL-2] each ailment of the target is +10: Melee 48 against a Dizzy and Damned Ogre is 68', () => {
    const target = (ailments: readonly Sketch[]) =>
      waiting(duel({ rin: {}, ogre: { now: { ailments } } }).does(attack('ogre', { with: 'sword' }))).target;
    expect([target([]), target([{ id: 'dizzy' }]), target([{ id: 'dizzy' }, { id: 'damned' }])]).toEqual([
      48, 58, 68,
    ]);
  });

  test('[PE-AIL-7] the Staggered do not oppose attacks until their next turn starts', () => {
    const table = duel({ ogre: {}, rin: { now: { ailments: [{ id: 'staggered' }] } } });
    table.does(attack('rin', { with: 'claws' })).rolls('attack', 40);
    expect(waiting(table).purpose).toBe('location');
    table.rolls('location', 50).does(endTurn);
    expect(table.who('rin').conditions).toEqual([]);
  });
});
