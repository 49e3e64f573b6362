import { canStand } from '../../battlefield/occupancy.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import { apply } from './apply/index.ts';
import { dropped } from './body/drop.ts';
import type { Carried } from './carried.ts';
import { holdOf, lostHold } from './combat/hold.ts';
import type { Facts } from './facts/index.ts';
import { placeOffMount } from './movement/dismount.ts';
import { standings } from './movement/rules.ts';
import { deepAt, faceAt, grounds } from './movement/terrain.ts';
import { refuse } from './refusal.ts';
import { adjacent, fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { copy, one } from './state.ts';

/** Positions and presence on the field set by hand. */

/** Whether the combatant can stand in that cell, with no other combatant in its space. */
export function hasRoom(fight: Fight, who: Combatant, cell: Cell): boolean {
  if (!Number.isInteger(cell.x) || !Number.isInteger(cell.y)) return false;
  return canStand(fieldOf(fight), cell, who.squares, standings(fight, who), grounds.walk);
}

/** SL-R72: ends grapples of these combatants that are no longer adjacent. */
const torn = (fight: Fight, ids: readonly Id[]): readonly Facts[] =>
  ids.flatMap((id) =>
    one(fight, id)
      .grappling.filter((other) => !adjacent(fight, one(fight, id), one(fight, other)))
      .map((other): Facts => ({ fact: 'grapple-ended', who: id, with: other, why: 'apart' })),
  );

/** A copy of the fight after these facts. */
function after(fight: Fight, facts: readonly Facts[]): Fight {
  const trial = copy(fight);
  for (const fact of facts) apply(trial, fact);
  return trial;
}

/** `torn` after these facts. */
export const tornBy = (fight: Fight, facts: readonly Facts[], ids: readonly Id[]): readonly Facts[] =>
  torn(after(fight, facts), ids);

/**
 * Places a combatant where there is room. Rider and mount move together (SL-MNT-2); grapples that are no longer
 * adjacent end (SL-R72).
 */
export function place(fight: Fight, who: Combatant, { x, y }: Cell): Carried {
  const body = who.riding ? one(fight, who.riding.mount) : who;
  if (!hasRoom(fight, body, { x, y })) {
    return refuse('spaceTaken', `${body.sheet.name} cannot stand there`, 'SL-GRD-1', 'cell');
  }
  const placed: Facts = { fact: 'placed', who: body.id, to: { x, y } };
  const trial = after(fight, [placed]);
  const there = one(trial, body.id);
  const climbs = faceAt(trial, there.cell, there.squares);
  return [
    placed,
    // Climbing and being sunk end where there is no face or deep water (SL-CLB-1, SL-CLB-3).
    ...(there.climbing && !climbs ? [{ fact: 'climbing', who: body.id, on: false } as const] : []),
    ...(there.sunk && !deepAt(trial, there.cell, there.squares)
      ? [{ fact: 'sunk', who: body.id, on: false } as const]
      : []),
    ...torn(trial, body.ridden === null ? [body.id] : [body.id, body.ridden]),
  ];
}

/** SL-MNT-2: the rider of a mount that dies or leaves is dismounted. */
export function riderless(fight: Fight, { id, ridden }: Combatant): readonly Facts[] {
  if (ridden === null) return [];
  const off: Facts = { fact: 'riding', who: ridden, riding: null };
  return [off, ...tornBy(fight, [off], [ridden, id])];
}

/** SL-HLT-12, SL-HLT-13: it dies and drops what it holds; its rider is off it. */
export const deathFacts = (fight: Fight, who: Combatant, clause: string): readonly Facts[] => [
  ...riderless(fight, who),
  ...dropped(who),
  { fact: 'died', who: who.id, by: 'gm', clause },
];

/** SL-CND-3, SL-MSC-7: before rider or mount falls unconscious or prone, the rider is placed beside the mount. */
export function unseated(fight: Fight, who: Combatant): readonly Facts[] {
  const rider = who.ridden === null ? who : one(fight, who.ridden);
  if (!rider.riding) return [];
  const to = placeOffMount(fight, rider);
  const off: readonly Facts[] = [
    { fact: 'riding', who: rider.id, riding: null },
    ...(to ? [{ fact: 'fell', who: rider.id, yards: 1, to, clause: 'SL-CND-3' } as const] : []),
  ];
  return [...off, ...tornBy(fight, off, [rider.id, rider.riding.mount])];
}

/** SL-CND-3: unconscious, with everything in hand dropped; without a hold on a face or on the water (SL-CLB-2). */
export function collapseFacts(fight: Fight, who: Combatant, clause: string): readonly Facts[] {
  if (who.unconscious) return [];
  const off = unseated(fight, who);
  const fell = off.find((fact) => fact.fact === 'fell' && fact.who === who.id);
  const cell = fell?.fact === 'fell' ? fell.to : who.cell;
  const down: readonly Facts[] = [
    ...off,
    { fact: 'unconscious', who: who.id, on: true, clause },
    ...dropped(who, cell),
  ];
  const trial = after(fight, down);
  const there = one(trial, who.id);
  const lost = lostHold(trial, there, who.climbing ? 'climbing' : holdOf(trial, there), clause);
  return [...down, ...lost, ...tornBy(trial, lost, [who.id])];
}

/** Sets a combatant dead, unconscious, fled, or (`null`) back in the fight. */
export function setOut(fight: Fight, who: Combatant, out: 'dead' | 'unconscious' | 'fled' | null): Carried {
  if (out === who.out) {
    return refuse('noSuchThing', `${who.sheet.name} is that already`, 'SL-CND-3', 'out');
  }
  switch (out) {
    case 'dead':
      return deathFacts(fight, who, 'SL-HLT-12');
    case 'fled':
      return [...riderless(fight, who), { fact: 'left', who: who.id, out: 'fled' }];
    case 'unconscious':
      return who.out === null ? collapseFacts(fight, who, 'SL-CND-3') : back(fight, who, true);
    case null:
      return back(fight, who, false);
  }
}

/** Brings a combatant back, conscious or (`down`) unconscious, if there is room. */
function back(fight: Fight, who: Combatant, down: boolean): Carried {
  if (who.out !== 'unconscious' && !hasRoom(fight, who, who.cell)) {
    return refuse('spaceTaken', 'somebody stands in that space now', 'SL-GRD-1', 'who');
  }
  const again: Facts = { fact: 'back', who: who.id };
  return down ? [again, ...collapseFacts(fight, { ...who, unconscious: false }, 'SL-CND-3')] : [again];
}
