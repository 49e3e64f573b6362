import { expect, test } from 'vitest';
import type { Scenario } from '../../../table/testing/scenario.ts';
import type { Sketch } from './line-up.ts';
import { attack, choice, conditions, duel, fight, initiative, strong, waiting } from './line-up.ts';

/** Which dice are rolled, in which order, and who wins (section DIC). */

const trip = choice('hinder', { what: 'trip', target: 'guard' });
const distract = choice('hinder', { what: 'distract', target: 'guard' });

/** Torvin's Power 7 against the guard's: Str 1, Athletics 1, 12 in all; Agility 11. */
const tripping = (rulings: Sketch = {}): Scenario => duel({ torvin: {}, guard: {} }, { rulings }).does(trip);

/** Pell's Prs 0 against the guard's Prc 1. */
const distracting = (rulings: Sketch = {}): Scenario =>
  duel({ pell: {}, guard: {} }, { rulings }).does(distract);

test('[SL-DIC-2] a check succeeds when its result is its TN, and fails one below', () => {
  expect(conditions(tripping().rolls('trip', 2, 3), 'guard')).toEqual(['prone']);
  expect(conditions(tripping().rolls('trip', 2, 2), 'guard')).toEqual([]);
});

test('[SL-DIC-2] [SL-R1] equal results in an opposed check are won by the side that acts', () => {
  const table = distracting().rolls('distract', 6).rolls('distract', 5);
  expect(table.facts('contest')).toMatchObject([
    { won: true, margin: 0, clause: 'SL-DIC-2', rulings: ['SL-R1'] },
  ]);
  expect(conditions(table, 'guard')).toEqual(['distracted']);
});

test('[SL-R1] where the defender wins ties, the same results do nothing', () => {
  const table = distracting({ opposedTie: 'defender' }).rolls('distract', 6).rolls('distract', 5);
  expect(conditions(table, 'guard')).toEqual([]);
  const ahead = distracting({ opposedTie: 'defender' }).rolls('distract', 7).rolls('distract', 5);
  expect(conditions(ahead, 'guard')).toEqual(['distracted']);
});

test('[SL-R1] where ties are rolled again, both roll again, the acting side first', () => {
  const table = distracting({ opposedTie: 'reroll' }).rolls('distract', 6).rolls('distract', 5);
  expect(waiting(table)).toMatchObject({ who: 'pell', purpose: 'distract' });
  table.rolls('distract', 3);
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'distract' });
  // 3 against 4.
  table.rolls('distract', 3);
  expect(table.facts('contest')).toMatchObject([{ won: false, margin: -1, rulings: ['SL-R1'] }]);
  expect(conditions(table, 'guard')).toEqual([]);
});

test('[SL-DIC-3] [SL-DIC-4] [SL-R2] an attack is a wild roll: 2d10, or what the table takes for it', () => {
  const dice = (wildDice: string): string =>
    waiting(duel({ wenna: {}, guard: {} }, { rulings: { wildDice } }).does(attack('guard'))).dice;
  expect(dice('2d10')).toBe('d10+d10');
  expect(dice('1d20')).toBe('d20');
  expect(dice('3d6')).toBe('d6+d6+d6');
});

test('[SL-R2] whatever the dice are, it is their sum that counts', () => {
  // Wenna has 7, the guard's Defense is 13.
  const single = duel({ wenna: {}, guard: {} }, { rulings: { wildDice: '1d20' } });
  single.does(attack('guard')).rolls('attack', 6);
  expect(single.facts('attack-result')).toMatchObject([{ outcome: 'no-wound', total: 13 }]);
  const three = duel({ wenna: {}, guard: {} }, { rulings: { wildDice: '3d6' } });
  three.does(attack('guard')).rolls('attack', 1, 2, 2);
  expect(three.facts('attack-result')).toMatchObject([{ outcome: 'missed', total: 12 }]);
});

test('[SL-DIC-3] [SL-R3] an ordinary check is 1d10, or what the table takes for it', () => {
  const dice = (normalDice: string): string => waiting(distracting({ normalDice })).dice;
  expect(dice('1d10')).toBe('d10');
  expect(dice('2d10')).toBe('d10+d10');
  expect(dice('1d20')).toBe('d20');
  expect(dice('2d6-7')).toBe('d6+d6');
});

test('[SL-DIC-3] [SL-R3] with 2d6 - 7 the 7 is a term of the check, so that dice and terms add up', () => {
  const table = distracting({ normalDice: '2d6-7' });
  expect(waiting(table).bonus).toBe(-7);
  expect(table.roll().total?.terms).toContainEqual(
    expect.objectContaining({ value: -7, clause: 'SL-DIC-3', ruling: 'SL-R3' }),
  );
  table.rolls('distract', 6, 5);
  // 11 - 7 = 4 against 9 + 1 - 7 = 3.
  expect(waiting(table).bonus).toBe(-6);
  table.rolls('distract', 5, 4);
  expect(table.facts('check')).toMatchObject([{ result: 4, dice: 'SL-DIC-3' }, { result: 3 }]);
  expect(conditions(table, 'guard')).toEqual(['distracted']);
});

test('[SL-DIC-4] [SL-R4] combat checks are wild as attacks are, or ordinary where only attacks are wild', () => {
  expect(waiting(tripping()).dice).toBe('d10+d10');
  expect(waiting(tripping({ rollClass: 'attackRollsOnly' })).dice).toBe('d10');
  const struck = duel(
    { torvin: { now: { ap: 9 } }, guard: {} },
    { rulings: { rollClass: 'attackRollsOnly' } },
  );
  expect(waiting(struck.does(attack('guard'))).dice).toBe('d10+d10');
});

test('[SL-R5] by default only the acting side rolls against a Defense', () => {
  const table = tripping().rolls('trip', 5, 5);
  expect(table.facts('contest')).toEqual([]);
  expect(conditions(table, 'guard')).toEqual(['prone']);
});

test('[SL-R5] where defenders always roll, they do after the acting side, in the place of the 10', () => {
  const always = { defenseRolls: 'always' };
  const table = tripping(always).rolls('trip', 5, 5);
  expect(waiting(table)).toMatchObject({ who: 'guard', purpose: 'defense', dice: 'd10+d10' });
  // 17 against Str 1, Athletics 1 and 15: a Defense that is reached.
  table.rolls('defense', 8, 7);
  expect(conditions(table, 'guard')).toEqual(['prone']);
  const held = tripping(always).rolls('trip', 5, 5).rolls('defense', 8, 8);
  expect(conditions(held, 'guard')).toEqual([]);
});

test('[SL-R5] nobody rolls an immobile Defense', () => {
  const table = duel(
    { wenna: {}, guard: { now: { helplessUntil: 3 } } },
    { rulings: { defenseRolls: 'always' } },
  );
  table.does(attack('guard')).rolls('attack', 2, 3);
  expect(table.facts('attack-result')).toMatchObject([{ total: 12, defense: { value: 5 } }]);
});

/** Yards that a Shove with this margin moves the target in a straight line. Power 7 against 12. */
function shoved(margin: number, rounding: string): number {
  const table = duel({ torvin: {}, guard: {} }, { rulings: { rounding } });
  const natural = 5 + margin;
  table.does(choice('hinder', { what: 'shove', target: 'guard' })).rolls('shove', natural - 5, 5);
  const to = table.choice().options[0]?.needs?.to;
  const cells = to?.kind === 'cell' ? to.cells : [];
  return Math.max(...cells.filter(({ y }) => y === 5).map(({ x }) => x - 6));
}

test('[SL-DIC-6] [SL-R6] a third of a margin is rounded down, or to the nearest, or up', () => {
  // 1 and a third of 4, or of 5.
  expect([shoved(4, 'down'), shoved(5, 'down')]).toEqual([2, 2]);
  expect([shoved(4, 'nearest'), shoved(5, 'nearest')]).toEqual([2, 3]);
  expect([shoved(4, 'up'), shoved(5, 'up')]).toEqual([3, 3]);
});

test('[SL-DIC-5] Interpose, holding on, the attack, its damage; then consciousness and holding on of the wounded', () => {
  const sea = {
    terrain: [{ id: 'sea', label: 'Sea', marks: { water: 'swim' } }],
    cells: [{ x: 0, y: 0, w: 12, h: 10, terrain: 'sea' }],
  };
  const table = fight(
    {
      red: { torvin: { at: [5, 5], now: { ap: 9 } } },
      blue: { guard: { at: [6, 5], now: { grappling: ['wenna'] } } },
      green: { wenna: { at: [7, 5] } },
    },
    { field: sea },
  );
  table.does(strong('guard')).does(choice('interpose', { target: 'wenna', check: 'power' }));
  // Str 1, Athletics 1, not pinned -2, against Wenna's Power of 15.
  table.rolls('interpose', 8, 7).rolls('hold-on', 1).rolls('attack', 6, 6);
  // 19 + 7 + 1 - 14 - 6 = 7: critical.
  table.rolls('damage', 1);
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'consciousness', bonus: 5 });
  table.rolls('consciousness', 1);
  // Str 2, Athletics 2, critically wounded -3, a critical wound -15.
  expect(waiting(table)).toMatchObject({ who: 'wenna', purpose: 'hold-on', bonus: -14 });
  table.rolls('hold-on', 10);
  expect(conditions(table, 'wenna')).toEqual(['grappling', 'sunk']);
});

test('[SL-DIC-5] a wounded rider checks its consciousness, and then the control of its mount', () => {
  const table = fight({
    foes: { ogre: { at: [7, 5], now: { ap: 7 } } },
    heroes: { brannoch: { on: 'horse' }, horse: { at: [5, 5], use: 'riding-horse' } },
  });
  // 15; Str 5, great club 3, concussive 1; Defense 11 and 1 for the saddle, Toughness 6: 24 - 18 = 6, critical.
  table.does(attack('brannoch')).rolls('attack', 5, 5);
  expect(waiting(table)).toMatchObject({ who: 'brannoch', purpose: 'consciousness' });
  table.rolls('consciousness', 10);
  expect(waiting(table)).toMatchObject({ who: 'brannoch', purpose: 'control' });
});

test('[SL-DIC-5] initiative is rolled in the order in which combatants were entered', () => {
  const table = fight(
    { red: { wenna: { at: [2, 2] } }, blue: { guard: { at: [9, 9] }, goblin: { at: [8, 8] } } },
    { fromTheStart: true },
  );
  for (const who of ['wenna', 'guard', 'goblin']) {
    expect(waiting(table)).toMatchObject({ who, purpose: 'initiative' });
    table.rolls('initiative', 5);
  }
  // 5 + 6, 5 + 6, 5 + 7.
  expect(['wenna', 'guard', 'goblin'].map((who) => initiative(table, who))).toEqual([11, 11, 12]);
});
