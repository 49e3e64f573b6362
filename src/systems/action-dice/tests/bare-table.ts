import type { Answers } from '../../../engine/answers.ts';
import { ScriptAnswers } from '../../../engine/script.ts';
import type { Told } from '../../../engine/table.ts';
import { Table } from '../../../engine/table.ts';
import type { Faces, Pool } from '../../../kernel/dice.ts';
import type { Choice, Why } from '../../../kernel/port.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';

/** The result of one rule run with given faces and answers, all of which must be used. */
export interface Bare<R> {
  readonly result: R;
  readonly facts: readonly Told<Facts>[];
  /** The rolls, in order. */
  readonly rolled: readonly Why[];
  /** The dice of each of these rolls. */
  readonly pools: readonly Pool[];
  readonly fight: Fight;
}

interface Script {
  readonly faces?: readonly Faces[];
  readonly choices?: readonly Choice[];
}

export function play<R>(fight: Fight, script: Script, rule: (table: Table<Fight, Facts>) => R): Bare<R> {
  const answers = new ScriptAnswers<Fight, Facts>(script);
  const pools: Pool[] = [];
  const seen: Answers<Fight, Facts> = {
    draw(pool, reading, why) {
      pools.push(pool);
      return answers.draw(pool, reading, why);
    },
    ask: (question) => answers.ask(question),
  };
  const facts: Told<Facts>[] = [];
  const witness = { told: (fact: Told<Facts>): void => void facts.push(fact) };
  const result = rule(new Table<Fight, Facts>(system, fight, seen, witness));
  answers.done();
  return { result, facts, rolled: answers.rolled, pools, fight };
}
