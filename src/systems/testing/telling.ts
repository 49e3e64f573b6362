import { expect, test } from 'vitest';
import type { Moment } from '../../engine/enumerate.ts';
import { oddsOf } from '../../engine/odds.ts';
import { randomChoice } from '../../engine/random-choice.ts';
import { openRun } from '../../engine/run.ts';
import type { System, Tactic } from '../../engine/system.ts';
import { askKey } from '../../engine/tape.ts';
import type { Choice, Fact, Option, Question } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { preferencesFor } from '../../kernel/preferences.ts';
import { stream } from '../../kernel/streams.ts';
import { rolls } from '../../workbench/deeds-with-dice.ts';
import { beginSample } from '../../workbench/samples.ts';

/** The number of questions of a sample that are answered, and the effort for the odds of each deed. */
const choices = 120;
const effort = { ways: 2000, samples: 50 };
/** A deed without odds this many times is taken to have none. */
const enough = 5;

/**
 * Defines a test that every deed that rolls dice has odds. `numbers` names the deeds whose result is only a number,
 * which has no chances, as `question/option`.
 */
export function tellsOdds<S, F extends Fact>(tested: System<S, F>, numbers: readonly string[]): void {
  const system = tested as unknown as System;
  test('every option that rolls dice, walks included, has odds, unless its result is only a number', {
    timeout: 60_000,
  }, () => {
    const silent = new Map<string, number>();
    const told = new Set<string>();
    for (const { id } of system.encounters.pack.encounters) {
      listen(system, id, (question, option, moment, tactic) => {
        const name = `${question.id}/${option}`;
        if (told.has(name) || (silent.get(name) ?? 0) >= enough) return;
        const { chances } = oddsOf(system, moment, tactic, effort);
        if (Object.keys(chances).length > 0) told.add(name);
        // The dice may be those of a declared action that the answer lets pass.
        else if (!numbers.includes(`turn/${question.about?.action}`))
          silent.set(name, (silent.get(name) ?? 0) + 1);
      });
    }
    const never = [...silent].filter(([name, times]) => times >= enough && !told.has(name));
    expect(never.map(([name]) => name).filter((name) => !numbers.includes(name))).toEqual([]);
  });
}

/** Calls `hear` for every choice with dice in a fight in which about half of the decisions are random. */
function listen(
  system: System,
  sample: string,
  hear: (question: Question, option: string, moment: Moment<unknown>, tactic: Tactic) => void,
): void {
  const usual = system.tactics[system.defaultTactic] as Tactic;
  const preferences = preferencesFor('seeded');
  const run = openRun(system, beginSample(system, sample), { seed: sample, tape: [], redo: [], preferences });
  const random = stream(`telling/${sample}`);
  const filled = (question: Question, option: Option): Choice | null => {
    const choice = option.refused || option.group === 'end' ? null : randomChoice(option, random);
    const full = choice && question.read(choice);
    return full && !isRefusal(full) ? full : null;
  };
  for (let i = 0; i < choices; i++) {
    const awaited = run.awaited();
    if (awaited?.kind !== 'choose') return;
    const { question } = awaited;
    const { base, answers } = run.moment();
    const possible = question.options().flatMap((option) => filled(question, option) ?? []);
    for (const choice of possible) {
      const moment = { base, answers: [...answers, { kind: 'ask', key: askKey(question), choice } as const] };
      if (rolls(system, moment, usual)) hear(question, choice.option, moment, usual);
    }
    const [any] = random.die(2) === 1 ? possible : [];
    const rejected = run.answer(any ?? usual.decide(question, run.fight(), random));
    if (rejected) throw new Error(rejected.message);
  }
}
