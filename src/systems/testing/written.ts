import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { System } from '../../engine/system.ts';
import type { Json } from '../../kernel/json.ts';
import type { Loose } from './broken.ts';
import { breaking } from './broken.ts';

/** Tests of parsing encounters, for every system: all problems of a document are reported. */

const copyOf = (document: unknown): Loose => JSON.parse(JSON.stringify(document));

/** Assignments of any value to the parts of an encounter that every system has. */
const spots: readonly ((document: Loose, value: Json) => void)[] = [
  (e, value) => (e.name = value),
  (e, value) => (e.battlefield = value),
  (e, value) => (e.battlefield.walls = value),
  (e, value) => (e.combatants = value),
  (e, value) => (e.combatants[0] = value),
  (e, value) => (e.combatants[0].sheet = value),
  (e, value) => (e.combatants[0].sheet.weapons = value),
  (e, value) => (e.combatants[0].sheet.current = value),
  (e, value) => (e.combatants[0].cell = value),
  (e, value) => (e.combatants[0].now = value),
  (e, value) => (e.combatants[0].now = { conditions: value, effects: value, inHand: value }),
  (e, value) => (e.rulings = value),
  (e, value) => (e.startAt = value),
  (e, value) => (e.doors = value),
];

export function readsWhatIsWritten(system: System): void {
  const { encounters, rulebook } = system;
  const sound = (): Loose => copyOf(encounters.pack.encounters[0]?.encounter);

  const { wrong, places } = breaking(sound, encounters.begin);

  test('another system, another schema version and anything but an object are refused', () => {
    expect(wrong((e) => (e.system = 'another'))).toEqual([`system: the system must be "${system.id}"`]);
    expect(wrong((e) => (e.schema = 99))).toEqual([
      `schema: this program reads encounters of schema version ${sound().schema}`,
    ]);
    for (const json of [null, 7, 'x', []]) {
      expect(encounters.begin(json)).toEqual({
        ok: false,
        problems: [{ path: '', message: 'an encounter is an object' }],
      });
    }
  });

  test('a missing field is reported with its path', () => {
    for (const key of ['schema', 'system', 'name', 'battlefield', 'combatants']) {
      expect(places((e) => delete e[key])).toEqual([key]);
    }
    for (const key of ['id', 'side', 'cell', 'sheet']) {
      expect(places((e) => delete e.combatants[1][key])).toContain(`combatants[1].${key}`);
    }
  });

  test('unknown keys, names of inherited properties and keys such as __proto__ are refused everywhere', () => {
    expect(places((e) => (e.weather = 'rain'))).toEqual(['weather']);
    expect(places((e) => (e.toString = 1))).toEqual(['toString']);
    expect(places((e) => (e.combatants[0].hp = 3))).toEqual(['combatants[0].hp']);
    expect(places((e) => (e.combatants[0].now = { hp: 3 }))).toEqual(['combatants[0].now.hp']);
    const reaching =
      '{"schema":1,"combatants":[{"sheet":{"__proto__":{"size":1}}}],"constructor":{"prototype":1}}';
    const read = encounters.begin(JSON.parse(reaching));
    expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual([
      'combatants[0].sheet.__proto__',
      'constructor',
    ]);
    const inherited = JSON.stringify(sound()).replaceAll(`"${sound().combatants[0].id}"`, '"constructor"');
    expect(encounters.begin(JSON.parse(inherited)).ok).toBe(false);
  });

  test('every ruling accepts each of its values and no other; an unknown ruling is refused', () => {
    expect(rulebook.rulings.length, 'rulings').toBeGreaterThan(20);
    for (const { key, options } of rulebook.rulings) {
      for (const { id } of options) {
        // Some rulings change how distances are measured or how much room somebody takes, which may not fit the sample.
        const found = places((e) => (e.rulings = { [key]: id })).filter((place) =>
          place.startsWith('rulings'),
        );
        expect(found, `${key}: ${id}`).toEqual([]);
      }
      expect(
        places((e) => (e.rulings = { [key]: 'perhaps' })),
        key,
      ).toContain(`rulings.${key}`);
    }
    expect(wrong((e) => (e.rulings = { ...e.rulings, luck: 'on' }))).toEqual(['rulings.luck: unknown key']);
  });

  test('an encounter needs somebody in it, and combatants need unique, well-formed ids', () => {
    expect(places((e) => e.combatants.splice(0))).toContain('combatants');
    const [first] = sound().combatants;
    expect(wrong((e) => (e.combatants[1].id = first.id))).toContain(
      `combatants[1].id: another combatant is called "${first.id}"`,
    );
    for (const id of ['gm', 'a b', '', 'valueOf']) {
      expect(
        places((e) => (e.combatants[1].id = id)),
        id,
      ).toContain('combatants[1].id');
    }
  });

  test('the state of a door that the battlefield does not have is refused', () => {
    expect(wrong((e) => (e.doors = { hatch: true }))).toEqual([
      'doors.hatch: the battlefield has no such door',
    ]);
  });

  test('migration returns current and newer encounters, and values that are no encounters, unchanged', () => {
    for (const json of [sound(), { ...sound(), schema: 99 }, { schema: 0 }, null, 'x', 7, [1]] as const) {
      expect(encounters.migrate(json)).toBe(json);
    }
  });

  test('the JSON schema contains the schema version, every ruling and both ways of writing a sheet', () => {
    const schema = encounters.schema() as Loose;
    expect(schema.properties.schema.const).toBe(sound().schema);
    expect(schema.additionalProperties).toBe(false);
    expect(schema.required).toEqual(
      expect.arrayContaining(['schema', 'system', 'name', 'battlefield', 'combatants']),
    );
    expect(Object.keys(schema.properties.rulings.properties)).toEqual(rulebook.rulings.map(({ key }) => key));
    const [used, written] = schema.properties.combatants.items.properties.sheet.anyOf;
    const people = [...encounters.pack.heroes, ...encounters.pack.foes].map(({ id }) => id);
    expect(used.properties.use.enum).toEqual(expect.arrayContaining(people));
    expect(used.required).toEqual(['use']);
    expect(written.required).toContain('name');
  });

  test('reading an encounter with arbitrary values reports problems with paths and never throws', () => {
    fc.assert(
      fc.property(fc.constantFrom(...spots), fc.jsonValue(), (put, value) => {
        const document = sound();
        put(document, value as Json);
        const read = encounters.begin(document);
        if (read.ok) return;
        expect(read.problems.length).toBeGreaterThan(0);
        for (const one of read.problems) expect(typeof one.path).toBe('string');
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(encounters.begin(json as Json).ok).toBe(false);
      }),
      { numRuns: 200 },
    );
  });

  test('a NaN and nesting of more than 40 levels are refused', () => {
    expect(places((e) => (e.combatants[0].cell.x = Number.NaN))).toEqual(['combatants[0].cell.x']);
    let deep: Json = 1;
    for (let level = 0; level < 5000; level++) deep = [deep];
    expect(wrong((e) => (e.about = deep))[0]).toMatch(/more than 40 levels lie inside each other$/);
  });
}
