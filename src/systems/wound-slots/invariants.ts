import { isFootprintInside } from '../../battlefield/footprint.ts';
import type { Say } from '../../engine/invariants.ts';
import { wholeInRange } from '../../engine/invariants.ts';
import type { Id } from '../../kernel/json.ts';
import { manaNow, staminaNow } from './fatigue.ts';
import { handsOf } from './hands.ts';
import type { Level } from './levels.ts';
import { levels } from './levels.ts';
import { adjacent, fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { one, present } from './state.ts';

/** Every broken invariant of the state, in words. Random play checks this after every step. */
export function invariants(fight: Fight): readonly string[] {
  const broken: string[] = [];
  const say = (what: string): void => {
    broken.push(what);
  };
  if (fight.listing.length !== Object.keys(fight.combatants).length) {
    say('the listing does not fit the combatants');
  }
  checkTurn(fight, say);
  for (const id of fight.listing) {
    const who = one(fight, id);
    checkNumbers(who, say);
    checkStates(who, say);
    checkTies(fight, who, say);
    checkPlace(fight, who, say);
  }
  checkItems(fight, say);
  checkEffects(fight, say);
  return broken;
}

function checkTurn(fight: Fight, say: Say): void {
  if (fight.active === null) return;
  if (fight.phase !== 'turns') say(`${fight.active} is active in the phase ${fight.phase}`);
  if (!fight.combatants[fight.active]) say(`${fight.active} is active and not here`);
}

const { POSITIVE_INFINITY: endless } = Number;

/** Words for the wound counts, built once because they are needed after every step. */
const woundsOf = Object.fromEntries(levels.map((level) => [level, `${level} wounds`])) as Record<
  Level,
  string
>;

/** Wounds, pools, AP and initiative are whole and within their bounds (sections HLT, STA, AP, INI). */
function checkNumbers(who: Combatant, say: Say): void {
  for (const level of levels) wholeInRange(say, who, woundsOf[level], who.wounds[level], 0, who.slots[level]);
  wholeInRange(say, who, 'fatigue', who.fatigue, 0, endless);
  wholeInRange(say, who, 'stamina', who.stamina, 0, staminaNow(who));
  wholeInRange(say, who, 'invested mana', who.invested, 0, who.manaMax);
  wholeInRange(say, who, 'mana', who.mana, 0, manaNow(who));
  wholeInRange(say, who, 'AP', who.ap, 0, endless);
  wholeInRange(say, who, 'initiative', who.initiative ?? 0, 0, endless);
  wholeInRange(say, who, 'movement', who.movement.left, 0, endless);
  wholeInRange(say, who, 'bleeding', who.bleeding, 0, 5);
  wholeInRange(say, who, 'burning', who.burning, 0, 5);
  if (who.charge) wholeInRange(say, who, 'AP paid', who.charge.paid, 0, who.charge.cost);
}

/** Those who are out of the fight have nothing prepared and ride nothing (SL-CND-3, SL-CND-4). */
function checkStates(who: Combatant, say: Say): void {
  if (who.unconscious !== (who.out === 'unconscious') && who.out !== 'dead' && present(who)) {
    say(`${who.id} is ${who.unconscious ? '' : 'not '}unconscious and ${who.out ?? 'up'}`);
  }
  if (who.dying !== null && who.out !== 'unconscious') say(`${who.id} is dying and ${who.out ?? 'up'}`);
  if (who.out === null) return;
  if (who.defending || who.readied || who.charge) say(`${who.id} is out and has something prepared`);
  if (who.riding) say(`${who.id} is out and rides`);
}

/** Ties between two combatants are stored on both sides (SL-GRP-5, SL-GRP-10, SL-MNT-2). */
function checkTies(fight: Fight, who: Combatant, say: Say): void {
  for (const id of who.grappling) {
    const other = fight.combatants[id];
    if (!other?.grappling.includes(who.id)) say(`${who.id} grapples ${id}, who knows nothing of it`);
    // During a turn the step comes first and the end of the grapples it breaks after it (SL-R72).
    else if (fight.active === null && !adjacent(fight, who, other)) say(`${who.id} grapples ${id} from afar`);
  }
  for (const id of who.pinnedBy) {
    if (!who.grappling.includes(id)) say(`${who.id} is pinned by ${id} without a grapple`);
  }
  for (const id of who.ignoring) if (!fight.combatants[id]) say(`${who.id} ignores ${id}, who is not here`);
  if (who.riding) {
    const mount = fight.combatants[who.riding.mount];
    if (mount?.ridden !== who.id) say(`${who.id} rides ${who.riding.mount}, who knows nothing of it`);
    else if (mount.cell.x !== who.cell.x || mount.cell.y !== who.cell.y) {
      say(`${who.id} is not where its mount is`);
    }
  }
  if (who.ridden !== null && fight.combatants[who.ridden]?.riding?.mount !== who.id) {
    say(`${who.id} is ridden by ${who.ridden}, who knows nothing of it`);
  }
}

/** SL-GRD-1: everyone present is on the map. Spaces may be shared (SL-POS-4). */
function checkPlace(fight: Fight, who: Combatant, say: Say): void {
  if (present(who) && !isFootprintInside(fieldOf(fight), who.cell, who.squares)) {
    say(`${who.id} stands off the map`);
  }
}

/** Every item is in one place, and nobody holds more than two hands can. */
function checkItems(fight: Fight, say: Say): void {
  const seen = new Set<Id>();
  const see = (id: Id): void => {
    if (seen.has(id)) say(`the item ${id} is in two places`);
    seen.add(id);
  };
  for (const id of fight.listing) {
    const { hands, stowed } = one(fight, id);
    let held = 0;
    for (const grip of hands) {
      see(grip.item.id);
      held += grip.hands;
      if (grip.hands !== handsOf(grip.item)) say(`${id} holds ${grip.item.id} in ${grip.hands} hands`);
    }
    if (held > 2) say(`${id} has ${held} hands full`);
    for (const { item } of stowed) see(item.id);
  }
  for (const { item } of fight.floor) see(item.id);
  for (const [item, left] of Object.entries(fight.unloaded)) if (left < 1) say(`${item} is loaded`);
}

/** Caster and target of every effect exist, and its mana is part of the caster's invested mana (SL-STA-8). */
function checkEffects(fight: Fight, say: Say): void {
  const bound: { [id: Id]: number } = {};
  for (const { id, by, on, invested } of fight.effects) {
    if (!fight.combatants[by] || !fight.combatants[on]) say(`the effect ${id} is of nobody or on nobody`);
    bound[by] = (bound[by] ?? 0) + invested;
  }
  for (const [id, mana] of Object.entries(bound)) {
    const has = fight.combatants[id]?.invested ?? 0;
    // During a turn the effect and its mana are two facts, in either order.
    if (fight.active === null && mana > has) say(`${id} has ${has} mana invested, but ${mana} in effects`);
  }
}
