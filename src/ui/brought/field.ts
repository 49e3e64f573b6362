import type { Json } from '../../kernel/json.ts';
import type { BroughtGround, BroughtMap, Catalogue } from '../../store/library.ts';
import type { Written } from '../../store/written.ts';
import { isObject } from '../../store/written.ts';

/** The shapes of cells that an encounter may have. */
export const gridNames = [
  { id: 'square', label: 'Squares' },
  { id: 'hex-pointy', label: 'Hexagons in rows' },
  { id: 'hex-flat', label: 'Hexagons in columns' },
] as const;

export type Grid = (typeof gridNames)[number]['id'];

/** The battlefield with brought ground in place of its own. Its terrain kinds are kept for painting. */
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

/** The ready-made encounters of a system on square grids, the only grid that brought maps have. */
const onSquares = ({ encounters }: Catalogue['pack']): readonly Written[] =>
  encounters
    .map(({ encounter }) => encounter as Written)
    .filter(({ battlefield }) => isObject(battlefield) && battlefield.grid === 'square');

/** Whether the system has encounters on squares, so that maps can be brought in. */
export const takesMaps = ({ pack }: Pick<Catalogue, 'pack'>): boolean => onSquares(pack).length > 0;

/** An encounter without combatants on brought ground. */
export const encounterOn = (map: BroughtMap, catalogue: Catalogue): Json =>
  emptyEncounter(catalogue, map.name, (field) =>
    fieldOn(field, map.ground, catalogue.beginning.light !== undefined),
  );

interface BlankField {
  readonly width: number;
  readonly height: number;
  readonly grid: Grid;
}

/** An encounter without combatants on bare ground. */
export const blankEncounter = (catalogue: Catalogue, name: string, size: BlankField): Json =>
  emptyEncounter(catalogue, name, (field) => ({ ...field, ...size }));

/**
 * An encounter without combatants. `fieldOf` gets the metric and cell size of the system's ready-made encounters on
 * squares.
 */
function emptyEncounter(
  { id, pack }: Pick<Catalogue, 'id' | 'pack'>,
  name: string,
  fieldOf: (field: Written) => Written,
): Json {
  const samples = onSquares(pack);
  // Prefers one that states no rulings, as it fits any table.
  const sample = samples.find(({ rulings }) => rulings === undefined) ?? samples[0];
  const { metric = 'one', metres } = (sample?.battlefield ?? {}) as Written;
  const field = { metric, ...(metres !== undefined && { metres }) };
  return {
    schema: sample?.schema ?? 1,
    system: id,
    name,
    battlefield: fieldOf(field),
    combatants: [],
  } as unknown as Json;
}
