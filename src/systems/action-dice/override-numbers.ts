import type { Refusal } from '../../kernel/port.ts';
import { shockFacts, wakes } from './body/shock.ts';
import { isRested, shouldWind } from './body/vigor.ts';
import type { Carried } from './carried.ts';
import { hasHealth } from './derived.ts';
import type { Facts } from './facts/index.ts';
import { poolMost } from './numbers.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { wearingOf, wornItem } from './wearing.ts';

/** Tracks and pools set by hand, with the facts that the rules derive from the new number (AD-DIE-18). */

const no = (because: string, clause: string, field: string): Refusal =>
  refuse('noSuchThing', because, clause, field);

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const clauses = { durability: 'AD-HRT-1', health: 'AD-HRT-5' } as const;

export function setTrack(fight: Fight, who: Combatant, track: string, left: number): Carried {
  const gear = wornItem(track);
  if (gear !== null) return setWear(who, gear, left);
  if (track !== 'durability' && track !== 'health') {
    return no(`there is no track ${JSON.stringify(track)}`, 'AD-HRT-1', 'track');
  }
  if (track === 'health' && !hasHealth(who.sheet, fight.rulings)) {
    return no(`${who.sheet.name} has Durability alone`, 'AD-OBJ-1', 'track');
  }
  const most = poolMost(fight, who, track);
  if (!isWhole(left, 0, most)) return no(`it goes from 0 to ${most}`, clauses[track], 'left');
  const was = who[track];
  const set: Facts = { fact: track, who: who.id, by: 'gm', was, left, why: 'hand', clause: 'AD-DIE-18' };
  return [set, ...follows(fight, who, track, left)];
}

/** AD-R80: sets what armour or a shield has left; at 0 it is ruined. */
function setWear(who: Combatant, item: string, left: number): Carried {
  const gear = wearingOf(who).find((one) => one.item === item);
  if (!gear) return no(`${who.sheet.name} has no ${JSON.stringify(item)} that wears`, 'AD-ARM-2', 'track');
  if (!isWhole(left, 0, gear.most)) return no(`it goes from 0 to ${gear.most}`, 'AD-ARM-2', 'left');
  const worn = gear.most - left;
  return [{ fact: 'wear', who: who.id, item, lost: gear.left - left, worn, ruined: left === 0 }];
}

/** AD-SHK-3, AD-SHK-7, AD-OBJ-3: falling, waking or being destroyed as a consequence of a track. */
function follows(
  fight: Fight,
  who: Combatant,
  track: 'durability' | 'health',
  left: number,
): readonly Facts[] {
  const living = hasHealth(who.sheet, fight.rulings);
  if (track === 'durability') {
    return !living && left === 0 && who.out === null ? [{ fact: 'destroyed', who: who.id, by: 'gm' }] : [];
  }
  if (left === 0 && who.out === null) return shockFacts(fight, who, 'gm');
  return wakes(fight, { ...who, health: left }) ? [{ fact: 'came-to', who: who.id }] : [];
}

export function setPool(fight: Fight, who: Combatant, pool: string, value: number): Carried {
  const { id } = who;
  const within = (most: number, clause: string): Refusal | null =>
    isWhole(value, 0, most) ? null : no(`it goes from 0 to ${most}`, clause, 'value');
  switch (pool) {
    case 'vigor':
    case 'mana': {
      const wrong = within(poolMost(fight, who, pool), 'AD-REC-1');
      if (wrong) return wrong;
      const was = who[pool];
      const set: Facts = { fact: pool, who: id, was, left: value, why: 'hand', clause: 'AD-DIE-18' };
      return pool === 'mana' ? [set] : [set, ...breath(fight, who, value)];
    }
    case 'actions':
      return setActions(fight, who, value);
    case 'feet':
      // AD-R32: only `poolForTurn` keeps feet between Moves.
      if (fight.rulings.moveRounding !== 'poolForTurn') {
        return no('at this table feet are not kept between Moves', 'AD-ACT-9', 'pool');
      }
      if (fight.active !== id) return notItsTurn(who);
      return within(400, 'AD-ACT-9') ?? [{ fact: 'feet', who: id, left: value }];
    default:
      return no(`there is no pool ${JSON.stringify(pool)}`, 'AD-REC-1', 'pool');
  }
}

const notItsTurn = ({ sheet }: Combatant): Refusal =>
  refuse('notYourTurn', `it is not the turn of ${sheet.name}`, 'AD-ENC-2', 'who');

/** AD-ACT-1: sets the actions of the current turn, or, under AD-R14 `carryOne`, the one kept for the next. */
function setActions(fight: Fight, who: Combatant, value: number): Carried {
  const mine = fight.active === who.id;
  if (!mine && fight.rulings.unspentActions !== 'carryOne') return notItsTurn(who);
  const most = mine ? 12 : 1;
  return isWhole(value, 0, most)
    ? [{ fact: 'actions', who: who.id, left: value, why: 'hand' }]
    : no(`it goes from 0 to ${most}`, 'AD-ACT-1', 'value');
}

/** AD-REC-2, AD-REC-4: Winded at 0, and no more with enough. */
function breath(fight: Fight, who: Combatant, vigor: number): readonly Facts[] {
  const then = {
    ...who,
    vigor,
    regained: who.winded ? who.regained + Math.max(0, vigor - who.vigor) : 0,
  };
  // AD-R67 `endOfTurn`: it becomes Winded when the current turn ends.
  const later = fight.rulings.windedTiming === 'endOfTurn' && fight.active !== null;
  if (shouldWind(then) && !later) return [{ fact: 'winded', who: who.id, on: true }];
  return isRested(fight, then) ? [{ fact: 'winded', who: who.id, on: false }] : [];
}
