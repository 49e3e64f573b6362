import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Pick, Question, Refusal } from '../../../kernel/port.ts';
import { isMeant, isRefusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { refuse, stillResolving } from '../refusal.ts';
import type { Charge, Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { carryOut } from './carry-out.ts';
import { payRest } from './charge.ts';
import { narrowed } from './payable.ts';

/**
 * What is done in the end when a charge is paid for or the rounds of an action are over (SL-AP-5, SL-R42): by
 * `atCompletion` target and details are named only then, any that cost no more than those that were declared; by
 * `atDeclaration` they stand. With nothing legal it comes to nothing. Where only something else can be done than what was
 * declared, nobody does that unasked.
 */

const clause = 'SL-AP-5';

/** SL-AP-5, SL-AP-7, SL-R42: it takes effect; with nothing legal it comes to nothing, and the AP are gone. */
export function finishCharge(
  table: Table,
  id: Id,
  charge: Charge,
  action: Action | undefined,
  when: 'charged' | 'timed',
): void {
  const choice = action ? detailsOf(table, id, action, charge) : null;
  // Movement pays for itself, and this is paid for (SL-JMP-5).
  if (!action || !choice || action.kind !== 'action') payRest(table, id);
  if (action && choice) {
    carryOut(table, id, action, choice, when);
    return;
  }
  const { name } = one(table.fight, id).sheet;
  table.tell({ fact: 'note', text: `${name}: it comes to nothing`, clause, who: id });
}

/** The choice that takes effect, in full; `null`: nothing of the kind can be done any more. */
function detailsOf(table: Table, id: Id, action: Action, charge: Charge): Choice | null {
  const { fight } = table;
  const who = one(fight, id);
  if (standsAsDeclared(fight, action)) {
    const full = action.read(fight, who, charge.choice);
    // What was agreed on with the game master holds (SL-ACT-1).
    return isRefusal(full) ? null : action.agree ? charge.choice : full;
  }
  const [only, ...others] = possible(completionQuestion(fight, id, action, charge), 2);
  if (!only) return null;
  const alone = others.length === 0;
  if (alone && isAsDeclared(only, charge.choice)) return only;
  const choice = table.ask(completionQuestion(fight, id, action, charge, alone ? [nothing] : []));
  return choice.option === nothing.id ? null : choice;
}

/** Whether it is what the charge was begun with, so far as that was said. */
const isAsDeclared = (now: Choice, declared: Choice): boolean =>
  Object.entries(now).every(
    ([field, value]) =>
      declared[field] === undefined || JSON.stringify(declared[field]) === JSON.stringify(value),
  );

/** SL-AP-6: the AP are gone, as they would be with nothing legal. */
const nothing: Option = {
  id: 'nothing',
  label: 'Let it come to nothing',
  clause: 'SL-AP-6',
  group: 'free',
};

/** Movement (SL-JMP-5) is paid for the yards that were announced. */
const standsAsDeclared = (fight: Fight, action: Action): boolean =>
  fight.rulings.chargeTarget === 'atDeclaration' || action.kind !== 'action' || action.agree !== undefined;

/** Whether details of this price are paid for with what was declared. */
function covers(fight: Fight, who: Combatant, action: Action, charge: Charge, price: Price): boolean {
  const declared = action.price(fight, who, charge.choice);
  const timed = charge.untilRound !== null;
  if (timed) return price.rounds !== undefined && price.rounds <= (declared.rounds ?? 0);
  return price.rounds === undefined && price.ap <= Math.max(charge.usual, declared.ap);
}

const dearer = refuse('charging', 'that takes more than what was declared', clause);

function completionQuestion(
  fight: Fight,
  id: Id,
  action: Action,
  charge: Charge,
  more: readonly Option[] = [],
): Question {
  const who = one(fight, id);
  const judge = (price: Price): Refusal | null => (covers(fight, who, action, charge, price) ? null : dearer);
  const kept = action.kept === undefined ? undefined : charge.choice[action.kept];
  const deed = action.kept === undefined || kept === undefined ? {} : { [action.kept]: kept };
  const options = (): readonly Option[] => {
    const head = action.offer(fight, who);
    if (!head || head.refused) return [];
    const needs = narrowed(fight, who, action, action.needs?.(fight, who, charge.choice) ?? {}, judge);
    const { cost: _, ...rest } = head;
    return [{ ...rest, needs: { ...rest.needs, ...needs } }, ...more];
  };
  return {
    id: 'charged',
    clause,
    for: id,
    about: { action: action.id },
    options,
    read(choice) {
      if (more.some((option) => option.id === choice.option)) return { option: choice.option };
      if (choice.option !== action.id) return stillResolving(`the answer is ${action.id}`);
      const full = action.read(fight, who, { ...choice, ...deed });
      if (isRefusal(full)) return full;
      return judge(action.price(fight, who, full)) ?? full;
    },
  };
}

/** Up to `most` different answers that the question takes. */
function possible(question: Question, most: number): readonly Choice[] {
  const found: Choice[] = [];
  const [option] = question.options();
  if (!option) return found;
  const fields = Object.entries(option.needs ?? {});
  const fill = (at: number, choice: Choice): void => {
    if (found.length >= most) return;
    const next = fields[at];
    if (next === undefined) {
      const full = question.read(choice);
      if (!isRefusal(full)) found.push(full);
      return;
    }
    const [field, need] = next;
    if (!isMeant(need, choice)) {
      fill(at + 1, choice);
      return;
    }
    if (need.kind !== 'one') return;
    for (const pick of need.oneOf) {
      if (!pick.refused && fits(pick, choice)) fill(at + 1, { ...choice, [field]: pick.id });
    }
  };
  fill(0, { option: option.id });
  return found;
}

const fits = (pick: Pick, choice: Choice): boolean =>
  Object.entries(pick.when ?? {}).every(([field, allowed]) => allowed.includes(String(choice[field])));
