import { compile } from '../../battlefield/compile.ts';
import type { BattlefieldDocument } from '../../battlefield/document.ts';
import { canStand } from '../../battlefield/occupancy.ts';
import { placeOf } from '../../documents/problems.ts';
import type { Problem } from '../../engine/system.ts';
import type { Cell } from '../../kernel/json.ts';
import { healthPool, manaPool } from './derived.ts';
import type { Hidden, Now, StartAt, Surprise } from './encounter-schema.ts';
import { conditionsWithOther } from './encounter-schema.ts';
import type { Rulings } from './rulings.ts';
import type { Sheet, Size } from './sheet.ts';
import { sideOfSize } from './sheet.ts';

type Path = readonly (string | number)[];
type Doors = { readonly [id: string]: boolean };

/** What stands on the map, as far as it could be read. */
interface Standing {
  readonly id: string;
  readonly side: string;
  readonly cell: Cell;
  readonly sheet: { readonly size: Size };
  readonly now: { readonly conditions: Now['conditions'] };
}

/** Health and mana that are left, against their pools. */
export function checkLeft(
  sheet: Sheet,
  left: { readonly health?: number; readonly mana?: number },
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  const health = healthPool(sheet).value;
  if (left.health !== undefined && left.health > health)
    say(['health'], `the Health Pool is ${health} (FS-HP-2)`);
  if (left.health !== undefined && left.health < 0 && rulings.knockoutAt === 'zero') {
    say(['health'], 'Health never falls below 0 unless "knockoutAt" is "belowZero" (FS-HP-1)');
  }
  const mana = manaPool(sheet).value;
  if (left.mana !== undefined && left.mana > mana)
    say(['mana'], `there are ${mana} points of mana (FS-MAG-1)`);
}

/** Numbers and things of `now` against the sheet. */
export function checkNow(
  sheet: Sheet,
  now: Omit<Now, 'inHand'>,
  rulings: Rulings,
  at: Path,
  problems: Problem[],
): void {
  const say = (path: Path, message: string): void => {
    problems.push({ path: placeOf([...at, ...path]), message });
  };
  checkLeft(sheet, now, rulings, at, problems);
  const shooters = sheet.weapons.filter((weapon) => weapon.shot);
  for (const [item, steps] of Object.entries(now.toLoad)) {
    const load = shooters.find((weapon) => weapon.item === item)?.shot?.load;
    if (load === undefined)
      say(['toLoad', item], 'the sheet carries no such weapon that must be loaded (FS-ATK-4)');
    else if (steps > load) say(['toLoad', item], `loading takes ${load} at the most (FS-ATK-4)`);
  }
  for (const item of Object.keys(now.shots)) {
    if (!shooters.some((weapon) => weapon.item === item))
      say(['shots', item], 'the sheet carries no such weapon');
  }
  for (const [item, left] of Object.entries(now.uses)) {
    const uses = sheet.items.find((one) => one.id === item)?.uses;
    if (uses === undefined) say(['uses', item], 'the sheet carries no such magic item with uses');
    else if (left > uses) say(['uses', item], `it has ${uses} uses`);
  }
  now.conditions.forEach((condition, index) => {
    const between = conditionsWithOther.includes(condition.id);
    if (between && condition.other === undefined) {
      say(['conditions', index, 'other'], `"${condition.id}" needs the other combatant`);
    }
    if (!between && condition.other !== undefined) {
      say(['conditions', index, 'other'], `"${condition.id}" concerns nobody else`);
    }
  });
}

function checkKnown(id: string, ids: readonly string[], at: Path, problems: Problem[]): void {
  if (!ids.includes(id)) problems.push({ path: placeOf(at), message: `there is no combatant "${id}"` });
}

/** Ids, sides, places on the map and mentions of each other. */
export function checkCombatants(
  combatants: readonly (Standing | undefined)[],
  ids: readonly string[],
  field: { readonly document: BattlefieldDocument; readonly doors: Doors } | undefined,
  problems: Problem[],
): void {
  ids.forEach((id, index) => {
    if (ids.indexOf(id) < index) {
      problems.push({
        path: placeOf(['combatants', index, 'id']),
        message: `another combatant is called "${id}"`,
      });
    }
  });
  const known = combatants.filter((one) => one !== undefined);
  if (known.length === ids.length && ids.length > 1 && new Set(known.map((one) => one.side)).size < 2) {
    problems.push({ path: 'combatants', message: 'a fight needs two sides: everybody here is on the same' });
  }
  combatants.forEach((one, index) => {
    one?.now.conditions.forEach((condition, place) => {
      if (condition.other === undefined) return;
      const at = ['combatants', index, 'now', 'conditions', place, 'other'];
      checkKnown(condition.other, ids, at, problems);
      if (condition.other === one.id)
        problems.push({ path: placeOf(at), message: 'this is the combatant itself' });
    });
  });
  if (field) checkPlaces(combatants, field.document, field.doors, problems);
}

const overlap = (a: Standing, b: Standing): boolean => {
  const sideA = sideOfSize[a.sheet.size];
  const sideB = sideOfSize[b.sheet.size];
  return (
    a.cell.x < b.cell.x + sideB &&
    b.cell.x < a.cell.x + sideA &&
    a.cell.y < b.cell.y + sideB &&
    b.cell.y < a.cell.y + sideA
  );
};

function checkPlaces(
  combatants: readonly (Standing | undefined)[],
  document: BattlefieldDocument,
  doors: Doors,
  problems: Problem[],
): void {
  const field = compile(document, { doors });
  combatants.forEach((one, index) => {
    if (!one) return;
    const at = ['combatants', index, 'cell'];
    const side = sideOfSize[one.sheet.size];
    for (const axis of ['x', 'y'] as const) {
      const extent = axis === 'x' ? document.width : document.height;
      if (one.cell[axis] + side > extent) {
        const message = `off the map: the ${axis} of a combatant of this size is ${extent - side} at the most`;
        problems.push({ path: placeOf([...at, axis]), message });
      }
    }
    if (
      one.cell.x + side <= document.width &&
      one.cell.y + side <= document.height &&
      !canStand(field, one.cell, side)
    ) {
      problems.push({
        path: placeOf(at),
        message: 'nobody can stand here: the ground or a wall is in the way',
      });
    }
    const other = combatants.slice(0, index).find((earlier) => earlier && overlap(earlier, one));
    if (other) problems.push({ path: placeOf(at), message: `"${other.id}" stands here already (FS-GRID-2)` });
  });
}

/** Doors that the battlefield has not. */
export function checkDoors(document: BattlefieldDocument, doors: Doors, problems: Problem[]): void {
  const known = new Set((document.walls ?? []).flatMap((wall) => (wall.id === undefined ? [] : [wall.id])));
  for (const door of Object.keys(doors)) {
    if (!known.has(door))
      problems.push({ path: placeOf(['doors', door]), message: 'the battlefield has no such door' });
  }
}

/** The contest of surprise (FS-ENC-2). */
export function checkSurprise(
  surprise: Surprise,
  ids: readonly string[],
  late: boolean,
  problems: Problem[],
): void {
  if (late) {
    problems.push({
      path: 'surprise',
      message: 'a fight that begins in its middle has no contest of surprise',
    });
  }
  for (const list of ['sneakers', 'observers'] as const) {
    surprise[list].forEach((id, index) => {
      const at = ['surprise', list, index];
      checkKnown(id, ids, at, problems);
      if (surprise[list].indexOf(id) < index)
        problems.push({ path: placeOf(at), message: `"${id}" stands here twice` });
    });
  }
  surprise.observers.forEach((id, index) => {
    if (surprise.sneakers.includes(id)) {
      problems.push({
        path: placeOf(['surprise', 'observers', index]),
        message: `"${id}" is one of the sneakers`,
      });
    }
  });
}

/** Pairs of hiding (FS-COND-4). */
export function checkHidden(hidden: readonly Hidden[], ids: readonly string[], problems: Problem[]): void {
  hidden.forEach((pair, index) => {
    checkKnown(pair.who, ids, ['hidden', index, 'who'], problems);
    checkKnown(pair.from, ids, ['hidden', index, 'from'], problems);
    if (pair.who === pair.from) {
      problems.push({ path: placeOf(['hidden', index]), message: 'nobody hides from itself' });
    }
  });
}

/** The moment at which a fight begins. */
export function checkStart(startAt: StartAt, ids: readonly string[], problems: Problem[]): void {
  checkKnown(startAt.active, ids, ['startAt', 'active'], problems);
  for (const id of Object.keys(startAt.initiative))
    checkKnown(id, ids, ['startAt', 'initiative', id], problems);
  const missing = ids.filter((id) => !Object.hasOwn(startAt.initiative, id));
  if (missing.length > 0) {
    problems.push({ path: 'startAt.initiative', message: `without initiative: ${missing.join(', ')}` });
  }
}
