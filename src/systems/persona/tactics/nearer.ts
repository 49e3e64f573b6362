import { closedDoorCells } from '../../../battlefield/doors.ts';
import type { Choice } from '../../../kernel/port.ts';
import { doorsOf } from '../actions/doors.ts';
import { aloft } from '../movement/hindrance.ts';
import { besideAt } from '../movement/leaving-geometry.ts';
import type { Pace } from '../movement/speed.ts';
import { leadsTo, pathField, wayToTouch, wayTowards } from '../movement/way.ts';
import { fieldOf, metresBetween, touches } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** Coming nearer to enemies: on foot, or through a closed door where there is no other way (PE-OBST-2). */

const nearestFirst = (fight: Fight, who: Combatant, all: readonly Combatant[]): readonly Combatant[] =>
  [...all].sort((a, b) => metresBetween(fight, who, a) - metresBetween(fight, who, b));

/** The nearest of these enemies with the path next to it, if the whole Move of this turn leads there; else `null`. */
export function wayBeside(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  pace: Pace,
): { readonly foe: Combatant; readonly path: ReturnType<typeof wayTowards> } | null {
  const [foe] = nearestFirst(fight, who, against);
  if (!foe || who.move !== null || against.some((other) => touches(fight, who, other))) return null;
  const path = wayTowards(fight, who, foe, { pace });
  const end = path.at(-1);
  return end !== undefined && besideAt(fight, who, end, foe) ? { foe, path } : null;
}

/**
 * Moves towards the nearest enemy that can be reached, opening a door if none can. `null` if one is adjacent already,
 * or nothing leads nearer.
 */
export function comeNearer(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  pace: Pace,
): Choice | null {
  if (against.some((foe) => touches(fight, who, foe))) return null;
  const ordered = nearestFirst(fight, who, against);
  const [nearest] = ordered;
  if (!nearest) return null;
  const path = wayTowards(fight, who, nearest, { pace });
  const end = path.at(-1);
  const arrives = end !== undefined && besideAt(fight, who, end, nearest);
  const shut = arrives ? none : closedBefore(fight, who);
  if (shut.length === 0) return walkAlong(pace, path);
  const goal = ordered.find((foe) => leadsTo(fight, who, foe, { pace, extra: true }));
  if (goal) return walkAlong(pace, goal === nearest ? path : wayTowards(fight, who, goal, { pace }));
  const door = doorsOf(fight, who).find(({ open }) => !open);
  if (door) return { option: 'open-door', door: door.id };
  return walkAlong(pace, wayToTouch(fight, who, shut, { pace }));
}

/** The cells at closed doors, if the combatant could open one. */
const closedBefore = (fight: Fight, who: Combatant): ReturnType<typeof closedDoorCells> =>
  fight.battlefield.walls && !aloft(who) ? closedDoorCells(fieldOf(fight)) : none;

const none: ReturnType<typeof closedDoorCells> = [];

const walkAlong = (pace: Pace, path: ReturnType<typeof wayTowards>): Choice | null =>
  path.length > 0 ? { option: pace === 'run' ? 'run' : 'move', path: pathField(path) } : null;
