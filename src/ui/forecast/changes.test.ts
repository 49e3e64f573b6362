import { expect, test } from 'vitest';
import { placesOf, titleOf, titleOfCounts, titleOfKinds, valuesBetween } from './changes.ts';

test('a chart shows at most thirteen values, and the present one in addition', () => {
  expect(valuesBetween(0, 5, 1)).toEqual([0, 1, 2, 3, 4, 5]);
  // From 0 to 60 in steps of 5, and 33 in addition.
  const values = valuesBetween(0, 60, 33);
  expect(values).toHaveLength(14);
  expect(values.slice(6, 9)).toEqual([30, 33, 35]);
  expect(valuesBetween(3, 1, 9)).toEqual([1, 2, 3]);
});

test('both ends of the range are among the values, wherever the steps fall', () => {
  // Steps of 2 from −9 would end at 3, of 3 from 16 at 46.
  expect(valuesBetween(-9, 4, 1)).toEqual([-9, -7, -5, -3, -1, 1, 3, 4]);
  expect(valuesBetween(16, 48, 32)).toEqual([16, 19, 22, 25, 28, 31, 32, 34, 37, 40, 43, 46, 48]);
  expect(valuesBetween(7, 7, 7)).toEqual([7]);
  expect(valuesBetween(0, 24, 1).length).toBeLessThanOrEqual(14);
});

test('the present value has no change', () => {
  const places = placesOf([1, 2], 2, (count) => ({ vary: 'count', who: 'goblin', count }));
  expect(places).toEqual([
    { label: '1', change: { vary: 'count', who: 'goblin', count: 1 } },
    { label: '2', change: null },
  ]);
});

test('the title of a changed encounter has at most 60 letters, with the whole change where it fits', () => {
  expect(titleOf('At the ford', '3 × Goblin instead of 2')).toBe('At the ford: 3 × Goblin instead of 2');
  const long = titleOf('The knight and the brute', 'Brute: Sleight of hand 26 instead of 24');
  expect(long).toBe('The knight and the…: Brute: Sleight of hand 26 instead of 24');
  expect(long.length).toBeLessThanOrEqual(60);
  expect(titleOf('Ford', 'x'.repeat(80))).toBe(`${'x'.repeat(59)}…`);
});

test('the chart over who else is there says that of several foes one is replaced', () => {
  const title = 'The chance to win, by who is there instead of';
  expect(titleOfKinds({ name: 'Ogre', count: 1 })).toBe(`${title} Ogre`);
  expect(titleOfKinds({ name: 'Bandit', count: 6 })).toBe(`${title} one Bandit`);
});

test('the title of the chart over how many there are fits a name of any kind, in the singular too', () => {
  expect(titleOfCounts({ name: 'Imp' })).toBe('Imp: the chance to win, by how many there are');
  expect(titleOfCounts({ name: 'Rats of the mill' })).toBe(
    'Rats of the mill: the chance to win, by how many there are',
  );
});
