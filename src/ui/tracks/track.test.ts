import { expect, test } from 'vitest';
import type { Track } from '../../kernel/view.ts';
import {
  backOf,
  deepParts,
  filled,
  isSlots,
  leftAfter,
  meanWords,
  partOf,
  slotCells,
  trackCells,
  trackSentence,
} from './track.ts';

const track: Track = {
  label: 'Wounds',
  kind: 'boxes',
  max: 5,
  left: 3,
  clause: 'X',
  marks: [{ at: 5, label: 'Cut arm' }],
};

test('the boxes that a choice would take are the last of those left', () => {
  expect(trackCells(track, 2).map((cell) => cell.state)).toEqual(['left', 'ghost', 'ghost', 'gone', 'gone']);
  expect(trackCells(track, 9).map((cell) => cell.state)).toEqual(['ghost', 'ghost', 'ghost', 'gone', 'gone']);
  expect(trackCells(track, 0)[4]).toEqual({ at: 5, state: 'gone', label: 'Cut arm' });
});

test('the parts of a bar, as shares of its maximum', () => {
  expect(partOf(track, 1)).toEqual({ left: 0.4, gone: 0.2 });
  expect(partOf({ ...track, left: -2 }, 3)).toEqual({ left: 0, gone: 0 });
  expect(partOf({ ...track, max: 0, left: 0 }, 1)).toEqual({ left: 0, gone: 0 });
});

test('the words for a track: what is left, its marks, what would be lost', () => {
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

const severe: Track = { label: 'Severe', kind: 'slots', max: 3, left: 1, clause: 'X', spills: 'critical' };

test('slots without marks fill from the first on; the next one is shown with its chance', () => {
  expect(isSlots(severe)).toBe(true);
  expect(isSlots({ ...severe, marks: [{ at: 1, label: 'Cut arm' }] })).toBe(false);
  expect(slotCells(severe, 0.31).map(({ state }) => state)).toEqual(['gone', 'gone', 'ghost']);
  expect(slotCells(severe, 0).map(({ state }) => state)).toEqual(['gone', 'gone', 'left']);
  expect(slotCells({ ...severe, left: 3 }, 1.6).map(({ state }) => state)).toEqual([
    'ghost',
    'ghost',
    'left',
  ]);
  expect([0.314, 0.001, 0.997, 1, 1.62].map(meanWords)).toEqual(['31 %', '<1 %', '>99 %', '100 %', '1.6']);
});

test('the words for slots: how many are filled, whether it is full, the chance of another one', () => {
  expect(trackSentence(severe, 0.31)).toBe('Severe: 2 of 3 slots filled, another one: 31 %');
  expect(trackSentence({ ...severe, left: 0 }, 0)).toBe('Severe: 3 of 3 slots filled, full');
});

test('a bar with a least value below 0 shows its lower half once something is or would be below 0', () => {
  const vitality: Track = {
    label: 'Vitality',
    kind: 'bar',
    max: 30,
    left: 6,
    clause: 'X',
    least: { at: -30, label: 'Death' },
  };
  expect(deepParts(vitality, 6)).toBeNull();
  expect(deepParts(track, 9)).toBeNull();
  // On a bar from −30 to 30, 6 is at 36 of 60, and 9 less at 27 of 60.
  const near = deepParts(vitality, 9);
  expect(near?.zero).toBe(0.5);
  expect(near?.left).toBeCloseTo(27 / 60);
  expect(near?.gone).toBeCloseTo(9 / 60);
  expect(deepParts({ ...vitality, left: -15 }, 0)).toEqual({ zero: 0.5, left: 0.25, gone: 0 });
  expect(deepParts({ ...vitality, left: -15 }, 99)).toEqual({ zero: 0.5, left: 0, gone: 0.25 });
  expect(leftAfter({ ...vitality, left: -15 }, 99)).toBe(-30);
  expect(leftAfter(track, 9)).toBe(0);
  expect(trackSentence({ ...vitality, left: -5 }, 0)).toBe('Vitality: −5 of 30; Death at −30');
});

test('what healing would give back: the first boxes that are gone, a part of a bar, the last slots that are filled', () => {
  expect(trackCells(track, -1).map((cell) => cell.state)).toEqual(['left', 'left', 'left', 'back', 'gone']);
  expect(trackCells(track, -9).map((cell) => cell.state)).toEqual(['left', 'left', 'left', 'back', 'back']);
  expect(backOf(track, -1)).toEqual({ from: 0.6, width: expect.closeTo(0.2) });
  expect(backOf(track, -9)).toEqual({ from: 0.6, width: expect.closeTo(0.4) });
  expect(backOf(track, 2).width).toBe(0);
  expect(slotCells(severe, -0.62).map(({ state }) => state)).toEqual(['gone', 'back', 'left']);
  expect([leftAfter(track, -1.26), leftAfter(track, -9)]).toEqual([4.3, 5]);
  expect(trackSentence({ ...track, marks: [] }, -1.25)).toBe('Wounds: 3 of 5, 1.3 would come back');
  expect(trackSentence(severe, -0.62)).toBe('Severe: 2 of 3 slots filled, one eased: 62 %');
});

test('healing below 0 begins at the present value of a bar with a lower half', () => {
  const deep: Track = { ...track, kind: 'bar', max: 30, left: -15, least: { at: -30, label: 'Death' } };
  // From −15 to −6 on a bar from −30 to 30.
  expect(backOf(deep, -9)).toEqual({ from: 0.25, width: expect.closeTo(9 / 60) });
});

test('a shield may rise above what it began with', () => {
  const shield: Track = { ...track, kind: 'bar', max: 2, left: 2, shields: 'Wounds' };
  expect(leftAfter(shield, -4)).toBe(6);
});
