import type { Id } from '../../../kernel/json.ts';
import type { StateFact } from '../facts/states.ts';
import type { Effect } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** Magic that lasts and the mana in it (SL-STA-8, SL-STA-9, SL-DUR-1, SL-DUR-2). */

/** Ends one; what was invested in it comes back (SL-R12). `clause`: by which rule, where its time is over. */
export function endEffect(table: Table, effect: Effect, why: Ended['why'], clause?: string): void {
  table.tell({ ...effectEnded(effect, why), ...(clause === undefined ? {} : { clause }) });
  returnMana(table, effect.by, effect.invested);
}

/** That it is over, as it is told. */
export function effectEnded({ id, on, spell, kind }: Effect, why: Ended['why']): Ended {
  return { fact: 'effect-ended', id, on, spell, kind, why };
}

type Ended = Extract<StateFact, { readonly fact: 'effect-ended' }>;

/** SL-STA-9, SL-R12: invested mana is free again. */
export function returnMana(table: Table, id: Id, points: number): void {
  const { mana, invested, manaMax } = one(table.fight, id);
  const back = Math.min(points, invested);
  if (back <= 0) return;
  const rest = invested - back;
  const more = table.fight.rulings.manaReturn === 'maxAndCurrent' ? back : 0;
  const left = Math.min(manaMax - rest, mana + more);
  table.tell({
    fact: 'mana',
    who: id,
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
