import type { System } from '../../src/engine/system.ts';
import type { Cell, Json } from '../../src/kernel/json.ts';

type Fields = { readonly [name: string]: Json | undefined };
interface Person {
  readonly id: string;
  readonly side: string;
  readonly cell: Cell;
}
interface Encounter {
  readonly battlefield: Fields & { readonly width: number; readonly height: number };
  readonly combatants: readonly Person[];
}

const width = 60;
const height = 60;
const people = 60;

/** The smallest sample of a system in which two sides with four or more who can act stand against each other. */
export function sampleOf(system: System): { readonly id: string; readonly encounter: Json } {
  const sample = system.encounters.pack.encounters
    .map(({ id, encounter }) => ({ id, encounter, strong: strongOf(system, encounter) }))
    .filter(({ strong }) => strong.length >= 2)
    .sort((a, b) => a.strong.flat().length - b.strong.flat().length)[0];
  if (!sample) throw new Error(`${system.id} has no sample of four against four`);
  return sample;
}

/** The sides with four or more who can act: things on the ground have nothing that they could spend. */
function strongOf(system: System, encounter: Json): readonly (readonly Person[])[] {
  const { combatants } = encounter as unknown as Encounter;
  const begun = system.encounters.begin(encounter);
  if (!begun.ok) return [];
  const seen = system.view(begun.fight).combatants;
  const able = combatants.filter(({ id }) => Object.keys(seen[id]?.pools ?? {}).length > 0);
  return [...new Set(able.map(({ side }) => side))]
    .map((name) => able.filter(({ side }) => side === name))
    .filter((side) => side.length >= 4);
}

/**
 * An encounter of 60 combatants on 60×60 cells, made of a system's sample: its ground over and over, and its two sides in
 * two blocks that face each other. Everybody of the sample is there under their own name, because an encounter may name
 * them elsewhere; the rest are copies of those who name nobody.
 */
export function largeEncounter(system: System, name: string): Json {
  const { encounter } = sampleOf(system);
  const sample = encounter as unknown as Encounter;
  const sides = strongOf(system, encounter).slice(0, 2);
  const others = sample.combatants.filter((one) => !sides.flat().includes(one));
  const copies = people - sides.flat().length - others.length;
  const blocks = sides.map((side, which) => {
    const alone = side.filter((one) => !namesAnother(one, sample.combatants));
    const more = Math.floor((copies + which) / 2);
    return [
      ...side,
      ...Array.from({ length: more }, (_, n): Person => {
        const one = alone[n % alone.length] as Person;
        return { ...one, id: `${one.id}-copy-${n}` };
      }),
    ];
  });
  const combatants = [...blocks, others].flatMap((block, which) =>
    block.map((one, n): Person => ({ ...one, cell: placeOf(which, n) })),
  );
  const large = {
    ...sample,
    name,
    battlefield: tiled(sample.battlefield),
    combatants,
  } as unknown as Json;
  const begun = system.encounters.begin(large);
  if (begun.ok) return large;
  throw new Error(
    `${system.id}: ${begun.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
  );
}

/** Somewhere in what is written of this one stands the name of another. */
function namesAnother(one: Person, all: readonly Person[]): boolean {
  const text = JSON.stringify(one);
  return all.some(({ id }) => id !== one.id && text.includes(`"${id}"`));
}

/** Ten to a row, every third column, so that the large have room; the blocks of the two sides are twelve cells apart. */
const placeOf = (block: number, n: number): Cell => ({
  x: 15 + 3 * (n % 10),
  y: (firstRows[block] as number) + 3 * Math.floor(n / 10),
});
const firstRows = [18, 36, 48];

interface Patch extends Fields {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
}

/** Nothing lies where people begin. */
const clear = ({ x, y, w = 1, h = 1 }: Patch): boolean =>
  x + w <= 14 || x >= 46 || y + h <= 17 || y >= 51 || (y >= 27 && y + h <= 35);

function tiled(field: Encounter['battlefield']): Json {
  const origins: Cell[] = [];
  for (let y = 0; y < height; y += field.height)
    for (let x = 0; x < width; x += field.width) origins.push({ x, y });
  const spread = (list: Json | undefined): readonly Json[] =>
    origins.flatMap(({ x, y }, tile) =>
      ((list ?? []) as unknown as readonly Patch[])
        .map((patch) => ({
          ...patch,
          x: patch.x + x,
          y: patch.y + y,
          ...(patch.id === undefined ? {} : { id: `${String(patch.id)}-${tile}` }),
        }))
        .filter((patch) => reaches(patch) && clear(patch)),
    ) as unknown as readonly Json[];
  const { light, ...rest } = field;
  return {
    ...rest,
    width,
    height,
    cells: spread(field.cells),
    walls: spread(field.walls),
    elevation: spread(field.elevation),
    ...(light && {
      light: { ...(light as Fields), regions: spread((light as Fields).regions), sources: [] },
    }),
  } as unknown as Json;
}

/** Inside the large map as a whole. */
const reaches = ({ x, y, w = 1, h = 1, length = 1 }: Patch): boolean =>
  x + Math.max(w, Number(length)) <= width && y + Math.max(h, Number(length)) <= height;
