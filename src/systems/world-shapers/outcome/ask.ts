import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { asOne } from '../held/fallen.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { damageOutcome } from './damage.ts';
import type { OutcomeKind, OutcomeSpec } from './kind.ts';
import { goneOutcome, placeOutcome, pushOutcome } from './moves.ts';
import { doorOutcome, yieldOutcome } from './others.ts';
import { recoveryOutcome, restoreOutcome, upcastOutcome } from './recovery.ts';
import { reliefOutcome, statusOutcome } from './status.ts';

/**
 * Asks the game master for the outcome of a deed, one thing after the other. Each happens at once, by the same
 * functions as in play; `done`, with optional words, ends it (WS-CIN-5, WS-CIN-6, WS-BAS-5).
 */

const kinds: readonly OutcomeKind[] = [
  damageOutcome,
  statusOutcome,
  reliefOutcome,
  recoveryOutcome,
  restoreOutcome,
  upcastOutcome,
  pushOutcome,
  placeOutcome,
  goneOutcome,
  doorOutcome,
  yieldOutcome,
];

/** The most outcomes of one deed. After the first one, that this is all stands before the others. */
const most = 12;
const longest = 300;

/** WS-R25: held actions that wait for somebody to go Down fire when everything is entered. */
export const askOutcomes = (table: Table, spec: OutcomeSpec): void =>
  asOne(table, () => askEach(table, spec));

function askEach(table: Table, spec: OutcomeSpec): void {
  for (let left = most; ; left--) {
    const answer = table.ask(outcomeQuestion(table.fight, spec, left));
    const kind = kinds.find(({ id }) => id === answer.option);
    if (kind) kind.apply(table, answer, spec);
    else {
      const text = typeof answer.text === 'string' ? answer.text : '';
      if (text !== '') table.tell({ fact: 'note', text, clause: spec.clause, who: spec.by });
      return;
    }
  }
}

const doneOption = (clause: string): Option => ({
  id: 'done',
  label: 'That is all',
  clause,
  group: 'gm',
  needs: { text: { kind: 'text', label: 'In words', longest, optional: true } },
});

function optionsOf(fight: Fight, spec: OutcomeSpec, left: number): readonly Option[] {
  const found = left > 0 ? kinds : [];
  const options = found.flatMap((kind): readonly Option[] => {
    const needs = kind.needs(fight, spec);
    if (needs === null) return [];
    const option = {
      id: kind.id,
      label: kind.label,
      ...(kind.phrase === undefined ? {} : { phrase: kind.phrase }),
      clause: spec.clause,
      group: 'gm',
      needs,
    };
    return kind === damageOutcome && spec.measure ? [{ ...option, note: spec.measure }] : [option];
  });
  const done = doneOption(spec.clause);
  return left < most ? [done, ...options] : [...options, done];
}

function read(fight: Fight, spec: OutcomeSpec, left: number, choice: Choice): Choice | Refusal {
  const { clause } = spec;
  if (choice.option === 'done') {
    const { text = '' } = choice;
    return typeof text === 'string' && text.length <= longest
      ? { option: 'done', text: text.trim() }
      : refuse('noSuchThing', `a text has ${longest} letters at the most`, clause, 'text');
  }
  const kind = kinds.find(({ id }) => id === choice.option);
  if (!kind || left <= 0 || kind.needs(fight, spec) === null) {
    return onlyAnswers('one of the things that may come of it, or done', clause);
  }
  return kind.read(fight, choice, spec);
}

const outcomeQuestion = (fight: Fight, spec: OutcomeSpec, left: number): Question => ({
  id: spec.id,
  clause: spec.clause,
  for: 'gm',
  about: {
    who: spec.by,
    what: spec.what,
    title: `${spec.title} What ${left < most ? 'else ' : ''}${spec.asks}?`,
    ...(spec.target === undefined ? {} : { target: spec.target }),
    ...spec.about,
  },
  options: () => optionsOf(fight, spec, left),
  read: (choice) => read(fight, spec, left, choice),
});
