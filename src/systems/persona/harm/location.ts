import type { Faces } from '../../../kernel/dice.ts';
import { dice, faceValue } from '../../../kernel/dice.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Reading } from '../../../kernel/readings.ts';
import type { Location, LocationRow } from '../body.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { shieldOf } from './persona.ts';
import { ribWounds } from './wounds.ts';

/** Hit locations (PE-ATK-5, PE-R55). */

/** The row of an anatomy for a die from 1 to 100. */
function rowAt(anatomy: readonly LocationRow[], die: number): LocationRow {
  const row = anatomy.find(({ upTo }) => die <= upTo) ?? anatomy.at(-1);
  if (!row) throw new Error('an anatomy without rows');
  return row;
}

/** The row of a location that was named instead of rolled (PE-ACT-6). */
export function rowOf(who: Combatant, location: Location): LocationRow {
  return who.sheet.anatomy.find((row) => row.location === location) ?? { upTo: 100, location };
}

/** PE-R55, `reversedAttackDie`: the digits swapped: 07 becomes 70, 100 stays 100. */
const reversed = (die: number): number => (die % 10) * 10 + (Math.floor(die / 10) % 10) || 100;

/** The normal and Savage wounds that a hit on each row would deal. */
export type Tally = (row: LocationRow) => { readonly normal: number; readonly savage: number };

/**
 * What of a location matters later: the wounds; and the location itself only where a Heavy Wound, and so an injury, may
 * follow.
 */
function keyOf(fight: Fight, who: Combatant, attack: boolean, tally: Tally, row: LocationRow): string {
  const { normal, savage } = tally(row);
  const spared = shieldOf(fight, who, attack) !== null && !fight.rulings.personaSpill;
  const heavy = savage > 0 || normal + ribWounds(fight, who, normal) > who.light;
  return `${normal}/${savage}${heavy && !spared ? `/${row.location}` : ''}`;
}

/** The reading of a location die. Keys are computed lazily: only exact odds need them. */
function readingOf(anatomy: readonly LocationRow[], key: (row: LocationRow) => string): Reading<LocationRow> {
  let id: string | null = null;
  return {
    get id() {
      id ??= `location/${anatomy.map((row) => `${row.upTo}${row.location}${row.vital ? '!' : ''}=${key(row)}`).join()}`;
      return id;
    },
    of: (faces: Faces) => rowAt(anatomy, faceValue(faces[0] ?? 0)),
    key,
  };
}

/** A location die rolled by `by`. */
interface LocationRoll {
  readonly who: Id;
  readonly by: Id;
  readonly clause: string;
  readonly ruling: string;
  /** Whether an attack causes it (PE-R90). */
  readonly attack: boolean;
  readonly tally: Tally;
}

export function rollLocation(table: Table, roll: LocationRoll): LocationRow {
  const { fight } = table;
  const { who: id, by, clause, ruling, attack, tally } = roll;
  const who = one(fight, id);
  const reading = readingOf(who.sheet.anatomy, (row) => keyOf(fight, who, attack, tally, row));
  return table.draw(dice(1, 100), reading, {
    clause,
    for: by,
    purpose: 'location',
    against: id,
    rulings: [ruling],
  });
}

/** The location that an attack strikes, by a die of its own or by the reversed attack die (PE-R55). */
export function locate(table: Table, who: Id, by: Id, attackDie: number, tally: Tally): LocationRow {
  const { fight } = table;
  if (fight.rulings.hitLocationRoll === 'reversedAttackDie' && attackDie > 0) {
    return rowAt(one(fight, who).sheet.anatomy, reversed(attackDie));
  }
  const ruling = rulingIds.hitLocationRoll;
  return rollLocation(table, { who, by, clause: 'PE-ATK-5', ruling, attack: true, tally });
}
