import type { Id } from '../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Action, Price } from './actions/action.ts';
import { costOf, greyed } from './actions/action.ts';
import { findAction } from './actions/find.ts';
import { actionsOf } from './actions/of.ts';
import { isLong } from './acts/long.ts';
import { deciderOf } from './control.ts';
import { judgeAble, judgeActions, judgePools, judgeTurn } from './judge.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';
import type { Table } from './table.ts';
import { carryOut } from './turn/carry-out.ts';

/**
 * The question of the turn: what the active combatant does next (AD-ENC-4, AD-ACT-2). An act that takes more actions
 * than are left is only begun and offered without its fields (AD-ENC-5), unless AD-R15 asks for its targets first.
 */

/** What is judged the same for all actions: the turn, whether it can act, the price. */
function judge(fight: Fight, who: Combatant, action: Action, price: Price): Refusal | null {
  const able = judgeTurn(fight, who) ?? judgeAble(who, action.mental?.(fight, who) ?? false);
  if (able || action.kind === 'turn') return able;
  const poor = judgeActions(who, price.actions ?? 0, action.long !== undefined);
  if (poor) return poor;
  const later = isLong(who, action, price) && fight.rulings.longAct === 'payLast';
  return later ? null : judgePools(fight, who, price);
}

/** Whether choosing it only begins an act whose targets are named at its end (AD-R15). */
const begins = (fight: Fight, who: Combatant, action: Action): boolean =>
  action.long !== undefined &&
  fight.rulings.longAct !== 'targetsFirst' &&
  isLong(who, action, action.price(fight, who, null));

/** An option without its fields, greyed out by its own refusal or by the common ones; `null` if it is not listed. */
function headOf(fight: Fight, who: Combatant, action: Action): Option | null {
  const option = begins(fight, who, action)
    ? (action.long?.offer(fight, who) ?? null)
    : action.offer(fight, who);
  if (!option || option.refused) return option;
  return { ...option, ...greyed(judge(fight, who, action, action.price(fight, who, null))) };
}

/** The same without the option: why it is greyed out; `null` if it is not, `undefined` if it is not listed. */
function refusalOf(fight: Fight, who: Combatant, action: Action): Refusal | null | undefined {
  if (!action.judge || begins(fight, who, action)) {
    const head = headOf(fight, who, action);
    return head ? (head.refused ?? null) : undefined;
  }
  const own = action.judge(fight, who);
  return own === null ? judge(fight, who, action, action.price(fight, who, null)) : own;
}

/** All listed options without their fields, which are costly. */
const heads = (fight: Fight, active: Id): Option[] => {
  const who = one(fight, active);
  return actionsOf(who).flatMap((action) => headOf(fight, who, action) ?? []);
};

/** An option with its fields. */
function whole(fight: Fight, active: Id, option: Option): Option {
  const action = findAction(option.id);
  const who = one(fight, active);
  if (!action || begins(fight, who, action)) return option;
  const needs = action.needs?.(fight, who);
  return needs && Object.keys(needs).length > 0
    ? { ...option, needs: { ...option.needs, ...needs } }
    : option;
}

/** Reads an answer. The refusal of the greyed-out option comes before problems of the answer. */
function read(fight: Fight, active: Id, choice: Choice): Choice | Refusal {
  const action = findAction(choice.option);
  if (!action) {
    const because = `there is no ${JSON.stringify(choice.option)} to be chosen here`;
    return refuse('noSuchThing', because, 'AD-DIE-17', 'option');
  }
  const who = one(fight, active);
  const stopped = refusalOf(fight, who, action);
  if (stopped) return stopped;
  if (stopped === undefined)
    return refuse('noSuchThing', `${who.sheet.name} has nothing of that kind`, 'AD-DIE-17', 'option');
  const full =
    begins(fight, who, action) && action.long
      ? action.long.read(fight, who, choice)
      : action.read(fight, who, choice);
  return isRefusal(full) ? full : (judge(fight, who, action, action.price(fight, who, full)) ?? full);
}

/** The question what the active combatant does; asked again after every answer until the turn is over. */
export const turnQuestion = (fight: Fight, active: Id): Question => ({
  id: 'turn',
  clause: 'AD-ACT-2',
  for: deciderOf(one(fight, active)),
  about: { who: active },
  options: () => heads(fight, active).map((option) => whole(fight, active, option)),
  menu: {
    open: () => heads(fight, active).filter((option) => !option.refused),
    whole: (option) => whole(fight, active, option),
  },
  read: (choice) => read(fight, active, choice),
});

/** Carries out what was chosen. */
export function performTurn(table: Table, active: Id, choice: Choice): void {
  const action = findAction(choice.option);
  if (action) carryOut(table, active, action, choice, 'turn');
}

/** What a choice costs, for previews. */
export function costOfChoice(fight: Fight, who: Combatant, choice: Choice) {
  const action = findAction(choice.option);
  return action ? costOf(action.price(fight, who, choice)) : {};
}
