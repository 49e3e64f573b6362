import type { Moment } from '../../engine/enumerate.ts';
import { enumerate } from '../../engine/enumerate.ts';
import { openRun } from '../../engine/run.ts';
import type { System, Tactic } from '../../engine/system.ts';
import { askKey } from '../../engine/tape.ts';
import type { Json } from '../../kernel/json.ts';
import type { Choice, Fact, Option } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { preferencesFor } from '../../kernel/preferences.ts';
import { compare } from '../../workbench/odds-agree.ts';

/**
 * Moments to compute odds for: a choice was made, and its dice are still to be rolled. For the tests of every system.
 */

/** A choice of the option with the first value of each field. */
function firstOf({ id, needs = {} }: Option): Choice {
  const fields = Object.entries(needs).map(([field, need]): readonly [string, Json] => {
    if (need.kind === 'one') return [field, need.oneOf[0]?.id ?? ''];
    if (need.kind === 'cell') return [field, { x: need.cells[0]?.x ?? 0, y: need.cells[0]?.y ?? 0 }];
    return [field, need.kind === 'number' ? need.default : []];
  });
  return { option: id, ...Object.fromEntries(fields) };
}

/**
 * A tactic that answers with the first legal one of these options, with these fields; otherwise declines; otherwise
 * takes the first option that can be chosen.
 */
export const answering = <S>(
  wanted: readonly string[],
  fields: { readonly [field: string]: Json } = {},
): Tactic<S> => ({
  id: 'told',
  label: 'As told',
  about: 'Answers as the test says.',
  decide(question) {
    for (const option of [...wanted, 'decline', 'stop', 'none', 'end']) {
      const read = question.read({ option, ...fields });
      if (!isRefusal(read)) return read;
    }
    for (const option of question.options()) {
      const read = question.read(firstOf(option));
      if (!isRefusal(read)) return read;
    }
    throw new Error(`no answer to ${question.id}: ${question.options().map(({ id }) => id)}`);
  },
});

/** What tests of odds need, for a system and the notation in which its tests write encounters. */
export const momentsOf = <S, F extends Fact, LineUp, Setting>(
  system: System<S, F>,
  encounter: (lineUp: LineUp, setting: Setting) => Json,
) => ({
  /** The moment right after this choice of the one who is asked first; `then` changes the fight beforehand. */
  momentOf(
    lineUp: LineUp,
    made: Choice,
    setting: Setting = {} as Setting,
    then: (fight: S) => void = () => {},
  ): Moment<S> {
    const begun = system.encounters.begin(encounter(lineUp, setting));
    if (!begun.ok) throw new Error(JSON.stringify(begun.problems));
    then(begun.fight);
    const start = { seed: 'odds', tape: [], redo: [], preferences: preferencesFor('seeded') };
    const run = openRun(system, begun.fight, start);
    const awaited = run.awaited();
    if (awaited?.kind !== 'choose') throw new Error('nobody is asked');
    const full = awaited.question.read(made);
    if (isRefusal(full)) throw new Error(full.because);
    const { base, answers } = run.moment();
    return { base, answers: [...answers, { kind: 'ask', key: askKey(awaited.question), choice: full }] };
  },

  /** The number of ways of the enumeration. */
  waysOf(moment: Moment<S>, tactic: Tactic<S>): number {
    let ways = 0;
    enumerate(system, moment, tactic, { ways: 20_000 }, () => {
      ways++;
    });
    return ways;
  },

  /** Compares exact odds with samples: chi square as a fraction of its limit; agreement is up to 1. */
  agreement(moment: Moment<S>, tactic: Tactic<S>, samples: number): number {
    const chi = compare(system, moment, tactic, samples, 'fixed');
    if (chi === null) throw new Error('the odds are not exact');
    return chi.value / chi.limit;
  },
});
