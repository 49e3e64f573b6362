import { reasonOf } from '../engine/keen/because.ts';
import type { Run } from '../engine/run.ts';
import type { Tactic } from '../engine/system.ts';
import { decided } from '../engine/table.ts';
import { awaits } from '../engine/waves.ts';
import type { Fact } from '../kernel/port.ts';
import { doerOf } from '../kernel/port.ts';
import { fieldValuesOf, optionOf, pricedAs, sentenceOf } from '../kernel/sentence.ts';
import { stream } from '../kernel/streams.ts';
import type { AdviceReply, ErrorReply } from '../protocol/messages.ts';
import { failure } from './failures.ts';
import { knowsTactic, noSuchTactic } from './named.ts';
import { handsNow } from './preferences.ts';

/**
 * What a tactic would answer to the pending question, and why. Without `wanted` it is the tactic to which the combatant
 * is handed over, else the default. Changes nothing, and is deterministic: the same moment gives the same advice.
 */
export function adviceOn(
  run: Run<unknown, Fact>,
  prompt: number,
  wanted: string | undefined,
): AdviceReply | ErrorReply {
  const { system } = run;
  const awaited = run.awaited();
  if (awaited?.kind !== 'choose') {
    return failure('wrong-answer', 'the table does not wait for a choice: there is nothing to advise', 'do');
  }
  const { question } = awaited;
  const fight = run.fight();
  const view = system.view(fight);
  const { seed, preferences } = run.start();
  const hands = handsNow(system, preferences, view);
  const hand = hands[doerOf(question)] ?? hands[question.for];
  const id = wanted ?? hand?.tactic ?? system.defaultTactic;
  if (!knowsTactic(system, id)) return failure('unknown-tactic', noSuchTactic(system, id), 'tactic');
  const tactic = system.tactics[id] as Tactic;
  const moment = run.moment();
  const { step, answers } = moment;
  const random = stream(`${seed}/advice/${step}/${answers.length}`);
  const coming = run.waves().filter(({ held }) => !held);
  const choice =
    awaits(question, coming, Number.POSITIVE_INFINITY) ?? decided(question, tactic, fight, random, moment);
  const because = reasonOf(system, tactic, question, fight, choice, moment);
  const option = optionOf(question.options(), choice);
  const payer = view.combatants[option?.by ?? doerOf(question)];
  const { cost, whole } = system.preview(fight, question, choice);
  return {
    ok: true,
    answers: prompt,
    tactic: id,
    choice,
    sentence: option
      ? sentenceOf(pricedAs(option, cost, payer), fieldValuesOf(option, choice), payer, whole)
      : choice.option,
    ...(because !== undefined && { because }),
  };
}
