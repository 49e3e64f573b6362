import type { Cell } from '../../kernel/json.ts';
import { leaving, lettingGo } from './body/let-go.ts';
import type { Carried } from './carried.ts';
import type { Facts } from './facts/index.ts';
import { mayStop, onFoot } from './movement/rules.ts';
import { upOrDown } from './override-numbers.ts';
import { refuse } from './refusal.ts';
import { ridersOf } from './riding/riding.ts';
import { inGrasp } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { isDown, isObject, one, present } from './state.ts';

/** Position and presence of combatants, set by hand (WS-GEN-12). */

const hasRoom = (fight: Fight, who: Combatant, cell: Cell): boolean =>
  Number.isInteger(cell.x) && Number.isInteger(cell.y) && mayStop(fight, onFoot(who), cell);

/**
 * Puts `who` on any place with room, off its mount if it has one. Grabs that would be longer than 1 m end (WS-ADV-11).
 */
export function place(fight: Fight, who: Combatant, { x, y }: Cell): Carried {
  const to = { x, y };
  if (!present(who) || !hasRoom(fight, who, to)) {
    return refuse('spaceTaken', `${who.sheet.name} cannot stand there`, 'WS-TER-8', 'cell');
  }
  const placed: Facts = who.mounted
    ? { fact: 'mounted', who: who.id, mounted: null, off: who.mounted.on, to }
    : { fact: 'placed', who: who.id, to };
  return [placed, ...gripsTorn(fight, who, to)];
}

/** WS-ADV-11, WS-ADV-5: the ends of all grabs that would be too long with `who`, and whoever it carries, at `to`. */
export function gripsTorn(fight: Fight, who: Combatant, to: Cell): readonly Facts[] {
  const [dx, dy] = [to.x - who.cell.x, to.y - who.cell.y];
  const moved = new Map(
    [who, ...carriedBy(fight, who)].map((each) => {
      const cell = { x: each.cell.x + dx, y: each.cell.y + dy };
      return [each.id, { ...each, cell }] as const;
    }),
  );
  const at = (id: string): Combatant => moved.get(id) ?? one(fight, id);
  return [...moved.values()].flatMap((there) => {
    const apart = (id: string): boolean => !inGrasp(fight, there, at(id));
    return [
      ...there.grabbing.filter(apart).map((held): Facts => ends(held, there.id)),
      ...there.grabbedBy.filter(apart).map((by): Facts => ends(there.id, by)),
    ];
  });
}

const carriedBy = (fight: Fight, who: Combatant): readonly Combatant[] =>
  ridersOf(fight, who).flatMap((rider) => [rider, ...carriedBy(fight, rider)]);

const ends = (who: string, by: string): Facts => ({ fact: 'grab-ended', who, by, why: 'apart' });

/** Makes a combatant dead, Down, gone or back; adjusts its Vitality where that state requires it. */
export function setOut(fight: Fight, who: Combatant, out: 'dead' | 'unconscious' | 'fled' | null): Carried {
  if (out === who.out) {
    return refuse('noSuchThing', `${who.sheet.name} is that already`, 'WS-VIT-4', 'out');
  }
  switch (out) {
    case 'dead':
      return leaving(
        fight,
        who,
        isObject(who)
          ? { fact: 'destroyed', who: who.id, by: 'gm' }
          : { fact: 'died', who: who.id, by: 'gm', clause: 'WS-GEN-12' },
      );
    case 'fled':
      return leaving(fight, who, { fact: 'left', who: who.id, out: 'fled', clause: 'WS-GEN-12' });
    case 'unconscious':
      return goDown(fight, who);
    case null:
      return back(fight, who);
  }
}

/** WS-VIT-4: puts it Down, lowering its Vitality to 0 if it is higher. */
function goDown(fight: Fight, who: Combatant): Carried {
  if (isObject(who)) return refuse('wrongTarget', 'objects are destroyed, not Down', 'WS-GEN-9', 'out');
  if (who.out !== null && !hasRoom(fight, who, who.cell)) return noRoom;
  const lower: readonly Facts[] = who.vitality < 1 ? [] : [{ fact: 'vitality-set', who: who.id, left: 0 }];
  return [...lower, ...lettingGo(who), { fact: 'went-down', who: who.id, by: 'gm' }];
}

const noRoom = refuse('spaceTaken', 'somebody stands there now', 'WS-TER-8', 'who');

/** WS-STA-5, WS-VIT-4: brings it back with at least 1 Vitality. */
function back(fight: Fight, who: Combatant): Carried {
  if (!present(who) && !hasRoom(fight, who, who.cell)) return noRoom;
  const left = Math.max(1, who.vitality);
  const raise: readonly Facts[] = left === who.vitality ? [] : [{ fact: 'vitality-set', who: who.id, left }];
  if (isDown(who)) return [...raise, ...upOrDown(fight, who, left)];
  return [...raise, { fact: 'back', who: who.id }];
}
