import { compile } from '../battlefield/compile.ts';
import type { BattlefieldDocument } from '../battlefield/document.ts';
import type { Battlefield } from '../battlefield/field.ts';
import type { Occupant } from '../battlefield/occupancy.ts';
import { BLOCKED, canStand, firstFree, occupancy } from '../battlefield/occupancy.ts';
import type { System } from '../engine/system.ts';
import type { Wave } from '../engine/waves.ts';
import type { Variation } from '../forecast/vary.ts';
import { kinOf, withCopy, withPeople } from '../forecast/vary.ts';
import { freeId, idWithoutNumber, withNumber } from '../kernel/free-id.ts';
import type { Id, Json } from '../kernel/json.ts';
import { asJson, isObject } from '../kernel/json.ts';
import { overlay } from '../kernel/overlay.ts';
import { patchOf } from '../kernel/patch.ts';
import type { View } from '../kernel/view.ts';
import type { Combatant, Encounter } from '../kernel/written.ts';
import { mentions, sidesWanting, without } from '../kernel/written.ts';
import type { Arranged } from './model.ts';
import { wrong } from './model.ts';
import { inFull, inPack } from './pack.ts';
import { squaresOf } from './person.ts';

/** The encounter with these changes applied in order, or the problems that prevent it. */
export function varied(system: System, encounter: Json, changes: readonly Variation[]): Arranged {
  let now: Arranged = { ok: true, encounter };
  for (const [place, change] of changes.entries()) {
    const begun = system.encounters.begin(now.encounter);
    if (!begun.ok) return begun;
    const field = (now.encounter as unknown as Encounter).battlefield as unknown as BattlefieldDocument;
    const changed: Arranged = changedBy(
      {
        system,
        encounter: now.encounter as unknown as Encounter,
        view: system.view(begun.fight),
        field: compile(field),
      },
      change,
      `changes[${place}]`,
    );
    if (!changed.ok) return changed;
    now = changed;
  }
  const begun = system.encounters.begin(now.encounter);
  if (!begun.ok) return begun;
  const view = system.view(begun.fight);
  const idle = changes.findIndex(({ vary, who }) => vary === 'kind' && !hasTurns(view, who));
  if (idle >= 0) return wrong(`changes[${idle}].use`, 'this one has no turns: it fights nobody');
  return isFight(view, system.encounters.waves?.(now.encounter) ?? []) ? now : noFight;
}

const noFight = wrong('combatants', 'nobody is left to fight against');

/** Whether a combatant has turns, or shares those of another, as a mount does. Without an order yet, all have turns. */
export const hasTurns = ({ bar }: View, who: Id): boolean =>
  bar.length === 0 || bar.some(({ id, with: others }) => id === who || others?.some((one) => one.id === who));

/**
 * Whether combatants with turns of at least two sides are left, those of waves included; things without turns do not
 * count.
 */
function isFight(view: View, waves: readonly Wave[]): boolean {
  const fighting = Object.values(view.combatants).filter(({ id }) => hasTurns(view, id));
  const later = waves.flatMap(({ people }) => people);
  return new Set([...fighting, ...later].map(({ side }) => side)).size > 1;
}

/** An encounter with the view and the battlefield at its beginning. */
interface Scene {
  readonly system: System;
  readonly encounter: Encounter;
  readonly view: View;
  readonly field: Battlefield;
}

function changedBy(scene: Scene, change: Variation, path: string): Arranged {
  const kin = kinOf(scene.encounter, change.who);
  if (kin.length === 0) return wrong(`${path}.who`, `there is no combatant "${change.who}"`);
  switch (change.vary) {
    case 'count':
      return counted(scene, kin, change.count, path);
    case 'kind':
      return replaced(scene, change.who, change.use, path);
    case 'number':
      return tuned(scene, kin, change, path);
  }
}

const whole = (encounter: Encounter): Arranged => ({ ok: true, encounter: asJson(encounter) });

/** Changes the count of a kind: removes the last by id, and places new ones on the free cells nearest to the first. */
function counted(scene: Scene, kin: readonly Combatant[], count: number, path: string): Arranged {
  const { system, view, field } = scene;
  const gone = kin.slice(count).map(({ id }) => id);
  let encounter = gone.reduce(without, turnPassedOn(scene, gone));
  if (sidesWanting(encounter) > 0) return noFight;
  const [model] = kin;
  const size = model && view.combatants[model.id]?.size;
  if (!model || size === undefined) return whole(encounter);
  const taken = standing(view);
  const names = namesIn(scene);
  const called = calledInPack(system, model.sheet) ?? nameOf(model);
  for (let number = kin.length + 1; number <= count; number++) {
    const cell = firstFree(field, model.cell, size, occupancy(field, taken));
    if (!cell) return wrong(`${path}.count`, `there is no room for more than ${number - 1} here`);
    taken.push({ cell, size, standing: BLOCKED });
    const id = freeId(idWithoutNumber(model.id), (one) => isTaken(encounter, one));
    const name = freeName(called, names, number);
    names.push(name);
    encounter = withCopy(encounter, model, {
      id,
      cell: { x: cell.x, y: cell.y },
      sheet: named(model.sheet, name),
    });
  }
  return whole(encounter);
}

/**
 * Of a fight that begins in its middle in the turn of one who is removed: the same in the turn of the next in the order,
 * with the next round after the last of them. Any other encounter as it is.
 */
function turnPassedOn({ encounter, view }: Scene, gone: readonly Id[]): Encounter {
  const { startAt } = encounter;
  if (!isObject(startAt) || !gone.includes(String(startAt.active))) return encounter;
  const at = view.order.indexOf(String(startAt.active));
  const stays = (id: Id): boolean => !gone.includes(id) && hasTurns(view, id);
  const later = view.order.slice(at + 1).find(stays);
  const active = later ?? view.order.find(stays);
  if (active === undefined) return encounter;
  const round = Number(startAt.round) + (later === undefined ? 1 : 0);
  return { ...encounter, startAt: { ...startAt, active, round } };
}

/** Replaces a combatant with one of the pack; all of its fields but id, side and cell are dropped. */
function replaced(scene: Scene, who: Id, use: string, path: string): Arranged {
  const { system, encounter, view, field } = scene;
  const old = encounter.combatants.find(({ id }) => id === who) as Combatant;
  const size = squaresOf(system, encounter, { use });
  if (typeof size !== 'number') return wrong(`${path}.use`, `the pack has no sheet "${use}"`);
  const others = occupancy(field, standing(view, who));
  const cell = canStand(field, old.cell, size, others) ? old.cell : firstFree(field, old.cell, size, others);
  if (!cell) return wrong(`${path}.use`, 'there is no room for it here');
  const called = calledInPack(system, { use }) ?? use;
  const names = namesIn(scene, who);
  const name = names.includes(called) ? freeName(called, names, 2) : called;
  const sheet: Json = name === called ? { use } : { use, name };
  return whole(
    withPeople(encounter, [{ id: who, side: old.side, cell: { ...old.cell, x: cell.x, y: cell.y }, sheet }]),
  );
}

/** Sets a number on the sheets of a kind. */
function tuned(
  { system, encounter }: Scene,
  kin: readonly Combatant[],
  { path: place, value }: Extract<Variation, { vary: 'number' }>,
  path: string,
): Arranged {
  const changed: Combatant[] = [];
  for (const one of kin) {
    const patch = patchOf(inFull(system, one.sheet), place, value);
    if (patch === null) return wrong(`${path}.path`, `there is no number "${place}" on this sheet`);
    changed.push({ ...one, sheet: overlay(one.sheet, patch) as Json });
  }
  return whole(withPeople(encounter, changed));
}

/** The name of the sheet of the pack that this one builds on. */
const calledInPack = (system: System, sheet: Json): string | undefined =>
  isObject(sheet) && typeof sheet.use === 'string' ? inPack(system, sheet.use)?.name : undefined;

const nameOf = ({ id, sheet }: Combatant): string =>
  isObject(sheet) && typeof sheet.name === 'string' ? sheet.name : id;

const named = (sheet: Json, name: string): Json => (isObject(sheet) ? { ...sheet, name } : sheet);

/** The names of all but one, those who come later included. */
function namesIn({ system, encounter, view }: Scene, but?: Id): string[] {
  const later = system.encounters.waves?.(asJson(encounter)).flatMap(({ people }) => people) ?? [];
  return [...Object.values(view.combatants), ...later].flatMap(({ id, name }) => (id === but ? [] : [name]));
}

const isTaken = ({ combatants, waves }: Encounter, id: string): boolean =>
  combatants.some((one) => one.id === id) || mentions(waves, [id]);

/** The name with the first number from this one on that makes it free. */
function freeName(name: string, taken: readonly string[], from: number): string {
  let number = from;
  while (taken.includes(withNumber(name, number))) number++;
  return withNumber(name, number);
}

const standing = ({ combatants }: View, but?: Id): Occupant[] =>
  Object.values(combatants).flatMap(({ id, cell, size }) =>
    id === but ? [] : [{ cell, size, standing: BLOCKED }],
  );
