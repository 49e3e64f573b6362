import { windedUntil } from '../costs.ts';
import { vigorRecovery } from '../derived.ts';
import { poolMost } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { taste } from './taste.ts';

/** The worth of Vigor and Mana to a combatant at present (AD-REC-1, AD-REC-2, AD-REC-6). */

/** AD-REC-2: the cost of becoming Winded: the turns lost. */
function windedCost(who: Combatant): number {
  const back = vigorRecovery(who.sheet);
  if (back === 0) return 10;
  const rounds = Math.ceil(windedUntil / back);
  // One that has had its turn recovers before the next.
  const lost = who.turn === 'over' || who.turn === 'open' ? rounds - 1 : rounds;
  return taste.turn * lost + 0.05;
}

/** The worth of an amount of Vigor; `Infinity` if there is not as much. */
export function vigorPrice(fight: Fight, who: Combatant, amount: number): number {
  if (amount <= 0) return 0;
  if (who.vigor < amount) return Number.POSITIVE_INFINITY;
  const after = who.vigor - amount;
  // Vigor that recovery would give beyond the maximum costs next to nothing.
  const spare = Math.max(0, who.vigor + vigorRecovery(who.sheet) - poolMost(fight, who, 'vigor'));
  const free = Math.min(amount, spare);
  const scarce = Math.max(0, Math.min(amount - free, 10 - after));
  const plain = amount - free - scarce;
  const price = plain * taste.vigor + scarce * taste.scarceVigor + free * 0.002;
  return after === 0 ? price + windedCost(who) : price;
}

export function manaPrice(who: Combatant, amount: number): number {
  if (amount <= 0) return 0;
  return who.mana < amount ? Number.POSITIVE_INFINITY : amount * taste.mana;
}
