import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { Need, Option, PickCell, PickValue } from '../../kernel/port.ts';
import type { CombatantView, View } from '../../kernel/view.ts';
import type { Prompt } from '../../protocol/messages.ts';
import { actorOf } from '../../store/actor.ts';
import type { Draft } from '../../store/draft.ts';
import { cellsOf, nextField, picksOf } from '../../store/draft.ts';
import { missingOnMap } from '../actions/sentence.ts';
import type { Grid } from './document.ts';
import { centreOf, footprintOf, keyOf, sameCell } from './geometry.ts';

/**
 * The part of a draft that can be shown and picked on the map. Everything is read from the option; nothing is computed.
 */
export interface OnMap {
  /** The field that a tap on a combatant fills, with its picks by combatant id. */
  readonly target: {
    readonly field: string;
    readonly many: boolean;
    readonly picks: ReadonlyMap<Id, PickValue>;
    readonly chosen: readonly Id[];
  } | null;
  /** The field that a tap on a cell fills, with its cells by `keyOf`. */
  readonly place: {
    readonly field: string;
    readonly cells: ReadonlyMap<string, PickCell>;
    readonly chosen: Cell | null;
  } | null;
  /** What the map waits for next; `null` if the next missing field cannot be filled on the map, or none is missing. */
  readonly asks: 'target' | 'place' | null;
  /** The request for it in words; empty if `asks` is `null`. */
  readonly words: string;
}

const nothingOnMap: OnMap = { target: null, place: null, asks: null, words: '' };

const isCell = (value: Json | undefined): value is { readonly x: number; readonly y: number } =>
  value !== null &&
  typeof value === 'object' &&
  !Array.isArray(value) &&
  'x' in value &&
  typeof value.x === 'number';

/** The final cell of a cell or path value; `null` if there is none. */
export function endOf(value: Json | undefined): Cell | null {
  const end = Array.isArray(value) ? (value.at(-1) as Json | undefined) : value;
  return isCell(end) ? { x: end.x, y: end.y } : null;
}

const allCellsOf = (need: Need | undefined): readonly PickCell[] | null =>
  need?.kind === 'cell' || need?.kind === 'path' ? need.cells : null;

const maps = new WeakMap<readonly PickCell[], ReadonlyMap<string, PickCell>>();

/** The cells of a need, by `keyOf`. Memoized by list identity, so that memoized drawings of it stay valid. */
export function cellMap(cells: readonly PickCell[]): ReadonlyMap<string, PickCell> {
  const known = maps.get(cells);
  if (known) return known;
  const made = new Map(cells.map((cell) => [keyOf(cell), cell]));
  maps.set(cells, made);
  return made;
}

/**
 * The field that a tap fills: the next missing one if it is among these, else the last of these, to change its value.
 */
function choose(fields: readonly string[], next: string | null): string | null {
  if (next !== null && fields.includes(next)) return next;
  return fields.at(-1) ?? null;
}

/** The parts of a draft for the map; nothing if there is no draft. */
export function onMap(draft: Draft | null, combatants: View['combatants']): OnMap {
  if (!draft) return nothingOnMap;
  const needs = draft.option.needs ?? {};
  const names = Object.keys(needs);
  const next = nextField(draft);
  const targetField = choose(
    names.filter((field) => picksOf(draft, field).some((pick) => Object.hasOwn(combatants, pick.id))),
    next,
  );
  const placeField = choose(
    names.filter((field) => allCellsOf(needs[field]) !== null),
    next,
  );
  const need = next === null ? undefined : needs[next];
  const asks = next === null ? null : next === targetField ? 'target' : next === placeField ? 'place' : null;
  return {
    target: targetField === null ? null : targetsOf(draft, targetField, combatants),
    place:
      placeField === null
        ? null
        : {
            field: placeField,
            cells: cellMap(cellsOf(draft, placeField)),
            chosen: endOf(draft.values[placeField]),
          },
    asks,
    words: need === undefined || asks === null ? '' : missingOnMap(need, asks),
  };
}

function targetsOf(draft: Draft, field: string, combatants: View['combatants']): OnMap['target'] {
  const value = draft.values[field];
  const chosen = Array.isArray(value) ? (value as readonly Id[]) : typeof value === 'string' ? [value] : [];
  const picks = new Map(
    picksOf(draft, field)
      .filter((pick) => Object.hasOwn(combatants, pick.id))
      .map((pick) => [pick.id, pick]),
  );
  return { field, many: draft.option.needs?.[field]?.kind === 'some', picks, chosen };
}

interface Move {
  readonly option: Option;
  readonly field: string;
  readonly cells: ReadonlyMap<string, PickCell>;
}

/**
 * The option with which the combatant who decides walks: in the group `move`, with cells to go to and every other field
 * optional. Prefers the one whose id is `move`; `null` if there is none.
 */
export function moveOption(prompt: Prompt | null): Move | null {
  if (prompt?.kind !== 'choose') return null;
  const found: Move[] = [];
  for (const option of prompt.options) {
    if (
      option.group !== 'move' ||
      option.refused ||
      (option.by !== undefined && option.by !== actorOf(prompt))
    )
      continue;
    const needs = Object.entries(option.needs ?? {});
    const entry = needs.find(([, need]) => (allCellsOf(need)?.length ?? 0) > 0);
    // If another field has no default it is not a plain move.
    const plain = needs.every(
      ([field, need]) =>
        field === entry?.[0] || need.kind === 'number' || (need.kind === 'one' && need.default !== undefined),
    );
    if (entry && plain) found.push({ option, field: entry[0], cells: cellMap(allCellsOf(entry[1])!) });
  }
  return found.find((one) => one.option.id === 'move') ?? found[0] ?? null;
}

/**
 * The anchor that a tap on a cell means for a combatant of this size: the cell itself if it may be picked, else the
 * nearest pick whose footprint covers the tapped cell; `null` if there is none.
 */
export function anchorAt(
  grid: Grid,
  cells: ReadonlyMap<string, PickCell>,
  tapped: Cell,
  size: number,
): PickCell | null {
  const exact = cells.get(keyOf(tapped));
  if (exact || size === 1) return exact ?? null;
  const here = centreOf(grid, tapped);
  let best: PickCell | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const pick of cells.values()) {
    if (Math.abs(pick.x - tapped.x) > size || Math.abs(pick.y - tapped.y) > size) continue;
    const cells = footprintOf(grid, pick, size);
    if (!cells.some((cell) => sameCell(cell, tapped))) continue;
    const far = Math.min(
      ...cells.map((cell) => Math.hypot(centreOf(grid, cell).x - here.x, centreOf(grid, cell).y - here.y)),
    );
    const middle = far + Math.hypot(pick.x - tapped.x, pick.y - tapped.y);
    if (middle < least) {
      least = middle;
      best = pick;
    }
  }
  return best;
}

/** Whether a combatant is drawn on the map. */
export const stands = (one: CombatantView): boolean => one.out !== 'fled' && one.out !== 'gone';
