import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';
import { ambientIn, lighten, setAmbient, setLamps } from './light.ts';

const cave: Json = { name: 'Cave', battlefield: { width: 5, height: 3 } };
const at = (x: number, y: number) => ({ x, y });
const light = (document: Json) => (document as { battlefield: { light?: Json } }).battlefield.light;

test('three dim cells in a row are one region, and clearing the middle one splits it', () => {
  expect(ambientIn(cave)).toBe('bright');
  expect(setAmbient(cave, 'bright')).toBe(cave);
  const dark = setAmbient(cave, 'dark');
  expect(ambientIn(dark)).toBe('dark');
  const lit = lighten(dark, [at(1, 1), at(2, 1), at(3, 1), at(5, 1)], 'dim');
  expect(light(lit)).toEqual({ ambient: 'dark', regions: [{ x: 1, y: 1, w: 3, h: 1, grade: 'dim' }] });
  expect(light(lighten(lit, [at(2, 1)], null))).toEqual({
    ambient: 'dark',
    regions: [
      { x: 1, y: 1, grade: 'dim' },
      { x: 3, y: 1, grade: 'dim' },
    ],
  });
  expect(lighten(dark, [at(9, 9)], 'dim')).toBe(dark);
});

test('a lamp is set, shines farther, and is removed when the same lamp is set again', () => {
  const lit = setLamps(cave, [at(2, 2)], { bright: 2, dim: 4 });
  expect(light(lit)).toEqual({ ambient: 'bright', sources: [{ x: 2, y: 2, bright: 2, dim: 4 }] });
  const farther = setLamps(lit, [at(2, 2)], { bright: 3, dim: 6 });
  expect(light(farther)).toMatchObject({ sources: [{ x: 2, y: 2, bright: 3, dim: 6 }] });
  expect(light(setLamps(farther, [at(2, 2)], { bright: 3, dim: 6 }))).toMatchObject({ sources: [] });
  expect(setLamps(cave, [at(5, 0)], { bright: 3, dim: 6 })).toBe(cave);
});
