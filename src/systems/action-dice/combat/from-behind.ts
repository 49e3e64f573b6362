import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import { judgeBehind } from '../position/behind.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { targetsOf } from './offer.ts';

/** The field of an attack that says that it comes from behind (AD-POS-5, AD-POS-6). */

/** AD-POS-6: asked only where there is somebody who knows nothing of the attacker. */
export function behindNeeds(fight: Fight, who: Combatant): Needs {
  const unaware = targetsOf(fight, who)
    .filter((target) => judgeBehind(fight, who, target) === null)
    .map(({ id }) => id);
  if (unaware.length === 0) return {};
  const need: Need = {
    kind: 'one',
    label: 'From behind',
    oneOf: [
      { id: 'no', label: 'No' },
      { id: 'yes', label: 'Yes, Guard is halved', when: { target: unaware } },
    ],
    default: 'no',
  };
  return { fromBehind: need };
}

export function readBehind(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  { fromBehind }: Choice,
): boolean | Refusal {
  if (fromBehind === undefined || fromBehind === 'no') return false;
  if (fromBehind !== 'yes') return refuse('noSuchThing', 'the answer is yes or no', 'AD-POS-6', 'fromBehind');
  return judgeBehind(fight, who, target) ?? true;
}
