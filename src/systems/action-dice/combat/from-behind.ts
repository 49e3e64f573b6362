import type { Choice, Need, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import { judgeBehind } from '../position/behind.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { targetsOf } from './offer.ts';

/** The field of an attack that declares it comes from behind (AD-POS-5, AD-POS-6). */

/** The field names for the main attack, and for the off-hand attack declared with it (AD-ACT-4). */
const fields = {
  main: { behind: 'fromBehind', target: 'target', label: 'From behind' },
  offHand: { behind: 'offBehind', target: 'offTarget', label: 'Off-hand from behind' },
} as const;
type BehindOf = keyof typeof fields;

/** AD-POS-6: the field is offered only if some target is unaware of the attacker. */
export function behindNeeds(
  fight: Fight,
  who: Combatant,
  targets: readonly Combatant[] = targetsOf(fight, who),
  of: BehindOf = 'main',
): Needs {
  const { behind, target, label } = fields[of];
  const unaware = targets.filter((one) => judgeBehind(fight, who, one) === null).map(({ id }) => id);
  if (unaware.length === 0) return {};
  const need: Need = {
    kind: 'one',
    label,
    weighty: true,
    oneOf: [
      { id: 'no', label: 'No' },
      { id: 'yes', label: 'Yes, Guard is halved', when: { [target]: unaware } },
    ],
    default: 'no',
  };
  return { [behind]: need };
}

export function readBehind(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  choice: Choice,
  of: BehindOf = 'main',
): boolean | Refusal {
  const field = fields[of].behind;
  const said = choice[field];
  if (said === undefined || said === 'no') return false;
  if (said !== 'yes') return refuse('noSuchThing', 'the answer is yes or no', 'AD-POS-6', field);
  const refused = judgeBehind(fight, who, target);
  return refused ? { ...refused, field } : true;
}
