import type { Json } from '../../kernel/json.ts';
import type { Grid } from '../map/document.ts';
import { battlefieldIn, gridOf, listOf, withField } from './written.ts';

/** The encounter on cells of another shape. Walls stand on edges, which are others then; `cut` says that they are gone. */
export function regridded(document: Json, grid: Grid): { readonly document: Json; readonly cut: string } {
  const field = battlefieldIn(document);
  if (gridOf(field) === grid) return { document, cut: '' };
  const hadWalls = listOf(field.walls).length > 0;
  return {
    document: withField(document, (now) => ({ ...now, grid, ...(hadWalls && { walls: [] }) })),
    cut: hadWalls ? 'All walls and doors are gone: these cells have other edges. Undo brings them back.' : '',
  };
}
