import type { Why } from '../../../kernel/port.ts';
import { capital } from '../attributes.ts';
import type { Fight } from '../state.ts';
import { nameOf, thingName } from './words.ts';

/** What dice are for, in words: "Wenna attacks the ogre with the sword". */
export function rollTitle(fight: Fight, why: Why): string {
  const who = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const check = why.with ?? 'a check';
  switch (why.purpose) {
    case 'attack':
      return `${who} attacks ${other} with ${thingName(fight, why.for, why.with ?? '')}`;
    case 'defense':
      return `${who} defends against ${other}`;
    case 'damage':
      return `${who} puts full strength behind the ${thingName(fight, why.for, why.with ?? '')}`;
    case 'tie':
      return `Who goes first, counted in this order: ${check}`;
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
      return `${who} notices ${other}: ${check}`;
    case 'surprise':
      return `${who} sneaks up on ${other}: ${check}`;
    default: {
      const what = deeds[why.purpose];
      if (what === undefined) return `${capital(why.purpose.replaceAll('-', ' '))}: ${who}, ${check}`;
      return why.against === undefined
        ? `${who} ${what[0]}: ${check}`
        : `${who} ${what[1]} ${other}: ${check}`;
    }
  }
}

/** What a check is for: alone, and with somebody else. */
const deeds: { readonly [purpose: string]: readonly [alone: string, against: string] } = {
  cling: ['clings', 'clings to'],
  calm: ['tries to calm the mount', 'tries to calm'],
  dash: ['dashes on', 'dashes past'],
  disarm: ['disarms', 'disarms'],
  shove: ['shoves', 'shoves'],
  trip: ['trips', 'trips'],
  distract: ['distracts', 'distracts'],
  resist: ['resists', 'resists'],
  drag: ['drags', 'drags'],
  'enter-space': ['forces a way in', 'forces a way into the space of'],
  escape: ['tries to escape', 'tries to escape from'],
  hurry: ['hurries', 'hurries past'],
  interpose: ['turns the attack aside', 'pulls in'],
  jump: ['jumps', 'jumps over'],
  landing: ['keeps standing on landing', 'keeps standing beside'],
  ledge: ['reaches for the ledge', 'reaches for the ledge beside'],
  pin: ['pins', 'pins'],
  stabilize: ['stabilizes', 'stabilizes'],
  'treat-wound': ['treats a wound', 'treats a wound of'],
  'treat-condition': ['treats a condition', 'treats'],
  other: ['tries something else', 'tries something against'],
  'resist-other': ['resists', 'resists'],
};
