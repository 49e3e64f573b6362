import type { Cell } from '../../kernel/json.ts';
import { fallFacts, letGoFacts, shockFacts } from './body/shock.ts';
import type { Carried } from './carried.ts';
import { hasHealth } from './derived.ts';
import type { Facts } from './facts/index.ts';
import { mayStop } from './movement/rules.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { isUnconscious, present } from './state.ts';

/** Position, and whether it takes part, set by hand (AD-DIE-18). */

const hasRoom = (fight: Fight, who: Combatant, cell: Cell): boolean =>
  Number.isInteger(cell.x) && Number.isInteger(cell.y) && mayStop(fight, who, cell);

/** Places a combatant on any cell with room. */
export function place(fight: Fight, who: Combatant, { x, y }: Cell): Carried {
  const to = { x, y };
  if (!present(who) || !hasRoom(fight, who, to)) {
    return refuse('spaceTaken', `${who.sheet.name} cannot stand there`, 'AD-ACT-9', 'cell');
  }
  return [{ fact: 'placed', who: who.id, to }];
}

/** Sets dead, unconscious, fled or back, and Health accordingly. */
export function setOut(fight: Fight, who: Combatant, out: 'dead' | 'unconscious' | 'fled' | null): Carried {
  if (out === who.out) {
    return refuse('noSuchThing', `${who.sheet.name} is that already`, 'AD-SHK-1', 'out');
  }
  switch (out) {
    case 'dead':
      return [...letGoFacts(fight, who), { fact: 'died', who: who.id, by: 'gm', clause: 'AD-SHK-5' }];
    case 'fled':
      return [{ fact: 'left', who: who.id, out: 'fled' }];
    case 'unconscious':
      return knockOut(fight, who);
    case null:
      return back(fight, who);
  }
}

const noRoom = refuse('spaceTaken', 'somebody stands there now', 'AD-ACT-9', 'who');

const set = (who: Combatant, track: 'durability' | 'health', left: number): Facts => ({
  fact: track,
  who: who.id,
  by: 'gm',
  was: who[track],
  left,
  why: 'hand',
  clause: 'AD-DIE-18',
});

/** AD-SHK-3: unconscious at 0 Health, in Shock. */
function knockOut(fight: Fight, who: Combatant): Carried {
  if (!hasHealth(who.sheet, fight.rulings)) {
    return refuse('wrongTarget', 'what has no Health is destroyed, not unconscious', 'AD-OBJ-1', 'out');
  }
  if (who.out !== null && !hasRoom(fight, who, who.cell)) return noRoom;
  const lower = who.health > 0 ? [set(who, 'health', 0)] : [];
  return [
    ...lower,
    ...shockFacts(fight, who, 'gm'),
    ...(who.out === null ? [] : fallFacts(fight, who, 'gm')),
  ];
}

/** AD-SHK-7: back with at least 1 Health; something destroyed with at least 1 Durability. */
function back(fight: Fight, who: Combatant): Carried {
  if (!present(who) && !hasRoom(fight, who, who.cell)) return noRoom;
  const living = hasHealth(who.sheet, fight.rulings);
  const raise: readonly Facts[] = living
    ? who.health > 0
      ? []
      : [set(who, 'health', 1)]
    : who.durability > 0
      ? []
      : [set(who, 'durability', 1)];
  return [...raise, isUnconscious(who) ? { fact: 'came-to', who: who.id } : { fact: 'back', who: who.id }];
}
