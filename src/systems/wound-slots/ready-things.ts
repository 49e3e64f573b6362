import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { checkUnique, freeId } from '../../documents/sheets.ts';
import type { Problem } from '../../engine/system.ts';
import type { Armor, ObjectThing, Weapon } from './gear.ts';
import { unarmed } from './gear.ts';
import { armorOf, objectOf, weaponOf } from './pack/armory.ts';
import type { Carried, Sheet, SheetDocument, Where } from './sheet.ts';

/** Weapons, armour and objects of a sheet, looked up, each with an id of its own. */

export function readyArmor(sheet: SheetDocument, at: Path, problems: Problem[]): Armor | null {
  if (sheet.armor === undefined) return null;
  const armor = typeof sheet.armor === 'string' ? armorOf(sheet.armor) : sheet.armor;
  if (!armor) {
    problems.push({ path: placeOf([...at, 'armor']), message: `the pack has no armour "${sheet.armor}"` });
  }
  return armor ?? null;
}

/** Weapons of the body take no hand. */
export function readyNatural(sheet: SheetDocument, at: Path, problems: Problem[]): readonly Weapon[] {
  const natural = sheet.natural.flatMap((entry, index) => {
    const path = placeOf([...at, 'natural', index]);
    const weapon = typeof entry === 'string' ? weaponOf(entry) : entry;
    if (!weapon) problems.push({ path, message: `the pack has no weapon "${entry}"` });
    else if (weapon.hands > 0 || weapon.id === unarmed.id) {
      const message = 'a weapon of the body takes no hands, and everybody has bare hands already';
      problems.push({ path, message });
    }
    return weapon ? [weapon] : [];
  });
  checkUnique(
    natural.map(({ id }) => id),
    (index) => [...at, 'natural', index],
    problems,
  );
  return natural;
}

export interface Things {
  readonly weapons: readonly Carried<Weapon>[];
  readonly objects: readonly Carried<ObjectThing>[];
}

/** How many hands a thing takes when it is held. */
export const handsFor = (thing: { readonly hands: number }): 1 | 2 => (thing.hands === 2 ? 2 : 1);

/** What may be written of a thing: an id of the pack, or the thing with where it is. */
type Written<Thing> = string | { readonly thing: string | Thing; readonly in: Where };

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  const taken = new Set<string>();
  const name = (id: string): string => {
    const item = freeId(id, (one) => taken.has(one));
    taken.add(item);
    return item;
  };
  const written = [...sheet.weapons, ...sheet.objects].filter((entry) => typeof entry !== 'string');
  let free = 2;
  const take = <Thing extends { readonly id: string; readonly hands: number }>(
    entry: Written<Thing>,
    thing: Thing,
    usual: Where,
  ): Carried<Thing> => {
    const where = typeof entry === 'string' ? usual : entry.in;
    if (where === 'hand') free -= handsFor(thing);
    return { item: name(thing.id), thing, in: where };
  };
  // Bare ids come into the hands that are left over by what is written with its place.
  for (const entry of written) {
    if (entry.in !== 'hand') continue;
    const thing =
      typeof entry.thing === 'string' ? (weaponOf(entry.thing) ?? objectOf(entry.thing)) : entry.thing;
    if (thing) free -= handsFor(thing);
  }
  const written_ = free;
  free = 2;
  void written_;
  void take;
  return { weapons: [], objects: [] };
}
