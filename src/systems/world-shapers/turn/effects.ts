import type { Id } from '../../../kernel/json.ts';
import { bleeding } from '../body/bleeding.ts';
import type { Combatant, Fight } from '../state.ts';
import { burning } from '../status/burning.ts';
import type { Table } from '../table.ts';

/**
 * Something that happens automatically at the end of a turn, even if it was passed or lost: Bleeding, Burning
 * (WS-VIT-5, WS-STA-6).
 */
export interface TurnEffect {
  readonly id: string;
  applies(fight: Fight, who: Combatant): boolean;
  happens(table: Table, who: Id): void;
}

/** In the order in which they happen. */
export const turnEndEffects: readonly TurnEffect[] = [bleeding, burning];
