import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { checkUnique, lookUp } from '../../documents/sheets.ts';
import { isUsedUp } from '../../documents/used-up.ts';
import type { Problem } from '../../engine/system.ts';
import { freeId } from '../../kernel/free-id.ts';
import type { Armor, ObjectThing, Weapon } from './gear.ts';
import { unarmed } from './gear.ts';
import { handsFor } from './hands.ts';
import { armorOf, objectOf, weaponOf } from './pack/armory.ts';
import type { Carried, SheetDocument, Where } from './sheet.ts';

/** Looks up weapons, armour and objects of a sheet and gives each an id of its own. */

export function readyArmor(sheet: SheetDocument, at: Path, problems: Problem[]): Armor | null {
  if (sheet.armor === undefined) return null;
  return lookUp(sheet.armor, 'armour', armorOf, [...at, 'armor'], problems);
}

/** Looks up natural weapons, which take no hand. */
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

/** A thing as written in a sheet: an id of the pack, or the thing and where it is. */
type Written<Thing> = string | { readonly thing: string | Thing; readonly in: Where };

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  const taken = new Set<string>();
  let free = 2;
  const carry = <Thing extends { readonly id: string; readonly hands: number }>(
    list: readonly Written<Thing>[],
    field: 'weapons' | 'objects',
    find: (id: string) => Thing | undefined,
    usual: (thing: Thing) => Where,
  ): readonly Carried<Thing>[] =>
    list.flatMap((entry, index) => {
      const written = typeof entry === 'string' ? entry : entry.thing;
      const thing = typeof written === 'string' ? find(written) : written;
      const path = placeOf([...at, field, index]);
      if (!thing) {
        problems.push({ path, message: `the pack has no such thing among its ${field}: "${written}"` });
        return [];
      }
      if (thing.hands === 0) {
        const message = 'a weapon that takes no hand belongs to the body: list it under "natural"';
        problems.push({ path, message });
        return [];
      }
      const item = freeId(thing.id, (id) => taken.has(id));
      taken.add(item);
      if (field === 'objects' && isUsedUp(sheet.current, item)) return [];
      const where = typeof entry === 'string' ? usual(thing) : entry.in;
      if (where === 'hand') free -= handsFor(thing);
      return [{ item, thing, in: where }];
    });
  const inHandIfFree = (thing: Weapon): Where => (handsFor(thing) <= free ? 'hand' : 'scabbard');
  const things = {
    weapons: carry(sheet.weapons, 'weapons', weaponOf, inHandIfFree),
    objects: carry(sheet.objects, 'objects', objectOf, () => 'pouch'),
  };
  if (free < 0) problems.push({ path: placeOf(at), message: 'there is more in hand than two hands hold' });
  return things;
}
