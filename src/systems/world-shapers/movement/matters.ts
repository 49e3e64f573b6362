import type { Cell } from '../../../kernel/json.ts';
import { leaningTo } from '../effects/effects.ts';
import { sets } from '../held/triggers.ts';
import { ridersOf } from '../riding/riding.ts';
import { showsInStep, somebodyHides } from '../sight/notice.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone } from '../state.ts';

/** Whether anybody holds actions or is hidden. */
const somebodyWaits = (fight: Fight): boolean =>
  everyone(fight).some(({ held }) => held.length > 0) || somebodyHides(fight);

/**
 * Whether a step of the walker `mover` triggers a held action or ends somebody's hiding. A walk is interrupted only at
 * such squares; if the mover carries others or leans, at each, as long as anybody waits or hides.
 */
export function stepMatters(fight: Fight, mover: Combatant, to: Cell): boolean {
  if (!somebodyWaits(fight)) return false;
  if (ridersOf(fight, mover).length > 0 || leaningTo(mover) !== null) return true;
  const step = { event: 'step', who: mover.id, from: mover.cell, to } as const;
  return (
    showsInStep(fight, mover, to) ||
    everyone(fight).some(
      (who) => who.id !== mover.id && who.held.some(({ trigger }) => sets(fight, who, trigger, step)),
    )
  );
}
