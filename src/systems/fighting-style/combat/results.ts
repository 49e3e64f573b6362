import type { Rulings } from '../rulings.ts';
import type { Defence } from '../spells.ts';
import type { CombatOutcome } from './facts.ts';

/** The result of a combat roll (section 8). Pure: two tests and a defence in, an outcome out. */

export interface Result {
  readonly outcome: CombatOutcome;
  /** The side that passed alone and may add a maneuver. */
  readonly critical: 'attacker' | 'defender' | null;
  readonly clause: string;
}

interface Test {
  readonly passed: boolean;
  readonly successes: number;
}

const nothing: Result = { outcome: 'nothing', critical: null, clause: 'FS-RES-1' };
const criticalHit: Result = { outcome: 'hit', critical: 'attacker', clause: 'FS-RES-2' };
const negated: Result = { outcome: 'negated', critical: 'defender', clause: 'FS-RES-3' };
const blocked: Result = { outcome: 'blocked', critical: null, clause: 'FS-RES-4' };

const clauses: { readonly [defence in Exclude<Defence, 'block'>]: string } = {
  dodge: 'FS-RES-5',
  parry: 'FS-RES-6',
  withstand: 'FS-RES-7',
};

/** Whether Successes decide when both sides pass (FS-RES-4 to FS-RES-7). */
export function compares(defence: Defence | null, rulings: Rulings): boolean {
  switch (defence) {
    case null:
    case 'block':
      return false;
    case 'dodge':
    case 'parry':
      return true;
    case 'withstand':
      return rulings.withstandCompare === 'compare';
  }
}

/**
 * The highest number of Successes of a defence that an attack with this many still hits: FS-RES-5, and FS-R79 for equal
 * numbers.
 */
export const mostThatIsHit = (attack: number, rulings: Rulings): number =>
  rulings.defenceTie === 'attacker' ? attack : attack - 1;

/** The result table (FS-RES-8). `defence` is `null` for an undefended target, whose defence fails automatically. */
export function resultOf(attack: Test, defended: Test, defence: Defence | null, rulings: Rulings): Result {
  const stood = defence !== null && defended.passed;
  if (!attack.passed) return stood ? negated : nothing;
  if (!stood) return criticalHit;
  if (defence === 'block') return blocked;
  const clause = clauses[defence];
  const hit = compares(defence, rulings)
    ? defended.successes <= mostThatIsHit(attack.successes, rulings)
    : rulings.withstandCompare === 'attackerWins';
  return { outcome: hit ? 'hit' : 'missed', critical: null, clause };
}
