import { expect, test } from 'vitest';
import { sidesOf } from '../kit/sides.ts';
import { usualSide } from './person.ts';

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
