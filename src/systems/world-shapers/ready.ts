import type { Path } from '../../documents/problems.ts';
import { check, placeOf } from '../../documents/problems.ts';
import * as sheets from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import { isObject } from '../../kernel/json.ts';
import { countingAbility, countingManeuver } from './abilities/upcast-counts.ts';
import type { Archetype, Armor } from './gear.ts';
import { noArchetype } from './gear.ts';
import { abilityOf, archetypeOf, armorOf, maneuverOf } from './pack/armory.ts';
import { sheetOf } from './pack/folk.ts';
import { readyNatural, readyThings } from './ready-things.ts';
import type { Sheet, SheetDocument } from './sheet.ts';
import { sheetSchema } from './sheet.ts';

/** From a sheet as written to one that is ready for a fight: looks everything up and reports all problems. */

/** The complete sheet as written: `{use: 'ogre', …}` becomes the ogre of the pack, overlaid by the other fields. */
const writtenSheet = (json: unknown, at: Path, problems: Problem[]): unknown =>
  sheets.writtenSheet(json, sheetOf, at, problems);

function readyArchetype(sheet: SheetDocument, at: Path, problems: Problem[]): Archetype {
  const { archetype } = sheet;
  if (archetype === undefined) return noArchetype;
  if (typeof archetype !== 'string') return archetype;
  const found = archetypeOf(archetype);
  if (found) return found;
  problems.push({
    path: placeOf([...at, 'archetype']),
    message: `the pack has no Archetype "${archetype}"`,
  });
  return noArchetype;
}

const readyArmor = ({ armor }: SheetDocument, at: Path, problems: Problem[]): Armor | null =>
  armor === undefined ? null : sheets.lookUp(armor, 'armour', armorOf, [...at, 'armor'], problems);

/** An attack is chosen by one id, so no Ability may have the id of a weapon or another item. */
function checkMeans(sheet: Sheet, at: Path, problems: Problem[]): void {
  const others = new Set([
    ...sheet.natural.map(({ id }) => id),
    ...[...sheet.weapons, ...sheet.shields, ...sheet.objects].map(({ item }) => item),
  ]);
  sheet.abilities.forEach(({ id }, index) => {
    if (!others.has(id)) return;
    const message = `another thing of the sheet is called "${id}" too`;
    problems.push({ path: placeOf([...at, 'abilities', index]), message });
  });
}

/** WS-GEN-9: fields that make sense only for objects must not be set for creatures. */
function checkKind(sheet: SheetDocument, at: Path, problems: Problem[]): void {
  if (sheet.cover !== 'none' && sheet.kind !== 'object') {
    problems.push({
      path: placeOf([...at, 'cover']),
      message: 'only objects are cover by themselves: creatures are by their size (WS-COV-2)',
    });
  }
}

/**
 * The sheet ready for a fight, or `undefined` with every problem added to the list. Written out member by member, as in
 * `copies.ts`, so that all sheets have the same hidden class.
 */
export function readSheet(json: unknown, at: Path, problems: Problem[]): Sheet | undefined {
  const written = writtenSheet(json, at, problems);
  if (written === undefined && isObject(json)) return undefined;
  const document: SheetDocument | undefined = check(sheetSchema, written, at, problems);
  if (!document) return undefined;
  const before = problems.length;
  const things = readyThings(document, at, problems);
  const sheet: Sheet = {
    name: document.name,
    about: document.about,
    icon: document.icon,
    kind: document.kind,
    player: document.player,
    level: document.level,
    size: document.size,
    biological: document.biological,
    stats: document.stats,
    skills: document.skills,
    archetype: readyArchetype(document, at, problems),
    vitality: document.vitality,
    wp: document.wp,
    upcast: document.upcast,
    momentum: document.momentum,
    ap: document.ap,
    rp: document.rp,
    movement: document.movement,
    armor: readyArmor(document, at, problems),
    hide: document.hide,
    resistances: document.resistances,
    immunities: document.immunities,
    vulnerabilities: document.vulnerabilities,
    hands: document.hands,
    traits: {
      climbsWithoutHands: document.traits.climbsWithoutHands,
      actsFirst: document.traits.actsFirst,
      actsLast: document.traits.actsLast,
      extraAttacks: document.traits.extraAttacks,
      cinematicLess: document.traits.cinematicLess,
      cinematicFree: document.traits.cinematicFree,
    },
    cover: document.cover,
    printed: document.printed,
    weapons: things.weapons,
    natural: readyNatural(document, at, problems),
    shields: things.shields,
    objects: things.objects,
    abilities: sheets
      .lookUpAll(document.abilities, 'Ability', abilityOf, [...at, 'abilities'], problems)
      .map(countingAbility),
    maneuvers: sheets
      .lookUpAll(document.maneuvers, 'Maneuver', maneuverOf, [...at, 'maneuvers'], problems)
      .map(countingManeuver),
    features: document.features,
    current: document.current,
  };
  checkMeans(sheet, at, problems);
  checkKind(document, at, problems);
  return problems.length > before ? undefined : sheet;
}

/** The sheet of a hero or foe of the pack, ready for a fight; `undefined` if there is none with this id. */
export const packSheet = (id: string): Sheet | undefined => readSheet({ use: id }, [], []);
