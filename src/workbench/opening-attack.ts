import type { Moment } from '../engine/enumerate.ts';
import { enumerate } from '../engine/enumerate.ts';
import { openRun } from '../engine/run.ts';
import type { System, Tactic } from '../engine/system.ts';
import { askKey } from '../engine/tape.ts';
import { TooManyBranches } from '../kernel/distribution.ts';
import { isRefusal } from '../kernel/port.ts';
import { preferencesFor } from '../kernel/preferences.ts';
import { stream } from '../kernel/streams.ts';
import { beginSample } from './samples.ts';

/**
 * The moment of the first choice with more than ten ways in the first sample fight, played by the default tactic: a
 * deed to compute odds of. `null` if there is none in the first 60 answers.
 */
export function openingAttack(system: System): Moment<unknown> | null {
  const sample = system.encounters.pack.encounters[0];
  if (!sample) return null;
  const tactic = system.tactics[system.defaultTactic] as Tactic;
  const run = openRun(system, beginSample(system, sample.id), {
    seed: 'opening',
    tape: [],
    redo: [],
    preferences: preferencesFor('seeded'),
  });
  for (let turn = 0; turn < 60; turn++) {
    const awaited = run.awaited();
    if (awaited?.kind !== 'choose') return null;
    const choice = awaited.question.read(tactic.decide(awaited.question, run.fight(), stream('opening')));
    if (isRefusal(choice)) return null;
    const { base, answers } = run.moment();
    const moment = {
      base,
      answers: [...answers, { kind: 'ask', key: askKey(awaited.question), choice } as const],
    };
    const leaves = leavesOf(system, moment, tactic);
    if (leaves !== null && leaves > 10) return moment;
    run.answer(choice);
  }
  return null;
}

/** The number of ways of a choice; `null` above 20,000, as when all combatants roll initiative. */
function leavesOf(system: System, moment: Moment<unknown>, tactic: Tactic): number | null {
  let leaves = 0;
  try {
    enumerate(system, moment, tactic, { ways: 20_000 }, () => {
      leaves++;
    });
  } catch (thrown) {
    if (thrown instanceof TooManyBranches) return null;
    throw thrown;
  }
  return leaves;
}
