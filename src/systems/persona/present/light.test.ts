import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { system } from '../index.ts';

const { encounters, view } = system;
const sample = encounters.pack.encounters[0]?.encounter as { readonly combatants: readonly object[] };

/** Two combatants on a field of 8 by 2 squares, with a wall between the rows along the first four columns. */
const corridor = (light?: object): Json =>
  ({
    ...sample,
    battlefield: {
      width: 8,
      height: 2,
      grid: 'square',
      metric: 'alternating',
      walls: [{ kind: 'wall', x: 0, y: 1, side: 'n', length: 4 }],
      ...(light && { light }),
    },
    combatants: sample.combatants.slice(0, 2).map((one, x) => ({ ...one, cell: { x, y: 0 } })),
  }) as unknown as Json;

function seen(light?: object) {
  const begun = encounters.begin(corridor(light));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  return view(begun.fight).light;
}

test('[PE-DIS-6] [PE-DIS-4] screens are told how light each square is, with walls in the way', () => {
  expect(seen()).toBeUndefined();
  // The lamp lights the upper row; the wall keeps its light from the lower one.
  expect(seen({ ambient: 'dark', sources: [{ x: 0, y: 0, bright: 2, dim: 3 }] })).toEqual([
    '22210000',
    '00000000',
  ]);
});
