import type { Path } from '../../documents/problems.ts';
import { check, placeOf } from '../../documents/problems.ts';
import * as sheets from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import { isObject } from '../../kernel/json.ts';
import { powerOf } from './pack/armory.ts';
import { sheetOf } from './pack/folk.ts';
import { readyNatural, readyThings } from './ready-things.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { sheetSchema } from './sheet.ts';

/** From a sheet document to a sheet ready for a fight: ids resolved, all problems reported. */

/** Ids in attacks must be unambiguous: no power may share the id of an item or natural weapon. */
function checkMeans(sheet: Sheet, at: Path, problems: Problem[]): void {
  const others = new Set([
    ...sheet.natural.map(({ id }) => id),
    ...[...sheet.armor, ...sheet.weapons, ...sheet.shields, ...sheet.items].map(({ item }) => item),
  ]);
  sheet.powers.forEach(({ id }, index) => {
    if (!others.has(id)) return;
    const message = `another thing of the sheet is called "${id}" too`;
    problems.push({ path: placeOf([...at, 'powers', index]), message });
  });
}

/** Reports fields that do not fit the kind (AD-OBJ-1, AD-COV-1). */
function checkKind(sheet: SheetDocument, at: Path, problems: Problem[]): void {
  const say = (field: string, message: string): void => {
    problems.push({ path: placeOf([...at, field]), message });
  };
  if (sheet.kind !== 'object' && sheet.cover !== 'none') say('cover', 'only objects are cover (AD-COV-1)');
  if (sheet.kind !== 'object' && sheet.sturdy !== undefined) {
    say('sturdy', 'only objects are sturdy or not (AD-COV-4)');
  }
  if (sheet.kind === 'object' && sheet.printed.health !== undefined) {
    say('printed.health', 'objects have Durability alone (AD-OBJ-1)');
  }
  if (sheet.kind === 'object' && sheet.powers.length > 0) say('powers', 'objects have no powers');
}

/** AD-R80: every item listed as worn down must be on the sheet. */
function checkCurrent(sheet: Sheet, at: Path, problems: Problem[]): void {
  for (const item of Object.keys(sheet.current?.wear ?? {})) {
    if ([...sheet.armor, ...sheet.shields].some((one) => one.item === item)) continue;
    problems.push({
      path: placeOf([...at, 'current', 'wear', item]),
      message: `the sheet has no armour "${item}"`,
    });
  }
}

/** Reads a sheet; `undefined` if it is invalid, with its problems added to the list. */
export function readSheet(json: unknown, at: Path, problems: Problem[]): Sheet | undefined {
  const written = sheets.writtenSheet(json, sheetOf, at, problems);
  if (written === undefined && isObject(json)) return undefined;
  const document: SheetDocument | undefined = check(sheetSchema, written, at, problems);
  if (!document) return undefined;
  const before = problems.length;
  const sheet: Sheet = {
    ...document,
    ...readyThings(document, at, problems),
    natural: readyNatural(document, at, problems),
    powers: sheets.lookUpAll(
      document.powers,
      'technique, spell, Talent or reaction',
      powerOf,
      [...at, 'powers'],
      problems,
    ),
  };
  checkMeans(sheet, at, problems);
  checkKind(document, at, problems);
  checkCurrent(sheet, at, problems);
  return problems.length > before ? undefined : sheet;
}

/** The sheet of a hero or foe of the pack, ready for a fight; `undefined` if there is none with this id. */
export const packSheet = (id: string): Sheet | undefined => readSheet({ use: id }, [], []);
