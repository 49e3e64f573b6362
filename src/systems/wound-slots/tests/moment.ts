import type { Moment } from '../../../engine/enumerate.ts';
import { enumerate } from '../../../engine/enumerate.ts';
import { openRun } from '../../../engine/run.ts';
import type { Tactic } from '../../../engine/system.ts';
import { askKey } from '../../../engine/tape.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Choice, Option } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { preferencesFor } from '../../../kernel/preferences.ts';
import { compare } from '../../../workbench/odds-agree.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';
import type { LineUp, Setting } from './sketch.ts';
import { encounter } from './sketch.ts';

/** Moments to take odds of: a choice was made, and the dice are still to fall. */

/** An option with the first value of each of its fields. */
function firstOf({ id, needs = {} }: Option): Choice {
  const fields = Object.entries(needs).map(([field, need]): readonly [string, Json] => {
    if (need.kind === 'one') return [field, need.oneOf[0]?.id ?? ''];
    if (need.kind === 'cell') return [field, { x: need.cells[0]?.x ?? 0, y: need.cells[0]?.y ?? 0 }];
    return [field, need.kind === 'number' ? need.default : []];
  });
  return { option: id, ...Object.fromEntries(fields) };
}

/** Everybody answers with the first of these that is legal, else with nothing. */
export const answering = (...wanted: readonly string[]): Tactic<Fight> => ({
  id: 'told',
  label: 'As told',
  about: 'Answers as the test says.',
  decide(question) {
    for (const option of [...wanted, 'decline', 'stop', 'end']) {
      const read = question.read({ option });
      if (!isRefusal(read)) return read;
    }
    for (const option of question.options()) {
      const read = question.read(firstOf(option));
      if (!isRefusal(read)) return read;
    }
    throw new Error(`no answer to ${question.id}: ${question.options().map(({ id }) => id)}`);
  },
});

/** The moment right after this choice of the one whose turn it is. */
export function momentOf(lineUp: LineUp, made: Choice, setting: Setting = {}): Moment<Fight> {
  const begun = system.encounters.begin(encounter(lineUp, setting));
  if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
  const run = openRun(system, begun.fight, {
    seed: 'odds',
    tape: [],
    redo: [],
    preferences: preferencesFor('seeded'),
  });
  const awaited = run.awaited();
  if (awaited?.kind !== 'choose') throw new Error('nobody is asked');
  const full = awaited.question.read(made);
  if (isRefusal(full)) throw new Error(full.because);
  const { base, answers } = run.moment();
  return { base, answers: [...answers, { kind: 'ask', key: askKey(awaited.question), choice: full }] };
}

/** How many ways the dice can matter. */
export function waysOf(moment: Moment<Fight>, tactic: Tactic<Fight>): number {
  let ways = 0;
  enumerate(system, moment, tactic, 20_000, () => {
    ways++;
  });
  return ways;
}

/** Exact odds against so many plays: how far chi square stays below its limit, from 0 to 1. */
export function agreement(moment: Moment<Fight>, tactic: Tactic<Fight>, samples: number): number {
  const chi = compare(system, moment, tactic, samples, 'fixed');
  if (chi === null) throw new Error('the odds are not exact');
  return chi.value / chi.limit;
}
