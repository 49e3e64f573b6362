import { changeEach } from '../../../engine/seldom.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Place, ThingFact } from '../facts/things.ts';
import type { Combatant, Fight, Item } from '../state.ts';
import { one } from '../state.ts';

export function applyThing(fight: Fight, fact: ThingFact): void {
  switch (fact.fact) {
    case 'item-moved':
      takeFrom(fight, fact.item, fact.from);
      putTo(fight, fact.item, fact.to);
      if (fact.to.in === 'floor') setReloading(fight, fact.item.id, 0);
      return;
    case 'loaded':
      fight.loaded = { ...fight.loaded, [fact.item]: fact.rounds };
      if (fact.why === 'fired') setReloading(fight, fact.item, 0);
      return;
    case 'jammed':
      fight.jammed = fact.on
        ? [...fight.jammed.filter((id) => id !== fact.item), fact.item]
        : fight.jammed.filter((id) => id !== fact.item);
      return;
    case 'spares':
      fight.spares = { ...fight.spares, [fact.item]: fact.left };
      return;
    case 'reloading':
      setReloading(fight, fact.item, fact.left);
      return;
    case 'worn':
      fight.worn = { ...fight.worn, [fact.item]: fact.lost };
      return;
    case 'armor-worn': {
      const who = one(fight, fact.who);
      who.apLost = { ...who.apLost, [fact.location]: fact.lost };
      return;
    }
    case 'fate-spent':
      changeEach(one(fight, fact.who), 'fate', (before) => before - fact.points);
      return;
    case 'pool':
      one(fight, fact.who)[fact.pool] = fact.left;
      return;
    case 'equipped': {
      const who = one(fight, fact.who);
      who.equipped = fact.persona;
      if (fact.free) who.swapped = true;
      return;
    }
    case 'door':
      fight.changes = { ...fight.changes, doors: { ...fight.changes.doors, [fact.door]: fact.open } };
      return;
  }
}

/**
 * PE-ACT-31: sets the Actions that a reload still needs; 0 ends it. Dropping or firing the weapon loses it (PE-R49).
 */
function setReloading(fight: Fight, item: Id, left: number): void {
  if (left === 0 && fight.reloading[item] === undefined) return;
  const { [item]: _, ...others } = fight.reloading;
  fight.reloading = left > 0 ? { ...others, [item]: { left, round: fight.round } } : others;
}

function takeFrom(fight: Fight, item: Item, place: Place): void {
  switch (place.in) {
    case 'hand':
      letGo(one(fight, place.who), item.id);
      return;
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

function letGo(who: Combatant, item: Id): void {
  const { right, left } = who.hands;
  who.hands = { right: right?.id === item ? null : right, left: left?.id === item ? null : left };
}

function putTo(fight: Fight, item: Item, place: Place): void {
  switch (place.in) {
    case 'hand': {
      const who = one(fight, place.who);
      who.hands = { ...who.hands, ...Object.fromEntries(place.hands.map((hand) => [hand, item])) };
      return;
    }
    case 'carried': {
      const who = one(fight, place.who);
      who.carried = [...who.carried, item];
      return;
    }
    case 'floor':
      fight.floor = [...fight.floor, { item, cell: place.cell }];
      return;
    case 'gone':
      return;
  }
}
