import { canStand } from '../../battlefield/occupancy.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import { apply } from './apply/index.ts';
import type { Carried } from './carried.ts';
import { copy } from './copy.ts';
import type { Facts } from './facts/index.ts';
import { outFacts } from './harm/out.ts';
import { allHoldsApart, holdsApart } from './movement/holds.ts';
import { occupied } from './movement/passes.ts';
import { refuse } from './refusal.ts';
import { fieldOf } from './space.ts';
import type { Band, Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/** Position, band, doors, and being out of the fight, set by hand. */

/** Whether there is room for the combatant on that square in its band. */
export function hasRoom(fight: Fight, who: Combatant, cell: Cell): boolean {
  if (!Number.isInteger(cell.x) || !Number.isInteger(cell.y)) return false;
  return canStand(fieldOf(fight), cell, who.squares, occupied(fight, who, true));
}

/** PE-TIME-5: places a combatant wherever there is room. Holds whose two ends are then apart end (PE-GRP-3). */
export function place(fight: Fight, who: Combatant, { x, y }: Cell): Carried {
  if (!hasRoom(fight, who, { x, y })) {
    return refuse('squareTaken', `${who.sheet.name} cannot stand there`, 'PE-MOVE-1', 'cell');
  }
  const placed: Facts = { fact: 'placed', who: who.id, to: { x, y } };
  return [placed, ...holdsThatEnd(fight, who.id, placed)];
}

/** PE-FLY-1: puts a combatant into another band if there is room. */
export function setBand(fight: Fight, who: Combatant, band: Band): Carried {
  if (band === who.band) {
    return refuse('noSuchThing', `${who.sheet.name} is there already`, 'PE-FLY-1', 'on');
  }
  if (!hasRoom(fight, { ...who, band }, who.cell)) {
    return refuse('squareTaken', `somebody is there already`, 'PE-FLY-1', 'on');
  }
  const changed: Facts = { fact: 'band', who: who.id, band, why: 'hand' };
  const landed: readonly Facts[] =
    band === 'ground' && who.fallsFrom !== null ? [{ fact: 'falls-from', who: who.id, band: null }] : [];
  return [changed, ...landed, ...holdsThatEnd(fight, who.id, changed)];
}

/** PE-GRP-3: ends the holds of and on a combatant whose two ends would be apart after `fact`. */
function holdsThatEnd(fight: Fight, id: Id, fact: Facts): readonly Facts[] {
  const before = one(fight, id);
  if (before.heldBy.length === 0 && before.holding.length === 0) return [];
  const trial = copy(fight);
  apply(trial, fact);
  return holdsApart(trial, id);
}

/** PE-OBST-2: opens or closes a door. A closed door separates holder and held (PE-GRP-3). */
export function setDoor(fight: Fight, door: string, open: boolean): Carried {
  const known = fight.battlefield.walls?.some((wall) => wall.id === door);
  if (!known) return refuse('noSuchThing', `there is no door ${JSON.stringify(door)}`, 'PE-TIME-1', 'door');
  const turned: Facts = { fact: 'door', door, open, who: 'gm' };
  const trial = copy(fight);
  apply(trial, turned);
  return [turned, ...allHoldsApart(trial)];
}

/** Sets a combatant dead, unconscious, fled, or back in the fight with `null` (PE-WND-4). */
export function setOut(fight: Fight, who: Combatant, out: 'dead' | 'unconscious' | 'fled' | null): Carried {
  if (out === who.out) {
    return refuse('noSuchThing', `${who.sheet.name} is that already`, 'PE-WND-4', 'out');
  }
  const down = outFacts(fight, {
    fact: 'knocked-out',
    who: who.id,
    by: 'gm',
    why: 'hand',
    clause: 'PE-HLP-1',
  });
  switch (out) {
    case 'dead':
      return outFacts(fight, { fact: 'died', who: who.id, by: 'gm' });
    case 'fled':
      return outFacts(fight, { fact: 'left', who: who.id, out: 'fled' });
    case 'unconscious':
      return who.out === null ? down : back(fight, who, down);
    case null:
      return back(fight, who, []);
  }
}

/**
 * PE-WND-4: brings a combatant back, which needs room, and restores its Deadly Wound unless `then` puts it down again.
 */
function back(fight: Fight, who: Combatant, then: readonly Facts[]): Carried {
  if (who.out !== 'unconscious' && !hasRoom(fight, who, who.cell)) {
    return refuse('squareTaken', 'somebody stands on that square now', 'PE-MOVE-1', 'who');
  }
  const whole: readonly Facts[] =
    who.deadly > 0 || then.length > 0 ? [] : [{ fact: 'track-set', who: who.id, track: 'deadly', left: 1 }];
  return [...whole, { fact: 'back', who: who.id }, ...then];
}
