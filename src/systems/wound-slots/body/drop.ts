import type { Cell, Id } from '../../../kernel/json.ts';
import type { ThingFact } from '../facts/things.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** SL-CND-3, SL-SEQ-3: the facts that drop everything in hand to the floor, by default where the combatant is. */
export const dropped = ({ id, hands, cell }: Combatant, at: Cell = cell): readonly ThingFact[] =>
  hands.map((grip) => ({
    fact: 'item-moved',
    item: grip.item,
    from: { in: 'hand', who: id, hands: grip.hands },
    to: { in: 'floor', cell: at },
    who: id,
    why: 'dropped',
  }));

/** Drops everything in hand to the floor. */
export function dropAll(table: Table, id: Id): void {
  for (const fact of dropped(one(table.fight, id))) table.tell(fact);
}
