import type { Cell, Id } from '../../kernel/json.ts';
import type { Fight } from './state.ts';
import { conscious, held } from './state.ts';

/**
 * The moments at which others may react, and what they are told: plain data. Whoever opens a window says whom the
 * event provokes by its geometry; whether one of them can and wants to strike is the reaction's affair. For what
 * opens none of them nobody may strike (FS-OPP-7).
 */

/** FS-OPP-2: a step is about to be taken. Window `step-provokes`. */
export interface StepProvokes {
  readonly event: 'step';
  readonly who: Id;
  readonly from: Cell;
  readonly to: Cell;
  /** Whether the mover was prone when the event began: falling prone is what stops it (FS-OPP-6). */
  readonly prone: boolean;
  /** Whom it provokes, in the order in which they are asked. */
  readonly by: readonly Id[];
}

/** FS-OPP-5: somebody prone is about to stand up. Window `stands-up`. */
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

/** The names of the windows by their events. */
export const windowOf = {
  step: 'step-provokes',
  standing: 'stands-up',
  casting: 'casting-provokes',
} as const;

/**
 * FS-OPP-6: whether the provoker can still do what provoked: it is conscious, for moving and standing up not held,
 * and for moving neither newly prone nor displaced. If not, the event is off and nobody else is asked.
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

/** In the order of initiative; those without one, in the order of the encounter. */
export function inInitiativeOrder(fight: Fight, ids: readonly Id[]): readonly Id[] {
  if (ids.length < 2) return ids;
  const order = fight.order.length > 0 ? fight.order : fight.listing;
  return order.filter((id) => ids.includes(id));
}
