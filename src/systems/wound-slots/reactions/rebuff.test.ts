import { expect, test } from 'vitest';
import { ap, asked, cell, choice, decline, fight, path, waiting, wounds } from '../tests/line-up.ts';

const coming = (rulings = {}, guard = {}) =>
  fight({ heroes: { torvin: { at: [3, 5] } }, foes: { guard: { at: [6, 5], now: guard } } }, { rulings });

test('[SL-OFF-5] [SL-OFF-6] the step inside the optimal reach may be rebuffed from where the mover stands', () => {
  const table = coming();
  table.does(path([4, 5], [5, 5]));
  expect(asked(table)).toBe('guard rebuff');
  expect(cell(table, 'torvin')).toEqual([4, 5]);
  table.does(choice('rebuff'));
  expect(ap(table, 'guard')).toBe(2);
  // Dex 1, Melee 3, Blades 1, accuracy 1.
  expect(waiting(table)).toMatchObject({ who: 'guard', bonus: 6 });
  // 8 + 6 = 14; 14 + 3 - 11 - 4 = 2, moderate, raised to severe.
  table.rolls('attack', 4, 4);
  expect(wounds(table, 'torvin')).toEqual([0, 0, 1, 0, 0]);
});

test('[SL-OFF-5] a step that does not come closer than the optimal reach is not rebuffed', () => {
  const table = coming();
  table.does(path([4, 5]));
  expect(asked(table)).toBe('torvin turn');
});

test('[SL-OFF-5] declined, the mover comes', () => {
  const table = coming();
  table.does(path([4, 5], [5, 5])).does(decline);
  expect(cell(table, 'torvin')).toEqual([5, 5]);
});

test('[SL-OFF-5] without 4 AP or without initiative there is no Rebuff', () => {
  const poor = coming({}, { ap: 3 });
  poor.does(path([4, 5], [5, 5]));
  expect(asked(poor)).toBe('torvin turn');
  const slow = fight(
    { heroes: { torvin: { at: [3, 5] } }, foes: { guard: { at: [6, 5] } } },
    { initiative: { guard: 0 } },
  );
  slow.does(path([4, 5], [5, 5]));
  expect(asked(slow)).toBe('torvin turn');
});

test('[SL-R64] where every step inside counts, one along the guard is rebuffed too', () => {
  const lineUp = { heroes: { torvin: { at: [5, 5] } }, foes: { guard: { at: [6, 5] } } } as const;
  const crossing = fight(lineUp);
  crossing.does(path([5, 6]));
  expect(asked(crossing)).toBe('torvin turn');
  const every = fight(lineUp, { rulings: { rebuffStep: 'everyStepInside' } });
  every.does(path([5, 6]));
  expect(asked(every)).toBe('guard rebuff');
});

test('[SL-POS-2] an opening stands in for Defense against Rebuffs, for 4 AP', () => {
  const table = fight({
    heroes: { torvin: { at: [3, 5], now: { ap: 12 } } },
    foes: { guard: { at: [6, 5] } },
  });
  table.does(choice('opening', { target: 'guard' }));
  expect(waiting(table).bonus).toBe(7);
  table.rolls('attack', 6, 6);
  expect(ap(table, 'torvin')).toBe(8);
  table.does(path([4, 5], [5, 5])).does(choice('rebuff'));
  // 10 + 6 = 16 is not enough for 12 + 7 = 19.
  table.rolls('attack', 5, 5);
  expect(table.facts('attack-result')).toMatchObject([{ outcome: 'missed', defense: { value: 19 } }]);
});

test('[SL-R68] a table may want the weapon’s reach for an opening', () => {
  const table = coming({ openingReach: 'weaponReach' });
  table.refuses(choice('opening', { target: 'guard' }), 'outOfReach', 'SL-GRD-4');
});
