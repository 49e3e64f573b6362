import { usualVs } from '../costs.ts';
import type { VsKind } from '../dice/readings.ts';
import { nameOf } from '../names.ts';
import { rulingIds } from '../rulings.ts';
import type { Ability } from '../stats.ts';
import { abilityNames } from '../stats.ts';
import type { Table } from '../table.ts';
import { askVs } from './gm.ts';
import type { Resisting } from './resist.ts';

/** What Resistance must beat (AD-RES-4, AD-R64). */

export interface Against {
  readonly vs: number;
  /** A tie with the total of another is the other's; AD-R1 speaks of numbers that nobody rolled. */
  readonly kind: VsKind;
}

export function againstWhat(
  table: Table,
  { who, by, what, vs, total }: Resisting,
  ability: Ability,
): Against {
  const printed: Against =
    vs !== undefined
      ? { vs, kind: 'check' }
      : total !== undefined
        ? { vs: total, kind: 'contest' }
        : { vs: usualVs, kind: 'check' };
  switch (table.fight.rulings.resistanceVs) {
    case 'printedThenTotal':
      return printed;
    case 'always15':
      return { vs: usualVs, kind: 'check' };
    case 'gm': {
      const title = `What must ${nameOf(table.fight, who)} beat with ${abilityNames[ability]} against ${what}?`;
      const about = { who, by, what, ability, ruling: rulingIds.resistanceVs, title };
      const said = askVs(table, { id: 'gm.resistVs', clause: 'AD-RES-4', proposed: printed.vs, about });
      return { vs: said, kind: 'check' };
    }
  }
}
