import { compile } from '../battlefield/compile.ts';
import type { BattlefieldDocument } from '../battlefield/document.ts';
import type { Occupant } from '../battlefield/occupancy.ts';
import { BLOCKED, firstFree, occupancy } from '../battlefield/occupancy.ts';
import type { Problem, System } from '../engine/system.ts';
import { freeId, numberedName, plainId } from '../kernel/free-id.ts';
import type { Cell, Json } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import type { SaidRulings } from '../kernel/rulebook.ts';
import type { Encounter } from '../kernel/written.ts';
import { mentions } from '../kernel/written.ts';
import type { QuickGround } from '../protocol/encounters.ts';
import { openSides } from '../protocol/encounters.ts';
import type { Arranged } from './model.ts';
import { battlefieldOf, modelUnder, unmentioned, wrong } from './model.ts';
import { inPack } from './pack.ts';
import { squaresOf } from './person.ts';

/**
 * Quick fights: two lists of sheets become an encounter on the ground of one of the system's samples or on an open
 * field.
 */

interface Placed {
  readonly id: string;
  readonly side: string;
  readonly cell: Cell;
  readonly sheet: Json;
}

/**
 * Arranges a quick fight under the rulings of the table: each combatant stands on the free cell nearest to its side's
 * start. `sides` are two lists of sheets as encounters write them. Returns problems where a sheet is not valid or there
 * is no room.
 */
export function quickEncounter(
  system: System,
  ground: QuickGround,
  sides: readonly (readonly Json[])[],
  rulings: SaidRulings = {},
): Arranged {
  const sample = system.encounters.pack.encounters.find(({ id }) => id === ground.sample);
  if (!sample) return wrong('ground.sample', `there is no sample encounter "${ground.sample}"`);
  const model = modelUnder(system, sample.encounter, rulings);
  const { names, starts, furniture } = groundOf(model, ground);
  const battlefield = battlefieldOf(model, ground);
  const field = compile(battlefield as unknown as BattlefieldDocument);
  const combatants: Placed[] = [...furniture];
  const taken: Occupant[] = furniture.flatMap(({ cell, sheet }) => {
    const size = squaresOf(system, model, sheet);
    return typeof size === 'number' ? [{ cell, size, standing: BLOCKED }] : [];
  });
  for (const [at, people] of sides.entries()) {
    const near = starts[at] ?? [];
    for (const [number, sheet] of people.entries()) {
      const path = `sides[${at}][${number}]`;
      const size = squaresOf(system, model, sheet);
      if (typeof size !== 'number') return { ok: false, problems: size.map((one) => within(path, one)) };
      const start = near[number % near.length] ?? { x: 0, y: 0 };
      const cell = firstFree(field, start, size, occupancy(field, taken));
      if (!cell) return wrong(path, 'there is no room left on this ground');
      taken.push({ cell, size, standing: BLOCKED });
      const id = freeId(baseId(sheet), (other) => combatants.some((one) => one.id === other));
      combatants.push({ id, side: names[at] ?? `Side ${at + 1}`, cell, sheet: numbered(system, sheet, id) });
    }
  }
  const encounter = asJson({
    ...unmentioned(model),
    name: 'Quick fight',
    about: `${sides.map((people) => people.length).join(' against ')}.`,
    battlefield,
    combatants,
  });
  const begun = system.encounters.begin(encounter);
  return begun.ok ? { ok: true, encounter } : { ok: false, problems: begun.problems };
}

/** The names and starting cells of both sides, and the things that belong to the ground (`furniture`). */
function groundOf(
  model: Encounter,
  { open }: QuickGround,
): {
  readonly names: readonly string[];
  readonly starts: readonly (readonly Cell[])[];
  readonly furniture: Encounter['combatants'];
} {
  if (open) return { names: openSides, starts: openStarts(open), furniture: [] };
  const names = [...new Set(model.combatants.map(({ side }) => side))];
  const [first = '', second = ''] = names;
  const fighting = names.slice(0, 2);
  const cellsOf = (side: string): readonly Cell[] =>
    model.combatants.filter((one) => one.side === side).map(({ cell }) => cell);
  const fighters = model.combatants.filter(({ side }) => fighting.includes(side)).map(({ id }) => id);
  const furniture = model.combatants.filter(
    ({ side, id, sheet, cell: _, ...rest }) => !fighting.includes(side) && !mentions(rest, fighters),
  );
  return { names: fighting, starts: [cellsOf(first), cellsOf(second)], furniture };
}

/**
 * The starting cells of both sides on an open field: every second cell of two columns opposite each other, from the
 * middle outwards. The columns are a fifth of the width, at most five cells, from the edges.
 */
function openStarts({ width, height }: { readonly width: number; readonly height: number }) {
  const inwards = Math.min(Math.floor(width / 5), 5);
  const rows = Array.from({ length: Math.ceil(height / 2) }, (_, n) => {
    const offset = Math.ceil(n / 2) * 2 * (n % 2 === 0 ? 1 : -1);
    return Math.floor(height / 2) + offset;
  }).filter((y) => y >= 0 && y < height);
  return [inwards, width - 1 - inwards].map((x) => rows.map((y) => ({ x, y })));
}

/** A problem of a sheet with its path extended by that of the sheet. */
const within = (path: string, { path: place, message }: Problem): Problem => ({
  path: place === '' || place.startsWith('[') ? `${path}${place}` : `${path}.${place}`,
  message,
});

function baseId(sheet: Json): string {
  const { use, name } = isObject(sheet) ? sheet : {};
  return plainId(typeof use === 'string' ? use : typeof name === 'string' ? name : 'somebody');
}

/** The sheet with a number in its name where its id has one: the second wolf is called "Wolf 2". */
function numbered(system: System, sheet: Json, id: string): Json {
  const base = baseId(sheet);
  if (id === base || !isObject(sheet)) return sheet;
  const name = sheet.name ?? inPack(system, String(sheet.use))?.name ?? base;
  return { ...sheet, name: numberedName(String(name), base, id) } as Json;
}
