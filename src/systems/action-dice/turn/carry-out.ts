import { carryingOut } from '../../../engine/deeds.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { Action, Occasion } from '../actions/action.ts';
import { beginAct, isLong } from '../acts/long.ts';
import { spend } from '../body/vigor.ts';
import { forgetNegated } from '../movement/knock.ts';
import { didDeed, doDeed } from '../readied/around.ts';
import { one } from '../state.ts';
import { skills } from '../stats.ts';
import type { Table } from '../table.ts';

/**
 * Carries out a choice: announces, pays and performs it. An act that takes more actions than are left is begun
 * (AD-ENC-5). A readied act has paid its actions already (AD-R34).
 */
export function carryOut(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): void {
  if (action.kind === 'turn') {
    carryingOut(table, id, choice, () => action.perform(table, id, choice, occasion));
    didDeed(table, id, action.id);
    return;
  }
  forgetNegated(table, id);
  declare(table, id, action, choice, occasion);
  const { fight } = table;
  const who = one(fight, id);
  const price = action.price(fight, who, choice);
  if (occasion === 'turn' && isLong(who, action, price)) {
    beginAct(table, id, action, choice);
    didDeed(table, id, action.id);
    return;
  }
  const { actions = 0, vigor = 0, mana = 0 } = price;
  if (occasion === 'turn' && actions > 0) {
    table.tell({ fact: 'actions', who: id, left: who.actions - actions, why: action.id });
  }
  spend(table, id, 'mana', mana, action.id);
  spend(table, id, 'vigor', vigor, action.id);
  doDeed(table, id, action, choice, occasion);
}

function declare(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): void {
  const { target, with: means } = choice;
  const skill = skills.find((each) => each === choice.skill);
  const own = action.kind === 'move' ? 'movement' : action.kind === 'free' ? 'free' : 'action';
  table.tell({
    fact: 'action',
    who: id,
    action: action.id,
    group: occasion === 'turn' ? own : 'readied',
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof means === 'string' ? { with: means } : {}),
    ...(skill === undefined ? {} : { skill }),
  });
}
