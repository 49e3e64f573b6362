import type { Say } from '../../engine/invariants.ts';
import { inRange, overlap, wholeInRange } from '../../engine/invariants.ts';
import type { Id } from '../../kernel/json.ts';
import { ailmentKinds } from './ailments/catalogue.ts';
import { hands } from './body.ts';
import { handsOf } from './hands.ts';
import { trackMax } from './harm/tracks.ts';
import { fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { one, present } from './state.ts';

/** Every violated invariant of the state, described in words. Random play checks this after every step. */
export function invariants(fight: Fight): readonly string[] {
  const broken: string[] = [];
  const say = (what: string): void => {
    broken.push(what);
  };
  if (fight.listing.length !== Object.keys(fight.combatants).length) {
    say('the listing does not fit the combatants');
  }
  if (fight.order.length > 0) checkOrder(fight, say);
  for (const id of fight.listing) {
    const who = one(fight, id);
    checkNumbers(fight, who, say);
    checkConditions(who, say);
    checkTies(fight, who, say);
  }
  checkPlaces(fight, say);
  checkItems(fight, say);
  return broken;
}

function checkOrder(fight: Fight, say: Say): void {
  const { order, listing } = fight;
  const once = order.every((id, at) => order.indexOf(id) === at) && order.length === listing.length;
  if (!once || !listing.every((id) => order.includes(id))) {
    say(`the order ${order.join()} is not everybody once`);
  }
  if (fight.phase !== 'turns') return;
  const active = listing.filter((id) => one(fight, id).turn === 'active');
  const fits = fight.active === null ? active.length === 0 : active.join() === fight.active;
  if (!fits) say(`active is ${fight.active}, but ${active.join() || 'nobody'} has the turn`);
  if (fight.bonus && !fight.combatants[fight.bonus.who])
    say(`One More of ${fight.bonus.who}, who is not here`);
}

/** Tracks and pools are whole and within their bounds (sections WND, FATE, ACT). */
function checkNumbers(fight: Fight, who: Combatant, say: Say): void {
  const { lightMax, heavyMax } = who;
  wholeInRange(say, who, 'Light Wounds', who.light, 0, lightMax);
  wholeInRange(say, who, 'Heavy Wounds', who.heavy, 0, heavyMax);
  wholeInRange(say, who, 'Deadly Wounds', who.deadly, 0, trackMax(fight, who).deadly);
  wholeInRange(say, who, 'Stress', who.stress, 0, Number.POSITIVE_INFINITY);
  if (!who.tracksStress && who.stress > 0) say(`${who.id} has Stress that nobody counts`);
  wholeInRange(say, who, 'Fate', who.fate, 0, who.fateMax);
  wholeInRange(say, who, 'Spirit', who.spirit, 0, who.spiritMax);
  wholeInRange(say, who, 'Exertion', who.exertion, 0, who.exertionMax);
  for (const { sheet, left } of who.personas) wholeInRange(say, who, sheet.name, left, 0, sheet.wounds);
  for (const lost of Object.values(who.decay)) wholeInRange(say, who, 'decay', lost, 0, 100);
  // PE-R17: any combatant able to move may move at least 1 m.
  if (who.move) {
    inRange(say, who, 'metres spent', who.move.spent, 0, Math.max(1, who.move.allowance + who.move.bonus));
  }
  if (who.equipped !== null && !who.personas.some(({ sheet }) => sheet.id === who.equipped)) {
    say(`${who.id} has a Persona equipped that is not its own`);
  }
}

/** At most one ailment of each category (PE-AIL-3); a combatant that is out neither defends, protects nor holds. */
function checkConditions(who: Combatant, say: Say): void {
  if (who.ailments.length > 1) {
    const categories = who.ailments.map(({ id }) => ailmentKinds[id].category);
    if (new Set(categories).size !== categories.length) say(`${who.id} has two ailments of a category`);
  }
  for (const { id, turns } of who.ailments)
    if (turns !== null && turns < 1) say(`${id} of ${who.id} is over`);
  if (who.out === null) return;
  if (who.defending) say(`${who.id} is out and defends`);
  if (who.protecting !== null) say(`${who.id} is out and protects somebody`);
  if (who.holding.length > 0) say(`${who.id} is out and holds somebody`);
}

function checkTies(fight: Fight, who: Combatant, say: Say): void {
  const known = (id: Id, what: string): boolean => {
    if (fight.combatants[id]) return true;
    say(`${who.id} ${what} ${id}, who is not here`);
    return false;
  };
  for (const id of who.holding) {
    if (known(id, 'holds') && !one(fight, id).heldBy.some(({ by }) => by === who.id)) {
      say(`${id} is not held by ${who.id}`);
    }
  }
  for (const { by } of who.heldBy) {
    if (known(by, 'is held by') && !one(fight, by).holding.includes(who.id)) {
      say(`${by} does not hold ${who.id}`);
    }
  }
  for (const id of who.hiddenFrom) known(id, 'is hidden from');
  for (const { by } of who.disruptions) known(by, 'is disrupted by');
  if (who.protecting !== null && known(who.protecting, 'protects')) {
    if (one(fight, who.protecting).side !== who.side) say(`${who.id} protects the enemy ${who.protecting}`);
  }
}

/** PE-MOVE-1: every combatant is on the map, and two of the same band overlap only in the middle of a move. */
function checkPlaces(fight: Fight, say: Say): void {
  const field = fieldOf(fight);
  const here = fight.listing.map((id) => one(fight, id)).filter(present);
  for (let i = 0; i < here.length; i++) {
    const a = here[i] as Combatant;
    const { x, y } = a.cell;
    const inside = x >= 0 && y >= 0 && x + a.squares <= field.width && y + a.squares <= field.height;
    if (!inside) say(`${a.id} stands off the map`);
    for (let j = i + 1; j < here.length; j++) {
      const b = here[j] as Combatant;
      if (a.band === b.band && !a.passing && !b.passing && overlap(a, b)) {
        say(`${a.id} and ${b.id} stand on the same square`);
      }
    }
  }
}

/** Every item is in exactly one place, two-handed items are in both hands; ammunition counts are never negative. */
function checkItems(fight: Fight, say: Say): void {
  const seen = new Set<Id>();
  const see = (id: Id): void => {
    if (seen.has(id)) say(`the item ${id} is in two places`);
    seen.add(id);
  };
  for (const id of fight.listing) {
    const who = one(fight, id);
    const { right, left } = who.hands;
    if (right) see(right.id);
    if (left && left.id !== right?.id) see(left.id);
    for (const hand of hands) {
      const item = who.hands[hand];
      const both = right?.id === item?.id && left?.id === item?.id;
      if (item && (handsOf(item) === 2) !== both) say(`${id} holds ${item.id} in the wrong hands`);
    }
    for (const item of who.carried) see(item.id);
  }
  for (const { item } of fight.floor) see(item.id);
  const { loaded, spares, reloading } = fight;
  for (const item in loaded) if ((loaded[item] ?? 0) < 0) say(`${item} is loaded below 0`);
  for (const item in spares) if ((spares[item] ?? 0) < 0) say(`${item} has less than no clips`);
  for (const item in reloading) if ((reloading[item]?.left ?? 0) < 1) say(`the reload of ${item} is over`);
}
