import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { Problem } from '../../store/sketch.ts';
import { cellName } from '../kit/cellName.ts';
import type { Cast } from './cast.ts';
import { fieldsOf, listOf } from './written.ts';

/** Something that is wrong with an encounter, for whoever writes it. */
export interface Trouble {
  readonly key: string;
  /** Whose or which place it is, in words. */
  readonly where: string;
  readonly what: string;
  /** Whom it is about. */
  readonly who: Id | null;
  /** Where to look. */
  readonly cell: Cell | null;
}

const cellIn = (json: Json | undefined): Cell | null => {
  const { x, y, a } = fieldsOf(json);
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  return a === undefined ? null : cellIn(a);
};

const things: { readonly [list: string]: string } = {
  cells: 'the ground',
  walls: 'the wall',
  elevation: 'the height',
  terrain: 'a kind of ground',
  light: 'the light',
};

/** The problems of a document by whom or what they are about: `combatants[2].cell.x` is "Brute, cell". */
export function troublesOf(document: Json, problems: readonly Problem[], cast: Cast): readonly Trouble[] {
  return problems.map(({ path, message }) => ({
    key: `${path}: ${message}`,
    what: message,
    ...placeOf(document, path, cast),
  }));
}

function placeOf(document: Json, path: string, cast: Cast): Pick<Trouble, 'where' | 'who' | 'cell'> {
  const [, person, inside = ''] = /^combatants\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (person !== undefined) {
    const all = fieldsOf(document).combatants;
    const one = Array.isArray(all) ? fieldsOf((all as readonly Json[])[Number(person)]) : {};
    const seen = cast[String(one.id)];
    const where = [seen?.name ?? `Person ${Number(person) + 1}`, ...(inside ? [inside] : [])].join(', ');
    return { where, who: seen?.id ?? null, cell: seen?.cell ?? null };
  }
  const [, list = '', place] = /^battlefield\.(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const named = things[list];
  if (named === undefined) return { where: path, who: null, cell: null };
  const cell = cellIn(
    listOf(fieldsOf(fieldsOf(document).battlefield)[list])[Number(place)] as Json | undefined,
  );
  const where = cell ? `The map, ${named} at ${cellName(cell)}` : `The map, ${named}`;
  return { where, who: null, cell };
}
