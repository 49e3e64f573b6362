import { expect, test } from 'vitest';
import { systems } from '../systems/registry.ts';
import { openShelf } from './shelf.ts';

const ids = Object.keys(systems).sort();

test('a system is read by itself, the same each time', async () => {
  const shelf = openShelf();
  expect(shelf.systems).toEqual({});
  await shelf.read('persona');
  const { persona } = shelf.systems;
  expect(Object.keys(shelf.systems)).toEqual(['persona']);
  await shelf.read('persona');
  expect(shelf.systems.persona).toBe(persona);
  expect(persona?.rulebook).toEqual(systems.persona?.rulebook);
});

test.each([[null], ['chess'], ['../engine']])('where %j is asked for, all are read', async (id) => {
  const shelf = openShelf();
  await shelf.read('persona');
  const { persona } = shelf.systems;
  await shelf.read(id);
  expect(Object.keys(shelf.systems).sort()).toEqual(ids);
  expect(shelf.systems.persona).toBe(persona);
});
