import type { Cell } from '../../../kernel/json.ts';
import { judgeMeans, judgeReach } from '../combat/means.ts';
import type { Support } from '../combat/support.ts';
import { judgeHelped, judgeSupport, supportItems, supportPowers } from '../combat/support.ts';
import type { Means } from '../combat/types.ts';
import { judgeMove } from '../judge.ts';
import type { Pace } from '../movement/speed.ts';
import { wayTowards } from '../movement/way.ts';
import type { Combatant, Fight } from '../state.ts';

/** What an order or a whim can reach, and the way there (PE-AIL-15, PE-AIL-16, PE-R113). */

export interface Plan {
  readonly pace: Pace;
  /** Empty: from where it stands. */
  readonly path: readonly Cell[];
}

const paces: readonly Pace[] = ['basic', 'run'];

/** The shortest part of the way towards the goal after which something fits; `null` if nothing does. */
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

/** The way into reach of these means. */
export const reachPlan = (
  fight: Fight,
  who: Combatant,
  means: Means,
  goal: Combatant,
  mayMove: boolean,
): Plan | null =>
  planTo(fight, who, goal, mayMove, (there) => judgeReach(fight, there, means, goal) === null);

/** PE-R113: the way is part of the order, unless the controller moves it by itself. */
const moves = (fight: Fight): boolean => fight.rulings.brainwashMove === 'asNeeded';

/** How an ordered attack on this one goes; `null` if it cannot be ordered. */
export const attackPlan = (fight: Fight, who: Combatant, means: Means, target: Combatant): Plan | null =>
  target === who || judgeMeans(fight, who, means) !== null
    ? null
    : reachPlan(fight, who, means, target, moves(fight));

/** Powers and items that heal or augment. */
export const supportsOf = (who: Combatant): readonly Support[] =>
  [...supportPowers(who), ...supportItems(who)].filter(
    ({ gives }) => gives.help === 'mend' || gives.help === 'augment',
  );

/** How ordered help to this one goes: anybody may be helped. */
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
