import type { Id } from '../../../kernel/json.ts';
import { earnOneMore } from '../harm/one-more.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import type { Result } from '../test/roll.ts';
import { stepIn } from './protection.ts';
import { begin, end, land, meet, miss } from './strike.ts';
import type { Attack } from './types.ts';

/** The result of an attack test that deals no damage: Grapple, Push, Knockdown. */
export interface Tried {
  readonly won: boolean;
  /** With PE-R47 `true`: whether the affinity of whoever is affected stops it (PE-AFF-6). */
  readonly barred: boolean;
  /** The attacker's Degrees of Success. */
  readonly degrees: number;
  readonly roll: Result | null;
  /** Who is affected: the target, or its protector (PE-ACT-17). */
  readonly target: Id;
}

/**
 * PE-ACT-10, PE-ACT-26, PE-ACT-29: resolves the attack test against evasion, without damage. With PE-R47 `true` it
 * lands as a hit, with Critical, Weak and Technical effects.
 */
export function tryManeuver(table: Table, attack: Attack): Tried {
  const aimed = attack.targets[0] ?? attack.who;
  const blow = begin(table, attack);
  if (blow === null) return { won: false, barred: false, degrees: 0, roll: null, target: aimed };
  const exchange = meet(table, blow, aimed, blow.roll);
  const { won, degrees, opposed } = exchange;
  // Without an evasion no `contest` was told yet.
  if (won && !opposed) {
    const { who, form: purpose } = attack;
    table.tell({ fact: 'contest', who, against: aimed, purpose, won, clause: 'PE-ATK-4' });
  }
  let target = aimed;
  if (!won) miss(table, blow, aimed, exchange);
  else if (table.fight.rulings.nonDamagingCriticals) target = land(table, blow, aimed, exchange);
  else target = stepIn(table, attack, aimed);
  const staggered = end(table, blow);
  if (attack.earns) earnOneMore(table, attack.who, staggered);
  const barred = blow.barred.includes(target);
  return { won: won && present(one(table.fight, target)), barred, degrees, roll: blow.roll, target };
}
