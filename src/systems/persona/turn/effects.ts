import type { Id } from '../../../kernel/json.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';

/** Something that happens of itself at the start or the end of a turn (PE-TIME-10). */
export interface Effect {
  /** What the fight remembers it by while this stage lasts. */
  readonly id: string;
  applies(fight: Fight, who: Combatant): boolean;
  happens(table: Table, who: Id): void;
}

/** The next effect of this stage that has not happened yet; `null` when all have. */
export const nextEffect = (fight: Fight, effects: readonly Effect[], who: Combatant): Effect | null =>
  effects.find(({ id, applies }) => !fight.settled.includes(id) && applies(fight, who)) ?? null;

/** Ailments that leave nothing to be done in a turn (PE-AIL-6); the Despaired may try to end theirs (PE-AIL-17). */
export const isNumbed = (who: Combatant): boolean =>
  who.ailments.some(({ id }) => ailmentKinds[id].actionless && id !== 'despaired');

/**
 * PE-R2, `false`: effects of the start and the end of a turn do not happen in one in which nothing can be done. Turns
 * lost to surprise or unconsciousness have not even begun then.
 */
export const isLost = (fight: Fight, who: Combatant): boolean =>
  !fight.rulings.lostTurnHooks && isNumbed(who);
