import type { Id, Json } from '../../kernel/json.ts';
import type { Written } from '../../store/written.ts';
import { across } from '../map/geometry.ts';
import { isInside } from './ground.ts';
import { withoutCells } from './patches.ts';
import { withoutEdges } from './walls.ts';
import { withoutThoseOn } from './waves.ts';
import { fieldsOf, gridOf, listOf, withField } from './written.ts';

/**
 * Resizes the battlefield at the right and bottom edges. What no longer fits is cut away; `cut` says in a sentence what
 * that was.
 */
export function resized(
  document: Json,
  width: number,
  height: number,
  nameOf: (who: Id) => string,
): { readonly document: Json; readonly cut: string } {
  const size = { width, height };
  const { document: rest, gone } = withoutThoseOn(document, (cell) => !isInside(size, cell));
  let shorter = 0;
  const trimmed = <T>(before: readonly T[], after: readonly T[]): readonly T[] => {
    shorter += before.filter((one) => !after.includes(one)).length;
    return after;
  };
  const patches = (json: Json | undefined): readonly Written[] | undefined => {
    if (!Array.isArray(json)) return undefined;
    const list = listOf(json);
    return trimmed(
      list,
      withoutCells(list, (cell) => !isInside(size, cell)),
    );
  };
  const next = withField(rest, (field) => {
    const grid = gridOf(field);
    const walls = listOf(field.walls);
    const light = fieldsOf(field.light);
    const sources = listOf(light.sources);
    const cells = patches(field.cells);
    const elevation = patches(field.elevation);
    const regions = patches(light.regions);
    const leftWalls = trimmed(
      walls,
      withoutEdges(
        grid,
        walls,
        ({ cell, side }) =>
          // Walls that were outside before are not counted as cut.
          isInside(field, cell) && !(isInside(size, cell) && isInside(size, across(grid, cell, side))),
      ),
    );
    const lamps = trimmed(
      sources,
      sources.filter((one) => isInside(size, { x: Number(one.x), y: Number(one.y) })),
    );
    return {
      ...field,
      ...size,
      ...(cells && { cells }),
      ...(field.walls !== undefined && { walls: leftWalls }),
      ...(elevation && { elevation }),
      ...(field.light !== undefined && {
        light: {
          ...light,
          ...(regions && { regions }),
          ...(light.sources !== undefined && { sources: lamps }),
        },
      }),
    } as unknown as Written;
  });
  return { document: next, cut: inWords(gone.map(nameOf), shorter) };
}

function inWords(people: readonly string[], places: number): string {
  const parts = [
    people.length > 0 ? people.join(', ') : '',
    places === 0 ? '' : places === 1 ? 'a piece of the map' : `${places} pieces of the map`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Cut away: ${parts.join(', and ')}. Undo brings it back.`;
}
