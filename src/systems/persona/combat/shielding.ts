import type { Refusal } from '../../../kernel/port.ts';
import { judgeAssisting } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { inLine, metresBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * PE-ACT-17, PE-R41: refuses a protector that is too far from its ally, or behind a wall, or Dizzy (PE-AIL-9). Checked
 * when Protect is declared and when the ally is hit.
 */
export function judgeShielding(fight: Fight, protector: Combatant, ally: Combatant): Refusal | null {
  const dizzy = judgeAssisting(protector, ally);
  if (dizzy) return dizzy;
  const range = fight.rulings.protectRange;
  if (range === 'none') return null;
  const [one, other] = [protector.sheet.name, ally.sheet.name];
  if (metresBetween(fight, protector, ally) > range) {
    return refuse('outOfReach', `${other} is more than ${range} m from ${one}`, 'PE-ACT-17');
  }
  if (inLine(fight, protector, ally)) return null;
  return refuse('outOfReach', `something stands between ${one} and ${other}`, 'PE-ACT-17');
}
