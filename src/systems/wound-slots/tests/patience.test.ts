import { expect, test } from 'vitest';
import { playOut, SampleAnswers } from '../../../engine/sample.ts';
import type { Tactic } from '../../../engine/system.ts';
import { stream } from '../../../kernel/streams.ts';
import { apply } from '../apply/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { guarding, menacesTo } from '../tactics/guard.ts';
import { simple } from '../tactics/index.ts';
import { begun } from './line-up.ts';

/** What only puts off the end counts less where it changes nothing. */

const captain = {
  use: 'knight',
  sheet: { name: 'Toll captain', attributes: { vitality: 3 }, skills: { melee: { rank: 5 } } },
};

test('[SL-SEQ-4] an ogre and a captain who trip each other and defend come to an end', {
  timeout: 60_000,
}, () => {
  const rounds = Array.from({ length: 20 }, (_, seed) => {
    const fight = begun(
      { red: { ogre: { at: [2, 2] } }, blue: { captain: { ...captain, at: [9, 2] } } },
      { fromTheStart: true },
    );
    const answers = new SampleAnswers(
      stream(`dice/${seed}`),
      stream(`minds/${seed}`),
      () => simple as unknown as Tactic<Fight>,
    );
    return playOut(system, fight, answers as never, { roundCap: 60 }).rounds;
  });
  expect(Math.max(...rounds)).toBeLessThan(30);
  expect(rounds.reduce((sum, each) => sum + each, 0) / rounds.length).toBeLessThan(12);
});

/** The worth of Defend to Torvin beside the guard, so many rounds after the last wound. */
const worthOfDefend = (quiet: number): number => {
  const fight = begun(
    { red: { torvin: { at: [5, 5], now: { ap: 12 } } }, blue: { guard: { at: [6, 5], now: { ap: 18 } } } },
    { round: 20 },
  );
  fight.quietSince = 20 - quiet;
  const who = one(fight, 'torvin');
  return guarding(fight, who, () => menacesTo(fight, who))?.worth ?? 0;
};

test('[SL-COM-2] Defend is worth its whole for some rounds, then less from round to round', () => {
  const [now, later, latest] = [worthOfDefend(0), worthOfDefend(6), worthOfDefend(12)];
  expect(worthOfDefend(3)).toBe(now);
  expect(later).toBeLessThan(now / 2);
  expect(latest).toBeLessThan(now / 20);
  expect(latest).toBeGreaterThan(0);
});

test('[SL-HLT-9] it counts from the last wound', () => {
  const fight = begun({ red: { torvin: {} }, blue: { guard: { at: [6, 5] } } }, { round: 4 });
  fight.round = 9;
  const { wounds } = one(fight, 'guard');
  expect(fight.quietSince).toBe(4);
  apply(fight, { fact: 'wound', who: 'guard', wounds: { ...wounds, light: 1 } } as never);
  expect(fight.quietSince).toBe(9);
});
