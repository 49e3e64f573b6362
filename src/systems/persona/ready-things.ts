import { isOfTheBody } from '../../documents/carried.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { checkUnique, lookUp } from '../../documents/sheets.ts';
import { isUsedUp } from '../../documents/used-up.ts';
import type { Problem } from '../../engine/system.ts';
import { freeId } from '../../kernel/free-id.ts';
import type { Hand } from './body.ts';
import { hands } from './body.ts';
import type { Armor, Consumable, Weapon } from './gear.ts';
import { unarmed } from './gear.ts';
import { armorOf, consumableOf, weaponOf } from './pack/armory.ts';
import type { Carried, Sheet, SheetDocument } from './sheet.ts';

/** Looks up the weapons, armour and consumables of a sheet and gives each item a unique id. */

/** The item that each hand holds. A two-handed item is in both. */
export type InHand = { readonly [hand in Hand]?: string };

export function readyArmor(sheet: SheetDocument, at: Path, problems: Problem[]): Armor | null {
  if (sheet.armor === undefined) return null;
  return lookUp(sheet.armor, 'armour', armorOf, [...at, 'armor'], problems);
}

/** Checks that natural weapons take no hand and that their ids are unique. */
function checkBodies(sheet: SheetDocument, at: Path, problems: Problem[]): void {
  checkUnique(
    sheet.natural.map(({ id }) => id),
    (index) => [...at, 'natural', index, 'id'],
    problems,
  );
  sheet.natural.forEach((weapon, index) => {
    if (weapon.hands === 0 && weapon.body === 'natural' && weapon.id !== unarmed.id) return;
    const message = 'a weapon of the body takes no hands, has "body": "natural", and is not "unarmed"';
    problems.push({ path: placeOf([...at, 'natural', index]), message });
  });
}

interface Things {
  readonly weapons: readonly Carried<Weapon>[];
  readonly consumables: readonly Carried<Consumable>[];
}

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  checkBodies(sheet, at, problems);
  const taken = new Set([unarmed.id, ...sheet.natural.map(({ id }) => id)]);
  const carry = <Thing extends { readonly id: string }>(thing: Thing): Carried<Thing> => {
    const item = freeId(thing.id, (id) => taken.has(id));
    taken.add(item);
    return { ...thing, item };
  };
  const weapons = sheet.weapons.flatMap((entry, index) => {
    const path = placeOf([...at, 'weapons', index]);
    const weapon = lookUp(entry, 'weapon', weaponOf, [...at, 'weapons', index], problems);
    // Every combatant has bare hands already (PE-ACT-10).
    if (!weapon || weapon === unarmed) return [];
    if (weapon.hands === 0) {
      problems.push({ path, message: isOfTheBody });
      return [];
    }
    return [carry(weapon)];
  });
  const consumables = sheet.consumables.flatMap((entry, index) => {
    const place = [...at, 'consumables', index];
    const consumable = lookUp(entry, 'consumable', consumableOf, place, problems);
    if (!consumable) return [];
    const carried = carry(consumable);
    return isUsedUp(sheet.current, carried.item) ? [] : [carried];
  });
  return { weapons, consumables };
}

/** The number of hands the item takes; `null` when there is no such item. */
function handsFor(things: Things, item: string): number | null {
  const weapon = things.weapons.find((one) => one.item === item);
  if (weapon) return weapon.hands;
  return things.consumables.some((one) => one.item === item) ? 1 : null;
}

/** What is in hand: a two-handed item is written once and fills both hands. */
export function readyHands(
  things: Things,
  current: SheetDocument['current'],
  written: InHand,
  at: Path,
  problems: Problem[],
): InHand {
  let held: InHand = {};
  for (const hand of hands) {
    const item = written[hand];
    if (item === undefined || isUsedUp(current, item)) continue;
    const path = placeOf([...at, hand]);
    const needed = handsFor(things, item);
    const other = written[hand === 'right' ? 'left' : 'right'];
    if (needed === null) problems.push({ path, message: `the sheet carries no "${item}"` });
    else if (needed === 2 && other !== undefined && other !== item) {
      problems.push({ path, message: `"${item}" takes both hands` });
    } else if (needed === 1 && other === item && hand === 'left') {
      problems.push({ path, message: `"${item}" is in the other hand already` });
    }
    held = needed === 2 ? { right: item, left: item } : { ...held, [hand]: item };
  }
  return held;
}

/**
 * Checks counts that a sheet or an encounter gives per weapon: only weapons that count their rounds may have them
 * (PE-ATK-9).
 */
export function checkCounted(
  weapons: Sheet['weapons'],
  written: { readonly [item: string]: number },
  at: Path,
  problems: Problem[],
): void {
  for (const item of Object.keys(written)) {
    if (weapons.some((weapon) => weapon.item === item && weapon.clip !== undefined)) continue;
    const message = 'the sheet carries no such weapon that counts its rounds (PE-ATK-9)';
    problems.push({ path: placeOf([...at, item]), message });
  }
}
