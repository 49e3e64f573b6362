import type { Cell, Id } from '../../kernel/json.ts';
import type { Option, Refusal } from '../../kernel/port.ts';
import type { Prompt } from '../../protocol/messages.ts';
import type { Grid } from './document.ts';
import { keyOf, sameCell } from './geometry.ts';
import type { OnMap } from './legal.ts';
import { anchorAt, moveOption } from './legal.ts';

/** What a tap on the map does. */
export type TapDeed =
  | { readonly do: 'nothing' }
  | { readonly do: 'select'; readonly who: Id | null }
  | { readonly do: 'open'; readonly who: Id }
  /** Several tokens are under the finger: ask which one is meant. */
  | { readonly do: 'list'; readonly ids: readonly Id[] }
  | { readonly do: 'target'; readonly field: string; readonly who: Id; readonly many: boolean }
  | { readonly do: 'place'; readonly field: string; readonly cell: Cell }
  | { readonly do: 'arm'; readonly option: Option; readonly field: string; readonly cell: Cell }
  | { readonly do: 'refuse'; readonly why: Pick<Refusal, 'because'> & Partial<Refusal> }
  | { readonly do: 'describe'; readonly cell: Cell };

export interface TapScene {
  readonly grid: Grid;
  readonly prompt: Prompt | null;
  readonly on: OnMap;
  readonly selected: Id | null;
  /** The combatant whose move the prompt decides. */
  readonly mover: { readonly id: Id; readonly size: number; readonly name: string } | null;
}

/**
 * A tap on a combatant: picks it for a draft that takes targets; else selects it, and opens its panel if it is selected
 * already.
 */
export function tapToken(scene: TapScene, who: Id): TapDeed {
  const { target, place } = scene.on;
  const pick = target?.picks.get(who);
  if (target && pick && (scene.on.asks === 'target' || place === null || target.chosen.length > 0)) {
    if (pick.refused) return { do: 'refuse', why: pick.refused };
    // The only legal target stays picked: without it the prompt could ask only for the same again.
    const legal = [...target.picks.values()].filter(({ refused }) => !refused);
    if (!target.many && legal.length === 1 && target.chosen.includes(who)) return { do: 'nothing' };
    return { do: 'target', field: target.field, who, many: target.many };
  }
  if (target && scene.on.asks === 'target' && who !== scene.mover?.id)
    return { do: 'refuse', why: { because: 'This one cannot be picked here.' } };
  return scene.selected === who ? { do: 'open', who } : { do: 'select', who };
}

/** A tap on an empty cell, or on any cell while the draft wants one. */
export function tapCell(scene: TapScene, cell: Cell): TapDeed {
  const { place } = scene.on;
  const size = scene.mover?.size ?? 1;
  if (place) {
    const anchor = anchorAt(
      scene.grid,
      place.cells,
      cell,
      scene.on.asks === 'place' || place.chosen ? size : 1,
    );
    if (anchor && sameCell(anchor, place.chosen)) return { do: 'nothing' };
    if (anchor) return { do: 'place', field: place.field, cell: { x: anchor.x, y: anchor.y } };
    return { do: 'refuse', why: { because: 'This cell is not among those that can be picked.' } };
  }
  if (scene.on.asks === 'target') return { do: 'describe', cell };
  const move = moveOption(scene.prompt);
  const own = scene.selected === null || scene.selected === scene.mover?.id;
  const letsGo: TapDeed = scene.selected === null ? { do: 'describe', cell } : { do: 'select', who: null };
  if (scene.on.target || !move) return letsGo;
  // With another combatant selected a reachable cell still means the move: it only becomes a draft.
  const anchor = anchorAt(scene.grid, move.cells, cell, size);
  if (!anchor && !own) return letsGo;
  if (!anchor)
    return {
      do: 'refuse',
      why: { because: `${scene.mover?.name ?? 'Nobody'} cannot get there with one move.` },
    };
  return { do: 'arm', option: move.option, field: move.field, cell: { x: anchor.x, y: anchor.y } };
}

/** What lies under a tap: its cell (`null` off the board) and all tokens near it, the nearest first. */
export interface Under {
  readonly cell: Cell | null;
  readonly ids: readonly Id[];
  /** Cells on screen are too small to tell the tokens near the tap apart. */
  readonly crowded: boolean;
  /** A token is directly under the finger, not only near it. */
  readonly hit: boolean;
}

/** What a tap does, decided by what lies under it, the draft, the prompt and the selection. */
export function tap(scene: TapScene, { cell, ids: near, crowded, hit }: Under): TapDeed {
  const { asks, place, target } = scene.on;
  // An offered cell has priority over tokens that are merely near and, while a cell is asked for, over all tokens.
  const own = place || target || scene.selected !== scene.mover?.id ? null : moveOption(scene.prompt);
  const offered = place?.cells ?? own?.cells;
  if (cell !== null && offered?.has(keyOf(cell)) && (asks === 'place' || (!hit && asks === null)))
    return tapCell(scene, cell);
  const legal = near.filter(
    (id) => asks === 'target' && target?.picks.get(id)?.refused === undefined && target?.picks.has(id),
  );
  const meant = legal.length > 0 ? legal : near;
  if (crowded && meant.length > 1) return { do: 'list', ids: meant };
  if (meant[0] !== undefined) return tapToken(scene, meant[0]);
  return cell === null ? { do: 'select', who: null } : tapCell(scene, cell);
}

/** Whether a tap was meant for a cell, to go there or to pick it, including cells that were refused. */
export const meansCell = (deed: TapDeed, { asks }: OnMap): boolean =>
  deed.do === 'place' || deed.do === 'arm' || (deed.do === 'refuse' && asks === 'place');
