import { expect, test } from 'vitest';
import type { Track } from '../../kernel/view.ts';
import { vitality } from './vitality.ts';

const boxes = (label: string, left: number, max: number): Track => ({
  label,
  kind: 'boxes',
  left,
  max,
  clause: 'X',
});

test('a single track is what it is', () => {
  const health = boxes('Health', 3, 7);
  expect(vitality({ tracks: { health } })).toBe(health);
  expect(vitality({ tracks: {} })).toBeUndefined();
});

test('several tracks add up, and Stress that gathers is left out', () => {
  const tracks = {
    light: boxes('Light', 1, 4),
    heavy: boxes('Heavy', 2, 2),
    deadly: boxes('Deadly', 1, 1),
    stress: { ...boxes('Stress', 30, 60), kind: 'gauge' as const },
  };
  expect(vitality({ tracks })).toMatchObject({ label: 'Wounds left', kind: 'bar', left: 4, max: 7 });
});
