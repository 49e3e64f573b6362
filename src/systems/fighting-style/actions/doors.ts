import type { Wall } from '../../../battlefield/document.ts';
import type { Door } from '../../../battlefield/doors.ts';
import { doorDeed } from '../../../battlefield/doors.ts';
import { isOpen } from '../../../battlefield/field.ts';
import { wallName } from '../../../battlefield/walls.ts';
import { cellName } from '../../../kernel/cell-name.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Question, Refusal } from '../../../kernel/port.ts';
import { partedHolds } from '../holds.ts';
import { judgeReaction } from '../judge.ts';
import { touches } from '../reach.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Action } from './action.ts';
import { always, declare, greyed } from './action.ts';

/**
 * Manipulate applied to the surroundings (FS-REACT-3): doors and windows, and anything else that the game master
 * judges.
 */

const clause = 'FS-REACT-3';

const offsets: { readonly [side in 'n' | 'e' | 's' | 'w']: Cell } = {
  n: { x: 0, y: -1 },
  e: { x: 1, y: 0 },
  s: { x: 0, y: 1 },
  w: { x: -1, y: 0 },
};

/** The squares on both sides of a wall; none for a wall with a side that squares do not have. */
export function besideWall(wall: Wall): readonly Cell[] {
  if ('a' in wall) return [wall.a, wall.b];
  const { side } = wall;
  if (side !== 'n' && side !== 'e' && side !== 's' && side !== 'w') return [];
  const cells: Cell[] = [];
  const { x, y } = offsets[side];
  for (let i = 0; i < (wall.length ?? 1); i++) {
    const cell = y === 0 ? { x: wall.x, y: wall.y + i } : { x: wall.x + i, y: wall.y };
    cells.push(cell, { x: cell.x + x, y: cell.y + y });
  }
  return cells;
}

/** The doors and windows within touch that can be opened or closed. */
export function doorsNear(fight: Fight, who: Combatant): readonly Door[] {
  const { walls } = fight.battlefield;
  if (!walls) return noDoors;
  const found: (Door & { readonly cell: Cell })[] = [];
  for (const wall of walls) {
    if ((wall.kind !== 'door' && wall.kind !== 'window') || wall.id === undefined) continue;
    if (fight.changes.broken?.includes(wall.id) || found.some((door) => door.id === wall.id)) continue;
    if (!besideWall(wall).some((cell) => touches(fight, who, cell))) continue;
    const cell = 'a' in wall ? wall.a : { x: wall.x, y: wall.y };
    found.push({ id: wall.id, label: wallName(wall), cell, open: isOpen(fieldOf(fight), wall.id) });
  }
  // Of several that are called the same each is told by its place, as in the game master's list.
  return found.map(({ cell, label, ...door }) => {
    const alike = found.filter((other) => other.label === label).length > 1;
    return { ...door, label: alike ? `${label} at ${cellName(cell)}` : label };
  });
}

const noDoors: readonly Door[] = [];

function readDoor(fight: Fight, who: Combatant, choice: Choice): Choice | Refusal {
  const refused = judgeReaction(fight, who);
  if (refused) return refused;
  const near = doorsNear(fight, who);
  const door =
    choice.door === undefined && near.length === 1 ? near[0] : near.find((each) => each.id === choice.door);
  if (door) return { option: 'door', door: door.id };
  return refuse('outOfReach', `no such door is within touch of ${who.sheet.name}`, clause, 'door');
}

/** Opens a closed door or window, or closes an open one. */
export const door: Action = {
  id: 'door',
  anytime: always,
  offer(fight, who) {
    if (doorsNear(fight, who).length === 0) return null;
    return {
      id: 'door',
      label: 'Open or close',
      phrase: '{door}',
      clause,
      group: 'reaction',
      cost: { ap: 1 },
      ...greyed(judgeReaction(fight, who)),
    };
  },
  needs: (fight, who) => ({
    door: {
      kind: 'one',
      label: 'Which',
      oneOf: doorsNear(fight, who).map((door) => ({ id: door.id, label: doorDeed(door) })),
    },
  }),
  read: readDoor,
  perform(table, who, choice) {
    const id = choice.door as string;
    declare(table, who, { action: 'door', group: 'reaction', ap: 1 });
    table.tell({ fact: 'door', door: id, open: !isOpen(fieldOf(table.fight), id), who });
    for (const fact of partedHolds(table.fight)) table.tell(fact);
  },
};

interface Effect extends Choice {
  readonly text: string;
}

/** The question what handling something does, for the game master. */
function effectQuestion(who: string, what: string): Question<Effect> {
  return {
    id: 'effect',
    clause,
    for: 'gm',
    about: { who, what },
    options: () => [
      {
        id: 'effect',
        label: 'What happens',
        clause,
        group: 'gm',
        needs: { text: { kind: 'text', label: 'What happens', longest: 300, optional: true } },
      },
    ],
    read(choice) {
      if (choice.option !== 'effect') {
        return refuse('noSuchThing', 'the answer is an effect', clause, 'option');
      }
      return { option: 'effect', text: typeof choice.text === 'string' ? choice.text.slice(0, 300) : '' };
    },
  };
}

/** Handles anything else within touch; the game master says what happens. */
export const handle: Action = {
  id: 'handle',
  anytime: always,
  offer: (fight, who) => ({
    id: 'handle',
    label: 'Handle something',
    clause,
    group: 'reaction',
    cost: { ap: 1 },
    ...greyed(judgeReaction(fight, who)),
  }),
  needs: () => ({ what: { kind: 'text', label: 'What', longest: 120 } }),
  read(fight, who, choice) {
    const refused = judgeReaction(fight, who);
    if (refused) return refused;
    if (typeof choice.what !== 'string' || choice.what.trim() === '') {
      return refuse('noSuchThing', 'it must be said what is handled', clause, 'what');
    }
    return { option: 'handle', what: choice.what.slice(0, 120) };
  },
  perform(table, who, choice) {
    const what = choice.what as string;
    declare(table, who, { action: 'handle', group: 'reaction', ap: 1, with: what });
    const { text } = table.ask(effectQuestion(who, what));
    table.tell({ fact: 'note', text: text === '' ? 'Nothing happens.' : text, clause, who });
  },
};
