import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { draw, pickUp } from '../actions/equip.ts';
import { itemsInHand } from '../judge.ts';
import { touches } from '../space.ts';
import type { Combatant, Fight, Item } from '../state.ts';

/**
 * PE-ACT-33: draws or picks up a weapon where nothing in hand will ever be of use again: a blade beside an enemy, else
 * what shoots or flies. `null`: not needed or not possible. Creatures with weapons of the body need none.
 */
export function arm(fight: Fight, who: Combatant, against: readonly Combatant[]): Choice | null {
  if (who.sheet.natural.length > 0) return null;
  const serves = (item: Item): boolean => item.thing.kind === 'weapon' && !isSpent(fight, item);
  if (itemsInHand(who).some(serves)) return null;
  const beside = against.some((foe) => touches(fight, who, foe));
  const fits = ({ thing }: Item): boolean =>
    thing.kind === 'weapon' && (thing.weapon.class === 'melee') === beside;
  const at = [
    ...who.carried.map((item) => ({ item, action: draw })),
    ...fight.floor.map(({ item }) => ({ item, action: pickUp })),
  ].filter(({ item }) => serves(item));
  for (const { item, action } of at.sort((a, b) => Number(fits(b.item)) - Number(fits(a.item)))) {
    const choice = action.read(fight, who, { option: action.id, item: item.id });
    if (!isRefusal(choice)) return choice;
  }
  return null;
}

/** PE-ATK-9, PE-ACT-31: whether it is empty, and there is nothing to load it with. */
export const isSpent = ({ loaded, spares }: Fight, { id }: Item): boolean =>
  loaded[id] === 0 && (spares[id] ?? 0) === 0;
