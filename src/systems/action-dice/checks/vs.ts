import { usualVs } from '../costs.ts';
import type { VsKind } from '../dice/readings.ts';
import { nameOf } from '../names.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import type { Ability } from '../stats.ts';
import { abilityNames } from '../stats.ts';
import type { Table } from '../table.ts';
import { askVs } from './gm.ts';
import type { Resisting } from './resist.ts';

/** The number that a Resistance check must beat (AD-RES-4, AD-R64). */

export interface Against {
  readonly vs: number;
  /** A tie with another's total fails in any case; AD-R1 concerns only numbers that nobody rolled. */
  readonly kind: VsKind;
}

/** The number as known without asking: printed, else the total, else 15; always 15 under `always15`. */
export function knownAgainst(
  { rulings }: Pick<Fight, 'rulings'>,
  { vs, total }: Pick<Resisting, 'vs' | 'total'>,
): Against {
  if (rulings.resistanceVs === 'always15') return { vs: usualVs, kind: 'check' };
  if (vs !== undefined) return { vs, kind: 'check' };
  return total !== undefined ? { vs: total, kind: 'contest' } : { vs: usualVs, kind: 'check' };
}

/** The number for the check. Under AD-R64 `gm` the game master is asked, and the known number is proposed. */
export function againstWhat(table: Table, resisting: Resisting, ability: Ability): Against {
  const { fight } = table;
  const known = knownAgainst(fight, resisting);
  if (fight.rulings.resistanceVs !== 'gm') return known;
  const { who, by, what } = resisting;
  const title = `What must ${nameOf(fight, who)} beat with ${abilityNames[ability]} against ${what}?`;
  const about = { who, by, what, ability, ruling: rulingIds.resistanceVs, title };
  const said = askVs(table, { id: 'gm.resistVs', clause: 'AD-RES-4', proposed: known.vs, about });
  return { vs: said, kind: 'check' };
}
