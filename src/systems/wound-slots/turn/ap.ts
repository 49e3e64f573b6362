import type { Id } from '../../../kernel/json.ts';
import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { apGains, attributeOf } from '../derived.ts';
import { isStaggered } from '../fatigue.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';

/** Gains and losses of AP (section AP). */

/** SL-AP-4: the AP gain by Speed alone. */
const bySpeed = (fight: Fight, who: Combatant, when: 'start' | 'end'): number =>
  apGains(who.sheet, fight.rulings)[when];

/**
 * SL-SUR-3, SL-R48: whether surprise prevents this gain. The gain at the end of the first turn may be the first one
 * received.
 */
const caughtOut = (fight: Fight, who: Combatant, when: 'start' | 'end'): boolean =>
  who.surprised && (when === 'start' || fight.rulings.surpriseFirstAp === 'no');

/** SL-CND-7, SL-R33: whether AP gains are halved. */
const halved = (fight: Fight, who: Combatant): boolean =>
  isStaggered(who) && fight.rulings.staggered === 'halfAp';

/**
 * SL-AP-1: the gain at this time, before the maximum is applied; 0 for the surprised (SL-SUR-3) and those who are out
 * (SL-CND-3).
 */
export function gainOf(fight: Fight, who: Combatant, when: 'start' | 'end'): number {
  if (!conscious(who) || caughtOut(fight, who, when)) return 0;
  const gain = bySpeed(fight, who, when);
  return halved(fight, who) ? Math.max(1, Math.floor(gain / 2)) : gain;
}

/** The gain with its terms; `lost` is what exceeds the maximum (SL-AP-3). */
function gainTotal(fight: Fight, who: Combatant, when: 'start' | 'end', lost: number): Total {
  const speed = attributeOf(who.sheet, 'speed');
  const beyond = speed < -10 || speed > 10 ? { ruling: rulingIds.speedRange } : {};
  const gain = bySpeed(fight, who, when);
  const terms: Term[] = [{ value: gain, op: 'add', label: `Speed ${speed}`, clause: 'SL-AP-4', ...beyond }];
  if (halved(fight, who)) {
    const less = gainOf(fight, who, when) - gain;
    terms.push({
      value: less,
      op: 'add',
      label: 'staggered',
      clause: 'SL-CND-7',
      ruling: rulingIds.staggered,
    });
  }
  if (lost > 0) terms.push({ value: -lost, op: 'add', label: 'above the maximum', clause: 'SL-AP-3' });
  return fold(terms);
}

/** SL-AP-3: gains AP up to the maximum. AP that already exceed it stay. */
export function gainAp(table: Table, id: Id, when: 'start' | 'end'): void {
  const { fight } = table;
  const who = one(fight, id);
  const gain = gainOf(fight, who, when);
  const { most } = apGains(who.sheet, fight.rulings);
  const left = Math.max(who.ap, Math.min(most, who.ap + gain));
  if (left === who.ap) return;
  const lost = who.ap + gain - left;
  table.tell({
    fact: 'ap',
    who: id,
    left,
    change: left - who.ap,
    why: when === 'start' ? 'round start' : 'turn end',
    clause: lost > 0 ? 'SL-AP-3' : 'SL-AP-1',
    total: gainTotal(fight, who, when, lost),
  });
}

/** SL-AP-2: spends AP, at most those there are. */
export function spendAp(table: Table, id: Id, ap: number, why: string, clause: string): void {
  if (ap <= 0) return;
  const before = one(table.fight, id).ap;
  const left = Math.max(0, before - ap);
  table.tell({ fact: 'ap', who: id, left, change: left - before, why, clause });
}
