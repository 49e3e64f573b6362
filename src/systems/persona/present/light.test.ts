import { expect, test } from 'vitest';
import type { Json } from '../../../kernel/json.ts';
import { system } from '../index.ts';

const { encounters, view } = system;
const sample = encounters.pack.encounters[0]?.encounter as { readonly combatants: readonly object[] };

/** Two people in a corridor of eight squares and its lower half, with a wall under the first four squares. */
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
  // The lamp shines along the corridor; what lies under the wall it does not reach.
  expect(seen({ ambient: 'dark', sources: [{ x: 0, y: 0, bright: 2, dim: 3 }] })).toEqual([
    '22210000',
    '00000000',
  ]);
});
