import type { Choice } from '../../../kernel/port.ts';
import { meansOf } from '../combat/means.ts';
import { handFor, handsOf } from '../items.ts';
import type { Combatant, Fight } from '../state.ts';

/** Draws a weapon if there is nothing in hand to fight with (AD-R37); `null` otherwise. */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (who.sheet.natural.length > 1 || hasSpell(who)) return null;
  if (meansOf(fight, who).some(({ item }) => item !== null)) return null;
  const hands = who.hands.map(({ hand, hands: count }) => ({ hand, hands: count }));
  for (const item of who.carried) {
    if (item.thing.kind !== 'weapon' || handFor(hands, handsOf(item), who.sheet.hands) === null) continue;
    return { option: 'draw', item: item.id };
  }
  return null;
}

const hasSpell = (who: Combatant): boolean =>
  who.sheet.powers.some(({ does, mana }) => does.deed === 'bolt' && mana <= who.mana);
