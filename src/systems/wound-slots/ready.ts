import type { Path } from '../../documents/problems.ts';
import { check, placeOf } from '../../documents/problems.ts';
import * as sheets from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import { isObject } from '../../kernel/json.ts';
import { isFree, skillIds, skills } from './attributes.ts';
import { specialOf, spellOf } from './pack/armory.ts';
import { sheetOf } from './pack/folk.ts';
import { readyArmor, readyNatural, readyThings } from './ready-things.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { sheetSchema } from './sheet.ts';

/** From a sheet as written to one that is ready for a fight: everything looked up, all problems listed. */

/** The complete sheet as written: `{use: 'ogre', …}` becomes the ogre of the pack with the given changes. */
const writtenSheet = (json: unknown, at: Path, problems: Problem[]): unknown =>
  sheets.writtenSheet(json, sheetOf, at, problems);

/** Reports specializations that their skill does not have. Those of Melee, Aim and Arcana are free (SL-DIC-1). */
function checkSpecializations(sheet: SheetDocument, at: Path, problems: Problem[]): void {
  for (const skill of skillIds) {
    const known: readonly string[] = skills[skill];
    if (isFree(skill)) continue;
    for (const one of Object.keys(sheet.skills[skill]?.specializations ?? {})) {
      if (known.includes(one)) continue;
      const path = placeOf([...at, 'skills', skill, 'specializations', one]);
      const message =
        known.length > 0
          ? `specializations of ${skill}: ${known.join(', ')}`
          : `${skill} has no specializations`;
      problems.push({ path, message });
    }
  }
}

/** Reports spells whose id is also that of a natural weapon or an item, because attacks are named by one id. */
function checkMeans(sheet: Sheet, at: Path, problems: Problem[]): void {
  const bodies = new Set(['unarmed', ...sheet.natural.map(({ id }) => id)]);
  const items = new Set([...sheet.weapons, ...sheet.objects].map(({ item }) => item));
  sheet.spells.forEach(({ id }, index) => {
    if (!bodies.has(id) && !items.has(id)) return;
    const message = `another thing of the sheet is called "${id}" too`;
    problems.push({ path: placeOf([...at, 'spells', index]), message });
  });
}

/** The sheet ready for a fight, or `undefined` with all problems added to the list. */
export function readSheet(json: unknown, at: Path, problems: Problem[]): Sheet | undefined {
  const written = writtenSheet(json, at, problems);
  if (written === undefined && isObject(json)) return undefined;
  const document: SheetDocument | undefined = check(sheetSchema, written, at, problems);
  if (!document) return undefined;
  const before = problems.length;
  const sheet: Sheet = {
    ...document,
    ...readyThings(document, at, problems),
    armor: readyArmor(document, at, problems),
    natural: readyNatural(document, at, problems),
    spells: sheets.lookUpAll(document.spells, 'spell', spellOf, [...at, 'spells'], problems),
    specials: sheets.lookUpAll(document.specials, 'special attack', specialOf, [...at, 'specials'], problems),
  };
  checkSpecializations(document, at, problems);
  checkMeans(sheet, at, problems);
  return problems.length > before ? undefined : sheet;
}

/** The sheet of a hero or foe of the pack, ready for a fight; `undefined` if there is none with this id. */
export function packSheet(id: string): Sheet | undefined {
  return readSheet({ use: id }, [], []);
}
