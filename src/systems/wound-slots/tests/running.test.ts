import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** When those whom a tactic plays run (SL-POS-7): a Dash is for walking twice as far, and for nothing else. */

/** A knight in the turn, 40 yards from an archer at whom nobody shoots. */
const turnOfKnight = (now: { readonly ap: number; readonly conditions?: readonly string[] }): Choice => {
  const fight = begun(
    { watch: { knight: { at: [42, 5], now } }, heroes: { pell: { at: [2, 5] } } },
    { turnOf: 'knight', field: { width: 50, height: 12 } },
  );
  return (
    tactics.simple.decide(turnQuestion(fight, 'knight'), fight, stream('minds')) ?? { option: 'nothing' }
  );
};

test('[SL-POS-7] nobody pays for a Dash who keeps the AP back that it would run with', () => {
  // 5 AP, of which 4 are kept for a guard: the 3 that a Dash leaves would not buy a yard.
  expect(turnOfKnight({ ap: 5 }).option).not.toBe('dash');
  // Of 10 AP 6 may be walked with, which are 13 yards; at a run the 4 that are left carry 18.
  expect(turnOfKnight({ ap: 10 }).option).toBe('dash');
});

test('[SL-POS-7] whoever has dashed runs', () => {
  expect(turnOfKnight({ ap: 8, conditions: ['dashing'] }).option).toBe('move');
});
