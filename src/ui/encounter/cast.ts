import type { Id, Json } from '../../kernel/json.ts';
import type { CombatantView } from '../../kernel/view.ts';
import type { Sketch } from '../../store/sketch.ts';
import { canonical } from '../../store/written.ts';
import { fieldsOf, listOf, peopleIn } from './written.ts';

export type Cast = { readonly [id: Id]: CombatantView };

/** Views of combatants by id and sheet. Known ones are kept while the rules judge the next change. */
export type Looks = ReadonlyMap<string, CombatantView>;

const keyOf = (id: Json | undefined, sheet: Json | undefined): string =>
  `${String(id)} ${canonical(sheet ?? null)}`;
/** The same key without id and name: a second wolf looks like the first. */
const anybody = (sheet: Json | undefined): string => {
  const { name: _, ...rest } = fieldsOf(sheet);
  return keyOf('', rest as Json);
};

/** The known looks and those in a sketch. */
export function looksAfter(known: Looks, sketch: Sketch | undefined): Looks {
  if (!sketch) return known;
  const looks = new Map(known);
  const note = (written: readonly Json[], people: Sketch['people']): void => {
    for (const [at, one] of written.entries()) {
      const seen = people[at];
      const { id, sheet } = fieldsOf(one);
      if (!seen) continue;
      looks.set(keyOf(id, sheet), seen);
      looks.set(anybody(sheet), seen);
    }
  };
  const { combatants, waves } = fieldsOf(sketch.of);
  note(entriesIn(combatants), sketch.people);
  note(
    entriesIn(waves).flatMap((wave) => entriesIn(fieldsOf(wave).combatants)),
    sketch.later,
  );
  return looks;
}

const entriesIn = (json: Json | undefined): readonly Json[] =>
  Array.isArray(json) ? (json as readonly Json[]) : [];

/** All combatants of an encounter, including waves, as the map draws them. */
export function castOf(document: Json, looks: Looks, nameOf: (sheet: Json) => string | undefined): Cast {
  const everybody = [document, ...listOf(fieldsOf(document).waves).map((wave) => wave as Json)];
  const entries = everybody.flatMap(peopleIn).map(({ id, side, cell, sheet }) => {
    const seen = looks.get(keyOf(id, sheet)) ?? looks.get(anybody(sheet)) ?? unknown;
    const name = nameOf(sheet) ?? (seen === unknown ? id : seen.name);
    const at = { x: Number(cell.x), y: Number(cell.y) };
    return [id, { ...seen, id, name, side: String(side), cell: at }] as const;
  });
  return Object.fromEntries(entries);
}

/** A placeholder for combatants whom the rules have not judged yet. */
const unknown: CombatantView = {
  id: '',
  name: '',
  side: '',
  player: false,
  cell: { x: 0, y: 0 },
  size: 1,
  sizeName: '',
  tracks: {},
  pools: {},
  conditions: [],
  initiative: null,
  out: null,
  notes: [],
};

/**
 * Returns a function that gives the name of a sheet: its own, or that of the pack's sheet that it uses; `undefined` if
 * it has neither.
 */
export const namesOf =
  (pack: readonly { readonly id: string; readonly name: string }[]) =>
  (sheet: Json): string | undefined => {
    const { name, use } = fieldsOf(sheet);
    return typeof name === 'string' ? name : pack.find(({ id }) => id === use)?.name;
  };
