import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { withGround } from './bring.ts';

const wall = { kind: 'wall', x: 1, y: 1, side: 'n' };
const ground = {
  width: 6,
  height: 4,
  walls: [wall],
  light: { ambient: 'dim' },
};

const ford: Json = {
  system: 'some-system',
  name: 'Ford',
  battlefield: {
    width: 9,
    height: 9,
    grid: 'hex-flat',
    metric: 'alternating',
    metres: 2,
    terrain: [{ id: 'mud', label: 'Mud' }],
    cells: [{ x: 8, y: 8, terrain: 'mud' }],
    elevation: [{ x: 1, y: 1, height: 2 }],
    walls: [{ kind: 'door', x: 7, y: 7, side: 'n', id: 'gate' }],
    light: { ambient: 'dark' },
  },
  combatants: [
    { id: 'edda', side: 'Heroes', cell: { x: 5, y: 3 }, sheet: { use: 'edda' }, rides: 'mare' },
    { id: 'mare', side: 'Heroes', cell: { x: 6, y: 3 }, sheet: { use: 'mare' } },
  ],
  doors: { gate: true },
  rulings: { rounding: 'up' },
};

test('a new map keeps combatants who fit, kinds of ground, metric and scale; what lay on the old map goes', () => {
  const { document, gone, hexes } = withGround(ford, ground, true);
  expect(gone).toEqual(['mare']);
  expect(hexes).toBe(true);
  expect(document).toEqual({
    system: 'some-system',
    name: 'Ford',
    battlefield: {
      width: 6,
      height: 4,
      grid: 'square',
      metric: 'alternating',
      metres: 2,
      terrain: [{ id: 'mud', label: 'Mud' }],
      walls: [wall],
      light: { ambient: 'dim' },
    },
    // Combatants who ride a removed one ride nobody.
    combatants: [{ id: 'edda', side: 'Heroes', cell: { x: 5, y: 3 }, sheet: { use: 'edda' } }],
    rulings: { rounding: 'up' },
  });
});

test('those of waves who stand outside of the new map are removed, too', () => {
  const boar = { id: 'boar', side: 'Foes', cell: { x: 8, y: 8 }, sheet: { use: 'boar' } };
  const late = {
    id: 'late',
    arrives: 'called',
    combatants: [{ ...boar, id: 'hog', cell: { x: 0, y: 0 } }, boar],
  };
  const { document, gone } = withGround({ ...(ford as object), waves: [late] }, ground, true);
  expect(gone).toEqual(['mare', 'boar']);
  expect(document).toMatchObject({ waves: [{ ...late, combatants: [{ id: 'hog' }] }] });
});

test('if the rules do not ask for light, neither the old light nor that of the new map is kept', () => {
  const { document } = withGround(ford, ground, false);
  expect((document as { battlefield: object }).battlefield).not.toHaveProperty('light');
});
