import { moveItem } from '../../engine/belongings.ts';
import type { Id } from '../../kernel/json.ts';
import type { HandFact, ThingFact } from './facts.ts';
import type { Fight } from './state.ts';
import { one } from './state.ts';

/** Applies facts about items and doors. Every item is in exactly one place before and after. */
export function applyThing(fight: Fight, fact: ThingFact): void {
  switch (fact.fact) {
    case 'item-moved': {
      const { item, from, to } = fact;
      moveItem(fight, item, from, to, ({ hands }) => ({ item, hands }));
      return;
    }
    case 'grip': {
      const who = one(fight, fact.who);
      who.hands = who.hands.map((grip) =>
        grip.item.id === fact.item ? { item: grip.item, hands: fact.hands } : grip,
      );
      return;
    }
    case 'loaded':
      fight.unloaded = withCount(fight.unloaded, fact.item, fact.left);
      return;
    case 'shot':
      if (fact.load > 0) fight.unloaded = withCount(fight.unloaded, fact.item, fact.load);
      countDown(fight, fact.item);
      return;
    case 'item-used':
      countDown(fight, fact.item);
      return;
    case 'door':
      fight.changes = { ...fight.changes, doors: { ...fight.changes.doors, [fact.door]: fact.open } };
      return;
  }
}

/** Takes one use from an item whose uses are counted. */
function countDown(fight: Fight, item: Id): void {
  const left = fight.uses[item];
  if (left !== undefined) fight.uses = { ...fight.uses, [item]: Math.max(0, left - 1) };
}

/** The counts with this one set. A count of 0 is left out, so that equal fights have equal JSON. */
function withCount(counts: { readonly [item: Id]: number }, item: Id, count: number) {
  const { [item]: _, ...others } = counts;
  return count > 0 ? { ...others, [item]: count } : others;
}

/** Applies changes by the game master's hand; notes and contests change nothing. */
export function applyHand(fight: Fight, fact: HandFact): void {
  switch (fact.fact) {
    case 'joined':
      // A copy, so that later changes do not reach the recorded fact.
      fight.combatants = { ...fight.combatants, [fact.combatant.id]: { ...fact.combatant } };
      fight.listing = [...fight.listing, fact.combatant.id];
      fight.unloaded = { ...fight.unloaded, ...fact.unloaded };
      fight.uses = { ...fight.uses, ...fact.uses };
      if (fight.order.length > 0) fight.order = placed(fight, fact.combatant.id, fight.order);
      return;
    case 'side':
      one(fight, fact.who).side = fact.side;
      return;
    case 'initiative-set':
      one(fight, fact.who).initiative = fact.value;
      if (fight.order.length > 0) {
        fight.order = placed(
          fight,
          fact.who,
          fight.order.filter((id) => id !== fact.who),
        );
      }
      return;
    case 'attacks-set':
      one(fight, fact.who).attacks = fact.attacks;
      return;
    case 'free-action-set':
      one(fight, fact.who).freeActionUsed = fact.used;
      return;
    case 'movement-set': {
      const who = one(fight, fact.who);
      who.moved = who.speed * (1 + who.dashes) - fact.left;
      // FS-R14 `once`: movement that is given back can be used for a move again.
      if (who.speed > 0) who.moves = Math.min(who.moves, Math.floor(who.moved / who.speed));
      return;
    }
    case 'active-set':
      setActive(fight, fact.who);
      return;
    case 'note':
    case 'contest':
      return;
  }
}

/** `order` with the combatant inserted behind all whose initiative is as high or higher. */
function placed(fight: Fight, who: Id, order: readonly Id[]): readonly Id[] {
  const value = one(fight, who).initiative ?? 0;
  let at = order.findIndex((id) => (one(fight, id).initiative ?? 0) < value);
  if (at < 0) at = order.length;
  return [...order.slice(0, at), who, ...order.slice(at)];
}

function setActive(fight: Fight, id: Id): void {
  const before = fight.active === null ? undefined : fight.combatants[fight.active];
  if (before && before.id !== id) before.turn = 'waiting';
  const who = one(fight, id);
  who.turn = 'active';
  who.waits = null;
  who.begun = false;
  who.moved = 0;
  who.odd = false;
  who.moves = 0;
  who.dashes = 0;
  who.disengaged = false;
  fight.active = id;
}
