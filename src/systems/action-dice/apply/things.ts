import type { ItemPlace, ThingFact } from '../facts/things.ts';
import type { Item } from '../items.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { bringWear } from './wear.ts';

export function applyThing(fight: Fight, fact: ThingFact): void {
  switch (fact.fact) {
    case 'item-moved':
      takeFrom(fight, fact.item, fact.from);
      putTo(fight, fact.item, fact.to);
      return;
    case 'door':
      fight.changes = { ...fight.changes, doors: { ...fight.changes.doors, [fact.door]: fact.open } };
      return;
  }
}

function takeFrom(fight: Fight, item: Item, place: ItemPlace): void {
  switch (place.in) {
    case 'hand': {
      const who = one(fight, place.who);
      who.hands = who.hands.filter((grip) => grip.item.id !== item.id);
      return;
    }
    case 'carried': {
      const who = one(fight, place.who);
      who.carried = who.carried.filter(({ id }) => id !== item.id);
      return;
    }
    case 'floor':
      fight.floor = fight.floor.filter((lying) => lying.item.id !== item.id);
      return;
    case 'gone':
      return;
  }
}

function putTo(fight: Fight, item: Item, place: ItemPlace): void {
  switch (place.in) {
    case 'hand': {
      const who = one(fight, place.who);
      who.hands = [...who.hands, { item, hand: place.hand, hands: place.hands }];
      bringWear(fight, place.who, item);
      return;
    }
    case 'carried': {
      const who = one(fight, place.who);
      who.carried = [...who.carried, item];
      bringWear(fight, place.who, item);
      return;
    }
    case 'floor':
      fight.floor = [...fight.floor, { item, cell: place.cell }];
      return;
    case 'gone':
      return;
  }
}
