import { expect, test } from 'vitest';
import { stream } from '../../../kernel/streams.ts';
import { turnQuestion } from '../menu.ts';
import { one } from '../state.ts';
import type { Deed } from '../tactics/deeds.ts';
import { tactics } from '../tactics/index.ts';
import { bestPlan, firstsOf } from '../tactics/plan.ts';
import { begun } from './sketch.ts';

/** How tactics spend AP, also where a staggered combatant has one action in a turn (SL-CND-7, SL-R33). */

const deed = (option: string, ap: number, worth: number): Deed => ({
  choice: { option },
  worth,
  ap,
  needs: ap,
});
const quick = deed('quick', 4, 3);
const strong = deed('strong', 8, 5);
const guard = deed('defend', 2, 2);
const nothing = () => 0;

test('[SL-R33] many deeds are worth more together; of one action only the best single deed counts, and what is kept', () => {
  const purse = { ap: 8, once: false, kept: nothing };
  // Two quick ones: 6 against 5.
  expect(bestPlan([quick, strong], null, purse)).toEqual({ first: quick, value: 6 });
  expect(bestPlan([quick, strong], null, { ...purse, once: true })).toEqual({ first: strong, value: 5 });
  // An AP that is kept is worth 1: 3 + 4 against 5.
  const saves = { ap: 8, once: true, kept: (left: number) => left };
  expect(bestPlan([quick, strong], null, saves)).toEqual({ first: null, value: 8 });
  expect(firstsOf([quick, strong], null, saves)).toEqual([
    { choice: quick.choice, worth: 7 },
    { choice: strong.choice, worth: 5 },
  ]);
  // Defend comes after attacks, or is the one action.
  expect(bestPlan([quick], guard, { ...purse, ap: 6 })).toEqual({ first: quick, value: 3 + 2 });
  expect(bestPlan([quick], guard, { ...purse, once: true })).toEqual({ first: quick, value: 3 });
  const dear = deed('defend', 2, 4);
  expect(bestPlan([quick], dear, { ...purse, once: true })).toEqual({ first: dear, value: 4 });
});

test('[SL-CND-7] [SL-R33] ruling staggered oneAction: after its action the sensible tactic attacks no more, and moves or ends', () => {
  const fight = begun(
    { red: { wenna: { at: [5, 5], now: { fatigue: 12, ap: 14 } } }, blue: { guard: { at: [6, 5] } } },
    { rulings: { staggered: 'oneAction' }, turnOf: 'wenna' },
  );
  one(fight, 'wenna').acted = true;
  const weighed = tactics.simple.candidates?.(turnQuestion(fight, 'wenna'), fight, stream('minds')) ?? [];
  const question = turnQuestion(fight, 'wenna');
  expect(weighed.length).toBeGreaterThan(0);
  for (const choice of weighed) expect('because' in question.read(choice), choice.option).toBe(false);
});
