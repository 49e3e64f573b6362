import type { Id } from '../../../kernel/json.ts';
import type { Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { wakeByDamage } from '../ailments/end.ts';
import type { Location, LocationRow } from '../body.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { normalWounds, savageSteps } from './count.ts';
import { defenseAgainstHarm } from './defense.ts';
import { isHelpless } from './helpless.ts';
import type { Tally } from './location.ts';
import { rollLocation, rowOf } from './location.ts';
import { loseWounds, ribOf } from './wounds.ts';

/** Damage without an attack test: falls, terrain, collisions, fire (PE-OBST-13, PE-TERR-5, PE-ACT-27). */
export interface Suffering {
  readonly who: Id;
  /** The combatant that caused it; `gm` for nobody. */
  readonly by: Id;
  /** Its word for the log: `fall`, `terrain`, `collision`, `burning`. */
  readonly with: string;
  readonly damage: Total;
  readonly ignoresArmor: boolean;
  /** The location struck; if omitted the Body, or rolled, as PE-R27 says. */
  readonly location?: Location;
  /** `true`: at most one wound; `false`: wounds as by an attack; if omitted as PE-R26 says. */
  readonly exactlyOne?: boolean;
  /** Whether the rules call it an attack, as they do Burning: relevant for PE-R90 and PE-AIL-18. */
  readonly attack?: boolean;
  /** As in `Loss`. */
  readonly recurs?: true;
  readonly clause: string;
}

/** Applies the damage, including a test to stay conscious. Returns the number of wounds lost. */
export function suffer(table: Table, suffering: Suffering): number {
  const { who: id, by, with: means, damage, attack = false, recurs } = suffering;
  if (!present(one(table.fight, id))) return 0;
  const row = whereStruck(table, suffering);
  const { fight } = table;
  const { location } = row;
  const { defense, wounds, savage } = weigh(fight, suffering, row);
  table.tell({ fact: 'harm', who: id, by, with: means, location, damage, defense, wounds, savage });
  if (fight.rulings.takesDamage === 'damageAboveZero' && damage.value > 0) wakeByDamage(table, id);
  const due = { normal: wounds.value, savage: savage.value, ...(recurs ? { recurs } : {}) };
  return loseWounds(table, { who: id, by, with: means, location, attack, ...due });
}

/** PE-R26: counts the wounds, by the margins of an attack or at most one. */
function weigh(fight: Fight, suffering: Suffering, row: LocationRow) {
  const { damage, ignoresArmor, attack = false } = suffering;
  const { rulings } = fight;
  const who = one(fight, suffering.who);
  const defense = defenseAgainstHarm(who, row.location, { ignoresArmor, attack });
  const margin = damage.value - defense.value;
  const exactlyOne = suffering.exactlyOne ?? rulings.environmentWounds === 'oneWound';
  const circumstances = {
    margin: exactlyOne ? Math.min(margin, 1) : margin,
    vital: row.vital === true && !exactlyOne,
    weak: false,
    technical: 0,
    critical: false,
    bought: 0,
    defending: false,
    // PE-SAV-3: only attacks are Savage by that.
    helpless: attack && isHelpless(fight, who),
  };
  const wounds = normalWounds(rulings, circumstances);
  const rib = ribOf(fight, who, attack);
  const savage = exactlyOne ? fold([]) : savageSteps(rulings, circumstances, wounds.value, rib);
  return { defense, wounds, savage };
}

/** PE-R27: the location struck, given, the Body, or rolled. */
function whereStruck(table: Table, suffering: Suffering): LocationRow {
  const { who, by, location, clause, attack = false } = suffering;
  const { fight } = table;
  if (location !== undefined) return rowOf(one(fight, who), location);
  if (fight.rulings.environmentLocation === 'body') return rowOf(one(fight, who), 'body');
  const tally: Tally = (row) => {
    const { wounds, savage } = weigh(fight, suffering, row);
    return { normal: wounds.value, savage: savage.value };
  };
  const ruling = rulingIds.environmentLocation;
  return rollLocation(table, { who, by, clause, ruling, attack, tally });
}
