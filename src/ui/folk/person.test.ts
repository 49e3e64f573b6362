import { expect, test } from 'vitest';
import { sidesOf } from '../kit/sides.ts';
import { newcomer, usualSide } from './person.ts';

const sides = sidesOf({
  combatants: {
    crate: { side: 'Things', thing: true },
    ogre: { side: 'Foes' },
    hadra: { side: 'Heroes', player: true },
    wolf: { side: 'Beasts' },
  },
});

test('a foe joins the side against the party, anybody else the party, and nobody the things', () => {
  expect(usualSide(sides, true)).toBe('Foes');
  expect(usualSide(sides, false)).toBe('Heroes');
  const [heroes] = sides;
  expect(usualSide(heroes ? [heroes] : [], true)).toBe('Heroes');
  expect(usualSide([], true)).toBeUndefined();
});

test('whoever is added to a fight gets a number if somebody has the id or the name, be it one still to come', () => {
  const wolf = { key: 'pack/wolf', name: 'Wolf', about: '', sheet: { use: 'wolf' } };
  const join = (ids: readonly string[], names: readonly string[]) =>
    newcomer(wolf, (id) => ids.includes(id), names);
  expect(join(['edda'], ['Edda'])).toEqual({ id: 'wolf', name: 'Wolf', sheet: { use: 'wolf' } });
  const second = { id: 'wolf-2', name: 'Wolf 2', sheet: { use: 'wolf', name: 'Wolf 2' } };
  expect(join(['wolf'], ['Wolf'])).toEqual(second);
  expect(join(['grey'], ['Wolf'])).toEqual(second);
  expect(join(['wolf', 'late'], ['Wolf', 'Wolf 2'])).toMatchObject({ id: 'wolf-3', name: 'Wolf 3' });
});
