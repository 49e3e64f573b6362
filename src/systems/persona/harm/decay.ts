import type { Id } from '../../../kernel/json.ts';
import { pointPools, poolMax, scoreOf } from '../derived.ts';
import type { Facts } from '../facts/index.ts';
import type { Rulings } from '../rulings.ts';
import type { Score } from '../scores.ts';
import { scoreNames } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { goOut } from './out.ts';
import { trackMax } from './tracks.ts';

/** PE-DEC-1: the decay of a Score as a condition. */
export const decayCondition = (score: Score) =>
  ({ id: `decay-${score}`, label: `${scoreNames[score]} decayed`, clause: 'PE-DEC-1' }) as const;

/** Points that a Score loses (section DEC). */
interface Decay {
  readonly who: Id;
  readonly by: Id;
  readonly score: Score;
  readonly points: number;
  /**
   * Where decay stops. 0 only for Blood Loss, which may take Toughness to 0 without disabling (PE-BLD-4); otherwise 1.
   */
  readonly floor: 0 | 1;
  readonly clause: string;
}

/**
 * PE-DEC-2, PE-R123: how many points a Score of `now` loses, and whether its bearer is then non-functional for a week.
 */
export function decayed(
  now: number,
  points: number,
  floor: Decay['floor'],
  rulings: Pick<Rulings, 'decayFloor'>,
): { readonly lost: number; readonly spent: boolean } {
  const lost = Math.min(points, Math.max(0, now - floor));
  const low = rulings.decayFloor === 'reachOne' ? now - points <= 1 : now - points < 1;
  return { lost, spent: floor === 1 && low };
}

/**
 * PE-DEC-1, PE-DEC-2: lowers a Score, with everything derived from it. A combatant whose Score reaches 1 (or would fall
 * below it, PE-R123) is out of the fight.
 */
export function decay(table: Table, { who: id, by, score, points, floor, clause }: Decay): void {
  const who = one(table.fight, id);
  if (!present(who) || points <= 0) return;
  const { lost, spent } = decayed(scoreOf(who, score), points, floor, table.fight.rulings);
  if (lost > 0) {
    const all = (who.decay[score] ?? 0) + lost;
    table.tell({ fact: 'decay', who: id, score, points: all, clause });
    for (const fact of shrunken(table.fight, one(table.fight, id))) table.tell(fact);
  }
  if (spent && one(table.fight, id).out === null) {
    goOut(table, { fact: 'knocked-out', who: id, by, why: 'decay', clause: 'PE-DEC-2' });
  }
}

/** PE-DEC-1: the facts that lower pools, and with PE-R84 `false` wound tracks, to maxima that decay has decreased. */
export function shrunken(fight: Pick<Fight, 'rulings'>, who: Combatant): readonly Facts[] {
  const most = trackMax(fight, who);
  const points = pointPools.flatMap((pool): Facts[] => {
    const left = poolMax(who, pool);
    return who[pool] > left
      ? [{ fact: 'pool', who: who.id, pool, left, why: 'decay', clause: 'PE-DEC-1' }]
      : [];
  });
  const wounds = (['light', 'heavy'] as const).flatMap((track): Facts[] =>
    who[track] > most[track]
      ? [{ fact: 'track-set', who: who.id, track, left: most[track], shrunk: true }]
      : [],
  );
  return [...points, ...wounds];
}
