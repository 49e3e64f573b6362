import { expect, test } from 'vitest';
import { oddsOf } from '../../../engine/odds.ts';
import { answering as told } from '../../testing/moments.ts';
import { tellsOdds } from '../../testing/telling.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import { choice } from './line-up.ts';
import { momentOf } from './moment.ts';

// The outcome of a jump down is the harm it does.
tellsOdds(system, ['turn/jump-down']);

test('[PE-ACT-19] the chance of a task, once the game master has said what it is tested with', () => {
  const lineUp = { evokers: { rin: { at: [2, 5] } }, shadows: { ogre: { at: [9, 5] } } } as const;
  const made = choice('use-skill', { what: 'disarm the trap' });
  const says = told<Fight>(['test', 'words'], { tested: 'acrobatics', modifier: -10 });
  const { exact, chances } = oddsOf(system, momentOf(lineUp, made), says);
  // Agility 41, 10 less.
  expect([exact, chances.works, chances.fails]).toEqual([true, expect.closeTo(0.31), expect.closeTo(0.69)]);
});
