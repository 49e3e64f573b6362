import { attackEdge, evasionEdge } from '../combat/advantages.ts';
import { findMeans } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import type { Attack } from '../combat/types.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

/** The rows of attacks and evasions as texts for tests: `PE-ADV-13 1`. */

/** The rows of an attack of `who` on `target`, by clause. */
export function rowsOf(
  fight: Fight,
  who: string,
  target: string,
  weapon: string,
  more: Partial<Attack> = {},
): readonly string[] {
  const attacker = one(fight, who);
  const means = findMeans(fight, attacker, weapon);
  if (!means) throw new Error(`${who} has no ${weapon}`);
  const goal = one(fight, target);
  const attack = standardAttack(fight, attacker, means, goal, more);
  return attackEdge(fight, attack, goal).map(({ clause, value }) => `${clause} ${value}`);
}

/** The rows of `evader` evading `attacker`. */
export const evasionRows = (
  fight: Fight,
  attacker: string,
  evader: string,
  manner: 'parry' | 'other',
): readonly string[] =>
  evasionEdge(fight, one(fight, attacker), one(fight, evader), manner).map(
    ({ clause, value }) => `${clause} ${value}`,
  );
