import { carryingOut } from '../../engine/deeds.ts';
import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Action } from './actions/action.ts';
import { actions } from './actions/index.ts';
import { canReact } from './combat/conditions.ts';
import { judgeTurn } from './judge.ts';
import { refuse } from './refusal.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';
import type { Table } from './table.ts';

/**
 * The question of the turn: what the active combatant does next. As nothing is being resolved, it also lists the
 * reactions without a trigger of all combatants (FS-REACT-1); the `by` of an option or choice is the combatant who
 * reacts.
 */

const byId: ReadonlyMap<string, Action> = new Map(actions.map((action) => [action.id, action]));

/**
 * All listed options, without fields: of the active combatant also greyed ones, of others only those that are possible.
 */
function heads(fight: Fight, active: Id): Option[] {
  const found: Option[] = [];
  const who = one(fight, active);
  for (const action of actions) {
    const option = action.offer(fight, who);
    if (option) found.push(option);
  }
  const anytime = actions.filter((action) => action.anytime(fight));
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (id === active || !canReact(fight, other)) continue;
    for (const action of anytime) {
      // A reaction needs AP, or the free action where the action can take it.
      if (other.ap < 1 && (other.freeActionUsed || !action.free)) continue;
      const option = action.offer(fight, other);
      if (option && !option.refused) found.push({ ...option, by: id });
    }
  }
  return found;
}

/** An option with its fields. */
function whole(fight: Fight, active: Id, option: Option): Option {
  const needs = byId.get(option.id)?.needs?.(fight, one(fight, option.by ?? active));
  return needs ? { ...option, needs } : option;
}

function read(fight: Fight, active: Id, choice: Choice): Choice | Refusal {
  const action = byId.get(choice.option);
  if (!action) {
    const because = `there is no ${JSON.stringify(choice.option)} to be chosen here`;
    return refuse('noSuchThing', because, 'FS-TURN-8', 'option');
  }
  if (choice.by === undefined || choice.by === active) return action.read(fight, one(fight, active), choice);
  const who = readWho(fight, choice.by, 'by', 'FS-TURN-4');
  if (!isCombatant(who)) return who;
  if (!action.anytime(fight)) {
    return judgeTurn(fight, who) ?? refuse('notAReaction', 'this is no reaction', 'FS-TURN-4', 'option');
  }
  const full = action.read(fight, who, choice);
  return isRefusal(full) ? full : { ...full, by: who.id };
}

/** The question what the active combatant does; asked again after each answer until the turn is over. */
export const turnQuestion = (fight: Fight, active: Id): Question => ({
  id: 'turn',
  clause: 'FS-TURN-1',
  for: active,
  options: () => heads(fight, active).map((option) => whole(fight, active, option)),
  menu: {
    open: () => heads(fight, active).filter((option) => !option.refused),
    whole: (option) => whole(fight, active, option),
  },
  read: (choice) => read(fight, active, choice),
});

/** Performs the chosen action. */
export function performTurn(table: Table, active: Id, choice: Choice): void {
  const who = typeof choice.by === 'string' ? choice.by : active;
  const action = byId.get(choice.option);
  const hangsOn = action?.goesOn ? { option: choice.option } : choice;
  carryingOut(table, who, hangsOn, () => action?.perform(table, who, choice));
}
