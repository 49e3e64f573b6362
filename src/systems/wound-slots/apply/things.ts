import type { Place, ThingFact } from '../facts/things.ts';
import type { Fight, Item } from '../state.ts';
import { one } from '../state.ts';

export function applyThing(fight: Fight, fact: ThingFact): void {
  switch (fact.fact) {
    case 'item-moved':
      takeFrom(fight, fact.item, fact.from);
      putTo(fight, fact.item, fact.to);
      return;
    case 'loading': {
      const { [fact.item]: _, ...others } = fight.unloaded;
      fight.unloaded = fact.left > 0 ? { ...others, [fact.item]: fact.left } : others;
      return;
    }
    case 'door':
      fight.changes = { ...fight.changes, doors: { ...fight.changes.doors, [fact.door]: fact.open } };
      return;
  }
}

function takeFrom(fight: Fight, item: Item, place: Place): void {
  switch (place.in) {
    case 'hand': {
      const who = one(fight, place.who);
      who.hands = who.hands.filter((grip) => grip.item.id !== item.id);
      return;
    }
    case 'stowed': {
      const who = one(fight, place.who);
      who.stowed = who.stowed.filter((each) => each.item.id !== item.id);
      return;
    }
    case 'floor':
      fight.floor = fight.floor.filter((lying) => lying.item.id !== item.id);
      return;
    case 'gone':
      return;
  }
}

function putTo(fight: Fight, item: Item, place: Place): void {
  switch (place.in) {
    case 'hand': {
      const who = one(fight, place.who);
      who.hands = [...who.hands, { item, hands: place.hands }];
      return;
    }
    case 'stowed': {
      const who = one(fight, place.who);
      who.stowed = [...who.stowed, { item, in: place.container }];
      return;
    }
    case 'floor':
      fight.floor = [...fight.floor, { item, cell: place.cell }];
      return;
    case 'gone':
      return;
  }
}
