import type { Id } from '../../../kernel/json.ts';

/** WS-INI-6: forced to act first, by Initiative, forced to act last. */
export const places = ['first', 'middle', 'last'] as const;
export type SlotPlace = (typeof places)[number];

/**
 * A place in the order of a round, for one combatant or a union (WS-INI-1, WS-INI-14). Fixed for the round except for
 * its state.
 */
export interface Slot {
  /** The member's id; for a union its ids joined by `+`. */
  readonly id: Id;
  readonly members: readonly Id[];
  readonly initiative: number;
  /** WS-INI-16: for a union, the Initiative of each member. */
  readonly shares?: { readonly [id: Id]: number };
  readonly place: SlotPlace;
  /** `held`: it has started, and its turn may still be taken; `suspended`: another slot interrupted it. */
  readonly state: 'waiting' | 'running' | 'suspended' | 'held' | 'done';
  /** WS-INI-8: its held turn has been taken. */
  readonly taken?: true;
}

/** The slot id of these members. */
export const slotId = (members: readonly Id[]): Id => members.join('+');
