import { expect, test } from 'vitest';
import type { BattlefieldDocument } from '../../../battlefield/document.ts';
import { shownField } from './field.ts';

const kinds: NonNullable<BattlefieldDocument['terrain']> = [
  { id: 'rubble', label: 'Rubble', marks: { difficult: 1 } },
  { id: 'wire', label: 'Razor wire', marks: { difficult: 2, damaging: 4 } },
  { id: 'track', label: 'Flooded track', marks: { water: 1 } },
  { id: 'puddle', label: 'Puddle', marks: { water: 0.5 } },
  { id: 'rapids', label: 'Rapids', marks: { water: 2, rough: true } },
  { id: 'steam', label: 'Steam', marks: { haze: true } },
  { id: 'mist', label: 'Mist', marks: { weather: true, haze: true } },
  { id: 'pit', label: 'Pit', marks: { gap: 3 } },
  { id: 'pews', label: 'Pews', cover: 'low', marks: { difficult: 1 } },
  { id: 'pillar', label: 'Pillar', blocksMove: true, cover: 'full' },
];

test('[PE-TERR-1] [PE-OBST-7] [PE-OBST-10] [PE-DIS-1] [PE-DIS-7] ground of this system’s own says how it is drawn and what it does', () => {
  const field = { width: 3, height: 3, grid: 'square', metric: 'one', terrain: kinds } as const;
  const { terrain } = shownField(field) as unknown as {
    terrain: readonly { look?: string; about?: string }[];
  };
  expect(terrain.map(({ look, about }) => [look, about])).toEqual([
    ['rough', 'Difficult Terrain 1'],
    ['hazard', 'Difficult Terrain 2, Damage 4 to whoever fails to cross it at full speed'],
    ['water', 'water, 1 m deep, Hinders'],
    ['shallows', 'water, 0.5 m deep, Hinders'],
    ['water', 'water, 2 m deep, a test is demanded, Hinders'],
    ['veil', 'Obscuring Haze'],
    ['veil', 'Bad Weather, Obscuring Haze'],
    ['pit', 'a gap, 3 m deep'],
    // What gives cover is drawn as that; a pillar has nothing more to say.
    [undefined, 'Difficult Terrain 1'],
    [undefined, undefined],
  ]);
});
