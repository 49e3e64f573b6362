import { expect, test } from 'vitest';
import type { Track } from './view.ts';
import { vitality, vitalLoss, vitalWords } from './vitality.ts';

const boxes = (label: string, left: number, max: number): Track => ({
  label,
  kind: 'boxes',
  left,
  max,
  clause: 'X',
});

test('the vitality of a single track is that track; without tracks there is none', () => {
  const health = boxes('Health', 3, 7);
  expect(vitality({ tracks: { health } })).toBe(health);
  expect(vitality({ tracks: {} })).toBeUndefined();
});

test('several tracks are added up, and a gauge such as Stress is left out', () => {
  const tracks = {
    light: boxes('Light', 1, 4),
    heavy: boxes('Heavy', 2, 2),
    deadly: boxes('Deadly', 1, 1),
    stress: { ...boxes('Stress', 30, 60), kind: 'gauge' as const },
  };
  expect(vitality({ tracks })).toMatchObject({ label: 'Wounds left', kind: 'bar', left: 4, max: 7 });
});

test('pending harm is added up over the tracks it names; gauges and unknown tracks do not count', () => {
  const track = boxes('Light', 3, 5);
  const tracks = {
    light: track,
    heavy: { ...track, label: 'Heavy' },
    stress: { ...track, kind: 'gauge' as const },
  };
  expect(vitalLoss({ tracks }, { heavy: 1.5, light: 0.5, stress: 4, gone: 9 })).toBe(2);
  expect(vitalLoss({ tracks })).toBe(0);
});

const rung = (label: string, left: number, max: number, spills?: string): Track => ({
  ...boxes(label, left, max),
  kind: 'slots',
  ...(spills === undefined ? {} : { spills }),
});

test('of tracks that spill into each other the worst one reached counts, however much is free below it', () => {
  const rungs = (light: number, severe: number, fatal: number) =>
    vitality({
      tracks: {
        light: rung('Light', light, 5, 'severe'),
        severe: rung('Severe', severe, 2, 'fatal'),
        fatal: rung('Fatal', fatal, 1),
      },
    });
  expect(rungs(5, 2, 1)).toMatchObject({ left: 3, max: 3, words: 'none' });
  // Two rungs above light, and 4 of its 5 slots are free.
  expect(rungs(4, 2, 1)).toMatchObject({ left: 2.8, words: 'light' });
  expect(rungs(0, 1, 1)).toMatchObject({ left: 1.5, words: 'severe' });
  expect(rungs(5, 2, 0)).toMatchObject({ left: 0, words: 'fatal' });
});

test('with tracks that spill, half a light wound is a loss of 0.1, half a severe wound of 0.65', () => {
  const tracks = {
    light: rung('Light', 4, 5, 'severe'),
    severe: rung('Severe', 2, 2, 'fatal'),
    fatal: rung('Fatal', 1, 1),
  };
  // From 2.8 down to 2.6, half the time.
  expect(vitalLoss({ tracks }, { light: 0.5 })).toBeCloseTo(0.1);
  // From 2.8 down to 1.5, half the time.
  expect(vitalLoss({ tracks }, { severe: 0.5 })).toBeCloseTo(0.65);
});

test('what is given back is a loss below 0: half an eased light wound 0.1, none where nothing is filled', () => {
  const tracks = {
    light: rung('Light', 4, 5, 'severe'),
    severe: rung('Severe', 2, 2, 'fatal'),
    fatal: rung('Fatal', 1, 1),
  };
  // From 2.8 up to 3, half the time.
  expect(vitalLoss({ tracks }, { light: -0.5 })).toBeCloseTo(-0.1);
  expect(vitalLoss({ tracks }, { severe: -0.5 })).toBe(0);
  expect(vitalLoss({ tracks: { health: boxes('Health', 3, 5) } }, { health: -1.5 })).toBe(-1.5);
});

test('bars that spill into each other are one bar with a mark between, and gear is left out', () => {
  const bar = (label: string, left: number, max: number): Track => ({
    ...boxes(label, left, max),
    kind: 'bar',
  });
  const tracks = {
    durability: { ...bar('Durability', 4, 20), spills: 'health' },
    health: bar('Health', 10, 10),
    mail: { ...bar('Mail', 30, 40), gear: true as const },
  };
  const one = vitality({ tracks });
  expect(one).toMatchObject({
    label: 'Durability and Health',
    left: 14,
    max: 30,
    marks: [{ at: 10, label: 'Health' }],
  });
  expect(one && vitalWords(one)).toBe('Durability and Health 14 of 30');
  expect(vitalLoss({ tracks }, { durability: 3, health: 1, mail: 5 })).toBe(4);
});

test('a shield stands beside its track while it lasts, and harm to it is not counted', () => {
  const health = boxes('Health', 3, 7);
  const ward = { ...boxes('Ward', 2, 10), shields: 'health' };
  const one = vitality({ tracks: { health, ward } });
  expect(one).toMatchObject({ left: 3, max: 7, shield: { label: 'Ward', left: 2 } });
  expect(one && vitalWords(one)).toBe('Health 3 of 7 and 2 Ward');
  expect(vitality({ tracks: { health, ward: { ...ward, left: 0 } } })).toBe(health);
  expect(vitalLoss({ tracks: { health, ward } }, { health: 1, ward: 2 })).toBe(1);
  expect(vitalWords({ ...health, left: -4 })).toBe('Health −4 of 7');
});
