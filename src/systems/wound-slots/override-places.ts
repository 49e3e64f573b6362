import { canStand } from '../../battlefield/occupancy.ts';
import type { Cell, Id } from '../../kernel/json.ts';
import { apply } from './apply/index.ts';
import type { Carried } from './carried.ts';
import type { Facts } from './facts/index.ts';
import { standings } from './movement/rules.ts';
import { deepAt, faceAt, grounds } from './movement/terrain.ts';
import { refuse } from './refusal.ts';
import { adjacent, fieldOf } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { copy, one } from './state.ts';

/** Where somebody is, and whether it is there at all, set by hand. */

/** Whether there is room for this one in that space, with nobody else in it. */
export function hasRoom(fight: Fight, who: Combatant, cell: Cell): boolean {
  if (!Number.isInteger(cell.x) || !Number.isInteger(cell.y)) return false;
  return canStand(fieldOf(fight), cell, who.squares, standings(fight, who), grounds.walk);
}

/** Wherever there is room; rider and mount go together (SL-MNT-2), and grapples that are too long end (SL-R72). */
export function place(fight: Fight, who: Combatant, { x, y }: Cell): Carried {
  const body = who.riding ? one(fight, who.riding.mount) : who;
  if (!hasRoom(fight, body, { x, y })) {
    return refuse('spaceTaken', `${body.sheet.name} cannot stand there`, 'SL-GRD-1', 'cell');
  }
  const placed: Facts = { fact: 'placed', who: body.id, to: { x, y } };
  const trial = copy(fight);
  apply(trial, placed);
  const there = one(trial, body.id);
  const climbs = faceAt(trial, there.cell, there.squares);
  const ends = (id: Id): readonly Facts[] =>
    one(trial, id)
      .grappling.filter((other) => !adjacent(trial, one(trial, id), one(trial, other)))
      .map((other) => ({ fact: 'grapple-ended', who: id, with: other, why: 'apart' }));
  return [
    placed,
    // What held it where it was does not hold it there (SL-CLB-1, SL-CLB-3).
    ...(there.climbing && !climbs ? [{ fact: 'climbing', who: body.id, on: false } as const] : []),
    ...(there.sunk && !deepAt(trial, there.cell, there.squares)
      ? [{ fact: 'sunk', who: body.id, on: false } as const]
      : []),
    ...ends(body.id),
    ...(body.ridden === null ? [] : ends(body.ridden)),
  ];
}

/** SL-CND-3: down, and what it held beside it. */
export function collapseFacts(who: Combatant, clause: string): readonly Facts[] {
  if (who.unconscious) return [];
  return [
    { fact: 'unconscious', who: who.id, on: true, clause },
    ...who.hands.map(
      ({ item, hands }): Facts => ({
        fact: 'item-moved',
        item,
        from: { in: 'hand', who: who.id, hands },
        to: { in: 'floor', cell: who.cell },
        who: who.id,
        why: 'dropped',
      }),
    ),
  ];
}

/** Dead, down, gone from the field, or back on its feet. */
export function setOut(fight: Fight, who: Combatant, out: 'dead' | 'unconscious' | 'fled' | null): Carried {
  if (out === who.out) {
    return refuse('noSuchThing', `${who.sheet.name} is that already`, 'SL-CND-3', 'out');
  }
  switch (out) {
    case 'dead':
      return [{ fact: 'died', who: who.id, by: 'gm', clause: 'SL-HLT-12' }];
    case 'fled':
      return [{ fact: 'left', who: who.id, out: 'fled' }];
    case 'unconscious':
      return who.out === null ? collapseFacts(who, 'SL-CND-3') : back(fight, who, true);
    case null:
      return back(fight, who, false);
  }
}

/** Somebody who is there again needs room. */
function back(fight: Fight, who: Combatant, down: boolean): Carried {
  if (who.out !== 'unconscious' && !hasRoom(fight, who, who.cell)) {
    return refuse('spaceTaken', 'somebody stands in that space now', 'SL-GRD-1', 'who');
  }
  const again: Facts = { fact: 'back', who: who.id };
  return down ? [again, ...collapseFacts({ ...who, unconscious: false }, 'SL-CND-3')] : [again];
}
