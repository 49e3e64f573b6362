import type { Json } from '../../kernel/json.ts';
import type { BroughtGround, BroughtMap, Catalogue } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { isObject } from '../../store/written.ts';

/** The battlefield with this ground instead of its own. Its kinds of ground stay known, to paint with. */
export function fieldOn(
  { cells: _, elevation: __, light: ___, ...field }: Written,
  { width, height, walls, light }: BroughtGround,
  usesLight: boolean,
): Written {
  return {
    ...field,
    width,
    height,
    grid: 'square',
    walls: walls as Json,
    ...(usesLight && light !== null && { light }),
  };
}

/** The ready-made encounters of a system that are on squares, as maps of other programs are. */
const onSquares = ({ encounters }: Catalogue['pack']): readonly Written[] =>
  encounters
    .map(({ encounter }) => encounter as Written)
    .filter(({ battlefield }) => isObject(battlefield) && battlefield.grid === 'square');

/** Whether a system is played on squares at all. */
export const takesMaps = ({ pack }: Pick<Catalogue, 'pack'>): boolean => onSquares(pack).length > 0;

/** An encounter of a system on this ground, with nobody in it: it counts as the system's ready-made ones on squares do. */
export function encounterOn(map: BroughtMap, { id, pack, beginning }: Catalogue): Json {
  const samples = onSquares(pack);
  // One that rules nothing by itself goes with any table.
  const sample = samples.find(({ rulings }) => rulings === undefined) ?? samples[0];
  const { metric = 'one', metres } = (sample?.battlefield ?? {}) as Written;
  const field = { metric, ...(metres !== undefined && { metres }) };
  return {
    schema: sample?.schema ?? 1,
    system: id,
    name: map.name,
    battlefield: fieldOn(field, map.ground, beginning.light !== undefined),
    combatants: [],
  } as unknown as Json;
}
