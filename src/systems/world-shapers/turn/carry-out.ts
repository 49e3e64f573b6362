import type { Id } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { Action, Occasion, Price } from '../actions/action.ts';
import { deedDone } from '../cover/leaning.ts';
import { loosen } from '../effects/upheld.ts';
import { settleGrabs } from '../grabs/grabs.ts';
import { about, happened } from '../held/watch.ts';
import { watchful } from '../sight/notice.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { pay } from './points.ts';

/**
 * How what was chosen is carried out: said, paid, done, and answered by whatever waited for it. `prepaid`: WP and
 * Momentum of a held action were taken when it was held (WS-R24).
 */
export function carryOut(
  table: Table,
  id: Id,
  action: Action,
  chosen: Choice,
  occasion: Occasion,
  prepaid = false,
): void {
  if (action.kind === 'turn') {
    action.perform(table, id, chosen, occasion);
    return;
  }
  const choice = action.agree ? action.agree(table, id, chosen, occasion) : chosen;
  if (choice === null) return;
  declare(table, id, action, choice, occasion);
  if (action.kind !== 'move') cutMovement(table, id, occasion);
  if (action.kind === 'deed') {
    if (!action.paysItself) pay(table, id, dueNow(table, id, action, choice, occasion, prepaid), action.id);
    about(table, { event: 'deed', who: id, what: action.id });
  }
  watchful(table, () => action.perform(table, id, choice, occasion));
  settleGrabs(table);
  if (action.kind !== 'free') happened(table, { event: 'deed', who: id, what: action.id });
  if (action.kind === 'deed') deedDone(table, id);
  loosen(table);
}

const groups = { turn: 'action', held: 'held', reaction: 'reaction' } as const;

function declare(table: Table, id: Id, action: Action, choice: Choice, occasion: Occasion): void {
  const { target, with: means } = choice;
  const own = action.kind === 'move' ? 'movement' : action.kind === 'free' ? 'free' : 'action';
  table.tell({
    fact: 'action',
    who: id,
    action: action.id,
    group: occasion === 'turn' ? own : groups[occasion],
    ...(typeof target === 'string' ? { target } : {}),
    ...(typeof means === 'string' ? { with: means } : {}),
  });
}

/** WS-INI-11, WS-R24: the AP of a held action are paid already. */
function dueNow(
  table: Table,
  id: Id,
  action: Action,
  choice: Choice,
  occasion: Occasion,
  prepaid: boolean,
): Price {
  const price = action.price(table.fight, one(table.fight, id), choice);
  if (occasion !== 'held') return price;
  return prepaid ? {} : { wp: price.wp ?? 0, momentum: price.momentum ?? 0 };
}

/** WS-R13 `false`: whoever has walked and then does something else walks no more in this turn. */
function cutMovement(table: Table, id: Id, occasion: Occasion): void {
  const { walked, cut } = one(table.fight, id).movement;
  if (table.fight.rulings.splitMovement || occasion !== 'turn' || walked === 0 || cut) return;
  table.tell({ fact: 'movement-cut', who: id });
}
