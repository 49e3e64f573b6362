import type { Say } from '../../engine/invariants.ts';
import { inRange, overlap, wholeInRange } from '../../engine/invariants.ts';
import type { Id } from '../../kernel/json.ts';
import { apPerRound, attacksPerRound } from './judge.ts';
import { fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { freeHands, one, present } from './state.ts';

/** Every broken invariant of the state, in words; random play checks them after every fact. */
export function invariants(fight: Fight): readonly string[] {
  const broken: string[] = [];
  const say = (what: string): void => {
    broken.push(what);
  };
  if (fight.listing.length !== Object.keys(fight.combatants).length)
    say('the listing does not fit the combatants');
  if (fight.order.length > 0) checkOrder(fight, say);
  for (const id of fight.listing) {
    const who = one(fight, id);
    checkNumbers(fight, who, say);
    checkTies(fight, who, say);
  }
  checkPlaces(fight, say);
  checkItems(fight, say);
  return broken;
}

function checkOrder(fight: Fight, say: Say): void {
  const { order, listing } = fight;
  const once = order.every((id, place) => order.indexOf(id) === place) && order.length === listing.length;
  if (!once || !listing.every((id) => order.includes(id)))
    say(`the order ${order.join()} is not everybody once`);
  const active = listing.filter((id) => one(fight, id).turn === 'active');
  if (fight.phase === 'turns') {
    if (fight.active === null ? active.length > 0 : active.length !== 1 || active[0] !== fight.active) {
      say(`active is ${fight.active}, but ${active.join() || 'nobody'} is in turn`);
    }
  }
}

function checkNumbers(fight: Fight, who: Combatant, say: Say): void {
  const floor = fight.rulings.knockoutAt === 'zero' ? 0 : Number.NEGATIVE_INFINITY;
  wholeInRange(say, who, 'Health', who.health, floor, who.pool);
  wholeInRange(say, who, 'mana', who.mana, 0, who.manaPool);
  wholeInRange(say, who, 'AP', who.ap, 0, apPerRound);
  const most = fight.rulings.attackLimitCounts === 'everyAttack' ? attacksPerRound : Number.POSITIVE_INFINITY;
  wholeInRange(say, who, 'attacks', who.attacks, 0, most);
  inRange(say, who, 'movement used', who.moved, 0, who.speed * (1 + who.dashes) + 1e-6);
  wholeInRange(say, who, 'free hands', freeHands(who), 0, who.sheet.hands);
  if (who.out === null && who.health < floor) say(`${who.id} stands with ${who.health} Health`);
}

function checkTies(fight: Fight, who: Combatant, say: Say): void {
  const known = (id: Id, what: string): boolean => {
    if (fight.combatants[id]) return true;
    say(`${who.id} ${what} ${id}, who is not here`);
    return false;
  };
  for (const id of who.holds) {
    if (known(id, 'holds') && !one(fight, id).heldBy.includes(who.id)) say(`${id} is not held by ${who.id}`);
  }
  for (const id of who.heldBy) {
    if (known(id, 'is held by') && !one(fight, id).holds.includes(who.id))
      say(`${id} does not hold ${who.id}`);
  }
  for (const id of who.hiddenFrom) known(id, 'is hidden from');
  if (who.feint) known(who.feint.at, 'feints at');
  if (who.out !== null && who.holds.length > 0) say(`${who.id} is out and holds somebody`);
  if (who.turn === 'saved' && who.waits === null) say(`${who.id} saved its turn for nothing`);
}

/** FS-GRID-2: everybody is inside the map, and no two combatants overlap except in the middle of a move. */
function checkPlaces(fight: Fight, say: Say): void {
  const field = fieldOf(fight);
  const here = fight.listing.map((id) => one(fight, id)).filter(present);
  for (let i = 0; i < here.length; i++) {
    const a = here[i] as Combatant;
    const inside =
      a.cell.x >= 0 &&
      a.cell.y >= 0 &&
      a.cell.x + a.squares <= field.width &&
      a.cell.y + a.squares <= field.height;
    if (!inside) say(`${a.id} stands off the map`);
    for (let j = i + 1; j < here.length; j++) {
      const b = here[j] as Combatant;
      if (overlap(a, b) && !a.passing && !b.passing) say(`${a.id} and ${b.id} stand on the same square`);
    }
  }
}

/** Every item is in one place, and no count is out of range. */
function checkItems(fight: Fight, say: Say): void {
  const seen = new Set<Id>();
  let places = 0;
  /** Records an item in its place: a set does not grow by an element it already has. */
  const see = (id: Id): void => {
    places++;
    if (seen.add(id).size === places) return;
    say(`the item ${id} is in two places`);
    places--;
  };
  for (const id of fight.listing) {
    const who = one(fight, id);
    for (const { item } of who.hands) see(item.id);
    for (const item of who.carried) see(item.id);
  }
  for (const { item } of fight.floor) see(item.id);
  for (const item in fight.uses) if ((fight.uses[item] ?? 0) < 0) say(`${item} was used too often`);
  for (const item in fight.unloaded) if ((fight.unloaded[item] ?? 0) <= 0) say(`${item} is loaded twice`);
}
