import type { Id } from '../../../kernel/json.ts';
import type { BodyFact } from '../facts/body.ts';
import type { StateFact } from '../facts/states.ts';
import type { Combatant, Effect, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';

/** The end of lasting magic, and invested mana (SL-STA-8, SL-STA-9, SL-DUR-1, SL-DUR-2). */

/** Ends an effect; invested mana returns (SL-R12). `clause`: the rule by which it expired. */
export function endEffect(table: Table, effect: Effect, why: Ended['why'], clause?: string): void {
  table.tell({ ...effectEnded(effect, why), ...(clause === undefined ? {} : { clause }) });
  returnMana(table, effect.by, effect.invested);
}

/** The fact that an effect ended. */
export function effectEnded({ id, on, spell, kind }: Effect, why: Ended['why']): Ended {
  return { fact: 'effect-ended', id, on, spell, kind, why };
}

type Ended = Extract<StateFact, { readonly fact: 'effect-ended' }>;

/** SL-STA-9, SL-R12: returns invested mana. */
export function returnMana(table: Table, id: Id, points: number): void {
  const fact = manaReturned(table.fight, one(table.fight, id), points);
  if (fact) table.tell(fact);
}

/** SL-STA-9, SL-R12: the fact that so much invested mana returns; `null`: nothing is invested. */
export function manaReturned(
  { rulings }: Pick<Fight, 'rulings'>,
  who: Combatant,
  points: number,
): Mana | null {
  const { id, mana, invested, manaMax } = who;
  const back = Math.min(points, invested);
  if (back <= 0) return null;
  const rest = invested - back;
  const more = rulings.manaReturn === 'maxAndCurrent' ? back : 0;
  const left = Math.min(manaMax - rest, mana + more);
  return {
    fact: 'mana',
    who: id,
    left,
    invested: rest,
    why: 'invested mana returns',
    clause: 'SL-STA-9',
  };
}

type Mana = Extract<BodyFact, { readonly fact: 'mana' }>;

/** The mana of its caster that these effects hold. */
export const investedBy = (effects: readonly Effect[], id: Id): number =>
  effects.reduce((sum, { by, invested }) => sum + (by === id ? invested : 0), 0);

/** SL-DUR-1, SL-DUR-2: effects that end with this round, the oldest first. */
export const expiring = (effects: readonly Effect[], round: number): readonly Effect[] =>
  effects.filter(({ until }) => until <= round).sort((a, b) => a.since - b.since);

/** SL-STA-7, SL-STA-8, SL-R11: mana that is missing for a cost of `points`. */
export const missingMana = (mana: number, points: number): number => Math.max(0, points - mana);
