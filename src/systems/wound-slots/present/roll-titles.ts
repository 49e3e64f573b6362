import { capital } from '../../../kernel/phrases.ts';
import type { Why } from '../../../kernel/port.ts';
import { resisting } from '../roll/check.ts';
import type { Fight } from '../state.ts';
import { nameOf, thingName } from './words.ts';

/** The purpose of a roll in words: "Wenna attacks the ogre with the sword". */
export function rollTitle(fight: Fight, why: Why): string {
  const who = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const check =
    why.purpose === 'disarm' ? thingName(fight, why.for, why.with ?? '') : (why.with ?? 'a check');
  switch (why.purpose) {
    case 'attack':
      return `${who} attacks ${other} with ${thingName(fight, why.for, why.with ?? '')}`;
    case 'defense':
      return `${who} defends against ${other}`;
    case 'damage':
      return `${who} puts full strength behind the ${thingName(fight, why.for, why.with ?? '')}`;
    case 'tie':
      return `Who goes first of ${check}, counted in this order`;
    case 'seize-initiative':
      return `${who} seizes initiative`;
    case 'initiative':
      return `Initiative of ${who}`;
    case 'consciousness':
      return `${who} tries to stay conscious`;
    case 'dying':
      return `${who} tries to cling to life`;
    case 'wake-up':
      return `${who} tries to wake up`;
    case 'hold-on':
      return `${who} tries to hold on: ${check}`;
    case 'surface':
      return `${who} tries to come up for air: ${check}`;
    case 'control':
      return `${who} tries to keep ${other} in hand: ${check}`;
    case 'notice':
      return `${who} may notice ${other}: ${check}`;
    case 'surprise':
      return `${who} sneaks up on ${other}: ${check}`;
    default: {
      const what = deeds[why.part === resisting ? 'resist' : why.purpose];
      if (what === undefined) return `${capital(why.purpose.replaceAll('-', ' '))}: ${who}, ${check}`;
      return why.against === undefined
        ? `${who} ${what[0]}: ${check}`
        : `${who} ${what[1]} ${other}: ${check}`;
    }
  }
}

/** The words for a check's purpose: alone, and against somebody. */
const deeds: { readonly [purpose: string]: readonly [alone: string, against: string] } = {
  cling: ['tries to cling on', 'tries to cling to'],
  calm: ['tries to calm the mount', 'tries to calm'],
  dash: ['dashes on', 'dashes past'],
  disarm: ['tries to disarm', 'tries to disarm'],
  shove: ['tries to shove', 'tries to shove'],
  trip: ['tries to trip', 'tries to trip'],
  distract: ['tries to distract', 'tries to distract'],
  resist: ['tries to resist', 'tries to resist'],
  drag: ['tries to drag the others', 'tries to drag'],
  'enter-space': ['tries to force a way in', 'tries to force a way into the space of'],
  escape: ['tries to escape', 'tries to escape from'],
  hurry: ['hurries', 'hurries past'],
  interpose: ['tries to turn the attack aside', 'tries to pull in'],
  jump: ['jumps', 'jumps over'],
  landing: ['tries to land on its feet', 'tries to land on its feet beside'],
  ledge: ['reaches for the ledge', 'reaches for the ledge beside'],
  pin: ['tries to pin', 'tries to pin'],
  stabilize: ['tries to stabilize', 'tries to stabilize'],
  'treat-wound': ['treats a wound', 'treats a wound of'],
  'treat-condition': ['treats a condition', 'treats'],
  other: ['tries something', 'tries something against'],
  'resist-other': ['tries to resist', 'tries to resist'],
};
