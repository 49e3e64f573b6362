import type { Written } from '../../documents/carried.ts';
import { carriedThing, naming, naturalWeapons } from '../../documents/carried.ts';
import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { lookUp } from '../../documents/sheets.ts';
import { isUsedUp } from '../../documents/used-up.ts';
import type { Problem } from '../../engine/system.ts';
import type { ItemThing, Shield, Weapon } from './gear.ts';
import type { Grip, Hand } from './items.ts';
import { handFor, handsFor } from './items.ts';
import { armorOf, itemOf, shieldOf, weaponOf } from './pack/armory.ts';
import type { Carried, SheetDocument, Where, Worn } from './sheet.ts';

/** Resolves weapons, shields, armour and items of a sheet, and gives each an id of its own. */

/** The natural weapon that is added to all who have hands and no fist of their own (AD-DMG-7, AD-DMG-8). */
export const fistId = 'unarmed';

/** AD-DMG-7, AD-DMG-8: resolves natural weapons, which take no hand, and adds the fist as the sheet prints it. */
export function readyNatural(sheet: SheetDocument, at: Path, problems: Problem[]): readonly Weapon[] {
  const natural = naturalWeapons(sheet.natural, weaponOf, at, problems);
  const fist = weaponOf(fistId);
  if (!fist || sheet.kind === 'object' || natural.some((one) => one.fist)) return natural;
  // One that does not move has hands to hold a weapon, but does not strike or kick.
  if ((sheet.hands === 0 || sheet.fixed) && !sheet.unarmed) return natural;
  return [...natural, { ...fist, ...sheet.unarmed }];
}

interface Things {
  readonly armor: readonly Worn[];
  readonly weapons: readonly Carried<Weapon>[];
  readonly shields: readonly Carried<Shield>[];
  readonly items: readonly Carried<ItemThing>[];
}

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  const named = naming();
  const grips: Pick<Grip, 'hand' | 'hands'>[] = [];
  const carry = <Thing extends { readonly id: string; readonly hands: number }>(
    list: readonly Written<Thing, Where>[],
    field: 'weapons' | 'shields' | 'items',
    find: (id: string) => Thing | undefined,
  ): readonly Carried<Thing>[] =>
    list.flatMap((entry, index) => {
      const place = [...at, field, index];
      const thing = carriedThing(entry, find, place, problems);
      if (!thing) return [];
      const item = named(thing.id);
      if (field === 'items' && isUsedUp(sheet.current, item)) return [];
      const hands = handsFor(thing);
      const free = handFor(grips, hands, sheet.hands);
      const where: Where =
        typeof entry === 'string' ? (field === 'items' ? 'carried' : (free ?? 'carried')) : entry.in;
      if (where !== 'carried') {
        const problem = grips.some(({ hand }) => hand === where)
          ? `there is something in that hand already`
          : free === null
            ? 'there is more in hand than its hands hold'
            : hands === 2 && where === 'off'
              ? 'what takes both hands is in the main one'
              : null;
        if (problem) {
          problems.push({ path: placeOf(place), message: problem });
          return [];
        }
        grips.push({ hand: where satisfies Hand, hands });
      }
      return [{ item, thing, in: where }];
    });
  const armor = sheet.armor.flatMap((entry, index): Worn[] => {
    const found = lookUp(entry, 'armour', armorOf, [...at, 'armor', index], problems);
    return found ? [{ item: named(found.id), armor: found }] : [];
  });
  return {
    armor,
    weapons: carry<Weapon>(sheet.weapons, 'weapons', weaponOf),
    shields: carry<Shield>(sheet.shields, 'shields', shieldOf),
    items: carry<ItemThing>(sheet.items, 'items', itemOf),
  };
}
