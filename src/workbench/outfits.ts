import { oneOf } from '../engine/random-choice.ts';
import type { System } from '../engine/system.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { fieldsOf, isObject } from '../kernel/json.ts';
import type { Stream } from '../kernel/streams.ts';
import { inFull } from '../table/pack.ts';
import { sheetSchemaOf } from '../table/sheet-schema.ts';

/**
 * Sample encounters in which people have, besides their own, things of the pack at random: of most of what a pack holds,
 * and of what follows from it, the samples themselves know nothing.
 */

/** The most things that are added to one list of a sheet. */
const mostMore = 3;

/** The list of the pack that ids in this place of a sheet are of; `null` where no ids of the pack stand. */
function listAt(schema: Json | undefined): string | null {
  const { list, anyOf } = fieldsOf(schema);
  const ways: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [];
  const found = [list, ...ways.map((way) => fieldsOf(way).list)].find((one) => typeof one === 'string');
  return typeof found === 'string' ? found : null;
}

/** The part of a sheet with ids of things added, or put in place of others, wherever its schema takes them. */
function outfitted(part: Json | undefined, schema: Json, pick: (list: string) => Json): Json | undefined {
  const list = listAt(schema);
  if (list !== null) return pick(list);
  const { items, properties, maxItems } = fieldsOf(schema);
  if (items !== undefined) {
    const has: readonly Json[] = Array.isArray(part) ? part : [];
    const of = listAt(items);
    if (of === null) return part && has.map((one) => outfitted(one, items, pick) as Json);
    const room = Math.min(mostMore, Number(maxItems ?? mostMore) - has.length);
    const more = Array.from({ length: Math.max(0, room) }, () => pick(of));
    return [...has, ...new Set(more.filter((id) => !has.includes(id)))];
  }
  if (!isObject(part) || !isObject(properties)) return part;
  const parts = Object.entries(properties).map(([key, one]) => [
    key,
    outfitted(part[key], one as Json, pick),
  ]);
  return { ...part, ...Object.fromEntries(parts.filter(([, one]) => one !== undefined)) };
}

/** So far from the first combatant the others stand at the most, in cells. */
const throng = 3;

/** A cell near another one; where it is not free, or no cell, the encounter cannot begin. */
function near(cell: JsonObject, random: Stream): Json {
  const off = (): number => random.die(2 * throng + 1) - throng - 1;
  return { x: Number(cell.x) + off(), y: Number(cell.y) + off() };
}

/**
 * The fight at the beginning of a sample encounter with people outfitted at random, who stand close together in one of two
 * fights. Whoever cannot stand there stays where the sample puts it, and whoever cannot fight with what it has got keeps
 * the sheet that the sample gives it. What is wanted is had more often than other things. Throws where the system has no such sample.
 */
export function beginOutfitted(
  system: System,
  id: string,
  random: Stream,
  wanted: ReadonlySet<string> = new Set(),
): unknown {
  const sample = system.encounters.pack.encounters.find((one) => one.id === id);
  if (!sample) throw new Error(`${system.id} has no sample encounter "${id}"`);
  const { combatants, ...others } = fieldsOf(sample.encounter);
  const people = combatants as readonly JsonObject[];
  const schema = sheetSchemaOf(system);
  const pick = (list: string): Json => {
    const all = system.things?.[list] ?? [];
    const first = wanted.size > 0 ? all.filter((one) => wanted.has(one.id)) : [];
    return oneOf(first.length > 0 && random.die(2) === 1 ? first : all, random).id;
  };
  const closes = random.die(2) === 1;
  /** The forms of each, the boldest first. */
  const forms = people.map((one, at): JsonObject[] => {
    const armed = { ...one, sheet: outfitted(inFull(system, one.sheet as Json), schema, pick) };
    const moved = { ...armed, cell: near(fieldsOf(people[0]?.cell), random) };
    return closes && at > 0 ? [moved, armed, one] : [armed, one];
  });
  for (;;) {
    const begun = system.encounters.begin({
      ...others,
      combatants: forms.map(([form]) => form as JsonObject),
    });
    if (begun.ok) return begun.fight;
    const places = begun.problems.map(({ path }) => /^combatants\[(\d+)\]/.exec(path)?.[1]);
    const bold = forms.filter((form) => form.length > 1);
    if (bold.length === 0) throw new Error(`${id}: ${JSON.stringify(begun.problems)}`);
    const unfit = bold.filter((form) => places.includes(`${forms.indexOf(form)}`));
    // A rider that is in the wrong place may be so because of its mount.
    for (const form of unfit.length > 0 ? unfit : bold) form.shift();
  }
}
