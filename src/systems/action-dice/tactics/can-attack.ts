import { judgeTarget } from '../combat/judge.ts';
import type { Means } from '../combat/types.ts';
import { judgeMap } from '../cover/line.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * Whether an attack on this target is neither refused nor, where the game master judges its line (AD-R44 `gm`), blocked
 * by what the map shows.
 */
export const canAttack = (fight: Fight, who: Combatant, target: Combatant, means: Means): boolean =>
  judgeTarget(fight, who, target, means) === null &&
  (means.manner !== 'ranged' ||
    fight.rulings.attackLine !== 'gm' ||
    judgeMap(fight, who, target, target.sheet.name) === null);
