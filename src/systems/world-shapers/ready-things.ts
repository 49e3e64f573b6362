import type { Written } from '../../documents/carried.ts';
import { carriedThing, naming, naturalWeapons } from '../../documents/carried.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { isUsedUp } from '../../documents/used-up.ts';
import type { Problem } from '../../engine/system.ts';
import type { ObjectThing, Shield, Weapon } from './gear.ts';
import { handsFor } from './items.ts';
import { objectOf, shieldOf, weaponOf } from './pack/armory.ts';
import type { Carried, SheetDocument, Where } from './sheet.ts';

/** Looks up weapons, shields and objects of a sheet, and gives each an id of its own. */

/** Bare hands, which every combatant with hands has (WS-ATK-6). */
const fistId = 'fist';

/** Weapons of the body, which take no hands. The fist is added to everybody with hands. */
export function readyNatural(sheet: SheetDocument, at: Path, problems: Problem[]): readonly Weapon[] {
  const natural = naturalWeapons(sheet.natural, weaponOf, at, problems);
  const fist = sheet.hands > 0 ? weaponOf(fistId) : undefined;
  return fist && !natural.some(({ id }) => id === fistId) ? [...natural, fist] : natural;
}

interface Things {
  readonly weapons: readonly Carried<Weapon>[];
  readonly shields: readonly Carried<Shield>[];
  readonly objects: readonly Carried<ObjectThing>[];
}

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  const named = naming();
  let free = sheet.hands;
  const carry = <Thing extends { readonly id: string; readonly hands: number }>(
    list: readonly Written<Thing, Where>[],
    field: 'weapons' | 'shields' | 'objects',
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
  const ifFree = (thing: { readonly hands: number }): Where => (handsFor(thing) <= free ? 'hand' : 'carried');
  const things = {
    weapons: carry<Weapon>(sheet.weapons, 'weapons', weaponOf, ifFree),
    shields: carry<Shield>(sheet.shields, 'shields', shieldOf, ifFree),
    objects: carry<ObjectThing>(sheet.objects, 'objects', objectOf, () => 'carried'),
  };
  if (free < 0) {
    problems.push({ path: placeOf(at), message: 'there is more in hand than its hands hold' });
  }
  return things;
}
