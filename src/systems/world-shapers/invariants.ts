import { isFootprintInside } from '../../battlefield/footprint.ts';
import type { Say } from '../../engine/invariants.ts';
import { wholeInRange } from '../../engine/invariants.ts';
import type { Id } from '../../kernel/json.ts';
import { mostMomentum, temporaryCap } from './derived.ts';
import { isOver } from './effects/lasting.ts';
import { handsOf } from './items.ts';
import { adjacent, fieldOf, maySharePlace, sharesSpace } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone, isDown, isObject, one, present } from './state.ts';

/**
 * Every violated invariant of the state, in words; checked by random play after every fact. In the middle of a turn one
 * fact often depends on the next (a step into an ally's space on the step out of it, damage on going Down, a counter on
 * the effects it ends), so some invariants are checked only between rounds.
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
    checkNumbers(who, say);
    checkStates(who, say);
    checkEffects(fight, who, say);
    checkTies(fight, who, say);
    checkInside(fight, who, say);
  }
  checkItems(fight, say);
  if (atRest(fight)) {
    for (const who of everyone(fight)) {
      checkVitality(fight, who, say);
      checkTimes(fight, who, say);
      checkReach(fight, who, say);
      checkPlace(fight, who, say);
    }
  }
  return broken;
}

const atRest = ({ phase }: Fight): boolean => phase === 'unions' || phase === 'order';

/**
 * WS-INI-5, WS-INI-15: a combatant is in one slot at most, at most one slot runs, and the active combatant has its turn
 * in it.
 */
function checkOrder(fight: Fight, say: Say): void {
  const members = fight.order.flatMap((slot) => slot.members);
  if (new Set(members).size !== members.length) say('somebody is in two slots');
  for (const id of members) if (!fight.combatants[id]) say(`${id} has a slot and is not here`);
  if (fight.phase !== 'slots') {
    if (fight.active !== null) say(`${fight.active} is active in the phase ${fight.phase}`);
    return;
  }
  const running = fight.order.filter(({ state }) => state === 'running');
  if (running.length > 1) say('two slots run');
  if ((running[0]?.id ?? null) !== fight.running) say(`${fight.running} runs, and its slot does not know`);
  if (fight.active === null) return;
  if (!running[0]?.members.includes(fight.active)) say(`${fight.active} is active and not in its slot`);
  if (one(fight, fight.active).turn !== 'open') say(`${fight.active} is active and has no turn`);
}

const { POSITIVE_INFINITY: endless, NEGATIVE_INFINITY: bottomless } = Number;

function checkNumbers(who: Combatant, say: Say): void {
  wholeInRange(say, who, 'Vitality', who.vitality, bottomless, who.sheet.vitality);
  wholeInRange(say, who, 'Temporary Vitality', who.temporary, 0, temporaryCap(who.sheet));
  wholeInRange(say, who, 'WP', who.wp, 0, who.sheet.wp);
  wholeInRange(say, who, 'Momentum', who.momentum, 0, mostMomentum);
  wholeInRange(say, who, 'AP', who.ap, 0, endless);
  wholeInRange(say, who, 'AP spent', who.apSpent, 0, endless);
  wholeInRange(say, who, 'RP', who.rp, 0, endless);
  wholeInRange(say, who, 'RP spent', who.rpSpent, 0, endless);
  wholeInRange(say, who, 'movement', who.movement.left, 0, endless);
  wholeInRange(say, who, 'attacks', who.credits, 0, endless);
  wholeInRange(say, who, 'turns ended', who.ended, 0, who.begun);
  wholeInRange(say, who, 'turns begun', who.begun, 0, who.slots);
}

/** WS-VIT-4, WS-R74: being Down fits the Vitality. */
function checkVitality(fight: Fight, who: Combatant, say: Say): void {
  const low = who.vitality < 1;
  if (isDown(who) && !low) say(`${who.id} is Down with ${who.vitality} Vitality`);
  if (who.out === null && low && fight.rulings.downState === 'down') {
    say(`${who.id} stands with ${who.vitality} Vitality`);
  }
}

/** WS-VIT-4, WS-GEN-9: a combatant that is out holds no actions and grabs nobody; objects are never Down. */
function checkStates(who: Combatant, say: Say): void {
  if (isObject(who) && isDown(who)) say(`${who.id} is an object and Down`);
  if (who.out !== null && who.held.length > 0) say(`${who.id} is out and holds actions`);
  if (who.out !== null && who.grabbing.length > 0) say(`${who.id} is out and grabs`);
}

/** WS-RND-8: no effect outlasts its duration. */
function checkTimes(fight: Fight, who: Combatant, say: Say): void {
  for (const { id, until } of who.effects) {
    if (isOver(fight, until)) say(`${id} on ${who.id} is over and goes on`);
  }
}

/** Ids of effects are unique, and everybody they refer to exists. */
function checkEffects(fight: Fight, who: Combatant, say: Say): void {
  const seen = new Set<Id>();
  for (const { id, by, until } of who.effects) {
    if (seen.has(id)) say(`${who.id} is under ${id} twice`);
    seen.add(id);
    if (by !== null && !fight.combatants[by]) say(`${id} is by ${by}, who is not here`);
    if ('of' in until && !fight.combatants[until.of]) say(`${id} waits for ${until.of}, who is not here`);
  }
}

/** WS-ADV-5, WS-ADV-11, WS-ADV-13: relations between two combatants are consistent on both sides. */
function checkTies(fight: Fight, who: Combatant, say: Say): void {
  for (const id of who.grabbing) {
    const other = fight.combatants[id];
    if (!other?.grabbedBy.includes(who.id)) say(`${who.id} grabs ${id}, who knows nothing of it`);
  }
  for (const id of who.grabbedBy) {
    if (!fight.combatants[id]?.grabbing.includes(who.id))
      say(`${who.id} is grabbed by ${id}, who knows nothing`);
  }
  for (const id of [...who.hiddenFrom, ...who.givenAway]) {
    if (!fight.combatants[id]) say(`${who.id} hides from ${id}, who is not here`);
  }
  const { mounted } = who;
  if (!mounted) return;
  const mount = fight.combatants[mounted.on];
  if (!mount || !present(mount)) say(`${who.id} is on ${mounted.on}, who is not here`);
  else if (who.cell.x !== mount.cell.x + mounted.dx || who.cell.y !== mount.cell.y + mounted.dy) {
    say(`${who.id} is not where its mount carries it`);
  }
}

/** WS-ADV-11: a grabbed combatant is within 1 m. */
function checkReach(fight: Fight, who: Combatant, say: Say): void {
  for (const id of who.grabbing) {
    if (!adjacent(fight, who, one(fight, id))) say(`${who.id} grabs ${id} from afar`);
  }
}

function checkInside(fight: Fight, who: Combatant, say: Say): void {
  if (present(who) && !isFootprintInside(fieldOf(fight), who.cell, who.squares)) {
    say(`${who.id} stands off the map`);
  }
}

/** WS-TER-5, WS-TER-8: combatants overlap only if they may share a space. */
function checkPlace(fight: Fight, who: Combatant, say: Say): void {
  if (!present(who)) return;
  for (const other of everyone(fight)) {
    if (other === who || !present(other) || other.id < who.id) continue;
    if (sharesSpace(who, other) && !maySharePlace(fight, who, other)) say(`${who.id} stands in ${other.id}`);
  }
}

/** Every item is in one place only, and nobody holds more than its hands allow. */
function checkItems(fight: Fight, say: Say): void {
  const seen = new Set<Id>();
  const see = (id: Id): void => {
    if (seen.has(id)) say(`the item ${id} is in two places`);
    seen.add(id);
  };
  for (const { id, hands, carried, grabbing, sheet } of everyone(fight)) {
    let held = grabbing.length;
    for (const grip of hands) {
      see(grip.item.id);
      held += grip.hands;
      if (grip.hands !== handsOf(grip.item)) say(`${id} holds ${grip.item.id} in ${grip.hands} hands`);
    }
    if (held > sheet.hands) say(`${id} has ${held} of ${sheet.hands} hands full`);
    for (const item of carried) see(item.id);
  }
  for (const { item } of fight.floor) see(item.id);
}
