import type { Choice } from '../../../kernel/port.ts';
import { meansOf } from '../combat/means.ts';
import { handForIt, lyingNear } from '../items/belongings.ts';
import type { Item } from '../items.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * Takes a weapon if there is nothing in hand to fight with (AD-R37): what it has dropped, what it carries, or what
 * others have dropped beside it; `null` otherwise.
 */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (who.sheet.natural.length > 1 || hasSpell(who)) return null;
  if (meansOf(fight, who).some(({ item }) => item !== null)) return null;
  const lying = lyingNear(fight, who).map(({ item }) => item);
  const isOwn = ({ id }: Item): boolean => id.startsWith(`${who.id}/`);
  const fits = (item: Item): boolean => item.thing.kind === 'weapon' && handForIt(who, item) !== null;
  const dropped = lying.filter(isOwn).find(fits);
  if (dropped) return { option: 'pick-up', item: dropped.id };
  const carried = who.carried.find(fits);
  if (carried) return { option: 'draw', item: carried.id };
  const found = lying.find(fits);
  return found ? { option: 'pick-up', item: found.id } : null;
}

const hasSpell = (who: Combatant): boolean =>
  who.sheet.powers.some(({ does, mana }) => does.deed === 'bolt' && mana <= who.mana);
