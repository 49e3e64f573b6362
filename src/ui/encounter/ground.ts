import type { Cell, Json } from '../../kernel/json.ts';
import type { Written } from '../../store/written.ts';
import { repainted } from './patches.ts';
import { listOf, withField, withList } from './written.ts';

/** Whether a cell lies on a battlefield. */
export const isInside = ({ width, height }: Written, { x, y }: Cell): boolean =>
  x >= 0 && y >= 0 && x < Number(width) && y < Number(height);

/**
 * Sets the terrain of cells to this kind alone; `null` is bare ground. A kind that is new to the battlefield is added
 * to it.
 */
export const paint = (document: Json, cells: readonly Cell[], kind: Written | null): Json =>
  withField(document, (field) => {
    const inside = cells.filter((cell) => isInside(field, cell));
    if (inside.length === 0) return field;
    const says = kind === null ? null : { terrain: kind.id as string };
    const next = withList(field, 'cells', repainted(listOf(field.cells), inside, says));
    const known = listOf(field.terrain);
    if (kind === null || known.some(({ id }) => id === kind.id)) return next;
    return withList(next, 'terrain', [...known, kind]);
  });

/** Sets the height of cells. */
export const raise = (document: Json, cells: readonly Cell[], height: number): Json =>
  withField(document, (field) => {
    const inside = cells.filter((cell) => isInside(field, cell));
    if (inside.length === 0) return field;
    const says = height === 0 ? null : { height };
    return withList(field, 'elevation', repainted(listOf(field.elevation), inside, says, true));
  });
