import type { Cell, Id } from '../../../kernel/json.ts';
import { takeAction } from '../actions/take.ts';
import { mayShootThatFar } from '../combat/long-shot.ts';
import { judgeMeans, judgeReach, meansOf } from '../combat/means.ts';
import { standardAttack } from '../combat/offer.ts';
import { resolveAttack } from '../combat/resolve.ts';
import type { Means } from '../combat/types.ts';
import { judgeAble } from '../judge.ts';
import type { Pace } from '../movement/speed.ts';
import { walk } from '../movement/walk.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, suffers } from '../state.ts';
import type { Table } from '../table.ts';

/** Attacks and moves that an ailment forces on a combatant (PE-AIL-15, PE-AIL-16). */

/**
 * The means of a forced attack, best first: melee weapons in hand, other weapons in hand, natural weapons, bare hands.
 * No Powers.
 */
export function weaponsOf(fight: Fight, who: Combatant): readonly Means[] {
  const rank = ({ item, manner, weapon }: Means): number =>
    item === null ? (weapon?.body === 'unarmed' ? 3 : 2) : manner === 'melee' ? 0 : 1;
  return meansOf(fight, who)
    .filter((means) => means.power === null && judgeMeans(fight, who, means) === null)
    .sort((a, b) => rank(a) - rank(b));
}

/**
 * Attacks with the turn's Action, which is spent even if the target cannot be reached. PE-R77 decides about the One
 * More.
 */
export function forcedAttack(table: Table, id: Id, means: Means, target: Id, unopposed = false): void {
  if (!takeAction(table, id, 'attack', { target, with: means.id })) return;
  const { fight } = table;
  const who = one(fight, id);
  const it = one(fight, target);
  if (target !== id && judgeReach(fight, who, means, it) !== null) return;
  if (!mayShootThatFar(table, who, means, it)) return;
  const earns = fight.rulings.forcedAttackOneMore;
  resolveAttack(table, standardAttack(fight, who, means, it, { form: 'forced', earns, unopposed }));
}

/**
 * Moves along the path, if any. Returns whether the ailment still makes the combatant do something there: a Chance Attack
 * on the way may have ended it, or left the combatant without actions (PE-AIL-6).
 */
export function goes(
  table: Table,
  id: Id,
  path: readonly Cell[],
  pace: Pace,
  driven: 'brainwashed' | 'confused',
): boolean {
  if (path.length > 0) walk(table, id, path, { pace, driven });
  const who = one(table.fight, id);
  return judgeAble(who) === null && suffers(who, driven);
}
