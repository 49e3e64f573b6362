import { expect, test } from 'vitest';
import { systems } from '../../src/systems/registry.ts';
import { largeEncounter } from './large.ts';

const ids = (list: readonly { readonly id: string }[]): readonly string[] => list.map(({ id }) => id);

test.each(Object.values(systems))('sixty of $id can begin to fight, on cells of their own', (system) => {
  const large = largeEncounter(system, 'Sixty') as unknown as {
    readonly combatants: readonly { readonly id: string; readonly cell: { x: number; y: number } }[];
  };
  expect(new Set(ids(large.combatants)).size).toBe(60);
  expect(new Set(large.combatants.map(({ cell }) => `${cell.x},${cell.y}`)).size).toBe(60);
});
