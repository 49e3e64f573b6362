import { expect, test } from 'vitest';
import type { BattlefieldDocument } from '../../../battlefield/document.ts';
import { shownField } from './field.ts';

const kinds: NonNullable<BattlefieldDocument['terrain']> = [
  { id: 'river', label: 'River', marks: { water: 'swim', drift: 2, driftTo: 's' } },
  { id: 'ford', label: 'Ford', marks: { water: 'knee', slippery: true } },
  { id: 'weir', label: 'Weir', costTimes: 6, marks: { water: 'waist' } },
  { id: 'gap', label: 'Gap', marks: { chasm: 3 } },
  { id: 'bank', label: 'Bank', marks: { climb: 7, holdTn: 8 } },
  { id: 'mud', label: 'Mud', costTimes: 2 },
];

test('[SL-TER-4] [SL-TER-3] ground of this system’s own says how it is drawn and what it costs', () => {
  const field = { width: 3, height: 3, grid: 'square', metric: 'alternating', terrain: kinds } as const;
  const { terrain } = shownField(field) as unknown as {
    terrain: readonly { look?: string; about?: string }[];
  };
  expect(terrain.map(({ look, about }) => [look, about])).toEqual([
    ['water', 'to swim in, costs ×3, drifts 2 yd a round to the south'],
    ['shallows', 'knee-deep, costs ×2, slippery'],
    // The cost of the kind itself is shown from its `costTimes`.
    ['shallows', 'waist-deep'],
    ['pit', '3 yd deep'],
    ['rough', 'must be climbed, costs ×7, TN 8 to hold on'],
    [undefined, undefined],
  ]);
});
