import type { Cell, Id } from '../../kernel/json.ts';
import type { Fight } from './state.ts';
import { conscious, held } from './state.ts';

/**
 * The windows in which opportunity attacks are offered, with their contexts as plain data. The rule that opens a window
 * lists the foes that the event provokes; the reaction decides which of them can strike. Only events with a window
 * provoke (FS-OPP-7).
 */

/** FS-OPP-2: a combatant is about to take a step. Window `step-provokes`. */
export interface StepProvokes {
  readonly event: 'step';
  readonly who: Id;
  readonly from: Cell;
  readonly to: Cell;
  /** Whether the mover was prone when the move began: only newly falling prone stops it (FS-OPP-6). */
  readonly prone: boolean;
  /** The foes it provokes, in the order in which they are asked. */
  readonly by: readonly Id[];
}

/** FS-OPP-5: a prone combatant is about to stand up. Window `stands-up`. */
export interface StandsUp {
  readonly event: 'standing';
  readonly who: Id;
  readonly from: Cell;
  readonly prone: true;
  readonly by: readonly Id[];
}

/** FS-OPP-4: a spell without the Melee Attack trait was declared. Window `casting-provokes`. */
export interface CastingProvokes {
  readonly event: 'casting';
  readonly who: Id;
  readonly from: Cell;
  readonly prone: boolean;
  readonly by: readonly Id[];
}

export type Provocation = StepProvokes | StandsUp | CastingProvokes;

/** The name of the window of each event. */
export const windowOf = {
  step: 'step-provokes',
  standing: 'stands-up',
  casting: 'casting-provokes',
} as const;

/**
 * FS-OPP-6: whether the provoker can still do what provoked. It must be conscious; to stand up also prone and not held;
 * to step also not held, not newly prone and not displaced. If not, the event is off and nobody else is asked.
 */
export function stillOn(fight: Fight, event: Provocation): boolean {
  const who = fight.combatants[event.who];
  if (!who || !conscious(who)) return false;
  switch (event.event) {
    case 'casting':
      return true;
    case 'standing':
      return !held(who) && who.prone;
    case 'step':
      return (
        !held(who) &&
        (event.prone || !who.prone) &&
        who.cell.x === event.from.x &&
        who.cell.y === event.from.y
      );
  }
}

/** These ids in the order of initiative; before it is rolled, in the order of the encounter. */
export function inInitiativeOrder(fight: Fight, ids: readonly Id[]): readonly Id[] {
  if (ids.length < 2) return ids;
  const order = fight.order.length > 0 ? fight.order : fight.listing;
  return order.filter((id) => ids.includes(id));
}
