import { expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import { systems } from '../systems/registry.ts';
import { openShelf } from './shelf.ts';

const ids = Object.keys(systems).sort();

test('one system is loaded alone, and only once', async () => {
  const shelf = openShelf();
  expect(shelf.systems).toEqual({});
  await shelf.read('persona');
  const { persona } = shelf.systems;
  expect(Object.keys(shelf.systems)).toEqual(['persona']);
  await shelf.read('persona');
  expect(shelf.systems.persona).toBe(persona);
  expect(persona?.rulebook).toEqual(systems.persona?.rulebook);
});

test.each([[null], ['chess'], ['../engine']])(
  'reading %j loads all systems and keeps those already loaded',
  async (id) => {
    const shelf = openShelf();
    await shelf.read('persona');
    const { persona } = shelf.systems;
    await shelf.read(id);
    expect(Object.keys(shelf.systems).sort()).toEqual(ids);
    expect(shelf.systems.persona).toBe(persona);
  },
);

test('prefaces tell id, name, about and pack of every system without loading any', async () => {
  const shelf = openShelf();
  const prefaces = await shelf.prefaces();
  expect(shelf.systems).toEqual({});
  expect(prefaces).toEqual(
    Object.values(systems).map(({ id, name, rulebook: { about }, encounters: { pack } }) => ({
      id,
      name,
      about,
      pack,
    })),
  );
});

test('rules that cannot be loaded: the message names the system and the remedy; the next time they are loaded', async () => {
  let missing = true;
  const persona = systems.persona as System;
  const shelf = openShelf({ persona: () => (missing ? Promise.reject('404') : Promise.resolve(persona)) });
  await expect(shelf.read('persona')).rejects.toThrow(
    'the rules of persona could not be read, reload the page: 404',
  );
  missing = false;
  await shelf.read('persona');
  expect(shelf.systems).toEqual({ persona });
});
