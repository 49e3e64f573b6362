import type { Cell } from '../../../kernel/json.ts';
import { judgeMeans, judgeReach } from '../combat/means.ts';
import type { Support } from '../combat/support.ts';
import { judgeHelped, judgeSupport, supportItems, supportPowers } from '../combat/support.ts';
import type { Means } from '../combat/types.ts';
import { judgeMove } from '../judge.ts';
import type { Pace } from '../movement/speed.ts';
import { wayTowards } from '../movement/way.ts';
import type { Combatant, Fight } from '../state.ts';

/** How an ordered or forced attack or help reaches its target (PE-AIL-15, PE-AIL-16, PE-R113). */

interface Plan {
  readonly pace: Pace;
  /** Empty if no move is needed. */
  readonly path: readonly Cell[];
}

const paces: readonly Pace[] = ['basic', 'run'];

/** The shortest part of the path towards the goal after which `fits` holds; `null` if there is none. */
function planTo(
  fight: Fight,
  who: Combatant,
  goal: Combatant,
  mayMove: boolean,
  fits: (there: Combatant) => boolean,
): Plan | null {
  if (fits(who)) return { pace: 'basic', path: [] };
  if (!mayMove || judgeMove(fight, who) !== null) return null;
  for (const pace of paces) {
    const path = wayTowards(fight, who, goal, { pace });
    const last = path.findIndex((cell) => fits({ ...who, cell }));
    if (last >= 0) return { pace, path: path.slice(0, last + 1) };
  }
  return null;
}

/** The plan to bring the goal into reach of these means. */
export const reachPlan = (
  fight: Fight,
  who: Combatant,
  means: Means,
  goal: Combatant,
  mayMove: boolean,
): Plan | null =>
  planTo(fight, who, goal, mayMove, (there) => judgeReach(fight, there, means, goal) === null);

/** PE-R113: whether the combatant moves as needed for the order. */
const moves = (fight: Fight): boolean => fight.rulings.brainwashMove === 'asNeeded';

/** The plan for an ordered attack; `null` if it cannot be ordered. */
export const attackPlan = (fight: Fight, who: Combatant, means: Means, target: Combatant): Plan | null =>
  target === who || judgeMeans(fight, who, means) !== null
    ? null
    : reachPlan(fight, who, means, target, moves(fight));

/** The Powers and items that heal or augment. */
export const supportsOf = (who: Combatant): readonly Support[] =>
  [...supportPowers(who), ...supportItems(who)].filter(
    ({ gives }) => gives.help === 'mend' || gives.help === 'augment',
  );

/** The plan for ordered help, which may be given to anyone; `null` if it cannot be ordered. */
export const helpPlan = (fight: Fight, who: Combatant, support: Support, target: Combatant): Plan | null =>
  judgeSupport(fight, who, support) !== null
    ? null
    : planTo(
        fight,
        who,
        target,
        moves(fight),
        (there) => judgeHelped(fight, there, support, target, true) === null,
      );
