import type { Combatant, Fight } from '../state.ts';
import { leastSpared } from './death.ts';

/** What a loss leaves of both pools (WS-VIT-1, WS-VIT-2, WS-R72). Pure: also used by previews and questions. */
interface Left {
  readonly vitality: number;
  readonly temporary: number;
}

/** `direct`: from Vitality only (WS-VIT-5). A loss that is not `lethal` stops above the death threshold (WS-ATK-16). */
export function leftAfter(
  fight: Fight,
  who: Combatant,
  amount: number,
  { lethal, direct }: { readonly lethal: boolean; readonly direct?: boolean },
): Left {
  const { vitality, temporary } = who;
  // WS-R72 `lastLost`: first Vitality down to 1, then Temporary Vitality, then the rest of Vitality.
  const before =
    !direct && fight.rulings.tempVitality === 'lastLost' ? Math.min(amount, Math.max(0, vitality - 1)) : 0;
  const shielded = direct ? 0 : Math.min(amount - before, temporary);
  const left = vitality - (amount - shielded);
  const floor = lethal ? Number.NEGATIVE_INFINITY : Math.min(vitality, leastSpared(fight, who));
  return { vitality: Math.max(floor, left), temporary: temporary - shielded };
}
