import { isOfTheBody } from '../../documents/carried.ts';
import type { Path } from '../../documents/problems.ts';
import { check, placeOf } from '../../documents/problems.ts';
import * as sheets from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import { freeId } from '../../kernel/free-id.ts';
import { isObject } from '../../kernel/json.ts';
import { counted } from '../../kernel/phrases.ts';
import type { Armor, Weapon } from './gear.ts';
import { shieldItem } from './gear.ts';
import { bareHands, magicItemOf, materialOf, readyItem, spellOf, weaponOf } from './pack/armory.ts';
import { sheetOf } from './pack/folk.ts';
import type { CarriedWeapon, InHand, Sheet, SheetDocument } from './sheet.ts';
import { sheetSchema } from './sheet.ts';
import type { MagicItem } from './spells.ts';

/**
 * The sheet as written, with `use` resolved: `{use: 'ogre', …}` becomes the ogre of the pack with these fields
 * replaced.
 */
export const writtenSheet = (json: unknown, at: Path, problems: Problem[]): unknown =>
  sheets.writtenSheet(json, sheetOf, at, problems);

const taken = (item: string, items: ReadonlySet<string>): boolean =>
  items.has(item) || item === shieldItem || item === bareHands.id;

function readyWeapons(sheet: SheetDocument, at: Path, problems: Problem[]): readonly CarriedWeapon[] {
  const items = new Set(sheet.natural.map((weapon) => weapon.id));
  return sheet.weapons.flatMap((entry, index) => {
    const weapon = sheets.lookUp(entry, 'weapon', weaponOf, [...at, 'weapons', index], problems);
    // Every combatant has bare hands anyway (FS-ATK-7).
    if (!weapon || weapon === bareHands) return [];
    if (weapon.hands === 0) {
      problems.push({ path: placeOf([...at, 'weapons', index]), message: isOfTheBody });
      return [];
    }
    const item = freeId(weapon.id, (id) => taken(id, items));
    items.add(item);
    return [{ ...weapon, item }];
  });
}

function readyItems(
  sheet: SheetDocument,
  weapons: readonly CarriedWeapon[],
  at: Path,
  problems: Problem[],
): readonly MagicItem[] {
  const ids = new Set([shieldItem, ...weapons.map((weapon) => weapon.item)]);
  return sheet.items.flatMap((entry, index) => {
    const path = placeOf([...at, 'items', index]);
    const item = typeof entry === 'string' ? magicItemOf(entry) : readyItem(entry);
    if (!item) {
      const missing =
        typeof entry === 'string' ? `magic item "${entry}"` : `spell ${JSON.stringify(entry.spell)}`;
      problems.push({ path, message: `the pack has no ${missing}` });
      return [];
    }
    if (ids.has(item.id)) problems.push({ path, message: `another thing has the id "${item.id}"` });
    ids.add(item.id);
    return [item];
  });
}

/** The minimum and the maximum number of hands that grip a weapon. */
const gripsOf = (weapon: Weapon): { readonly least: number; readonly most: number } => ({
  least: weapon.hands,
  most: weapon.twoHanded ? 2 : weapon.hands,
});

interface Things {
  readonly weapons: readonly CarriedWeapon[];
  readonly items: readonly MagicItem[];
  readonly shield?: unknown;
}

/** The minimum and the maximum number of hands that grip this item; `null` when the sheet has no such item. */
function gripsOfThing(things: Things, id: string): { readonly least: number; readonly most: number } | null {
  const weapon = things.weapons.find((one) => one.item === id);
  if (weapon) return gripsOf(weapon);
  if (id === shieldItem && things.shield) return { least: 1, most: 1 };
  const item = things.items.find((one) => one.id === id);
  return item ? { least: item.hands, most: item.hands } : null;
}

/**
 * The items in hand with the hands of each grip filled in. Reports items that are missing or cannot be held like that.
 */
function readyHands(
  things: Things,
  hands: number,
  written: readonly { readonly item: string; readonly hands?: number }[],
  at: Path,
  problems: Problem[],
): readonly InHand[] {
  const held: InHand[] = [];
  written.forEach((entry, index) => {
    const path = [...at, index];
    const grips = gripsOfThing(things, entry.item);
    if (!grips || grips.most === 0) {
      const message = grips ? `"${entry.item}" takes no hand` : `the sheet carries no "${entry.item}"`;
      problems.push({ path: placeOf([...path, 'item']), message });
      return;
    }
    if (held.some((one) => one.item === entry.item)) {
      problems.push({ path: placeOf([...path, 'item']), message: `"${entry.item}" is in hand twice` });
    }
    const grip = entry.hands ?? grips.least;
    if (grip < grips.least || grip > grips.most) {
      const needed = grips.least === grips.most ? `${grips.least}` : `${grips.least} or ${grips.most}`;
      problems.push({
        path: placeOf([...path, 'hands']),
        message: `"${entry.item}" is held in ${needed}, not ${grip}`,
      });
    }
    held.push({ item: entry.item, hands: grip });
  });
  const used = held.reduce((sum, one) => sum + one.hands, 0);
  if (used > hands) {
    problems.push({
      path: placeOf(at),
      message: `${counted(used, 'hand is', 'hands are')} needed, ${hands} ${hands === 1 ? 'is' : 'are'} there (FS-REACT-3)`,
    });
  }
  return held;
}

function checkArmor(armor: Armor, at: Path, problems: Problem[]): void {
  if (armor.ar === undefined && !materialOf(armor.material)) {
    const message = `the pack has no material "${armor.material}": print its AR on the sheet`;
    problems.push({ path: placeOf([...at, 'armor', 'material']), message });
  }
}

/** Parses a sheet and prepares it for a fight; `undefined` with all problems appended to `problems`. */
export function readSheet(json: unknown, at: Path, problems: Problem[]): Sheet | undefined {
  const written = writtenSheet(json, at, problems);
  if (written === undefined && isObject(json)) return undefined;
  const sheet: SheetDocument | undefined = check(sheetSchema, written, at, problems);
  if (!sheet) return undefined;
  const before = problems.length;
  const weapons = readyWeapons(sheet, at, problems);
  const spells = sheets.lookUpAll(sheet.spells, 'spell', spellOf, [...at, 'spells'], problems);
  const items = readyItems(sheet, weapons, at, problems);
  if (sheet.armor) checkArmor(sheet.armor, at, problems);
  if (sheet.shield && sheet.shield.br === undefined && !materialOf(sheet.shield.material)) {
    const message = `the pack has no material "${sheet.shield.material}": print its BR on the sheet`;
    problems.push({ path: placeOf([...at, 'shield', 'material']), message });
  }
  sheets.checkUnique(
    sheet.natural.map((weapon) => weapon.id),
    (index) => [...at, 'natural', index, 'id'],
    problems,
  );
  sheet.natural.forEach((weapon, index) => {
    if (weapon.hands > 0 || weapon.body === undefined || weapon.id === 'unarmed') {
      const message = 'a weapon of the body takes no hands, says so in "body", and is not "unarmed"';
      problems.push({ path: placeOf([...at, 'natural', index]), message });
    }
  });
  sheets.checkUnique(
    sheet.styles.map((style) => style.name),
    (index) => [...at, 'styles', index, 'name'],
    problems,
  );
  sheet.styles.forEach((style, styleIndex) => {
    sheets.checkUnique(style.gear, (index) => [...at, 'styles', styleIndex, 'gear', index], problems);
  });
  const inHand = readyHands(
    { weapons, items, shield: sheet.shield },
    sheet.hands,
    sheet.inHand,
    [...at, 'inHand'],
    problems,
  );
  return problems.length > before ? undefined : { ...sheet, weapons, spells, items, inHand };
}

/** The sheet of a hero or foe of the pack, ready for a fight; `undefined` for an unknown id. */
export function packSheet(id: string): Sheet | undefined {
  return readSheet({ use: id }, [], []);
}

/** Reads the items in hand that an encounter gives instead of the sheet's own. */
export const readHands = (
  sheet: Sheet,
  written: readonly { readonly item: string; readonly hands?: number }[],
  at: Path,
  problems: Problem[],
): readonly InHand[] => readyHands(sheet, sheet.hands, written, at, problems);
