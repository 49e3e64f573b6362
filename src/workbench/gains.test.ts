import { expect, test } from 'vitest';
import type { System } from '../engine/system.ts';
import { dareSystem, turnOf } from '../engine/testing/dare-system.ts';
import { gainOf, kindOf } from './gains.ts';

const system = dareSystem as unknown as System;

/** What Ada gains by an answer in place of a jab; with a jab each, she strikes first. */
function gain(hearts: { readonly ada: number; readonly bea: number }, option: string, plays: number): number {
  const people = {
    ada: { hearts: hearts.ada, breath: 0 },
    bea: { hearts: hearts.bea, breath: 0 },
  };
  const moment = { base: { active: 'ada', round: 0, people }, answers: [] };
  const question = turnOf('ada');
  const alternative = { question, moment, side: 'ada', usual: { option: 'jab' }, other: { option } };
  return gainOf(system, alternative, 'gain', plays);
}

test('a draw in place of a defeat gains half', () => {
  // Jabs: Bea 3, Ada 2, Bea 1, Ada 0. A lunge takes both out.
  expect(gain({ ada: 4, bea: 5 }, 'lunge', 3)).toBe(0.5);
  expect(gain({ ada: 4, bea: 5 }, 'jab', 3)).toBe(0);
});

test('a gamble in place of a sure win loses as often as it misses: one time in four', () => {
  // Jabs: Bea 3, Ada 4, Bea 1, Ada 2, Bea out. After a miss Ada is out before.
  expect(gain({ ada: 6, bea: 5 }, 'gamble', 4000)).toBeCloseTo(-0.25, 1);
});

test('answers are told apart by their options', () => {
  const kind = (other: string): string => kindOf(turnOf('ada'), { option: 'jab' }, { option: other });
  expect([kind('lunge'), kind('jab')]).toEqual(['turn: jab → lunge', 'turn: another jab']);
});
