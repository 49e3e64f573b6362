import type { Path } from '../../documents/problems.ts';
import { check, placeOf } from '../../documents/problems.ts';
import * as sheets from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import { isObject } from '../../kernel/json.ts';
import { humanoid, parts } from './body.ts';
import { bonusOf } from './derived.ts';
import type { Armor } from './gear.ts';
import { sheetOf } from './pack/folk.ts';
import { readyPersonas, readyPowers } from './ready-powers.ts';
import { checkCounted, readyArmor, readyHands, readyThings } from './ready-things.ts';
import { focuses, skills } from './scores.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { sheetSchema } from './sheet.ts';

/** Turns a sheet as written into one that can fight: looks everything up and reports every problem. */

/** The complete document of a sheet: `{use: 'ogre', …}` becomes the pack's ogre with the other fields laid over it. */
const writtenSheet = (json: unknown, at: Path, problems: Problem[]): unknown =>
  sheets.writtenSheet(json, sheetOf, at, problems);

/** Reports focuses that do not belong to their skill (PE-TEST-5). */
function checkFocuses(sheet: SheetDocument, at: Path, problems: Problem[]): void {
  for (const skill of skills) {
    const known: readonly string[] = focuses[skill];
    for (const focus of Object.keys(sheet.skills[skill]?.focuses ?? {})) {
      if (known.includes(focus)) continue;
      const message =
        known.length > 0 ? `focuses of ${skill}: ${known.join(', ')}` : `${skill} has no focuses`;
      problems.push({ path: placeOf([...at, 'skills', skill, 'focuses', focus]), message });
    }
  }
}

function checkKind(sheet: SheetDocument, at: Path, problems: Problem[]): void {
  if (sheet.kind !== 'evoker' || sheet.powers.length === 0) return;
  const message = 'the Powers of an Evoker are those of its Personas (PE-ACT-37)';
  problems.push({ path: placeOf([...at, 'powers']), message });
}

/** Reports Powers that share an id with a weapon: attacks are named by these ids. */
function checkMeans(sheet: Sheet, at: Path, problems: Problem[]): void {
  const things = new Set([...sheet.natural.map(({ id }) => id), ...sheet.weapons.map(({ item }) => item)]);
  const check = (powers: Sheet['powers'], path: Path): void => {
    powers.forEach((power, index) => {
      if (!things.has(power.id)) return;
      problems.push({
        path: placeOf([...path, index]),
        message: `a weapon of the sheet is called "${power.id}" too`,
      });
    });
  };
  check(sheet.powers, [...at, 'powers']);
  sheet.personas.forEach((persona, index) => {
    check(persona.powers, [...at, 'personas', index, 'powers']);
  });
}

/** PE-ATK-7: AP of the body plus AP of the armour. */
function wholeAp(own: Sheet['ap'], armor: Armor | null): Sheet['ap'] {
  if (!armor) return own;
  return Object.fromEntries(parts.map((part) => [part, own[part] + armor.ap[part]])) as Sheet['ap'];
}

/** Reads a sheet. Returns `undefined` if it is invalid, with every problem added to `problems`. */
export function readSheet(json: unknown, at: Path, problems: Problem[]): Sheet | undefined {
  const written = writtenSheet(json, at, problems);
  if (written === undefined && isObject(json)) return undefined;
  const document: SheetDocument | undefined = check(sheetSchema, written, at, problems);
  if (!document) return undefined;
  const before = problems.length;
  const armor = readyArmor(document, at, problems);
  const things = readyThings(document, at, problems);
  const bare: Sheet = {
    ...document,
    ...things,
    armor,
    ap: wholeAp(document.ap, armor),
    anatomy: document.anatomy ?? humanoid,
    powers: readyPowers(document.powers, [...at, 'powers'], problems),
    inHand: readyHands(things, document.current, document.inHand, [...at, 'inHand'], problems),
    personas: [],
    equipped: null,
  };
  const toughness = bonusOf({ sheet: bare, decay: {} }, 'toughness');
  const sheet: Sheet = { ...bare, ...readyPersonas(document, toughness, at, problems) };
  checkFocuses(document, at, problems);
  checkKind(document, at, problems);
  checkMeans(sheet, at, problems);
  checkCounted(sheet.weapons, sheet.spares, [...at, 'spares'], problems);
  return problems.length > before ? undefined : sheet;
}

/** The sheet of a combatant of the pack, ready for a fight; `undefined` when the pack has no such id. */
export function packSheet(id: string): Sheet | undefined {
  return readSheet({ use: id }, [], []);
}
