import type { Id } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import type { OutOfControl } from '../reactions/windows.ts';
import type { CheckSpec } from '../roll/check.ts';
import { makeCheck } from '../roll/check.ts';
import { rulingIds } from '../rulings.ts';
import { distanceBetween } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, everybody, foes, one } from '../state.ts';
import type { Table } from '../table.ts';

/** Control of mounts that are not trained for combat (SL-MNT-6 to SL-MNT-8). */

/**
 * SL-MNT-6: whether the mount is untrained, conscious and under its rider's control. Sentient mounts are not controlled
 * (SL-MNT-2).
 */
export function needsControl(fight: Fight, mount: Combatant): boolean {
  const { trained, sentient } = mount.sheet.traits;
  if (mount.ridden === null || trained === true || sentient === true || !conscious(mount)) return false;
  return one(fight, mount.ridden).riding?.control === true;
}

/** The rider's check: `calming` to regain control (SL-MNT-8), otherwise to keep it (SL-MNT-6). */
export function controlCheck(fight: Fight, rider: Combatant, clause: string, calming: boolean): CheckSpec {
  const mount = rider.riding ? one(fight, rider.riding.mount) : rider;
  return {
    who: rider.id,
    of: { attribute: 'persona', skill: 'nature', specialization: 'riding' },
    kind: 'ordinary',
    clause,
    purpose: calming ? 'calm' : 'control',
    against: mount.id,
    terms: calming ? calmingTerms(fight, rider) : [],
    tn: mount.sheet.traits.calmingTn,
  };
}

/** SL-MNT-8, SL-R90: -1 for each enemy within 10 yards, +1 for each consecutive attempt, at most +5. */
function calmingTerms(fight: Fight, rider: Combatant): Term[] {
  const clause = 'SL-MNT-8';
  const near = everybody(fight).filter(
    (who) => foes(who, rider) && conscious(who) && distanceBetween(fight, who, rider) <= 10,
  ).length;
  const attempts = (rider.riding?.calming ?? 0) + (fight.rulings.calmCount === 'includesThis' ? 1 : 0);
  const terms: Term[] = [];
  if (near > 0) terms.push({ value: -near, op: 'add', label: 'enemies near', clause });
  if (attempts > 0) {
    const ruling = rulingIds.calmCount;
    terms.push({ value: Math.min(5, attempts), op: 'add', label: 'calmed before', clause, ruling });
  }
  return terms;
}

/** Makes the check and returns whether the rider keeps control. A mount out of control flees at once (SL-MNT-7). */
export function checkControl(table: Table, riderId: Id, clause: string): boolean {
  const rider = one(table.fight, riderId);
  if (!rider.riding?.control || !conscious(rider)) return true;
  if (makeCheck(table, controlCheck(table.fight, rider, clause, false)).passed) return true;
  const { mount } = rider.riding;
  table.tell({ fact: 'riding', who: riderId, riding: { mount, control: false, calming: 0 } });
  table.offer('out-of-control', { mount } satisfies OutOfControl);
  return false;
}

/** SL-MNT-6: calls for the check after the mount or its rider was wounded. */
export function shies(table: Table, id: Id): void {
  const { fight } = table;
  const who = one(fight, id);
  const mount = who.riding ? one(fight, who.riding.mount) : who;
  if (needsControl(fight, mount) && mount.ridden !== null) checkControl(table, mount.ridden, 'SL-MNT-6');
}
