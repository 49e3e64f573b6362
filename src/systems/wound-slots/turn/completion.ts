import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, PickValue, Question, Refusal } from '../../../kernel/port.ts';
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
 * What happens when a charge is fully paid or the rounds of an action are over (SL-AP-5, SL-R42). By `atCompletion`
 * target and details are chosen now, among those that cost no more than the declared ones; by `atDeclaration` the
 * declared ones stand. If nothing is legal, the action fizzles. If only one choice is legal and it differs from the
 * declared one, its player may still let it fizzle.
 */

const clause = 'SL-AP-5';

/**
 * SL-AP-5, SL-AP-7, SL-R42: carries out the action, or tells that it comes to nothing; the AP are spent in any case.
 */
export function finishCharge(
  table: Table,
  id: Id,
  charge: Charge,
  action: Action | undefined,
  when: 'charged' | 'timed',
): void {
  const choice = action ? detailsOf(table, id, action, charge) : null;
  if (action && choice) {
    carryOut(table, id, action, choice, when);
    return;
  }
  payRest(table, id);
  const { name } = one(table.fight, id).sheet;
  table.tell({ fact: 'note', text: `${name}: it comes to nothing`, clause, who: id });
}

/** The complete choice that takes effect; `null`: nothing is legal, or the player lets it fizzle. */
function detailsOf(table: Table, id: Id, action: Action, charge: Charge): Choice | null {
  const { fight } = table;
  const who = one(fight, id);
  if (standsAsDeclared(fight, action)) {
    const full = action.read(fight, who, charge.choice);
    // Terms agreed on with the game master stand (SL-ACT-1).
    return isRefusal(full) ? null : action.agree ? charge.choice : full;
  }
  const [only, ...others] = possible(completionQuestion(fight, id, action, charge), 2);
  if (!only) return null;
  const alone = others.length === 0;
  if (alone && isAsDeclared(only, charge.choice)) return only;
  const choice = table.ask(completionQuestion(fight, id, action, charge, alone ? [nothing] : []));
  return choice.option === nothing.id ? null : choice;
}

/** Whether a choice agrees with the declared one in all fields that were given then. */
const isAsDeclared = (now: Choice, declared: Choice): boolean =>
  Object.entries(now).every(
    ([field, value]) =>
      declared[field] === undefined || JSON.stringify(declared[field]) === JSON.stringify(value),
  );

/** SL-AP-6: the option to let it fizzle. The AP are lost. */
const nothing: Option = {
  id: 'nothing',
  label: 'Let it come to nothing',
  clause: 'SL-AP-6',
  group: 'free',
};

/**
 * Whether the declared details stand: by ruling, for agreed terms, and for movement, which is paid for the yards
 * announced (SL-JMP-5).
 */
const standsAsDeclared = (fight: Fight, action: Action): boolean =>
  fight.rulings.chargeTarget === 'atDeclaration' || action.kind !== 'action' || action.agree !== undefined;

/** Whether these details cost no more than what was declared. */
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

/** Up to `most` different legal answers to the question. */
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

const fits = (pick: PickValue, choice: Choice): boolean =>
  Object.entries(pick.when ?? {}).every(([field, allowed]) => allowed.includes(String(choice[field])));
