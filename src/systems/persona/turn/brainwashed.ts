import type { Id } from '../../../kernel/json.ts';
import { takeAction } from '../actions/take.ts';
import { helpWith } from '../combat/help.ts';
import { findMeans } from '../combat/means.ts';
import { judgeAble } from '../judge.ts';
import { walk } from '../movement/walk.ts';
import type { Combatant, Fight } from '../state.ts';
import { ailmentOf, conscious, one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import type { Effect } from './effects.ts';
import { isNumbed } from './effects.ts';
import { forcedAttack, goes } from './forced.ts';
import { orderMoveQuestion } from './order-move.ts';
import { orderQuestion } from './order-question.ts';
import { attackPlan, helpPlan, supportsOf } from './orders.ts';
import { isUntouched } from './stages.ts';

/**
 * PE-AIL-15: at the start of its turn a Brainwashed combatant does what its controller orders, and then loses its turn.
 */

const clause = 'PE-AIL-15';

const ailment = 'brainwashed';

export const brainwashed: Effect = {
  id: ailment,
  applies: (_, who) =>
    conscious(who) && !who.surprised && suffers(who, ailment) && !isNumbed(who) && isUntouched(who),
  happens(table, who) {
    const commander = commanderOf(table.fight, one(table.fight, who));
    if (commander === null) {
      table.tell({ fact: 'taken-over', who, by: null, what: words.nobody, clause });
    } else obey(table, who, commander);
    // Whoever was released on the way has the rest of the turn.
    if (suffers(one(table.fight, who), ailment)) loseTurn(table, who);
  },
};

const words = {
  attack: 'is made to attack',
  help: 'is made to help',
  nothing: 'is made to do nothing',
  nobody: 'has nobody to give it orders, and does nothing',
} as const;

/** Who gives the order: the controller; the game master if there is none; `null` if the controller is not conscious. */
function commanderOf(fight: Fight, who: Combatant): Id | null {
  const by = ailmentOf(who, 'brainwashed')?.by ?? null;
  const controller = by === null ? undefined : fight.combatants[by];
  if (controller === undefined) return 'gm';
  return conscious(controller) ? controller.id : null;
}

function obey(table: Table, id: Id, commander: Id): void {
  if (table.fight.rulings.brainwashMove === 'controllerMoves') moveAsTold(table, id, commander);
  if (judgeAble(one(table.fight, id)) !== null || !suffers(one(table.fight, id), ailment)) return;
  const order = table.ask(orderQuestion(table.fight, id, commander));
  const by = commander === 'gm' ? null : commander;
  table.tell({ fact: 'taken-over', who: id, by, what: words[order.option], clause });
  switch (order.option) {
    case 'attack':
      attack(table, id, order.with, order.target);
      return;
    case 'help':
      help(table, id, order.with, order.target);
      return;
    case 'nothing':
      return;
  }
}

/** PE-R113, `controllerMoves`: asks the controller for a Move and makes it. */
function moveAsTold(table: Table, id: Id, commander: Id): void {
  const order = table.ask(orderMoveQuestion(table.fight, id, commander));
  if (order.option !== 'stay') walk(table, id, order.path, { pace: order.option, driven: ailment });
}

function attack(table: Table, id: Id, by: string, target: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const means = findMeans(fight, who, by);
  const way = means && attackPlan(fight, who, means, one(fight, target));
  if (means && way && goes(table, id, way.path, way.pace, ailment)) forcedAttack(table, id, means, target);
}

function help(table: Table, id: Id, by: string, target: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const support = supportsOf(who).find((each) => each.id === by);
  const way = support && helpPlan(fight, who, support, one(fight, target));
  if (!support || !way || !goes(table, id, way.path, way.pace, ailment)) return;
  if (takeAction(table, id, 'help', { target, with: by })) helpWith(table, id, support, target);
}

function loseTurn(table: Table, id: Id): void {
  const who = one(table.fight, id);
  if (!who.acted) table.tell({ fact: 'action-spent', who: id });
  if (!who.moveOver) table.tell({ fact: 'move-over', who: id, why: 'brainwashed' });
}
