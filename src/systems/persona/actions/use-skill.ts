import { isCombatant, readWho } from '../../../engine/fields.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import { judgeAction, judgeFree, othersHere } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight, SkillTask } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { term } from '../test/roll.ts';
import type { TestSpec } from '../test/spec.ts';
import { makeTest } from '../test/test.ts';
import type { Action } from './action.ts';
import { declare, greyed } from './action.ts';
import { opposed } from './opposed.ts';
import { takeAction, takeMove } from './take.ts';
import { settleOutcome } from './task-outcome.ts';
import type { Asked, Terms } from './task-terms.ts';
import { answerTest, taskOf, taskTest, termsQuestion } from './task-terms.ts';

/**
 * PE-ACT-1, PE-ACT-19: actions without rules of their own. The player says what; the game master says how it is tested,
 * how long it takes and what the result is.
 */

const nobody = 'nobody';
type Clause = Asked['clause'];

const needs = (fight: Fight, who: Combatant): { readonly [field: string]: Need } => ({
  what: { kind: 'text', label: 'What', longest: 200 },
  target: {
    kind: 'one',
    label: 'At whom',
    tie: 'at',
    oneOf: [
      { id: nobody, label: 'nobody' },
      ...othersHere(fight, who.id).map(({ id, sheet }) => ({ id, label: sheet.name })),
    ],
    default: nobody,
  },
});

function readTask(fight: Fight, who: Combatant, choice: Choice, clause: Clause): Choice | Refusal {
  if (typeof choice.what !== 'string' || choice.what.trim() === '') {
    return refuse('noSuchThing', 'it must be said what is tried', clause, 'what');
  }
  const what = choice.what.trim().slice(0, 200);
  const { option } = choice;
  if (choice.target === undefined || choice.target === nobody) return { option, what, target: nobody };
  const target = readWho(fight, choice.target, 'target', clause);
  if (!isCombatant(target)) return target;
  if (target === who) return { option, what, target: nobody };
  return { option, what, target: target.id };
}

/** Makes the agreed test, opposed if the target resists. Returns whether it was passed. */
function tryTask(table: Table, who: Id, task: SkillTask, clause: Clause): boolean {
  const { target, tested, against, modifier, what } = task;
  if (tested === null) return true;
  const spec: TestSpec = {
    ...taskTest(table.fight, { who, clause, target }),
    tested,
    ...(modifier === 0 ? {} : { flat: [term(modifier, what, clause)] }),
  };
  if (target === null || against === null) return makeTest(table, spec).passed;
  return opposed(table, spec, { ...answerTest({ who, clause }, target), tested: against });
}

/** Asks the game master how it is tested; `null` if it cannot be done, in which case nothing is spent. */
function agree(table: Table, asked: Asked): Terms | null {
  const terms = table.ask(termsQuestion(table.fight, asked));
  if (terms.option !== 'no') return terms;
  const { what, clause, who } = asked;
  table.tell({ fact: 'note', text: `${what}: it cannot be done.`, clause, who });
  return null;
}

const askedOf = (who: Id, choice: Choice, clause: Clause): Asked => ({
  clause,
  who,
  what: choice.what as string,
  target: choice.target === nobody ? null : (choice.target as Id),
});

function finish(table: Table, asked: Asked, task: SkillTask | null): void {
  const passed = task === null || tryTask(table, asked.who, task, asked.clause);
  settleOutcome(table, asked, passed);
}

/** PE-ACT-19: a skill test, possibly after several Actions. */
export const useSkill: Action = {
  id: 'use-skill',
  offer: (fight, who) => ({
    id: 'use-skill',
    label: 'Use a skill',
    clause: 'PE-ACT-19',
    group: 'gm',
    cost: { action: 1 },
    ...greyed(judgeAction(fight, who)),
  }),
  needs,
  read: (fight, who, choice) => judgeAction(fight, who) ?? readTask(fight, who, choice, 'PE-ACT-19'),
  perform(table, who, choice) {
    const asked = askedOf(who, choice, 'PE-ACT-19');
    const terms = agree(table, asked);
    if (!terms || !takeAction(table, who, 'use-skill', saidOf(asked))) return;
    const task = taskOf(asked, terms);
    const left = (terms.actions ?? 1) - 1;
    if (left === 0) finish(table, asked, task);
    else table.tell({ fact: 'undertaking', who, undertaking: { task: task ?? plain(asked), left } });
  },
};

const saidOf = ({ what, target }: Asked) => ({ with: what, ...(target === null ? {} : { target }) });

/** A task that only takes time and cannot fail. */
const plain = ({ what, target }: Asked): SkillTask => ({
  what,
  target,
  tested: null,
  against: null,
  modifier: 0,
});

/** PE-ACT-19: spends another Action on the task begun; the last one makes the test. */
export const goOn: Action = {
  id: 'go-on',
  offer(fight, who) {
    const { undertaking } = who;
    if (!undertaking) return null;
    return {
      id: 'go-on',
      label: `Go on: ${undertaking.task.what}`,
      clause: 'PE-ACT-19',
      group: 'gm',
      cost: { action: 1 },
      note: undertaking.left === 1 ? 'the last Action' : `${undertaking.left} Actions left`,
      ...greyed(judgeAction(fight, who)),
    };
  },
  read(fight, who) {
    const refused = judgeAction(fight, who);
    if (refused) return refused;
    if (who.undertaking) return { option: 'go-on' };
    return refuse('noSuchThing', `${who.sheet.name} has begun nothing`, 'PE-ACT-19');
  },
  perform(table, who) {
    const { undertaking } = one(table.fight, who);
    if (!undertaking) return;
    const { task } = undertaking;
    const asked: Asked = { clause: 'PE-ACT-19', who, what: task.what, target: task.target };
    if (!takeAction(table, who, 'go-on', saidOf(asked))) return;
    const left = undertaking.left - 1;
    table.tell({ fact: 'undertaking', who, undertaking: left === 0 ? null : { task, left } });
    if (left === 0) finish(table, asked, task);
  },
};

/** PE-ACT-1: a free-form action. */
export const improvise: Action = {
  id: 'improvise',
  offer: (fight, who) => ({
    id: 'improvise',
    label: 'Something else',
    clause: 'PE-ACT-1',
    group: 'gm',
    ...greyed(judgeFree(fight, who)),
  }),
  needs,
  read: (fight, who, choice) => judgeFree(fight, who) ?? readTask(fight, who, choice, 'PE-ACT-1'),
  perform(table, who, choice) {
    const asked = askedOf(who, choice, 'PE-ACT-1');
    const terms = agree(table, asked);
    if (!terms || !pay(table, asked, terms)) return;
    if (conscious(one(table.fight, who))) finish(table, asked, taskOf(asked, terms));
  },
};

function pay(table: Table, asked: Asked, { price }: Terms): boolean {
  const { who } = asked;
  switch (price) {
    case 'move':
      return takeMove(table, who, 'improvise', saidOf(asked));
    case 'free':
      declare(table, who, 'improvise', 'free', saidOf(asked));
      return true;
    default:
      return takeAction(table, who, 'improvise', saidOf(asked));
  }
}
