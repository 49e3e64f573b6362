import { capital } from '../../../kernel/phrases.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Fight } from '../state.ts';
import { nameOf, thingName } from './words.ts';

/** The purpose of a roll in words: "Brana attacks Ogre with ax". */
export function rollTitle(fight: Fight, why: Why): string {
  const who = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const means = why.with === undefined ? '' : thingName(fight, why.for, why.with);
  const check = why.with ?? 'a check';
  switch (why.purpose) {
    case 'attack':
      return `${who} attacks ${other}${means === '' ? '' : ` with ${means}`}`;
    case 'damage':
      return damageTitle(fight, why);
    case 'non-lethal':
      return `${who} holds the blow back: taken off the damage`;
    case 'burning':
      // The die is that of whoever lit the flames.
      return `${other} burns`;
    case 'mend':
    case 'healing':
    case 'item':
    case 'recovery':
      return why.against === undefined || why.against === why.for
        ? `${who} recovers`
        : `${who} restores ${other}`;
    case 'ambush':
      return `${who} lies in wait: ${check}`;
    case 'notice':
      return `${who} may notice the ambush: ${check}`;
    default:
      return otherTitle(fight, why, who, other, check);
  }
}

/**
 * The source and type of damage dice, so that several rolls of one hit can be told apart. One roll for several targets
 * names none.
 */
function damageTitle(fight: Fight, why: Why): string {
  const to = why.against === undefined ? 'Damage' : `Damage to ${nameOf(fight, why.against)}`;
  if (why.with === undefined) return to;
  const what = thingName(fight, why.for, why.with);
  return `${to}: ${what}${why.part === undefined ? '' : `, ${why.part}`}`;
}

/** The title of contests by their deed, of other rolls by their purpose. */
function otherTitle({ combatants }: Fight, why: Why, who: string, other: string, check: string): string {
  const { purpose } = why;
  const resisted = purpose.endsWith('-resisted');
  const deed = contests[resisted ? purpose.slice(0, -'-resisted'.length) : purpose];
  if (deed !== undefined && why.against !== undefined) {
    return resisted ? `${who} tries to resist: ${check}` : `${who} ${deed} ${other}: ${check}`;
  }
  const known = alone[purpose];
  if (known !== undefined) return `${who} ${known}: ${check}`;
  if (/ DR$/.test(check))
    return `${who} tries to withstand${combatants[why.against ?? ''] ? ` ${other}` : ''}: ${check}`;
  const what = capital(purpose.replaceAll(/[-.]/g, ' '));
  return `${what}: ${who}${why.with === undefined ? '' : `, ${check}`}`;
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
