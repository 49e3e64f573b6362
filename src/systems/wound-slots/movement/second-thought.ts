import type { Cell, Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';

/** Whether a mover goes on after a Rebuff (SL-OFF-6). */

/** A string that changes if others have reacted to the step: everyone's AP, and the mover's wounds and posture. */
export function signsOf(fight: Fight, id: Id): string {
  const { wounds, posture } = one(fight, id);
  return JSON.stringify([wounds, posture, ...fight.listing.map((each) => one(fight, each).ap)]);
}

/** SL-OFF-6: asks the combatant that controls the mover whether it goes on. */
export const goOnQuestion = (id: Id, to: Cell): Question => ({
  id: 'walk-on',
  clause: 'SL-OFF-6',
  for: id,
  about: { to: { x: to.x, y: to.y } },
  options: () => [
    { id: 'go-on', label: 'Go on', clause: 'SL-OFF-6', group: 'move' },
    { id: 'stop', label: 'Stop here', clause: 'SL-OFF-6', group: 'move' },
  ],
  read: ({ option }) =>
    option === 'go-on' || option === 'stop'
      ? { option }
      : refuse('noSuchThing', 'the answer is go-on or stop', 'SL-OFF-6', 'option'),
});
