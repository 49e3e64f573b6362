import { expect, test } from 'vitest';
import { sideCalled } from '../kit/sides.ts';
import { tokensOf } from '../map/tokens.ts';
import type { Cast } from './cast.ts';
import { sidesFor } from './sides.ts';

const cast = (...sides: readonly string[]): Cast =>
  Object.fromEntries(
    sides.map((side, n) => [`one-${n}`, { id: `one-${n}`, side, player: side === 'Heroes' }]),
  ) as never;
const offered = (...sides: readonly string[]) => sidesFor(cast(...sides)).map(({ side }) => side);

test('with fewer than two sides Heroes and Foes are offered, with two sides only these', () => {
  expect(offered()).toEqual(['Heroes', 'Foes']);
  expect(offered('Heroes')).toEqual(['Heroes', 'Foes']);
  expect(offered('Foes')).toEqual(['Heroes', 'Foes']);
  expect(offered('Watch', 'Thieves')).toEqual(['Watch', 'Thieves']);
  expect(sidesFor(cast('Foes')).map(({ look }) => look)).toEqual(['party', 'hostile']);
});

test('“foes” typed for another side are the Foes who are there, and no enemies of theirs', () => {
  const sides = sidesFor(cast('Heroes', 'Foes'));
  expect(sideCalled(sides, 'foes')).toBe('Foes');
  expect(sideCalled(sides, 'Wolves')).toBe('Wolves');
});

test('foes who are put on the map first look like foes already, and keep their look when heroes come', () => {
  const wolf = {
    id: 'wolf',
    name: 'Wolf',
    side: 'Foes',
    player: false,
    cell: { x: 0, y: 0 },
    size: 1,
    out: null,
  };
  const hero = { ...wolf, id: 'edda', name: 'Edda', side: 'Heroes', player: true };
  const looks = (...people: readonly { readonly id: string }[]) => {
    const told = people.map((one) => [one.id, { ...one, tracks: {}, conditions: [], notes: [] }]);
    const combatants = Object.fromEntries(told) as Cast;
    return tokensOf({ combatants }, 'square', sidesFor(combatants)).map(({ id, look }) => [id, look]);
  };
  expect(looks(wolf)).toEqual([['wolf', 'hostile']]);
  expect(looks(wolf, hero)).toEqual([
    ['wolf', 'hostile'],
    ['edda', 'party'],
  ]);
});
