import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Id } from '../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import type { Action } from './actions/action.ts';
import { stopCharge } from './actions/charge.ts';
import { dragAlong } from './actions/drag.ts';
import { actions, continueCharge } from './actions/index.ts';
import { surface } from './actions/surface.ts';
import { judgeTurn } from './judge.ts';
import { refuse } from './refusal.ts';
import { sharedMount } from './riding.ts';
import type { Combatant, Fight } from './state.ts';
import { conscious, one } from './state.ts';
import type { Table } from './table.ts';
import { carryOut } from './turn/carry-out.ts';
import { filled, offered, openOption, readDeclared } from './turn/declaring.ts';

/**
 * The question of a turn: what the active combatant does next (SL-INT-1). As nothing is being resolved, the free things
 * of other combatants are listed too (SL-SEQ-3), and deeds of the mount; such options and answers name the combatant in
 * `by`.
 */

const byId: ReadonlyMap<string, Action> = new Map(actions.map((action) => [action.id, action]));

/**
 * SL-MNT-2: the mount that acts in this turn and takes actions: a controlled mount that is trained or sentient; else
 * `null`.
 */
function commanded(fight: Fight, rider: Combatant): Combatant | null {
  const mount = rider.riding?.control ? sharedMount(fight, rider) : null;
  if (!mount) return null;
  const { trained, sentient } = mount.sheet.traits;
  return conscious(mount) && (trained === true || sentient === true) ? mount : null;
}

const onCommand = (action: Action): boolean =>
  (action.kind === 'action' && (action.outOfTurn || action === surface)) ||
  action === dragAlong ||
  action === continueCharge ||
  action === stopCharge;

const anytime = (action: Action): boolean => action.kind === 'free' && action.outOfTurn;

/** Actions of other combatants, and of the commanded mount, in listing order. */
const ofOthers = actions.filter(anytime);
const ofMounts = actions.filter((action) => anytime(action) || onCommand(action));

/**
 * All options without fields that are expensive to compute. `own` makes the options of the active combatant, with or
 * without disabled ones; those of others are listed only if possible.
 */
function heads(fight: Fight, active: Id, own: typeof offered): Option[] {
  const found: Option[] = [];
  const who = one(fight, active);
  for (const action of actions) {
    const option = own(fight, who, action);
    if (option) found.push(option);
  }
  const mount = commanded(fight, who);
  for (const id of fight.listing) {
    if (id === active) continue;
    const other = one(fight, id);
    for (const action of mount?.id === id ? ofMounts : ofOthers) {
      const option = openOption(fight, other, action);
      if (option) found.push({ ...option, by: id });
    }
  }
  return found;
}

/** An option with its fields. */
function whole(fight: Fight, active: Id, option: Option): Option {
  const action = byId.get(option.id);
  return action ? filled(fight, one(fight, option.by ?? active), action, option) : option;
}

function read(fight: Fight, active: Id, choice: Choice): Choice | Refusal {
  const action = byId.get(choice.option);
  if (!action) {
    const because = `there is no ${JSON.stringify(choice.option)} to be chosen here`;
    return refuse('noSuchThing', because, 'SL-ACT-1', 'option');
  }
  if (choice.by === undefined || choice.by === active) {
    return readDeclared(fight, one(fight, active), action, choice);
  }
  const who = readWho(fight, choice.by, 'by', 'SL-SEQ-3');
  if (!isCombatant(who)) return who;
  const told = commanded(fight, one(fight, active))?.id === who.id && onCommand(action);
  if (!anytime(action) && !told) {
    const because = 'this can only be done on the own turn';
    return judgeTurn(fight, who) ?? refuse('notAReaction', because, 'SL-SEQ-3', 'option');
  }
  const full = readDeclared(fight, who, action, choice);
  return isRefusal(full) ? full : { ...full, by: who.id };
}

/** What the active combatant does next; asked again after every answer until the turn is over. */
export const turnQuestion = (fight: Fight, active: Id): Question => ({
  id: 'turn',
  clause: 'SL-INT-1',
  for: active,
  options: () => heads(fight, active, offered).map((option) => whole(fight, active, option)),
  menu: {
    open: () => heads(fight, active, openOption),
    whole: (option) => whole(fight, active, option),
  },
  read: (choice) => read(fight, active, choice),
});

/** Carries out the answer. */
export function performTurn(table: Table, active: Id, choice: Choice): void {
  const action = byId.get(choice.option);
  if (!action) return;
  const who = typeof choice.by === 'string' ? choice.by : active;
  carryOut(table, who, action, choice, 'turn');
}
