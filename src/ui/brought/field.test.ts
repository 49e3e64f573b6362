import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import type { SketchReply } from '../../protocol/encounters.ts';
import { systems } from '../../systems/registry.ts';
import { catalogueOf } from '../../table/catalogue.ts';
import { openHost } from '../../table/host.ts';
import { blankEncounter, encounterOn, gridNames, takesMaps } from './field.ts';

const map = {
  name: 'Cellar',
  ground: {
    width: 14,
    height: 12,
    walls: [{ kind: 'door', x: 6, y: 6, side: 'n', id: 'door-1', label: 'Door' }],
    light: { ambient: 'dim', sources: [{ x: 1, y: 1, bright: 2, dim: 4 }] },
  },
};

const onSquares = Object.values(systems).filter(({ encounters }) => takesMaps(encounters));

test.each(onSquares)('$name: an encounter on an imported map lacks only combatants', (system) => {
  const encounter = encounterOn(map as never, catalogueOf(system)) as { readonly battlefield: Json };
  expect(encounter.battlefield).toMatchObject({ width: 14, height: 12, walls: map.ground.walls });
  const [hero] = system.encounters.pack.heroes;
  const [foe] = system.encounters.pack.foes;
  const combatants = [
    { id: 'hero', side: 'Heroes', cell: { x: 1, y: 2 }, sheet: { use: hero?.id } },
    { id: 'foe', side: 'Foes', cell: { x: 9, y: 9 }, sheet: { use: foe?.id } },
  ];
  const host = openHost({ systems, newSeed: () => 'map' });
  const sketch = (now: object) => host.handle({ do: 'sketch', encounter: now as never }) as SketchReply;
  expect(sketch({ ...encounter, combatants }).problems).toEqual([]);
  expect(sketch(encounter).problems.map(({ path }) => path)).toEqual(['combatants']);
});

test.each(Object.values(systems))('$name: a new encounter on bare ground lacks only combatants', (system) => {
  const catalogue = catalogueOf(system);
  const host = openHost({ systems, newSeed: () => 'bare' });
  const grids = catalogue.beginning.hexagons ? gridNames.map(({ id }) => id) : ['square' as const];
  for (const grid of grids) {
    const encounter = blankEncounter(catalogue, 'The moor', { width: 30, height: 9, grid });
    expect(encounter).toMatchObject({ name: 'The moor', battlefield: { width: 30, height: 9, grid } });
    const { problems } = host.handle({ do: 'sketch', encounter }) as SketchReply;
    expect(problems.map(({ path }) => path)).toEqual(['combatants']);
  }
});

test('a system that is played on hexagons alone takes no square maps', () => {
  const on = (...grids: readonly string[]) =>
    ({ pack: { encounters: grids.map((grid) => ({ encounter: { battlefield: { grid } } })) } }) as never;
  expect(takesMaps(on('hex-flat', 'hex-pointy'))).toBe(false);
  expect(takesMaps(on('hex-flat', 'square'))).toBe(true);
});

test('the light of an imported map is taken only where the rules ask for light', () => {
  const lit = (system: (typeof systems)[string]): boolean => {
    const { battlefield } = encounterOn(map as never, catalogueOf(system)) as { battlefield: object };
    return 'light' in battlefield;
  };
  for (const system of onSquares) {
    expect(lit(system), system.id).toBe(system.encounters.beginning?.light !== undefined);
  }
  expect(onSquares.filter(lit).map(({ id }) => id)).toContain('persona');
});
