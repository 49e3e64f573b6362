import { expect, test } from 'vitest';
import type { Track } from '../../kernel/view.ts';
import { filled, partOf, trackCells, trackSentence, vitalHarm } from './track.ts';

const track: Track = {
  label: 'Wounds',
  kind: 'boxes',
  max: 5,
  left: 3,
  clause: 'X',
  marks: [{ at: 5, label: 'Cut arm' }],
};

test('what a choice would take is the last of what is left', () => {
  expect(trackCells(track, 2).map((cell) => cell.state)).toEqual(['left', 'ghost', 'ghost', 'gone', 'gone']);
  expect(trackCells(track, 9).map((cell) => cell.state)).toEqual(['ghost', 'ghost', 'ghost', 'gone', 'gone']);
  expect(trackCells(track, 0)[4]).toEqual({ at: 5, state: 'gone', label: 'Cut arm' });
});

test('a bar in parts of one', () => {
  expect(partOf(track, 1)).toEqual({ left: 0.4, gone: 0.2 });
  expect(partOf({ ...track, left: -2 }, 3)).toEqual({ left: 0, gone: 0 });
  expect(partOf({ ...track, max: 0, left: 0 }, 1)).toEqual({ left: 0, gone: 0 });
});

test('in words', () => {
  expect(trackSentence(track, 0)).toBe('Wounds: 3 of 5; Cut arm at 5');
  expect(trackSentence({ ...track, marks: [] }, 1.25)).toBe('Wounds: 3 of 5, 1.3 would be lost');
});

test('a gauge fills up towards its thresholds', () => {
  const stress: Track = {
    ...track,
    label: 'Stress',
    kind: 'gauge',
    max: 50,
    left: 20,
    marks: [{ at: 31, label: 'Fatigued' }],
  };
  expect(filled(stress, 5)).toEqual({ now: 0.4, more: 0.1 });
  expect(filled({ ...stress, left: 60 }, 5)).toEqual({ now: 1, more: 0 });
  expect(trackSentence(stress, 5)).toBe('Stress: 20; Fatigued at 31');
});

test('pending harm falls on the tracks that it names; what gathers is no loss of what is left', () => {
  const tracks = {
    light: track,
    heavy: { ...track, label: 'Heavy' },
    stress: { ...track, kind: 'gauge' as const },
  };
  expect(vitalHarm({ tracks }, { heavy: 1.5, light: 0.5, stress: 4, gone: 9 })).toBe(2);
  expect(vitalHarm({ tracks })).toBe(0);
});
