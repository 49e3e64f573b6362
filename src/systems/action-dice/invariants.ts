import { isFootprintInside } from '../../battlefield/footprint.ts';
import type { Say } from '../../engine/invariants.ts';
import { wholeInRange } from '../../engine/invariants.ts';
import type { Id } from '../../kernel/json.ts';
import { hasHealth, vigorRecovery } from './derived.ts';
import { isOver } from './effects/lasting.ts';
import { handsOf } from './items.ts';
import { poolMost } from './numbers.ts';
import { fieldOf, overlap } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isObject, isUnconscious, present } from './state.ts';

/**
 * Returns every violated invariant in words; random play checks them after every fact. Within a turn one fact often
 * waits for the next (damage for Shock, the last Vigor for being Winded): such pairs are checked between rounds only.
 */
export function invariants(fight: Fight): readonly string[] {
  const broken: string[] = [];
  const say = (what: string): void => {
    broken.push(what);
  };
  if (fight.listing.length !== Object.keys(fight.combatants).length) {
    say('the listing does not fit the combatants');
  }
  checkOrder(fight, say);
  for (const who of everyone(fight)) {
    checkNumbers(fight, who, say);
    checkStates(fight, who, say);
    checkKnown(fight, who, say);
    if (present(who) && !isFootprintInside(fieldOf(fight), who.cell, who.squares)) {
      say(`${who.id} stands off the map`);
    }
  }
  checkItems(fight, say);
  checkIds(fight, say);
  if (fight.phase === 'order') for (const who of everyone(fight)) checkAtRest(fight, who, say);
  return broken;
}

/** AD-ENC-2, AD-INI-2: nobody has two places, at most one place is running, and it is the active combatant's. */
function checkOrder(fight: Fight, say: Say): void {
  const ids = fight.order.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) say('somebody has two places in the order');
  for (const id of ids) if (!fight.combatants[id]) say(`${id} has a place and is not here`);
  if (fight.phase !== 'turns') {
    if (fight.active !== null) say(`${fight.active} is active in the phase ${fight.phase}`);
    return;
  }
  const running = fight.order.filter(({ state }) => state === 'running').map(({ id }) => id);
  if (running.length > 1) say('two places run');
  if ((running[0] ?? null) !== fight.active)
    say(`${fight.active} is active, and ${running[0]} has the place`);
}

const endless = Number.POSITIVE_INFINITY;

function checkNumbers(fight: Fight, who: Combatant, say: Say): void {
  for (const pool of ['vigor', 'mana', 'durability', 'health'] as const) {
    wholeInRange(say, who, pool, who[pool], 0, poolMost(fight, who, pool));
  }
  wholeInRange(say, who, 'actions', who.actions, 0, endless);
  wholeInRange(say, who, 'less actions', who.lessActions, 0, endless);
  wholeInRange(say, who, 'feet', who.feet, 0, endless);
  wholeInRange(say, who, 'defending', who.defending, 0, endless);
  wholeInRange(say, who, 'turns ended', who.ended, 0, who.begun);
  for (const [item, worn] of Object.entries(who.wear))
    wholeInRange(say, who, `wear of ${item}`, worn, 0, endless);
  if (who.shock) wholeInRange(say, who, 'the clock of Shock', who.shock.left, 0, endless);
}

/** AD-SHK-1, AD-SHK-3, AD-SHK-7, AD-OBJ-1: states that exclude or require each other. */
function checkStates(fight: Fight, who: Combatant, say: Say): void {
  if (who.shock && who.stabilised) say(`${who.id} is in Shock and stabilised`);
  if ((who.shock || who.stabilised) && !isUnconscious(who)) say(`${who.id} is in Shock and not unconscious`);
  if (!hasHealth(who.sheet, fight.rulings) && (isUnconscious(who) || who.shock)) {
    say(`${who.id} has no Health and is unconscious`);
  }
  if (isObject(who) && who.initiative !== null) say(`${who.id} is a thing and has Initiative`);
  if (who.out === null) return;
  if (who.act) say(`${who.id} is out and in the middle of an act`);
  if (who.readied.length > 0) say(`${who.id} is out and has readied something`);
  if (who.defending > 0) say(`${who.id} is out and defends`);
}

/** AD-POS-7. */
function checkKnown(fight: Fight, who: Combatant, say: Say): void {
  for (const id of who.unaware)
    if (!fight.combatants[id]) say(`${who.id} is unaware of ${id}, who is not here`);
}

/** Every item is in one place, and nobody holds more than fits in its hands. */
function checkItems(fight: Fight, say: Say): void {
  const seen = new Set<Id>();
  const see = (id: Id): void => {
    if (seen.has(id)) say(`the item ${id} is in two places`);
    seen.add(id);
  };
  for (const { id, hands, carried, sheet } of everyone(fight)) {
    let held = 0;
    for (const grip of hands) {
      see(grip.item.id);
      held += grip.hands;
      if (grip.hands !== handsOf(grip.item)) say(`${id} holds ${grip.item.id} in ${grip.hands} hands`);
    }
    if (held > sheet.hands) say(`${id} has ${held} of ${sheet.hands} hands full`);
    if (new Set(hands.map(({ hand }) => hand)).size !== hands.length)
      say(`${id} holds two things in one hand`);
    for (const item of carried) see(item.id);
  }
  for (const { item } of fight.floor) see(item.id);
}

/** Ids of effects, waiting Charges, readied acts and zones are unique. */
function checkIds(fight: Fight, say: Say): void {
  const ids = [
    ...everyone(fight).flatMap(({ effects, waiting, readied }) => [...effects, ...waiting, ...readied]),
    ...fight.zones,
  ].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) say('two effects have the same id');
}

/** AD-HRT-5, AD-REC-2, AD-REC-4, AD-ENC-3: what holds between two rounds. */
function checkAtRest(fight: Fight, who: Combatant, say: Say): void {
  if (who.out === null && hasHealth(who.sheet, fight.rulings) && who.health === 0) {
    say(`${who.id} stands without Health`);
  }
  // In the Recovery Phase Vigor has returned to all who recover any.
  if (present(who) && !isObject(who) && who.vigor === 0 && !who.winded && vigorRecovery(who.sheet) === 0) {
    say(`${who.id} has no Vigor and is not Winded`);
  }
  for (const { id, until } of [...who.effects, ...who.waiting]) {
    if (isOver(fight, until)) say(`${id} on ${who.id} is over and goes on`);
  }
  if (!present(who)) return;
  for (const other of everyone(fight)) {
    if (other === who || !present(other) || other.id < who.id) continue;
    if (overlap(who.cell, who.squares, other.cell, other.squares)) say(`${who.id} stands in ${other.id}`);
  }
}
