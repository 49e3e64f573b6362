import type { Written } from '../../documents/carried.ts';
import { carriedThing, naming, naturalWeapons } from '../../documents/carried.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { lookUp } from '../../documents/sheets.ts';
import { isUsedUp } from '../../documents/used-up.ts';
import type { Problem } from '../../engine/system.ts';
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
export const readyNatural = (sheet: SheetDocument, at: Path, problems: Problem[]): readonly Weapon[] =>
  naturalWeapons(sheet.natural, weaponOf, at, problems, ({ id }) =>
    id === unarmed.id ? 'everybody has bare hands already' : null,
  );

interface Things {
  readonly weapons: readonly Carried<Weapon>[];
  readonly objects: readonly Carried<ObjectThing>[];
}

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  const named = naming();
  let free = 2;
  const carry = <Thing extends { readonly id: string; readonly hands: number }>(
    list: readonly Written<Thing, Where>[],
    field: 'weapons' | 'objects',
    find: (id: string) => Thing | undefined,
    usual: (thing: Thing) => Where,
  ): readonly Carried<Thing>[] =>
    list.flatMap((entry, index) => {
      const thing = carriedThing(entry, find, [...at, field, index], problems);
      if (!thing) return [];
      const item = named(thing.id);
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
