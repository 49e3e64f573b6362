import type { Cell, Id, Json } from '../../kernel/json.ts';
import type { Beginning } from '../../store/library.ts';
import type { Problem } from '../../store/sketch.ts';
import { cellName } from '../../store/words.ts';
import { lackOf } from '../../store/written.ts';
import type { Cast } from './cast.ts';
import type { Tool } from './Tools.tsx';
import { fieldsOf, listOf } from './written.ts';

/** A problem of an encounter, for its author. */
export interface Trouble {
  readonly key: string;
  /** The combatant or place, in words. */
  readonly where: string;
  readonly what: string;
  /** The combatant that it is about. */
  readonly who: Id | null;
  /** The cell to show. */
  readonly cell: Cell | null;
  /** The wave that it is about. */
  readonly wave: Id | null;
  /** The tool that mends it; `null` if none does. */
  readonly tool: Tool | null;
}

const cellIn = (json: Json | undefined): Cell | null => {
  const { x, y, a } = fieldsOf(json);
  if (typeof x === 'number' && typeof y === 'number') return { x, y };
  return a === undefined ? null : cellIn(a);
};

const things: { readonly [list: string]: { readonly name: string; readonly tool: Tool } } = {
  cells: { name: 'the ground', tool: 'ground' },
  walls: { name: 'the wall', tool: 'walls' },
  elevation: { name: 'the height', tool: 'ground' },
  terrain: { name: 'a kind of ground', tool: 'ground' },
  light: { name: 'the light', tool: 'ground' },
};

/** Fields of the encounter itself, in the words of the panels. */
const own: { readonly [field: string]: Pick<Trouble, 'where' | 'tool'> } = {
  name: { where: 'Its name', tool: 'about' },
  about: { where: 'What it is about', tool: 'about' },
  combatants: { where: 'Who fights', tool: 'people' },
};

/**
 * The problems of a document with the combatants and places that they are about: `combatants[2].cell.x` is "Brute,
 * cell".
 */
export function troublesOf(
  document: Json,
  problems: readonly Problem[],
  cast: Cast,
  { surprise, choices = [], middle }: Beginning = {},
): readonly Trouble[] {
  const fields = new Map([...(surprise ? [surprise] : []), ...choices].map((one) => [one.field, one.label]));
  if (middle) fields.set('startAt', 'Where it begins');
  return problems.map(({ path, message }) => {
    const called = fields.get(/^\w*/.exec(path)?.[0] ?? '');
    const place = placeOf(document, path, cast);
    return {
      key: `${path}: ${message}`,
      what: message,
      ...place,
      ...(called !== undefined && { where: `At the start, ${called.toLowerCase()}`, tool: 'start' }),
    };
  });
}

/**
 * What an encounter without two sides waits for, in words; `null` if more than that is wrong. It is not a fault of its
 * author, who has only begun.
 */
export function onlyLackOf(document: Json, troubles: readonly Trouble[]): string | null {
  const more = troubles.some(({ key }) => !key.startsWith('combatants: '));
  return more || troubles.length === 0 ? null : lackOf(document);
}

function placeOf(document: Json, path: string, cast: Cast): Omit<Trouble, 'key' | 'what'> {
  const [, wave, rest = ''] = /^waves\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (wave !== undefined) {
    const one = listOf(fieldsOf(document).waves)[Number(wave)];
    const id = typeof one?.id === 'string' ? one.id : null;
    const name = String(one?.name ?? id ?? `Wave ${Number(wave) + 1}`);
    const inside = personAt(one, rest, cast);
    const at = [name, ...(inside ? [inside.where] : rest ? [rest] : [])].join(', ');
    return { ...(inside ?? nowhere), where: at, wave: id, tool: 'people' };
  }
  const person = personAt(document, path, cast);
  if (person) return person;
  const [, list = '', place] = /^battlefield\.(\w+)(?:\[(\d+)\])?/.exec(path) ?? [];
  const named = things[list];
  if (named === undefined) return { ...nowhere, ...(own[path] ?? { where: path }) };
  const cell = cellIn(
    listOf(fieldsOf(fieldsOf(document).battlefield)[list])[Number(place)] as Json | undefined,
  );
  const where = cell ? `The map, ${named.name} at ${cellName(cell)}` : `The map, ${named.name}`;
  return { ...nowhere, where, cell, tool: named.tool };
}

const nowhere = { who: null, cell: null, wave: null, tool: null };

/** The combatant that a path into a list of combatants is about: "Brute, cell"; `null` for other paths. */
function personAt(holder: Json | undefined, path: string, cast: Cast): Omit<Trouble, 'key' | 'what'> | null {
  const [, person, inside = ''] = /^combatants\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  if (person === undefined) return null;
  const all = fieldsOf(holder).combatants;
  const one = Array.isArray(all) ? fieldsOf((all as readonly Json[])[Number(person)]) : {};
  const seen = cast[String(one.id)];
  const where = [seen?.name ?? `Person ${Number(person) + 1}`, ...(inside ? [inside] : [])].join(', ');
  return { where, who: seen?.id ?? null, cell: seen?.cell ?? null, wave: null, tool: 'people' };
}
