import { expect, test } from 'vitest';
import { systems } from '../src/systems/registry.ts';
import type { Crowd } from './crowd.ts';
import { crowdEncounter, sixty } from './crowd.ts';

interface Document {
  readonly battlefield: { readonly width: number; readonly height: number };
  readonly combatants: readonly {
    readonly id: string;
    readonly side: string;
    readonly cell: { x: number; y: number };
  }[];
}

const crowds: readonly Crowd[] = [
  sixty,
  { people: 2, width: 60, height: 60, apart: 6 },
  { people: 40, width: 60, height: 60, apart: 6 },
  { people: 4, width: 10, height: 10, apart: 4 },
  { people: 4, width: 100, height: 100, apart: 4 },
];

const cases = Object.values(systems).flatMap((system) =>
  crowds.map((crowd) => ({ id: system.id, system, crowd })),
);

test.each(cases)(
  '$crowd.people of $id can begin to fight on $crowd.width×$crowd.height cells of their own',
  ({ system, crowd }) => {
    const { combatants, battlefield } = crowdEncounter(system, 'A crowd', crowd) as unknown as Document;
    expect(new Set(combatants.map(({ id }) => id)).size).toBe(crowd.people);
    expect(new Set(combatants.map(({ cell }) => `${cell.x},${cell.y}`)).size).toBe(crowd.people);
    expect(battlefield).toMatchObject({ width: crowd.width, height: crowd.height });
  },
);

test.each(Object.values(systems))('two of $id in a crowd stand on two sides, six rows apart', (system) => {
  const { combatants } = crowdEncounter(system, 'Two', {
    people: 2,
    width: 60,
    height: 60,
    apart: 6,
  }) as unknown as Document;
  expect(new Set(combatants.map(({ side }) => side)).size).toBe(2);
  expect(combatants.map(({ cell }) => cell)).toEqual([
    { x: 15, y: 27 },
    { x: 15, y: 33 },
  ]);
});
