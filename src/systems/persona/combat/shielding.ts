import type { Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import { metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** PE-ACT-17, PE-R41: whether the protector is near enough, when it is declared and when the ally is hit. */
export function judgeShielding(fight: Fight, protector: Combatant, ally: Combatant): Refusal | null {
  const range = fight.rulings.protectRange;
  if (range === 'none' || metresBetween(fight, protector, ally) <= range) return null;
  const because = `${ally.sheet.name} is more than ${range} m from ${protector.sheet.name}`;
  return refuse('outOfReach', because, 'PE-ACT-17');
}
