import { moveItem } from '../../../engine/belongings.ts';
import type { ThingFact } from '../facts/things.ts';
import type { Fight } from '../state.ts';

export function applyThing(fight: Fight, fact: ThingFact): void {
  switch (fact.fact) {
    case 'item-moved': {
      const { item, from, to } = fact;
      moveItem(fight, item, from, to, ({ hands }) => ({ item, hands }));
      return;
    }
    case 'door':
      fight.changes = { ...fight.changes, doors: { ...fight.changes.doors, [fact.door]: fact.open } };
      return;
  }
}
