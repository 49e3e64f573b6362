import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** A fact by which somebody is out of the fight. */
type OutFact = Extract<Facts, { readonly fact: 'knocked-out' | 'died' | 'left' | 'removed' }>;

/** PE-GRP-3: somebody is out of the fight, and those whom it held are free. */
export const outFacts = (fight: Fight, fact: OutFact): readonly Facts[] => [
  fact,
  ...one(fight, fact.who).holding.map(
    (held): Facts => ({ fact: 'hold-ended', who: held, by: fact.who, why: 'out' }),
  ),
];

/** Tells that somebody is out of the fight, with what that ends. */
export function goOut(table: Table, fact: OutFact): void {
  for (const each of outFacts(table.fight, fact)) table.tell(each);
}
