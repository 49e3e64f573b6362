import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { costOf } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import { spend } from '../body/vigor.ts';
import { mainOf } from '../combat/off-hand-fields.ts';
import { deciderOf } from '../control.ts';
import { judgePools } from '../judge.ts';
import { forgetNegated } from '../movement/knock.ts';
import { doDeed } from '../readied/around.ts';
import { onlyAnswers, refuse } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { LongAct } from './act.ts';

/** Acts of more actions than a turn has left (AD-ENC-5, AD-R15, AD-R16). */

/** Whether an action takes more actions than are left. */
export const isLong = (who: Combatant, { long }: Action, { actions = 0 }: Price): boolean =>
  long !== undefined && actions > who.actions;

/** Begins an act: all actions left go to it; Vigor and Mana are paid now or at its end. */
export function beginAct(table: Table, id: Id, action: Action, choice: Choice): void {
  const { fight } = table;
  const who = one(fight, id);
  const price = action.price(fight, who, choice);
  const paid = fight.rulings.longAct !== 'payLast';
  if (paid) payPools(table, id, price, action.id);
  const act: LongAct = {
    option: action.id,
    label: action.long?.offer(fight, who)?.label ?? action.long?.label ?? action.id,
    clause: action.clause,
    choice,
    actions: price.actions ?? 0,
    spent: who.actions,
    paid,
  };
  table.tell({ fact: 'act-began', who: id, act });
  table.tell({ fact: 'actions', who: id, left: 0, why: act.label });
}

/**
 * What a choice at the end of an act costs then (AD-R15): all of it, or what it costs more than the choice that was
 * paid for at the beginning, an off-hand attack (AD-ACT-4).
 */
function dueOf(fight: Fight, who: Combatant, action: Action, { paid, choice }: LongAct, said: Choice): Price {
  const { vigor = 0, mana = 0 } = action.price(fight, who, said);
  if (!paid) return { vigor, mana };
  const before = action.price(fight, who, choice);
  return { vigor: vigor - (before.vigor ?? 0), mana: mana - (before.mana ?? 0) };
}

/** The same for the act that it completes now, for previews. */
export function costAtEnd(fight: Fight, who: Combatant, said: Choice): Price {
  const action = findAction(said.option);
  return action && who.act ? dueOf(fight, who, action, who.act, said) : {};
}

function payPools(table: Table, id: Id, { vigor = 0, mana = 0 }: Price, why: string): void {
  spend(table, id, 'mana', mana, why);
  spend(table, id, 'vigor', vigor, why);
}

/** AD-ENC-5: asks whether to continue; the first actions of the turn go to the act, or it is lost with all costs. */
export function continueAct(table: Table, id: Id, act: LongAct): void {
  if (table.ask(continueQuestion(table.fight, one(table.fight, id), act)).option === 'give-up') {
    table.tell({ fact: 'act-ended', who: id, option: act.option, why: 'given up' });
    return;
  }
  const { actions } = one(table.fight, id);
  const spent = Math.min(act.actions, act.spent + actions);
  table.tell({ fact: 'act-went-on', who: id, spent });
  table.tell({ fact: 'actions', who: id, left: actions - (spent - act.spent), why: act.label });
  if (spent >= act.actions) completeAct(table, id, act);
}

const continueQuestion = (fight: Fight, who: Combatant, act: LongAct): Question => ({
  id: 'act.continue',
  clause: 'AD-ENC-5',
  for: deciderOf(who),
  about: { who: who.id, act: act.label, missing: act.actions - act.spent, ruling: rulingIds.longAct },
  options: () => [
    {
      id: 'continue',
      label: `Go on with ${act.label}`,
      clause: act.clause,
      group: 'primary',
      ...warned(fight, one(fight, who.id), act),
    },
    { id: 'give-up', label: `Give up ${act.label}`, clause: 'AD-ENC-5', group: 'free' },
  ],
  read: ({ option }) =>
    option === 'continue' || option === 'give-up'
      ? { option }
      : onlyAnswers('continue or give-up', 'AD-ENC-5'),
});

/** The note on going on with an act that would be completed now, but cannot be. */
function warned(fight: Fight, who: Combatant, act: LongAct): Pick<Option, 'note'> {
  const action = act.spent + who.actions >= act.actions ? findAction(act.option) : undefined;
  const stopped = action ? hindrance(fight, who, action, act) : null;
  return stopped ? { note: `comes to nothing now: ${stopped.because}` } : {};
}

/** Completes an act whose last action is spent: names targets and pays what is still open, then performs it. */
function completeAct(table: Table, id: Id, act: LongAct): void {
  const { fight } = table;
  const who = one(fight, id);
  // AD-DIE-18: the game master has ended it, or taken its bearer out, while the target was asked for.
  if (who.act === null) return;
  const action = findAction(act.option);
  const end = (why: 'done' | 'given up' | 'impossible', because?: string): void =>
    table.tell({
      fact: 'act-ended',
      who: id,
      option: act.option,
      why,
      ...(because === undefined ? {} : { because }),
    });
  if (!action) {
    end('impossible');
    return;
  }
  const stopped = hindrance(fight, who, action, act);
  if (stopped) {
    end('impossible', stopped.because);
    return;
  }
  const said =
    fight.rulings.longAct === 'targetsFirst'
      ? act.choice
      : table.ask(targetQuestion(fight, who, action, act));
  if (said.option === 'give-up') {
    end('given up');
    return;
  }
  const due = dueOf(fight, who, action, act, said);
  end('done');
  forgetNegated(table, id);
  payPools(table, id, due, action.id);
  doDeed(table, id, action, said, 'turn');
}

/** Why an act cannot be completed now: no target, an illegal named target, or no means to pay at its end. */
function hindrance(fight: Fight, who: Combatant, action: Action, act: LongAct): Refusal | null {
  const poor = judgePools(fight, who, dueOf(fight, who, action, act, act.choice));
  if (poor) return poor;
  if (fight.rulings.longAct !== 'targetsFirst') {
    const option = action.offer(fight, who);
    return option ? (option.refused ?? null) : refuse('wrongTarget', 'nobody needs it any more', act.clause);
  }
  const read = action.read(fight, who, mainOf(act.choice));
  return isRefusal(read) ? read : null;
}

/** AD-R15: asks for the targets. */
const targetQuestion = (fight: Fight, who: Combatant, action: Action, act: LongAct): Question => ({
  id: 'act.targets',
  clause: 'AD-ENC-5',
  for: deciderOf(who),
  about: { who: who.id, act: action.id, ruling: rulingIds.longAct },
  options: () => {
    const needs = action.needs?.(fight, who);
    const option = action.offer(fight, who);
    const give: Option = {
      id: 'give-up',
      label: 'Let it come to nothing',
      clause: 'AD-ENC-5',
      group: 'free',
    };
    const cost = costOf(dueOf(fight, who, action, act, act.choice));
    return option ? [{ ...option, ...(needs ? { needs } : {}), cost }, give] : [give];
  },
  read(choice) {
    if (choice.option === 'give-up') return { option: 'give-up' };
    if (choice.option === action.id) {
      const full = action.read(fight, who, choice);
      return isRefusal(full) ? full : (judgePools(fight, who, dueOf(fight, who, action, act, full)) ?? full);
    }
    return refuse('noSuchThing', `the answer is ${action.id} or give-up`, 'AD-ENC-5', 'option');
  },
});
