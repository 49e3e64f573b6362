import type { Faces } from '../../../kernel/dice.ts';
import { dice, faceValue } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Reading } from '../../../kernel/readings.ts';
import type { Location, LocationRow } from '../body.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { armorAt } from './defense.ts';
import { shieldOf } from './persona.ts';

/** Where a body is struck (PE-ATK-5, PE-R55). */

/** The row of a table for a die from 1 to 100; its ranges end at 100. */
function rowAt(anatomy: readonly LocationRow[], die: number): LocationRow {
  const row = anatomy.find(({ upTo }) => die <= upTo) ?? anatomy.at(-1);
  if (!row) throw new Error('an anatomy without rows');
  return row;
}

/** The row of a location that was named instead of rolled (PE-ACT-6): vital as its own rows say. */
export function rowOf(who: Combatant, location: Location): LocationRow {
  return who.sheet.anatomy.find((row) => row.location === location) ?? { upTo: 100, location };
}

/** PE-R55, `reversedAttackDie`: 07 is 70, 100 stays 100. */
export const reversed = (die: number): number => (die % 10) * 10 + (Math.floor(die / 10) % 10) || 100;

/**
 * What of a location matters for what follows: armour and whether it is vital; which one it is only where an injury
 * may come of it.
 */
function readingFor(fight: Fight, who: Combatant, attack: boolean): Reading<LocationRow> {
  const { anatomy } = who.sheet;
  const spared = shieldOf(fight, who, attack) !== null && !fight.rulings.personaSpill;
  const rows = anatomy.map((row) => ({ ...row, armor: armorAt(who, row.location) }));
  const keyOf = ({ location, vital }: LocationRow): string =>
    spared ? `${armorAt(who, location)}${vital ? '!' : ''}` : `${location}${vital ? '!' : ''}`;
  return {
    id: `location/${spared ? 'spared' : 'own'}/${rows
      .map(({ upTo, location, vital, armor }) => `${upTo}${location}${vital ? '!' : ''}${armor}`)
      .join(',')}`,
    of: (faces: Faces) => rowAt(anatomy, faceValue(faces[0] ?? 0)),
    key: keyOf,
  };
}

/** Rolls a location of somebody. `by` rolls. */
export function rollLocation(
  table: Table,
  id: Id,
  by: Id,
  more: { readonly clause: string; readonly attack: boolean; readonly rulings?: readonly string[] },
): LocationRow {
  const { fight } = table;
  const { clause, attack, rulings = [rulingIds.hitLocationRoll] } = more;
  return table.draw(dice(1, 100), readingFor(fight, one(fight, id), attack), {
    clause,
    for: by,
    purpose: 'location',
    against: id,
    rulings,
  });
}

/** The location that an attack strikes, by its own die or by the attack's read backwards. */
export function locate(table: Table, id: Id, by: Id, attackDie: number): LocationRow {
  const { fight } = table;
  if (fight.rulings.hitLocationRoll === 'reversedAttackDie' && attackDie > 0) {
    return rowAt(one(fight, id).sheet.anatomy, reversed(attackDie));
  }
  return rollLocation(table, id, by, { clause: 'PE-ATK-5', attack: true });
}
