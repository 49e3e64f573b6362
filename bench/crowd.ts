import type { System } from '../src/engine/system.ts';
import type { Cell, Json } from '../src/kernel/json.ts';

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

/** How many stand on a ground of how many cells, and how many rows lie between the two sides. */
export interface Crowd {
  readonly people: number;
  readonly width: number;
  readonly height: number;
  readonly apart: number;
}

/** What a screen must still carry: sixty on 60×60 cells. */
export const sixty: Crowd = { people: 60, width: 60, height: 60, apart: 12 };

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
 * An encounter of a crowd, made of a system's sample: its ground over and over, and its two sides in two blocks that face
 * each other around the middle. Where there is room for all of the sample they are there under their own names, because an
 * encounter may name them elsewhere, with copies of those who name nobody; else only some of these.
 */
export function crowdEncounter(system: System, name: string, crowd: Crowd): Json {
  const { encounter } = sampleOf(system);
  const sample = encounter as unknown as Encounter;
  const blocks = placed(rosterOf(system, sample, crowd.people), crowd);
  const large = {
    ...sample,
    name,
    battlefield: tiled(sample.battlefield, crowd, blocks.flat()),
    combatants: blocks.flat(),
  } as unknown as Json;
  const begun = system.encounters.begin(large);
  if (begun.ok) return large;
  throw new Error(
    `${system.id}: ${begun.problems.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
  );
}

/** The two sides, and whoever else there is. */
function rosterOf(system: System, sample: Encounter, people: number): readonly (readonly Person[])[] {
  const sides = strongOf(system, sample as unknown as Json).slice(0, 2);
  const others = sample.combatants.filter((one) => !sides.flat().includes(one));
  const whole = people >= sample.combatants.length;
  const copies = whole ? people - sample.combatants.length : people;
  const blocks = sides.map((side, which) => {
    const alone = side.filter((one) => !namesAnother(one, sample.combatants));
    const more = Math.floor((copies + which) / 2);
    return [
      ...(whole ? side : []),
      ...Array.from({ length: more }, (_, n): Person => {
        const one = alone[n % alone.length] as Person;
        return { ...one, id: `${one.id}-copy-${n}` };
      }),
    ];
  });
  return whole ? [...blocks, others] : blocks;
}

/** Somewhere in what is written of this one stands the name of another. */
function namesAnother(one: Person, all: readonly Person[]): boolean {
  const text = JSON.stringify(one);
  return all.some(({ id }) => id !== one.id && text.includes(`"${id}"`));
}

/** Cells from one to the next, so that the large have room. */
const pitch = 3;

/** Ten to a row at most; the first block above the middle, the second below it, whoever else there is below that. */
function placed(blocks: readonly (readonly Person[])[], { width, height, apart }: Crowd): Person[][] {
  const inRow = Math.min(10, Math.floor(width / pitch));
  const rowsOf = (n: number): number => Math.ceil((blocks[n]?.length ?? 0) / inRow);
  const left = Math.floor((width - pitch * inRow) / 2);
  const middle = Math.floor(height / 2);
  const below = middle + Math.ceil(apart / 2);
  const first = [
    middle - Math.floor(apart / 2) - pitch * (rowsOf(0) - 1),
    below,
    below + pitch * rowsOf(1) + pitch,
  ];
  return blocks.map((block, which) =>
    block.map((one, n) => ({
      ...one,
      cell: {
        x: left + pitch * (n % inRow),
        y: (first[which] as number) + pitch * Math.floor(n / inRow),
      },
    })),
  );
}

interface Patch extends Fields {
  readonly x: number;
  readonly y: number;
  readonly w?: number;
  readonly h?: number;
}

/** Nothing lies where people begin. */
const clearOf =
  (people: readonly Person[]) =>
  ({ x, y, w = 1, h = 1 }: Patch): boolean =>
    people.every(
      ({ cell }) => x + w <= cell.x - 1 || x >= cell.x + pitch || y + h <= cell.y - 1 || y >= cell.y + pitch,
    );

function tiled(field: Encounter['battlefield'], { width, height }: Crowd, people: readonly Person[]): Json {
  const clear = clearOf(people);
  /** Inside the map as a whole. */
  const reaches = ({ x, y, w = 1, h = 1, length = 1 }: Patch): boolean =>
    x + Math.max(w, Number(length)) <= width && y + Math.max(h, Number(length)) <= height;
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
