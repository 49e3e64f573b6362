import { moveItem } from '../../../engine/belongings.ts';
import type { ThingFact } from '../facts/things.ts';
import type { Fight } from '../state.ts';
import { bringWear } from './wear.ts';

export function applyThing(fight: Fight, fact: ThingFact): void {
  switch (fact.fact) {
    case 'item-moved': {
      const { item, from, to } = fact;
      moveItem(fight, item, from, to, ({ hand, hands }) => ({ item, hand, hands }));
      if (to.in === 'hand' || to.in === 'carried') bringWear(fight, to.who, item);
      return;
    }
    case 'door':
      fight.changes = { ...fight.changes, doors: { ...fight.changes.doors, [fact.door]: fact.open } };
      return;
  }
}
