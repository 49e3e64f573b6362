import type { Id } from '../../../kernel/json.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** An automatic effect at the start or the end of a turn (PE-TIME-10). */
export interface Effect {
  /** Its id in `Fight.settled` while this stage lasts. */
  readonly id: string;
  applies(fight: Fight, who: Combatant): boolean;
  happens(table: Table, who: Id): void;
}

/** The next effect of this stage that is due and not resolved yet; `null` when there is none. */
export const nextEffect = (fight: Fight, effects: readonly Effect[], who: Combatant): Effect | null =>
  effects.find(({ id, applies }) => !fight.settled.includes(id) && applies(fight, who)) ?? null;

/**
 * Whether an ailment leaves nothing to be done in a turn (PE-AIL-6). The Despaired may try to end theirs (PE-AIL-17).
 */
export const isNumbed = (who: Combatant): boolean =>
  who.ailments.some(({ id }) => ailmentKinds[id].actionless && id !== 'despaired');

/**
 * PE-R2, `false`: whether Stagger, durations and the like do not end in this turn, because nothing can be done in it.
 * Turns lost to surprise or unconsciousness do not begin at all then.
 */
export const isLost = (fight: Fight, who: Combatant): boolean =>
  !fight.rulings.lostTurnHooks && isNumbed(who);
