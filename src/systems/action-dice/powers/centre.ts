import { terrainAt } from '../../../battlefield/field.ts';
import { readCell } from '../../../engine/fields.ts';
import { cellName } from '../../../kernel/cell-name.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Need, PickCell, Refusal } from '../../../kernel/port.ts';
import { reachedBy, struckBy } from '../combat/area.ts';
import { blockedBy } from '../cover/line.ts';
import type { DamageType } from '../damage/types.ts';
import { refuse } from '../refusal.ts';
import { distanceTo, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, present } from '../state.ts';
import { judgeSight } from '../visibility/sight.ts';

/** How the centre of an area can be aimed (AD-ATK-8): spells, grenades, smoke. */

export interface Aim {
  /** Feet from the combatant that aims. */
  readonly far: number;
  readonly radius: number;
  /** The damage type of an attack, which must reach somebody in the area; `null` if it is not an attack. */
  readonly strikes: DamageType | null;
  /** The centre need not be in view or in a straight line: a charge placed earlier is set off (AD-ACT-14). */
  readonly remote?: boolean;
  readonly clause: string;
}

const named = (cell: Cell): string => `the square ${cellName(cell)}`;

/**
 * AD-ATK-7, AD-VIS-6: why a cell cannot be the centre: out of range, unseen, blocked, or an attack that reaches nobody.
 */
export function judgeCentre(fight: Fight, who: Combatant, cell: Cell, aim: Aim): Refusal | null {
  const feet = distanceTo(fight, who, cell);
  if (feet > aim.far) {
    return refuse(
      'outOfRange',
      `${named(cell)} is ${feet} ft away, the range is ${aim.far} ft`,
      aim.clause,
      'at',
    );
  }
  const empty = aim.strikes === null ? null : judgeEmpty(fight, who, cell, aim, aim.strikes);
  if (empty) return empty;
  if (aim.remote) return judgeMarked(fight, cell, aim);
  const spot = { cell, squares: 1 };
  const unseen = judgeSight(fight, who, spot, named(cell));
  if (unseen) return { ...unseen, field: 'at' };
  const blocked = fight.rulings.attackLine === 'gm' ? null : blockedBy(fight, who, spot);
  return blocked === null
    ? null
    : refuse('covered', `${blocked} is in the way of ${named(cell)}`, 'AD-ATK-7', 'at');
}

/** AD-ATK-8, AD-TYP-10: refuses an attack that reaches nobody. */
function judgeEmpty(
  fight: Fight,
  who: Combatant,
  cell: Cell,
  { radius, clause }: Aim,
  type: DamageType,
): Refusal | null {
  if (struckBy(fight, who, cell, { radius, type }).length > 0) return null;
  return reachedBy(fight, cell, radius).length > 0
    ? refuse('outOfRange', 'there is no air that would carry sound', 'AD-TYP-10', 'at')
    : refuse('wrongTarget', `nobody is within ${radius} feet of ${named(cell)}`, clause, 'at');
}

/** If charges are marked on the map (`charge`), only their cells are legal. */
function judgeMarked(fight: Fight, cell: Cell, { clause }: Aim): Refusal | null {
  const field = fieldOf(fight);
  const { width, height, kinds } = field;
  if (!kinds.some(({ marks }) => marks?.charge === true)) return null;
  const lies = (at: Cell): boolean => terrainAt(field, at).some(({ marks }) => marks?.charge === true);
  if (lies(cell)) return null;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (lies({ x, y })) return refuse('noSuchThing', `no charge lies at ${named(cell)}`, clause, 'at');
    }
  }
  return null;
}

/** All legal centres. */
function centresOf(fight: Fight, who: Combatant, aim: Aim): readonly PickCell[] {
  const { width, height } = fieldOf(fight);
  const found: PickCell[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) if (judgeCentre(fight, who, { x, y }, aim) === null) found.push({ x, y });
  }
  return found;
}

export const centreNeed = (fight: Fight, who: Combatant, aim: Aim): Need => ({
  kind: 'cell',
  label: 'Where',
  cells: centresOf(fight, who, aim),
});

export function readCentre(
  fight: Fight,
  who: Combatant,
  given: Parameters<typeof readCell>[0],
  aim: Aim,
): Cell | Refusal {
  const cell = readCell(given);
  const { width, height } = fieldOf(fight);
  if (!cell || cell.x < 0 || cell.y < 0 || cell.x >= width || cell.y >= height) {
    return refuse('noSuchThing', 'it must be said where', aim.clause, 'at');
  }
  return judgeCentre(fight, who, cell, aim) ?? cell;
}

/** Why there is no legal centre; `null` if there is one. Fast in the usual case, for the greyed-out option. */
export function judgeAnywhere(fight: Fight, who: Combatant, aim: Aim): Refusal | null {
  const near = everyone(fight).some(
    (one) => one.id !== who.id && present(one) && judgeCentre(fight, who, one.cell, aim) === null,
  );
  if (near || judgeCentre(fight, who, who.cell, aim) === null) return null;
  if (centresOf(fight, who, aim).length > 0) return null;
  return refuse('outOfRange', 'it reaches nobody from here', aim.clause, 'at');
}
