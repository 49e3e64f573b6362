import type { Id } from '../../../kernel/json.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Attack } from './types.ts';

/** SL-ATK-4: after a shot the weapon is unloaded; a thrown weapon lies at the target. */
export function loose(table: Table, attack: Attack, target: Id): void {
  const { means, who: id } = attack;
  const { item, weapon, manner } = means;
  if (manner !== 'ranged' || item === null || weapon === null) return;
  if (weapon.ranged?.thrown) {
    const grip = one(table.fight, id).hands.find((each) => each.item.id === item.id);
    if (!grip) return;
    table.tell({
      fact: 'item-moved',
      item,
      from: { in: 'hand', who: id, hands: grip.hands },
      to: { in: 'floor', cell: one(table.fight, target).cell },
      who: id,
      why: 'thrown',
    });
    return;
  }
  if (weapon.loading > 0) table.tell({ fact: 'loading', who: id, item: item.id, left: weapon.loading });
}
