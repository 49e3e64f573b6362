import { expect, test } from 'vitest';
import type { Choice } from '../../../kernel/port.ts';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { tactics } from '../tactics/index.ts';
import { begun } from './sketch.ts';

/** When a tactic dashes (SL-POS-7): a Dash is only good for walking twice as far. */

/** A knight's turn, 40 yards from an archer whom nobody threatens. */
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
  // Of 5 AP 4 are reserved for Defend: the 3 that are left after a Dash would not buy a yard.
  expect(turnOfKnight({ ap: 5 }).option).not.toBe('dash');
  // Of 10 AP 6 can be used for walking, 13 yards. After a Dash the remaining 4 buy 18.
  expect(turnOfKnight({ ap: 10 }).option).toBe('dash');
});

test('[SL-POS-7] whoever has dashed runs', () => {
  expect(turnOfKnight({ ap: 8, conditions: ['dashing'] }).option).toBe('move');
});
