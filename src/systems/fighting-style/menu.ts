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
 * The question of the turn: what the active combatant does next. Nothing is being resolved now, so reactions without a
 * trigger of their own are on the list too, everybody's (FS-REACT-1): such an option or answer says `by` whom.
 */

const byId: ReadonlyMap<string, Action> = new Map(actions.map((action) => [action.id, action]));

/** Everything that is listed, without its fields; of the active one's own also what is greyed. */
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
      // With neither AP nor the free action there is nothing to react with.
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

/** What does this one do? Asked again after every answer until the turn is over. */
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

/** Does what was answered. */
export function performTurn(table: Table, active: Id, choice: Choice): void {
  const who = typeof choice.by === 'string' ? choice.by : active;
  byId.get(choice.option)?.perform(table, who, choice);
}
