import type { Id } from '../../../kernel/json.ts';
import type { Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import type { Spot } from '../space.ts';
import { bearing } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Being unaware, and attacks from behind (AD-POS-4 to AD-POS-7). */

export const isUnaware = (who: Combatant, of: Combatant): boolean => who.unaware.includes(of.id);

/** AD-R56: whether attackers declare that an attack comes from behind. */
export const saysBehind = ({ rulings }: Fight): boolean => rulings.behindDeclared === 'attackerDeclares';

/** AD-POS-6: why it cannot be declared against this target, which must be unaware of the attacker; `null` if it can. */
export function judgeBehind(fight: Fight, attacker: Combatant, target: Combatant): Refusal | null {
  const { name } = target.sheet;
  if (!isUnaware(target, attacker)) {
    return refuse('wrongTarget', `${name} knows of ${attacker.sheet.name}`, 'AD-POS-6', 'fromBehind');
  }
  return saysBehind(fight)
    ? null
    : refuse('noSuchThing', 'at this table nobody says that it comes from behind', 'AD-POS-6', 'fromBehind');
}

/** AD-POS-5, AD-R56: whether this attack halves Guard. `said`: the attacker declared it. */
export function isBehind(fight: Fight, attacker: Combatant, target: Combatant, said: boolean): boolean {
  if (!isUnaware(target, attacker)) return false;
  switch (fight.rulings.behindDeclared) {
    case 'attackerDeclares':
      return said;
    case 'unawareIsEnough':
      return true;
    case 'facing':
      return atBack(attacker, target);
  }
}

/** Whether the attacker is in the half circle behind the target; false if the target has no facing yet. */
function atBack(attacker: Combatant, target: Combatant): boolean {
  if (target.facing === null) return false;
  const off = Math.abs(bearing(target, attacker) - target.facing) % 360;
  return Math.min(off, 360 - off) > 90;
}

/** AD-R56 `facing`: turns it to where it goes, or to whom it attacks. */
export function turnTo(table: Table, id: Id, toward: Spot, from?: Spot): void {
  if (table.fight.rulings.behindDeclared !== 'facing') return;
  const who = one(table.fight, id);
  const degrees = bearing(from ?? who, toward);
  if (degrees !== who.facing) table.tell({ fact: 'faces', who: id, degrees });
}

/** AD-POS-7, AD-R57: makes it aware of an attacker after an attack, hit or miss. */
export function nowAware(table: Table, id: Id, of: Id): void {
  if (table.fight.rulings.awareness === 'gm' || !one(table.fight, id).unaware.includes(of)) return;
  table.tell({ fact: 'aware', who: id, of: [of], clause: 'AD-POS-7' });
}
