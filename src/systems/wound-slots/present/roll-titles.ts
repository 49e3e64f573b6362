import type { Words } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Why } from '../../../kernel/port.ts';
import { resisting } from '../roll/check.ts';
import type { Fight } from '../state.ts';
import { nameOf, thingName } from './words.ts';

/** The purpose of a roll in words: "Wenna attacks the ogre with the sword". */
export const rollTitle = (fight: Fight, why: Why): string => textOf(rollWords(fight, why));

/** The parts of that title. */
export function rollWords(fight: Fight, why: Why): Words {
  const subject = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const result =
    why.purpose === 'disarm' ? thingName(fight, why.for, why.with ?? '') : (why.with ?? 'a check');
  switch (why.purpose) {
    case 'attack':
      return { subject, says: `attacks ${other} with ${thingName(fight, why.for, why.with ?? '')}` };
    case 'defense':
      return { subject, says: `defends against ${other}` };
    case 'damage':
      return {
        subject,
        says: `puts full strength behind the ${thingName(fight, why.for, why.with ?? '')}`,
      };
    case 'tie':
      return { says: `Who goes first of ${result}, counted in this order` };
    case 'seize-initiative':
      return { subject, says: 'seizes initiative' };
    case 'initiative':
      return { says: `Initiative of ${subject}` };
    case 'consciousness':
      return { subject, says: 'tries to stay conscious' };
    case 'dying':
      return { subject, says: 'tries to cling to life' };
    case 'wake-up':
      return { subject, says: 'tries to wake up' };
    case 'hold-on':
      return { subject, says: 'tries to hold on', result };
    case 'surface':
      return { subject, says: 'tries to come up for air', result };
    case 'control':
      return { subject, says: `tries to keep ${other} in hand`, result };
    case 'notice':
      return { subject, says: `may notice ${other}`, result };
    case 'surprise':
      return { subject, says: `sneaks up on ${other}`, result };
    default: {
      const what = deeds[why.part === resisting ? 'resist' : why.purpose];
      if (what === undefined) {
        return { says: capital(why.purpose.replaceAll('-', ' ')), result: `${subject}, ${result}` };
      }
      return { subject, says: why.against === undefined ? what[0] : `${what[1]} ${other}`, result };
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
