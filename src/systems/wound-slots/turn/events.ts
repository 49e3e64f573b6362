import type { Id } from '../../../kernel/json.ts';
import type { Table } from '../table.ts';

/** Events that a readied action may wait for (SL-COM-6, SL-R67): the contexts of the window `event`. */
export const eventKinds = ['turn-start', 'turn-end', 'resolved', 'step', 'wound', 'condition', 'gm'] as const;
export type EventKind = (typeof eventKinds)[number];

export const eventNames: { readonly [kind in EventKind]: string } = {
  'turn-start': 'a turn begins',
  'turn-end': 'a turn ends',
  resolved: 'an action is over',
  step: 'somebody takes a step',
  wound: 'somebody is wounded',
  condition: 'a condition begins or ends',
  gm: 'the game master says so',
};

export interface ReadyEvent {
  readonly event: EventKind;
  /** The combatant to whom it happened. */
  readonly who: Id;
  /** Whether it happened in the middle of a deed whose changes of conditions are watched (`conditionWatch`). */
  readonly within: boolean;
}

/** SL-COM-6: opens the window for readied actions right after an event. It cannot undo the event. */
export const happened = (table: Table, event: EventKind, who: Id, within = false): void =>
  table.offer('event', { event, who, within } satisfies ReadyEvent);
