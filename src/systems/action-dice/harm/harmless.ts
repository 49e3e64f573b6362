import type { DamageType } from '../damage/types.ts';
import { livingOnly } from '../damage/types.ts';
import { isLiving } from '../derived.ts';
import { canHarm } from '../quality.ts';
import type { Rank } from '../ranks.ts';
import type { Combatant, Fight } from '../state.ts';

/** What decides whether damage can harm at all (AD-ARM-9 to AD-ARM-11, AD-TYP-11). */

export interface Kind {
  readonly type: DamageType;
  readonly rank: Rank | null;
  readonly weapon?: boolean | undefined;
  readonly straightAtHealth?: boolean | undefined;
}

export type Harmless = 'superior' | 'immune' | 'lifeless';

export const harmlessClauses: { readonly [why in Harmless]: string } = {
  superior: 'AD-ARM-9',
  immune: 'AD-TYP-2',
  lifeless: 'AD-TYP-11',
};

/** The reason in words: "… takes no harm: it is immune". */
export const harmlessWords: { readonly [why in Harmless]: string } = {
  superior: 'its Durability is of a higher rank',
  immune: 'it is immune',
  lifeless: 'it is not alive',
};

/** Why this kind of damage cannot harm the target; `null` if it can. */
export function harmless(fight: Fight, target: Combatant, kind: Kind): Harmless | null {
  const { rulings } = fight;
  const { superior = null, immunities } = target.sheet;
  // AD-R78, AD-R86: whether superior Durability counts against it.
  const stopped =
    !(kind.straightAtHealth && rulings.directHealthArmor === 'ignoreAll') &&
    (kind.weapon === true || rulings.superiorAttacks === 'allRanked');
  if (stopped && !canHarm(kind.rank, superior, rulings)) return 'superior';
  if (immunities.includes(kind.type)) return 'immune';
  return kind.type === livingOnly && !isLiving(target.sheet) ? 'lifeless' : null;
}
