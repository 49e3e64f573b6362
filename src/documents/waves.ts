import type { Problem, System } from '../engine/system.ts';
import type { Wave } from '../engine/waves.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import { mostInWave, mostWaves } from '../kernel/outside.ts';
import { names, sidesWanting } from '../kernel/written.ts';
import { combatantId } from './encounters.ts';
import { idsAsWritten } from './mentions.ts';
import { check } from './problems.ts';
import { id, name, whole, z } from './schemas.ts';

/**
 * A wave of an encounter: combatants who come in later. Waves are the same for every system: they are checked with the
 * system's own reading of combatants, and its own `add` brings them in.
 */
const waveSchema = z.strictObject({
  id,
  name: name.exactOptional(),
  /** At the start of this round, or when the game master calls. */
  arrives: z.union([z.strictObject({ round: whole(1, 999) }), z.literal('called')]),
  combatants: z.array(z.unknown()).min(1).max(mostInWave),
});
const wavesSchema = z.array(waveSchema).max(mostWaves);

/**
 * The system extended so that its encounters may have `waves`. Their combatants count where two sides are needed: all
 * foes may come later.
 */
export function withWaves<S>(system: System<S>): System<S> {
  const { encounters } = system;
  return {
    ...system,
    encounters: {
      ...encounters,
      schema: () => schemaWithWaves(encounters.schema()),
      begin(encounter) {
        if (!isObject(encounter)) return encounters.begin(encounter);
        const { waves, ...plain } = encounter;
        const problems = waves === undefined ? [] : [...wrongWith(system, plain, waves)];
        if (sidesWanting(encounter) === 1) problems.unshift({ path: 'combatants', message: oneSided });
        const begun = encounters.begin(plain as Json);
        if (problems.length === 0) return begun;
        return { ok: false, problems: begun.ok ? problems : [...begun.problems, ...problems] };
      },
      waves: (encounter) => wavesOf(system, encounter),
    },
  };
}

const oneSided = 'a fight needs two sides: everybody here is on the same';

/** All problems of the waves, with places (`waves[0].combatants[1].sheet.name`); `plain`: the rest of the encounter. */
function wrongWith<S>(system: System<S>, plain: JsonObject, waves: Json): readonly Problem[] {
  const problems: Problem[] = [];
  const read = check(wavesSchema, waves, ['waves'], problems);
  if (!read) return problems;
  const base = Array.isArray(plain.combatants) ? plain.combatants : [];
  const taken = new Set(idsAsWritten(plain.combatants));
  const known = new Set<string>();
  read.forEach((wave, place) => {
    const at = `waves[${place}]`;
    if (known.has(wave.id)) problems.push({ path: `${at}.id`, message: `there are two waves "${wave.id}"` });
    known.add(wave.id);
    idsAsWritten(wave.combatants).forEach((one, number) => {
      if (taken.has(one)) {
        const path = `${at}.combatants[${number}].id`;
        problems.push({ path, message: `there is somebody else called "${one}"` });
      }
      taken.add(one);
    });
    problems.push(...wrongPeople(system, plain, base, wave.combatants as readonly Json[], at));
  });
  return problems;
}

/**
 * The problems that the system finds with the combatants of a wave. They are put before those of the encounter,
 * because a conflict of two combatants is reported of the later one: that a place is taken at the beginning is no
 * problem of the wave, for it may be free when the wave comes.
 */
function wrongPeople<S>(
  system: System<S>,
  plain: JsonObject,
  base: readonly Json[],
  people: readonly Json[],
  at: string,
): readonly Problem[] {
  const { startAt: _, ...rest } = plain;
  const begun = system.encounters.begin(asJson({ ...rest, combatants: [...people, ...base] }));
  if (begun.ok) return [];
  return begun.problems.flatMap(({ path, message }) => {
    const [whole, number] = /^combatants\[(\d+)\]/.exec(path) ?? [];
    if (whole === undefined || Number(number) >= people.length) return [];
    return [{ path: `${at}.${path}`, message }];
  });
}

/** The waves of a valid encounter. */
function wavesOf<S>(system: System<S>, encounter: Json): readonly Wave[] {
  const written = isObject(encounter) ? encounter.waves : undefined;
  return (wavesSchema.safeParse(written ?? []).data ?? []).map(
    ({ id: its, name: called, arrives, combatants }) => ({
      id: its,
      name: called ?? its,
      round: arrives === 'called' ? null : arrives.round,
      combatants: whomFirst(combatants as readonly Json[]),
      people: combatants.map((one) => ({
        id: isObject(one) ? String(one.id) : '',
        name: nameIn(system, one),
        side: isObject(one) ? String(one.side) : '',
      })),
    }),
  );
}

/**
 * The combatants of a wave in the order in which they are added: as written, but one that mentions another (its mount,
 * the one who called it) comes after that one. Where two mention each other, the first as written comes first.
 */
function whomFirst(people: readonly Json[]): readonly Json[] {
  const left = [...people];
  const sorted: Json[] = [];
  while (left.length > 0) {
    const ready = left.findIndex((one) => !names(one, idsAsWritten(left.filter((other) => other !== one))));
    sorted.push(...left.splice(Math.max(0, ready), 1));
  }
  return sorted;
}

/** The name of a combatant: from its sheet, from the pack's sheet that it uses, or else its id. */
function nameIn<S>({ encounters }: System<S>, combatant: unknown): string {
  if (!isObject(combatant)) return '';
  const sheet = isObject(combatant.sheet) ? combatant.sheet : {};
  const { heroes, foes } = encounters.pack;
  const used = [...heroes, ...foes].find((one) => one.id === sheet.use);
  return String(sheet.name ?? used?.name ?? combatant.id);
}

/** The JSON schema of an encounter, extended by that of its waves, whose combatants are as the encounter's. */
function schemaWithWaves(schema: Json): Json {
  if (!isObject(schema) || !isObject(schema.properties)) return schema;
  const { combatants } = schema.properties;
  const wave = z.toJSONSchema(
    waveSchema.extend({ id: combatantId, combatants: z.array(z.any()).min(1).max(mostInWave) }),
    { io: 'input' },
  ) as unknown as { readonly properties: JsonObject };
  const people = isObject(combatants) ? { ...combatants, minItems: 1, maxItems: mostInWave } : combatants;
  const { $schema: _, ...one } = wave as unknown as JsonObject;
  const waves = {
    type: 'array',
    maxItems: mostWaves,
    items: { ...one, properties: { ...wave.properties, combatants: people } },
  };
  return asJson({ ...schema, properties: { ...schema.properties, waves } });
}
