import type { Why } from '../../../kernel/port.ts';
import type { Fight } from '../state.ts';
import { capital, nameOf, thingName } from './words.ts';

/** What dice are for, in words: "Brana attacks Ogre with ax". */
export function rollTitle(fight: Fight, why: Why): string {
  const who = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const means = why.with === undefined ? '' : thingName(fight, why.for, why.with);
  const check = why.with ?? 'a check';
  switch (why.purpose) {
    case 'attack':
      return `${who} attacks ${other}${means === '' ? '' : ` with ${means}`}`;
    case 'damage':
      return `Damage to ${other}${means === '' ? '' : `: ${means}`}`;
    case 'non-lethal':
      return `${who} holds the blow back: taken off the damage`;
    case 'burning':
      return `${who} burns`;
    case 'mend':
    case 'healing':
    case 'item':
    case 'recovery':
      return `${who} restores${why.against === undefined ? '' : `: ${other}`}`;
    case 'ambush':
      return `${who} lies in wait: ${check}`;
    case 'notice':
      return `${who} notices the ambush: ${check}`;
    default:
      return otherTitle(fight, why, who, other, check);
  }
}

/** Contests by the deed they are for, and everything else by its purpose. */
function otherTitle({ combatants }: Fight, why: Why, who: string, other: string, check: string): string {
  const { purpose } = why;
  const resisted = purpose.endsWith('-resisted');
  const deed = contests[resisted ? purpose.slice(0, -'-resisted'.length) : purpose];
  if (deed !== undefined && why.against !== undefined) {
    return resisted ? `${who} resists: ${check}` : `${who} ${deed} ${other}: ${check}`;
  }
  const known = alone[purpose];
  if (known !== undefined) return `${who} ${known}: ${check}`;
  if (/ DR$/.test(check))
    return `${who} withstands${combatants[why.against ?? ''] ? ` ${other}` : ''}: ${check}`;
  const what = capital(purpose.replaceAll(/[-.]/g, ' '));
  return `${what}: ${who}${why.with === undefined ? '' : `, ${check}`}`;
}

const contests: { readonly [purpose: string]: string } = {
  blind: 'blinds',
  climb: 'climbs on',
  'shake-off': 'is shaken by',
  disarm: 'disarms',
  grab: 'grabs',
  'break-free': 'breaks free from',
  shove: 'shoves',
  trip: 'trips',
  pass: 'pushes past',
  'pass-through': 'pushes past',
};

const alone: { readonly [purpose: string]: string } = {
  stabilize: 'stops the Bleeding',
  hide: 'hides',
  spot: 'keeps watch',
  cinematic: 'attempts the deed',
};
