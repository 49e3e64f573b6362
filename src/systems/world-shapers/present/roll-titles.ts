import type { Words } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Why } from '../../../kernel/port.ts';
import { contestOf, isResisting } from '../roll/resisted.ts';
import type { Fight } from '../state.ts';
import { isDr } from '../stats.ts';
import { nameOf, thingName } from './words.ts';

/** The purpose of a roll in words: "Brana attacks Ogre with ax". */
export const rollTitle = (fight: Fight, why: Why): string => textOf(rollWords(fight, why));

/** The parts of that title. */
export function rollWords(fight: Fight, why: Why): Words {
  const subject = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const means = why.with === undefined ? '' : thingName(fight, why.for, why.with);
  const check = why.with ?? 'a check';
  switch (why.purpose) {
    case 'attack':
      return { subject, says: `attacks ${other}${means === '' ? '' : ` with ${means}`}` };
    case 'damage':
      return damageWords(fight, why);
    case 'non-lethal':
      return { subject, says: 'holds the blow back', result: 'taken off the damage' };
    case 'burning':
      // The die is that of whoever lit the flames.
      return { subject: other, says: 'burns' };
    case 'mend':
    case 'healing':
    case 'item':
    case 'recovery':
      return {
        subject,
        says: why.against === undefined || why.against === why.for ? 'recovers' : `restores ${other}`,
      };
    case 'ambush':
      return { subject, says: 'lies in wait', result: check };
    case 'notice':
      return { subject, says: 'may notice the ambush', result: check };
    default:
      return otherWords(fight, why, subject, other, check);
  }
}

/**
 * The source and type of damage dice, so that several rolls of one hit can be told apart. One roll for several targets
 * names none.
 */
function damageWords(fight: Fight, why: Why): Words {
  const says = why.against === undefined ? 'Damage' : `Damage to ${nameOf(fight, why.against)}`;
  if (why.with === undefined) return { says };
  const what = thingName(fight, why.for, why.with);
  return { says, result: `${what}${why.part === undefined ? '' : `, ${why.part}`}` };
}

/** The title of contests by their deed, of other rolls by their purpose. */
function otherWords({ combatants }: Fight, why: Why, subject: string, other: string, result: string): Words {
  const { purpose } = why;
  const deed = contests[contestOf(purpose)];
  if (deed !== undefined && why.against !== undefined) {
    return { subject, says: isResisting(purpose) ? 'tries to resist' : `${deed} ${other}`, result };
  }
  const known = alone[purpose];
  if (known !== undefined) return { subject, says: known, result };
  if (isDr(result))
    return { subject, says: `tries to withstand${combatants[why.against ?? ''] ? ` ${other}` : ''}`, result };
  const what = capital(purpose.replaceAll(/[-.]/g, ' '));
  return { says: what, result: `${subject}${why.with === undefined ? '' : `, ${result}`}` };
}

const contests: { readonly [purpose: string]: string } = {
  blind: 'tries to blind',
  climb: 'tries to climb on',
  cling: 'tries to stay on',
  disarm: 'tries to disarm',
  grab: 'tries to grab',
  'break-free': 'tries to break free from',
  shove: 'tries to shove',
  trip: 'tries to trip',
  pass: 'tries to get past',
  'pass-through': 'tries to get past',
};

const alone: { readonly [purpose: string]: string } = {
  stabilize: 'tries to stop the Bleeding',
  hide: 'tries to hide',
  spot: 'keeps watch',
  cinematic: 'attempts the deed',
};
