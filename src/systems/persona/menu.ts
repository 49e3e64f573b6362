import { carryingOut } from '../../engine/deeds.ts';
import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Action } from './actions/action.ts';
import { actions, takers } from './actions/index.ts';
import { shelved } from './actions/shelf.ts';
import { judgeAction, judgeMove, judgeTurn } from './judge.ts';
import { refuse } from './refusal.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';
import type { Table } from './table.ts';

/**
 * The question of a turn: what the acting combatant does next, in its turn or with a One More. Since nothing is being
 * resolved at this moment, the options that others may use at any time are listed too (PE-FATE-2); such an option or
 * choice names its combatant in `by`.
 */

const reactive = actions.filter(({ anytime }) => anytime !== undefined);
const byId: ReadonlyMap<string, Action> = new Map(actions.map((action) => [action.id, action]));

/** All listed options without their costly fields; for the acting combatant refused options too. */
function heads(fight: Fight, acting: Id): Option[] {
  const found: Option[] = [];
  const who = one(fight, acting);
  for (const action of actions) {
    const option = action.offer(fight, who);
    if (option) found.push(shelved(option));
  }
  return [...found, ...ofOthers(fight, acting)];
}

/** The options that are not refused. Actions that need a spent Action or Move are skipped without being judged. */
function openHeads(fight: Fight, acting: Id): Option[] {
  const found: Option[] = [];
  const who = one(fight, acting);
  const acted = judgeAction(fight, who) !== null;
  const moved = judgeMove(fight, who) !== null;
  for (const action of actions) {
    if ((acted && takers.action.has(action)) || (moved && takers.move.has(action))) continue;
    const option = action.offer(fight, who);
    if (option && !option.refused) found.push(shelved(option));
  }
  return [...found, ...ofOthers(fight, acting)];
}

/** The options that other combatants may use now (PE-FATE-2). */
function ofOthers(fight: Fight, acting: Id): readonly Option[] {
  const found: Option[] = [];
  const anytime = reactive.filter((action) => action.anytime?.(fight) === true);
  if (anytime.length === 0) return found;
  for (const id of fight.listing) {
    if (id === acting) continue;
    const other = one(fight, id);
    for (const action of anytime) {
      const option = action.offer(fight, other);
      if (option && !option.refused) found.push({ ...option, by: id });
    }
  }
  return found;
}

/** Completes an option with its costly fields. */
function whole(fight: Fight, acting: Id, option: Option): Option {
  const needs = byId.get(option.id)?.needs?.(fight, one(fight, option.by ?? acting));
  return needs ? { ...option, needs: { ...option.needs, ...needs } } : option;
}

function read(fight: Fight, acting: Id, choice: Choice): Choice | Refusal {
  const action = byId.get(choice.option);
  if (!action) {
    const because = `there is no ${JSON.stringify(choice.option)} to be chosen here`;
    return refuse('noSuchThing', because, 'PE-TIME-3', 'option');
  }
  if (choice.by === undefined || choice.by === acting) return action.read(fight, one(fight, acting), choice);
  const who = readWho(fight, choice.by, 'by', 'PE-TIME-2');
  if (!isCombatant(who)) return who;
  if (action.anytime?.(fight) !== true) {
    const because = 'this can only be done on the own turn';
    return judgeTurn(fight, who) ?? refuse('notAReaction', because, 'PE-TIME-2', 'option');
  }
  const full = action.read(fight, who, choice);
  return isRefusal(full) ? full : { ...full, by: who.id };
}

/** Asks what the acting combatant does. Repeated after every answer until its turn, or the One More, is over. */
export const turnQuestion = (fight: Fight, acting: Id): Question => ({
  id: 'turn',
  clause: 'PE-TIME-3',
  for: acting,
  options: () => heads(fight, acting).map((option) => whole(fight, acting, option)),
  menu: {
    open: () => openHeads(fight, acting),
    whole: (option) => whole(fight, acting, option),
  },
  read: (choice) => read(fight, acting, choice),
});

/** Carries out a choice of `turnQuestion`. */
export function performTurn(table: Table, acting: Id, choice: Choice): void {
  const who = typeof choice.by === 'string' ? choice.by : acting;
  const perform = (): void => byId.get(choice.option)?.perform(table, who, choice);
  // PE-ATK-8: an attack may have others in its area besides the target; it looks itself who is left of them.
  if (choice.with === undefined) carryingOut(table, who, choice, perform);
  else table.deed(who, perform);
}
