import { idsIn, said } from '../../../kernel/about.ts';
import type { Words } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import type { Question, Why } from '../../../kernel/port.ts';
import type { Fight } from '../state.ts';
import { nameOf, namesOf, thingName } from './words.ts';

/** The titles of prompts and of dice pads. */

/** A question in words. */
export function title(fight: Fight, question: Question): string {
  const about = question.about ?? {};
  const name = (field: string): string => nameOf(fight, said(about, field));
  const asked = nameOf(fight, question.for);
  switch (question.id) {
    case 'turn':
      return `What does ${asked} do?`;
    case 'defence': {
      const { opportunity, attacker, with: id } = about;
      const means = thingName(fight, String(attacker), String(id));
      const how = opportunity === true ? 'strikes at the opening' : 'attacks';
      return `${name('attacker')} ${how} with ${means}. How does ${asked} defend?`;
    }
    case 'improvised-defence':
      return `${name('who')} attacks. Does ${asked} defend?`;
    case 'maneuver':
      return `${asked} wins critically. A maneuver against ${name('loser')}?`;
    case 'opportunity-attack':
      return `${name('provoker')} ${openings[said(about, 'event')] ?? 'lays itself open'}. Does ${asked} strike?`;
    case 'grapple-defence':
      return `${name('other')} grapples ${asked}. With which skill does ${asked} resist?`;
    case 'resist':
      return `${name('winner')} would disarm ${asked} of the ${thingName(fight, question.for, said(about, 'item'))}. With which skill does ${asked} resist?`;
    case 'end':
      return typeof about.winner === 'string'
        ? `Nobody but ${about.winner} is left standing. End the encounter?`
        : 'Nobody is left standing. End the encounter?';
    case 'tie': {
      const tied = idsIn(about, 'tied');
      return `${namesOf(fight, tied)} have the same initiative. Who goes first?`;
    }
    case 'finding':
      return `${name('who')} searches and ${about.passed === true ? 'passes' : 'fails'}. What is found?`;
    case 'could-notice':
      return `${name('who')} sneaks. Which foes could notice?`;
    case 'noticed':
      return `${name('who')} has sneaked. Which foes notice?`;
    case 'improvised':
      return `${name('who')} tries: ${said(about, 'what')}. How is it done?`;
    case 'improvised-outcome':
      return `${name('who')} tried: ${said(about, 'what')}, and ${about.passed === true ? 'it worked' : 'it failed'}. What comes of it?`;
    case 'effect':
      return `${name('who')} handles: ${said(about, 'what')}. What happens?`;
    case 'dying':
      return `${name('who')} is harmed while unconscious. What becomes of it?`;
    case 'armor':
      return `Which armor of ${asked} meets the blow?`;
    case 'no-room':
      return 'There is no room for the push. What happens?';
    default:
      return `A question for ${asked}`;
  }
}

const openings: { readonly [event: string]: string } = {
  step: 'moves within reach',
  standing: 'stands up within reach',
  casting: 'casts a spell within reach',
};

/** The purpose of a roll, in words. */
export const rollTitle = (fight: Fight, why: Why): string => textOf(rollWords(fight, why));

/** The parts of that title. */
export function rollWords(fight: Fight, why: Why): Words {
  const subject = nameOf(fight, why.for);
  const against = why.against === undefined ? '' : nameOf(fight, why.against);
  const result = why.with ?? 'the skill';
  switch (why.purpose) {
    case 'attack':
      return { subject, says: `attacks ${against} with ${thingName(fight, why.for, why.with ?? '')}` };
    case 'defence':
      return { subject, says: `defends against ${against}` };
    case 'damage':
      return { says: `Damage of ${subject} to ${against}` };
    case 'initiative':
      return { says: `Initiative of ${subject}` };
    case 'roll-off':
      return { subject, says: 'rolls to break the tie' };
    case 'surprise':
      return { subject, says: 'sneaks up', result };
    case 'notice':
      return { subject, says: 'may notice', result };
    case 'sneak':
      return { subject, says: 'sneaks', result };
    case 'search':
      return { subject, says: 'searches', result };
    case 'search-answer':
      return { subject, says: 'tries to stay hidden', result };
    case 'grapple':
      return { subject, says: `tries to grapple ${against}`, result };
    case 'break-free':
      return { subject, says: 'tries to break free', result };
    case 'grapple-answer':
    case 'break-free-answer':
      return { subject, says: `against ${against}`, result };
    case 'maneuver':
      return { subject, says: 'tries to resist the maneuver', result };
    case 'feint':
      return { subject, says: `feints against ${against}` };
    case 'entangled':
      return { subject, says: 'tries to evade', result };
    case 'casting':
      return { subject, says: `casts ${thingName(fight, why.for, why.with ?? '')}` };
    case 'dying':
      return { subject, says: 'tries to hold on to life', result };
    case 'landing':
      return { says: 'Where the item lands' };
    default:
      return against === '' ? { says: subject, result } : { subject, says: `against ${against}`, result };
  }
}
