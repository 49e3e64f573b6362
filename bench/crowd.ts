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

/** The number of combatants, the size of the map in cells, and the rows between the two sides. */
export interface Crowd {
  readonly people: number;
  readonly width: number;
  readonly height: number;
  readonly apart: number;
}

/** The largest crowd that a screen must cope with: sixty on 60×60 cells. */
export const sixty: Crowd = { people: 60, width: 60, height: 60, apart: 12 };

/** The smallest sample in which two sides each have four or more who can act. Throws when a system has none. */
export function sampleOf(system: System): { readonly id: string; readonly encounter: Json } {
  const sample = system.encounters.pack.encounters
    .map(({ id, encounter }) => ({ id, encounter, strong: strongOf(system, encounter) }))
    .filter(({ strong }) => strong.length >= 2)
    .sort((a, b) => a.strong.flat().length - b.strong.flat().length)[0];
  if (!sample) throw new Error(`${system.id} has no sample of four against four`);
  return sample;
}

/** The sides with four or more who can act: combatants with a pool, which things on the ground do not have. */
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
 * An encounter of a crowd, made of a system's sample: its ground is tiled, and its two sides stand in two blocks that
 * face each other around the middle. If the crowd is at least as large as the sample, all combatants of the sample are
 * in it under their own ids, because the encounter may refer to them, and the rest are copies of those who refer to no
 * other combatant; a smaller crowd consists of such copies only.
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

/** The two sides, and the other combatants of the sample if the whole sample is in the crowd. */
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

/** Whether the document of a combatant contains the id of another. */
function namesAnother(one: Person, all: readonly Person[]): boolean {
  const text = JSON.stringify(one);
  return all.some(({ id }) => id !== one.id && text.includes(`"${id}"`));
}

/** Cells from one combatant to the next, so that large ones have room. */
const pitch = 3;

/** Places the blocks in rows of at most ten: the first above the middle, the second below it, a third below that. */
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

/** Whether a patch of ground covers no place where a combatant begins. */
const clearOf =
  (people: readonly Person[]) =>
  ({ x, y, w = 1, h = 1 }: Patch): boolean =>
    people.every(
      ({ cell }) => x + w <= cell.x - 1 || x >= cell.x + pitch || y + h <= cell.y - 1 || y >= cell.y + pitch,
    );

function tiled(field: Encounter['battlefield'], { width, height }: Crowd, people: readonly Person[]): Json {
  const clear = clearOf(people);
  /** Whether the whole patch lies on the map. */
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
