import type { Id, Json } from '../kernel/json.ts';
import { canonical, isObject } from '../kernel/json.ts';
import type { Combatant, Encounter, Written } from '../kernel/written.ts';
import { elsewhere, mentions } from '../kernel/written.ts';

/** Variations of an encounter. Pure functions of the document; they go by ids, so its order does not matter. */

/**
 * A change of an encounter. `who` is the id of any one of a kind: the combatants of a side whose sheets are equal
 * except for name and description.
 */
export type Variation =
  /** The number of its kind, 0 included. */
  | { readonly vary: 'count'; readonly who: Id; readonly count: number }
  /** This one combatant is replaced with another one of the pack. */
  | { readonly vary: 'kind'; readonly who: Id; readonly use: string }
  /** A number on the sheets of its kind, by its path: `attributes.STR`, `weapons[0].hit`. */
  | { readonly vary: 'number'; readonly who: Id; readonly path: string; readonly value: number };

const byId = (a: Combatant, b: Combatant): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

/** All combatants of this one's kind, itself included, sorted by id; empty when there is no such combatant. */
export function kinOf({ combatants }: Encounter, who: Id): readonly Combatant[] {
  const model = combatants.find(({ id }) => id === who);
  if (!model) return [];
  const like = kindOf(model);
  return combatants.filter((one) => kindOf(one) === like).sort(byId);
}

/** A key that is equal for all combatants of a kind. */
export function kindOf({ side, sheet }: Combatant): string {
  const { name: _, about: __, ...rest } = isObject(sheet) ? sheet : { sheet };
  return canonical([side, rest]);
}

/**
 * The encounter with a copy of `model`. Lists that contain the id of `model` also get that of the copy, and so do
 * objects with that id as a key; who is hidden from whom (`hidden`) is said of the copy, too. Fields of `model` that
 * mention combatants, such as whom it rides, are not copied.
 */
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
    ...(Array.isArray(also.hidden) && {
      hidden: pairsAlike(also.hidden as readonly Json[], model.id, copy.id),
    }),
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

/** The pairs of combatants, and those of `model` once more with the copy in its place. */
function pairsAlike(pairs: readonly Json[], model: Id, copy: Id): Json {
  const more = pairs.flatMap((pair) => {
    if (!isObject(pair) || !Object.values(pair).includes(model)) return [];
    return [Object.fromEntries(Object.entries(pair).map(([key, who]) => [key, who === model ? copy : who]))];
  });
  return [...pairs, ...(more as Json[])];
}

/** Tactics by side or combatant, without those of sides and combatants that are in `before` but not in `after`. */
export function withoutGone<T>(
  tactics: { readonly [sideOrId: string]: T },
  before: Json,
  after: Json,
): { readonly [sideOrId: string]: T } {
  const had = namesIn(before);
  const has = namesIn(after);
  return Object.fromEntries(Object.entries(tactics).filter(([name]) => has.has(name) || !had.has(name)));
}

/** The ids and sides of all combatants, those of waves included. */
function namesIn(encounter: Json): ReadonlySet<string> {
  const { combatants, waves = [] } = encounter as unknown as Encounter & {
    readonly waves?: readonly Pick<Encounter, 'combatants'>[];
  };
  const all = [...combatants, ...waves.flatMap((wave) => wave.combatants)];
  return new Set(all.flatMap(({ id, side }) => [id, side]));
}

/** The encounter with combatants replaced by the changed ones of the same ids. */
export function withPeople(encounter: Encounter, changed: readonly Combatant[]): Encounter {
  return {
    ...encounter,
    combatants: encounter.combatants.map((one) => changed.find(({ id }) => id === one.id) ?? one),
  };
}
