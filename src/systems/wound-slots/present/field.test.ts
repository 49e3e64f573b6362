import { expect, test } from 'vitest';
import type { BattlefieldDocument, TerrainKind } from '../../../battlefield/document.ts';
import { shownField } from './field.ts';

const kinds: NonNullable<BattlefieldDocument['terrain']> = [
  { id: 'river', label: 'River', marks: { water: 'swim', drift: 2, driftTo: 's' } },
  { id: 'pool', label: 'Pool', marks: { water: 'under' } },
  { id: 'ford', label: 'Ford', marks: { water: 'knee', slippery: true } },
  { id: 'weir', label: 'Weir', costTimes: 6, marks: { water: 'waist' } },
  { id: 'gap', label: 'Gap', marks: { chasm: 3 } },
  { id: 'bank', label: 'Bank', marks: { climb: 7, holdTn: 8 } },
  { id: 'mud', label: 'Mud', costTimes: 2 },
];

/** How each kind is drawn, and what it says. */
function shown(terrain: readonly TerrainKind[]): readonly (readonly (string | undefined)[])[] {
  const field = shownField({ width: 3, height: 3, grid: 'square', metric: 'alternating', terrain });
  const drawn = field as unknown as { readonly terrain: readonly { look?: string; about?: string }[] };
  return drawn.terrain.map(({ look, about }) => [look, about]);
}

test('[SL-TER-4] [SL-TER-3] ground of this system’s own says how it is drawn and what it costs', () => {
  expect(shown(kinds)).toEqual([
    ['water', 'to swim in, costs ×3, drifts 2 yd a round to the south'],
    ['deep', 'over one’s head, costs ×10'],
    ['shallows', 'knee-deep, costs ×2, slippery'],
    // The cost of the kind itself is shown from its `costTimes`.
    ['shallows', 'waist-deep'],
    ['pit', '3 yd deep'],
    ['rough', 'must be climbed, costs ×7, TN 8 to hold on'],
    [undefined, undefined],
  ]);
});

test('[SL-JMP-7] wet planks, on which whoever lands may fall, are drawn as rough ground, and a wet crate as a crate', () => {
  const slippery = { slippery: 5 };
  expect(
    shown([
      { id: 'planks', label: 'Wet planks', marks: slippery },
      { id: 'crate', label: 'Wet crate', blocksMove: true, cover: 'high', marks: slippery },
      { id: 'hedge', label: 'Wet hedge', cover: 'low', marks: slippery },
    ]),
  ).toEqual([
    ['rough', 'slippery'],
    [undefined, 'slippery'],
    [undefined, 'slippery'],
  ]);
});
