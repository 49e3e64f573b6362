import type { Id } from '../../../kernel/json.ts';

/** WS-INI-6: forced to the front, by Initiative, forced to the end. */
export const places = ['first', 'middle', 'last'] as const;
export type SlotPlace = (typeof places)[number];

/** A place in the order of a round, of one combatant or of a union (WS-INI-1, WS-INI-14). Frozen but for its state. */
export interface Slot {
  /** The member's id; those of a union with a `+` between. */
  readonly id: Id;
  readonly members: readonly Id[];
  readonly initiative: number;
  /** WS-INI-16: of a union, what each of them brings to its average. */
  readonly shares?: { readonly [id: Id]: number };
  readonly place: SlotPlace;
  /** `held`: it has started, but the turn is still to be taken; `suspended`: another took its held turn in this one. */
  readonly state: 'waiting' | 'running' | 'suspended' | 'held' | 'done';
  /** WS-INI-8: its turn was held and is taken now. */
  readonly taken?: true;
}

/** The id of a slot of these. */
export const slotId = (members: readonly Id[]): Id => members.join('+');
