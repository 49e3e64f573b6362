import { windedUntil } from '../costs.ts';
import { vigorRecovery } from '../derived.ts';
import { poolMost } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { taste } from './taste.ts';

/** What Vigor and Mana are worth to somebody now (AD-REC-1, AD-REC-2, AD-REC-6). */

/** AD-REC-2: nobody spends its last breath for nothing; how much of the next turns it costs. */
function windedCost(who: Combatant): number {
  const back = vigorRecovery(who.sheet);
  if (back === 0) return 10;
  const rounds = Math.ceil(windedUntil / back);
  // Whoever has had its turn gets its breath back before the next one.
  const lost = who.turn === 'over' || who.turn === 'open' ? rounds - 1 : rounds;
  return taste.turn * lost + 0.05;
}

/** `Infinity` for what is not there. */
export function vigorPrice(fight: Fight, who: Combatant, amount: number): number {
  if (amount <= 0) return 0;
  if (who.vigor < amount) return Number.POSITIVE_INFINITY;
  const after = who.vigor - amount;
  // What would come back over the maximum costs nothing.
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
