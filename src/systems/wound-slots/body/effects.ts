import type { Effect } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Magic that lasts and the mana in it (SL-STA-8, SL-STA-9, SL-DUR-1, SL-DUR-2). */

/** Ends one; what was invested in it comes back (SL-R12). */
export function endEffect(table: Table, effect: Effect, why: 'over' | 'escaped' | 'ended' | 'hand'): void {
  table.tell({ fact: 'effect-ended', id: effect.id, why });
  if (effect.invested <= 0) return;
  const { mana, invested, manaMax } = one(table.fight, effect.by);
  const back = Math.min(effect.invested, invested);
  const rest = invested - back;
  const more = table.fight.rulings.manaReturn === 'maxAndCurrent' ? back : 0;
  const left = Math.min(manaMax - rest, mana + more);
  table.tell({
    fact: 'mana',
    who: effect.by,
    left,
    invested: rest,
    why: 'invested mana returns',
    clause: 'SL-STA-9',
  });
}

/** SL-DUR-1, SL-DUR-2: those whose last round this was, the oldest first. */
export const expiring = (effects: readonly Effect[], round: number): readonly Effect[] =>
  effects.filter(({ until }) => until <= round).sort((a, b) => a.since - b.since);

/** SL-STA-7, SL-STA-8, SL-R11: mana is paid; what is missing becomes fatigue where the table allows that. */
export const missingMana = (mana: number, points: number): number => Math.max(0, points - mana);
