import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { checkUnique } from '../../documents/sheets.ts';
import { isUsedUp } from '../../documents/used-up.ts';
import type { Problem } from '../../engine/system.ts';
import { freeId } from '../../kernel/free-id.ts';
import type { ObjectThing, Shield, Weapon } from './gear.ts';
import { handsFor } from './items.ts';
import { objectOf, shieldOf, weaponOf } from './pack/armory.ts';
import type { Carried, SheetDocument, Where } from './sheet.ts';

/** Looks up weapons, shields and objects of a sheet, and gives each an id of its own. */

/** Bare hands, which every combatant with hands has (WS-ATK-6). */
const fistId = 'fist';

/** Weapons of the body, which take no hands. The fist is added to everybody with hands. */
export function readyNatural(sheet: SheetDocument, at: Path, problems: Problem[]): readonly Weapon[] {
  const natural = sheet.natural.flatMap((entry, index) => {
    const path = placeOf([...at, 'natural', index]);
    const weapon = typeof entry === 'string' ? weaponOf(entry) : entry;
    if (!weapon) problems.push({ path, message: `the pack has no weapon "${entry}"` });
    else if (weapon.hands > 0) {
      problems.push({ path, message: 'a weapon of the body takes no hands' });
    }
    return weapon ? [weapon] : [];
  });
  checkUnique(
    natural.map(({ id }) => id),
    (index) => [...at, 'natural', index],
    problems,
  );
  const fist = sheet.hands > 0 ? weaponOf(fistId) : undefined;
  return fist && !natural.some(({ id }) => id === fistId) ? [...natural, fist] : natural;
}

export interface Things {
  readonly weapons: readonly Carried<Weapon>[];
  readonly shields: readonly Carried<Shield>[];
  readonly objects: readonly Carried<ObjectThing>[];
}

/** A thing as written in a sheet: an id of the pack, or the thing and where it is. */
type Written<Thing> = string | { readonly thing: string | Thing; readonly in: Where };

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  const taken = new Set<string>();
  let free = sheet.hands;
  const carry = <Thing extends { readonly id: string; readonly hands: number }>(
    list: readonly Written<Thing>[],
    field: 'weapons' | 'shields' | 'objects',
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
