import type { Id } from '../../../kernel/json.ts';
import { apGains } from '../derived.ts';
import { isStaggered } from '../fatigue.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';

/** Action points as they come and go (section AP). */

/** SL-AP-1, SL-CND-7: what this one gains now; 0 for the surprised (SL-SUR-3) and for whoever is out (SL-CND-3). */
export function gainOf(fight: Fight, who: Combatant, when: 'start' | 'end'): number {
  if (!conscious(who)) return 0;
  // SL-R48: the end of the first turn may be the first gain of the surprised.
  if (who.surprised && (when === 'start' || fight.rulings.surpriseFirstAp === 'no')) return 0;
  const gain = apGains(who.sheet, fight.rulings)[when];
  if (!isStaggered(who) || fight.rulings.staggered !== 'halfAp') return gain;
  return Math.max(1, Math.floor(gain / 2));
}

/** SL-AP-3: gained up to the maximum; what one has above it stays. */
export function gainAp(table: Table, id: Id, when: 'start' | 'end'): void {
  const { fight } = table;
  const who = one(fight, id);
  const gain = gainOf(fight, who, when);
  const { most } = apGains(who.sheet, fight.rulings);
  const left = Math.max(who.ap, Math.min(most, who.ap + gain));
  if (left === who.ap) return;
  table.tell({
    fact: 'ap',
    who: id,
    left,
    why: when === 'start' ? 'round start' : 'turn end',
    clause: 'SL-AP-1',
  });
}

/** SL-AP-2. */
export function spendAp(table: Table, id: Id, ap: number, why: string, clause: string): void {
  if (ap <= 0) return;
  const left = Math.max(0, one(table.fight, id).ap - ap);
  table.tell({ fact: 'ap', who: id, left, why, clause });
}
