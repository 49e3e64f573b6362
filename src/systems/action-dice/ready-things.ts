import type { Path } from '../../documents/problems.ts';
import { placeOf } from '../../documents/problems.ts';
import { checkUnique, lookUp } from '../../documents/sheets.ts';
import { isUsedUp } from '../../documents/used-up.ts';
import type { Problem } from '../../engine/system.ts';
import { freeId } from '../../kernel/free-id.ts';
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
  const natural = sheet.natural.flatMap((entry, index) => {
    const path = placeOf([...at, 'natural', index]);
    const weapon = typeof entry === 'string' ? weaponOf(entry) : entry;
    if (!weapon) problems.push({ path, message: `the pack has no weapon "${entry}"` });
    else if (weapon.hands > 0) problems.push({ path, message: 'a weapon of the body takes no hands' });
    return weapon ? [weapon] : [];
  });
  checkUnique(
    natural.map(({ id }) => id),
    (index) => [...at, 'natural', index],
    problems,
  );
  const fist = weaponOf(fistId);
  if (!fist || sheet.kind === 'object' || natural.some((one) => one.fist)) return natural;
  // One that does not move has hands to hold a weapon, but does not strike or kick.
  if ((sheet.hands === 0 || sheet.fixed) && !sheet.unarmed) return natural;
  return [...natural, { ...fist, ...sheet.unarmed }];
}

export interface Things {
  readonly armor: readonly Worn[];
  readonly weapons: readonly Carried<Weapon>[];
  readonly shields: readonly Carried<Shield>[];
  readonly items: readonly Carried<ItemThing>[];
}

/** A thing as written on a sheet: an id of the pack, or the thing with where it is. */
type Written<Thing> = string | { readonly thing: string | Thing; readonly in: Where };

export function readyThings(sheet: SheetDocument, at: Path, problems: Problem[]): Things {
  const taken = new Set<string>();
  const grips: Pick<Grip, 'hand' | 'hands'>[] = [];
  const named = (id: string): string => {
    const item = freeId(id, (one) => taken.has(one));
    taken.add(item);
    return item;
  };
  const carry = <Thing extends { readonly id: string; readonly hands: number }>(
    list: readonly Written<Thing>[],
    field: 'weapons' | 'shields' | 'items',
    find: (id: string) => Thing | undefined,
  ): readonly Carried<Thing>[] =>
    list.flatMap((entry, index) => {
      const written = typeof entry === 'string' ? entry : entry.thing;
      const thing = typeof written === 'string' ? find(written) : written;
      const path = placeOf([...at, field, index]);
      const say = (message: string): never[] => {
        problems.push({ path, message });
        return [];
      };
      if (!thing) return say(`the pack has no such thing among its ${field}: "${written}"`);
      if (thing.hands === 0)
        return say('a weapon that takes no hand belongs to the body: list it under "natural"');
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
        if (problem) return say(problem);
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
