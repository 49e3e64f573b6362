import type { FightState, NumberedOp, Outcome } from './channel.ts';

/** The result of a job: the outcome for the page, and what it changed. */
export type Done = {
  readonly outcome: Outcome;
  readonly opened?: FightState['opened'];
  readonly news?: readonly NumberedOp[];
  /** What is broadcast after the answer has been posted: the page that asked hears its answer first. */
  readonly told?: Broadcast;
};

/** A message to every tab: the fight with this id changed on the disk, or the library did. */
export type Broadcast = { readonly changed: string } | { readonly library: true };
