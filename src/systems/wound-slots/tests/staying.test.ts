import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** Torvin, who can do no more than walk, near an ogre with AP for one attack, after so many yards without a break. */
function after(runUp: number): Choice | null {
  const fight = begun({
    red: { torvin: { at: [5, 5], now: { ap: 0, movement: { left: 9, walked: runUp, runUp } } } },
    blue: { ogre: { at: [8, 5], now: { ap: 8 } } },
  });
  return tactics.simple.decide(turnQuestion(fight, 'torvin'), fight, stream('minds'));
}

test('[SL-MOV-5] whoever has just come nearer does not walk back with the yards that are left', () => {
  expect(after(0)).toMatchObject({ option: 'move' });
  expect(after(6)).toEqual({ option: 'end-turn' });
});
