import { ScriptAnswers } from '../../../engine/script.ts';
import type { Told } from '../../../engine/table.ts';
import { Table } from '../../../engine/table.ts';
import type { Faces } from '../../../kernel/dice.ts';
import type { Choice, Why } from '../../../kernel/port.ts';
import type { Facts } from '../facts/index.ts';
import { system } from '../index.ts';
import type { Fight } from '../state.ts';

/** Runs a single rule at a table with fixed faces and answers, all of which must be used. */
export interface Bare<R> {
  readonly result: R;
  readonly facts: readonly Told<Facts>[];
  /** The rolls in order. */
  readonly rolled: readonly Why[];
  readonly fight: Fight;
}

export interface Script {
  readonly faces?: readonly Faces[];
  readonly choices?: readonly Choice[];
}

export function play<R>(fight: Fight, script: Script, rule: (table: Table<Fight, Facts>) => R): Bare<R> {
  const answers = new ScriptAnswers<Fight, Facts>(script);
  const facts: Told<Facts>[] = [];
  const witness = { told: (fact: Told<Facts>): void => void facts.push(fact) };
  const result = rule(new Table<Fight, Facts>(system, fight, answers, witness));
  answers.done();
  return { result, facts, rolled: answers.rolled, fight };
}
