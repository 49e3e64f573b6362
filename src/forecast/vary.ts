import type { Cell, Id, Json } from '../kernel/json.ts';
import { canonical, isObject } from '../kernel/json.ts';

/** Encounters that differ from another in one thing. Pure functions of the document; they hang on ids, never on its order. */

/** A change of an encounter. `who` names one of a kind: those of a side with the same sheet but for their names. */
export type Variation =
  /** So many of its kind, none included. */
  | { readonly vary: 'count'; readonly who: Id; readonly count: number }
  /** This one is somebody else of the pack. */
  | { readonly vary: 'kind'; readonly who: Id; readonly use: string }
  /** A number of the sheet of its kind: `attributes.STR`, `weapons[0].hit`. */
  | { readonly vary: 'number'; readonly who: Id; readonly path: string; readonly value: number };

export type Written = { readonly [key: string]: Json | undefined };

export interface Combatant extends Written {
  readonly id: Id;
  readonly side: string;
  readonly cell: Cell & Written;
  readonly sheet: Json;
}

/** An encounter as far as those of all systems are alike. */
export interface Encounter extends Written {
  readonly combatants: readonly Combatant[];
}

const byId = (a: Combatant, b: Combatant): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** All of this one's kind, itself included, in the order of their ids; nobody when it is not there. */
export function kinOf({ combatants }: Encounter, who: Id): readonly Combatant[] {
  const model = combatants.find(({ id }) => id === who);
  if (!model) return [];
  const like = kindOf(model);
  return combatants.filter((one) => kindOf(one) === like).sort(byId);
}

/** The same text for all of a kind. */
export function kindOf({ side, sheet }: Combatant): string {
  const { name: _, about: __, ...rest } = isObject(sheet) ? sheet : { sheet };
  return canonical([side, rest]);
}

/** Whether one of these ids stands anywhere in it. */
export function mentions(value: Json | undefined, ids: readonly Id[]): boolean {
  if (typeof value === 'string') return ids.includes(value);
  if (Array.isArray(value)) return value.some((one) => mentions(one, ids));
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, one]) => ids.includes(key) || mentions(one, ids));
}

/** Without this one, and without whatever is said of it elsewhere: whom it rides, that it is surprised. */
export function without(encounter: Encounter, gone: Id): Encounter {
  const combatants = encounter.combatants
    .filter(({ id }) => id !== gone)
    .map((one) => fieldsForgetting(one, gone) as Combatant);
  return { ...(fieldsForgetting({ ...encounter, combatants: [] }, gone) as Encounter), combatants };
}

/** Fields in which the word of an id is something else: a terrain, a sheet of the pack, a side of that name. */
const elsewhere: readonly string[] = ['id', 'sheet', 'side', 'name', 'about', 'system', 'battlefield'];

const fieldsForgetting = (fields: Written, gone: Id): Written =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      if (elsewhere.includes(key)) return [[key, value]];
      if (key === gone) return [];
      const left = forgetting(value, gone);
      return left === undefined ? [] : [[key, left]];
    }),
  );

/** What is left of a value: an object that says something of somebody who is gone says nothing without it. */
function forgetting(value: Json | undefined, gone: Id): Json | undefined {
  if (value === gone) return undefined;
  if (Array.isArray(value)) return value.flatMap((one) => forgetting(one, gone) ?? []);
  if (!isObject(value)) return value;
  if (Object.entries(value).some(([key, one]) => one === gone && !elsewhere.includes(key))) return undefined;
  return fieldsForgetting(value, gone) as Json;
}

/** With another of the same kind: what is said of `model` in lists and by its id is said of the copy, too. */
export function withCopy(
  encounter: Encounter,
  model: Combatant,
  copy: Pick<Combatant, 'id' | 'cell' | 'sheet'>,
): Encounter {
  const own = Object.entries(model).filter(
    ([, value]) =>
      !mentions(
        value,
        encounter.combatants.map(({ id }) => id),
      ),
  );
  const also = alike({ ...encounter, combatants: [] }, model.id, copy.id) as Encounter;
  return {
    ...also,
    combatants: [
      ...encounter.combatants,
      { ...(Object.fromEntries(own) as Written), side: model.side, ...copy },
    ],
  };
}

function alike(value: Json | undefined, model: Id, copy: Id): Json | undefined {
  if (Array.isArray(value)) {
    const all = value.map((one) => alike(one, model, copy) as Json);
    return value.includes(model) ? [...all, copy] : all;
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(
    ([key, one]) => [key, elsewhere.includes(key) ? one : alike(one, model, copy)] as const,
  );
  return Object.fromEntries(
    Object.hasOwn(value, model) ? [...fields, [copy, value[model]] as const] : fields,
  ) as Json;
}

/** With changed combatants in the place of those of the same ids. */
export function withPeople(encounter: Encounter, changed: readonly Combatant[]): Encounter {
  return {
    ...encounter,
    combatants: encounter.combatants.map((one) => changed.find(({ id }) => id === one.id) ?? one),
  };
}
