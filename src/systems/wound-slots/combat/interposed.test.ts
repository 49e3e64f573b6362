import { expect, test } from 'vitest';
import { ap, asked, attack, choice, fight, waiting, wounds } from '../tests/line-up.ts';

/** A guard strikes at Torvin, who holds a goblin. */
const held = (rulings = {}) =>
  fight(
    {
      foes: { guard: { at: [6, 5] }, goblin: { at: [6, 4] } },
      heroes: { torvin: { at: [5, 5], now: { grappling: ['goblin'] } } },
    },
    { rulings },
  );

const pull = choice('interpose', { target: 'goblin', check: 'power' });

test('[SL-GRP-7] [SL-GRP-8] whoever is pulled in is the target, with its own Defense, Toughness and slots', () => {
  const table = held();
  table.does(attack('torvin', { with: 'sword' }));
  expect(asked(table)).toBe('torvin interpose');
  table.does(pull);
  expect(ap(table, 'torvin')).toBe(3);
  // Str 3, Athletics 2, Power 2, not pinned -2, against the goblin's Agility of 10 + 1 + 1 + 1.
  expect(waiting(table).bonus).toBe(5);
  // 7 + 6 = 13 against 12: 13 + 3 - 12 - 0 = 4, severe.
  table.rolls('interpose', 4, 4).rolls('attack', 3, 4);
  expect(wounds(table, 'goblin')).toEqual([0, 0, 1, 0, 0]);
  expect(wounds(table, 'torvin')).toEqual([0, 0, 0, 0, 0]);
});

test('[SL-R75] where it comes after the roll, the same roll is held against the other', () => {
  const table = held({ interposeTiming: 'afterRoll' });
  table.does(attack('torvin', { with: 'sword' })).rolls('attack', 3, 4);
  expect(asked(table)).toBe('torvin interpose');
  table.does(pull).rolls('interpose', 4, 4);
  expect(wounds(table, 'goblin')).toEqual([0, 0, 1, 0, 0]);
});

test('[SL-GRP-7] a check that fails leaves the attack where it was', () => {
  const table = held();
  table.does(attack('torvin', { with: 'sword' })).does(pull);
  // 7 + 5 = 12 is less than 13; 13 against Torvin's 11: 13 + 3 - 11 - 4 = 1.
  table.rolls('interpose', 3, 4).rolls('attack', 3, 4);
  expect(wounds(table, 'torvin')).toEqual([1, 0, 0, 0, 0]);
});

test('[SL-GRP-7] the log says whom somebody tries to pull in', () => {
  const table = fight({
    heroes: {
      wenna: { at: [5, 5], now: { grappling: ['guard'] } },
      torvin: { at: [4, 5], now: { grappling: ['guard'] } },
    },
    foes: { guard: { at: [5, 6], now: { ap: 6 } } },
  });
  const interpose = choice('interpose', { target: 'torvin' });
  table.does(attack('guard', { with: 'unarmed' })).answers('guard', interpose);
  const said = table.lines().map(({ text }) => text);
  expect(said).toContain('Guard tries to pull in Torvin as a reaction');
});
