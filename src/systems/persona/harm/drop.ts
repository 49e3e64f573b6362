import type { Id } from '../../../kernel/json.ts';
import type { Hand } from '../body.ts';
import { hands as bothHands } from '../body.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Drops what a hand holds to the floor. A two-handed item leaves both hands. */
export function dropHeld(table: Table, id: Id, hand: Hand): void {
  const { hands, cell } = one(table.fight, id);
  const item = hands[hand];
  if (item === null) return;
  const held = bothHands.filter((each) => hands[each]?.id === item.id);
  table.tell({
    fact: 'item-moved',
    item,
    from: { in: 'hand', who: id, hands: held },
    to: { in: 'floor', cell },
    who: id,
    why: 'dropped',
  });
}
