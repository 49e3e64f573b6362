import type { Id } from '../../../kernel/json.ts';
import { conditionTable } from '../conditions/catalogue.ts';
import type { Effect } from '../effects/effect.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { resist } from './resist.ts';

/** Struggling against conditions that hold a combatant, when its turn comes (AD-RES-1, AD-SHK-1). */

const clause = 'AD-RES-1';

/** Whether an effect can be struggled against: somebody causes it, or it states how it is resisted. */
const isForce = ({ condition, by, resist: named, vs }: Effect): boolean =>
  conditionTable[condition].incapacitates === true &&
  (by !== null || named !== undefined || vs !== undefined);

/** Struggles against all of them in turn. */
export function struggle(table: Table, who: Id): void {
  for (const { id, condition, by, resist: named, vs } of one(table.fight, who).effects.filter(isForce)) {
    const { name, resist: usual = [] } = conditionTable[condition];
    const { won } = resist(table, {
      who,
      by: by ?? who,
      what: `being ${name.toLowerCase()}`,
      abilities: named ?? usual,
      vs,
      clause,
      holds: true,
    });
    if (won) table.tell({ fact: 'effect-ended', who, id, condition, why: 'resisted' });
  }
}
