import { expect, test } from 'vitest';
import {
  back,
  facesOf,
  isComplete,
  isStarted,
  padOf,
  poolName,
  press,
  pressHalf,
  restProblem,
  select,
} from './pad.ts';

const typed = (sides: readonly number[], ...faces: number[]) =>
  faces.reduce(press, padOf(sides.map((one) => ({ sides: one }))));

test('one die is complete with its first key', () => {
  const pad = typed([20], 17);
  expect(isComplete(pad)).toBe(true);
  expect(facesOf(pad)).toEqual([17]);
});

test('a face that the die does not have is ignored', () => {
  expect(isStarted(typed([6], 7))).toBe(false);
  expect(isStarted(typed([6], 0))).toBe(false);
});

test('with several dice the next missing one is selected automatically', () => {
  let pad = typed([6, 8, 6], 3);
  expect(pad.at).toBe(1);
  pad = press(select(pad, 2), 5);
  expect(pad.at).toBe(1);
  pad = press(pad, 8);
  expect(isComplete(pad)).toBe(true);
  expect(facesOf(pad)).toEqual([3, 8, 5]);
});

test('a die with a wrong face can be selected and typed again', () => {
  const pad = press(select(typed([6, 6], 3), 0), 4);
  expect(facesOf(pad)).toEqual([4, null]);
  expect(pad.at).toBe(1);
});

test('percentile: tens and ones in either order, 00 and 0 is 100', () => {
  const fresh = padOf([{ sides: 100 }]);
  expect(facesOf(pressHalf(pressHalf(fresh, 'tens', 3), 'ones', 7))).toEqual([37]);
  expect(facesOf(pressHalf(pressHalf(fresh, 'ones', 7), 'tens', 3))).toEqual([37]);
  expect(facesOf(pressHalf(pressHalf(fresh, 'tens', 0), 'ones', 0))).toEqual([100]);
  expect(facesOf(pressHalf(pressHalf(fresh, 'tens', 0), 'ones', 4))).toEqual([4]);
  expect(facesOf(pressHalf(pressHalf(fresh, 'tens', 9), 'ones', 0))).toEqual([90]);
});

test('percentile: the first half may be corrected before the second', () => {
  const pad = pressHalf(pressHalf(padOf([{ sides: 100 }]), 'tens', 3), 'tens', 5);
  expect(isComplete(pad)).toBe(false);
  expect(facesOf(pressHalf(pad, 'ones', 1))).toEqual([51]);
});

test('a bursting die asks for another face as long as it shows its highest', () => {
  let pad = press(padOf([{ sides: 10, burst: true }, { sides: 20 }]), 10);
  expect(pad.at).toBe(0);
  expect(isComplete(pad)).toBe(false);
  expect(restProblem(pad)).toMatch(/burst/);
  pad = press(press(pad, 10), 4);
  expect(pad.at).toBe(1);
  expect(restProblem(pad)).toBeNull();
  expect(facesOf(press(pad, 12))).toEqual([[10, 10, 4], 12]);
});

test('a percentile half that is typed must be completed before the other dice are rolled', () => {
  const pad = padOf([{ sides: 100 }, { sides: 10 }]);
  expect(restProblem(pressHalf(pad, 'tens', 3))).toMatch(/ones/);
  expect(restProblem(pressHalf(pad, 'ones', 3))).toMatch(/tens/);
  const whole = pressHalf(pressHalf(pad, 'tens', 3), 'ones', 4);
  expect(restProblem(whole)).toBeNull();
  expect(facesOf(whole)).toEqual([34, null]);
});

test('back removes a percentile’s first half, or the face of the die before', () => {
  let pad = typed([6, 6], 3);
  pad = back(pad);
  expect(pad.at).toBe(0);
  expect(isStarted(pad)).toBe(false);
  expect(back(pad)).toBe(pad);
  expect(isStarted(back(pressHalf(padOf([{ sides: 100 }]), 'tens', 3)))).toBe(false);
});

test('back removes the face that was typed last, whichever die it is of', () => {
  const third = select(padOf([{ sides: 6 }, { sides: 6 }, { sides: 6 }]), 2);
  const pad = press(press(third, 5), 2);
  expect(pad.chains).toEqual([[2], [], [5]]);
  const one = back(pad);
  expect([one.chains, one.at]).toEqual([[[], [], [5]], 0]);
  const none = back(one);
  expect([none.chains, none.at, isStarted(none)]).toEqual([[[], [], []], 2, false]);
  // A die that is typed anew has one face to be taken back.
  const anew = press(select(press(padOf([{ sides: 6 }, { sides: 6 }]), 3), 0), 4);
  expect(back(anew).chains).toEqual([[], []]);
  // A burst goes step by step.
  const burst = press(press(padOf([{ sides: 10, burst: true }, { sides: 20 }]), 10), 4);
  expect(back(burst).chains).toEqual([[10], []]);
});

test('dice without a face are null, for the table to roll', () => {
  expect(facesOf(typed([6, 6, 6], 2))).toEqual([2, null, null]);
});

test('the words for a pool: 1d20 + 2d10!', () => {
  expect(poolName([{ sides: 20 }, { sides: 10, burst: true }, { sides: 10, burst: true }])).toBe(
    '1d20 + 2d10!',
  );
});

test('a burst goes on with the die that is named next, and ends after the stated number', () => {
  let pad = press(
    padOf([
      { sides: 8, burst: true, next: [10] },
      { sides: 6, burst: true, most: 1 },
    ]),
    8,
  );
  pad = press(pad, 10);
  pad = press(pad, 9);
  pad = press(pad, 6);
  pad = press(pad, 6);
  expect(facesOf(pad)).toEqual([
    [8, 10, 9],
    [6, 6],
  ]);
});
