import type { About } from '../../../kernel/about.ts';
import { idsIn, said } from '../../../kernel/about.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Words } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import { capital, counted, numeral } from '../../../kernel/phrases.ts';
import type { Question, Why } from '../../../kernel/port.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import type { ChanceEvent } from '../reactions/chance-events.ts';
import type { Fight } from '../state.ts';
import { readDie } from '../test/dice.ts';
import { nameOf, namesOf, thingName } from './words.ts';

/** The titles of questions and of rolls. */

/** The title of a question. */
export function title(fight: Fight, question: Question): string {
  const about = question.about ?? {};
  const name = (field: string): string => nameOf(fight, said(about, field));
  const asked = nameOf(fight, question.for);
  switch (question.id) {
    case 'turn':
      return `What does ${asked} do?`;
    case 'one-more':
      return `${asked} has a One More. What for?`;
    case 'evasion': {
      const means = thingName(fight, said(about, 'attacker'), said(about, 'with'));
      return `${name('attacker')} attacks with ${means}. How does ${asked} evade?`;
    }
    case 'fate-advantage':
      return `${capital(said(about, 'test'))} against ${numeral(Number(about.target))}. Does ${asked} spend Fate for Advantage?`;
    case 'fate-reroll': {
      const { beaten } = about;
      const by = beaten === 0 ? 'a bare pass' : typeof beaten === 'number' ? counted(beaten, 'degree') : null;
      const to = by === null ? '' : ` to ${by}`;
      const vain = isBeyond(fight, beaten, about.target) ? ', more than any die brings' : '';
      const lost = about.tied === true ? `${by} each, and lost` : `lost${to}${vain}`;
      return `${said(about, 'die')} against ${numeral(Number(about.target))}: ${lost}. Does ${asked} spend Fate to roll again?`;
    }
    case 'distract':
      return `${name('tester')} rolled ${said(about, 'die')} and passes. Does ${asked} force another roll?`;
    case 'chance-attack':
      return `${name('provoker')} ${openings[said(about, 'event') as ChanceEvent['event']]}. Does ${asked} strike?`;
    case 'end':
      return typeof about.winner === 'string'
        ? `Nobody but ${about.winner} is left standing. End the encounter?`
        : 'Nobody is left standing. End the encounter?';
    case 'surprised':
      return 'Who is surprised?';
    case 'deadly-wound':
      return about.blow === undefined
        ? `${name('who')} has lost the last wound. Down, or dead?`
        : `${name('who')} has no wound left and is struck again. Down, or dead?`;
    case 'fate-block':
      return `${asked} is about to lose a Heavy Wound. Block it with Fate?`;
    case 'tie':
      return `${namesOf(fight, idsIn(about, 'tied'))} have the same initiative. Who goes first?`;
    default:
      return said(about, 'title') || deedTitle(fight, question.id, about, asked);
  }
}

/**
 * Whether more degrees are needed than the lowest die has against this target: then a reroll can soften the hit, but
 * not win.
 */
const isBeyond = ({ rulings }: Fight, degrees: Json | undefined, target: Json | undefined): boolean =>
  typeof degrees === 'number' &&
  typeof target === 'number' &&
  readDie(rulings, target, 1, false).degrees < degrees;

/** The title of a question in the middle of an action. */
function deedTitle(fight: Fight, id: string, about: About, asked: string): string {
  const name = (field: string): string => nameOf(fight, said(about, field));
  switch (id) {
    case 'disengage':
      return `${asked} leaves ${namesOf(fight, idsIn(about, 'leaving'))}. How?`;
    case 'follow-push':
      return `${name('target')} is pushed out of the grip of ${asked}. Go along?`;
    case 'next-weapon':
      return `${asked} has another weapon. Attack with it too?`;
    case 'burst-next':
      return `${asked} has shots left. Whom do they go at?`;
    case 'burst-wounds':
      return `How many more shots at ${name('target')}?`;
    case 'object-hit':
      return `${name('attacker')} hits ${said(about, 'object')} of ${said(about, 'owner')}. What comes of it?`;
    case 'long-shot':
      return `Does the attack of ${name('attacker')} reach ${name('target')} at that height?`;
    case 'scatter':
      return `${name('attacker')} misses ${name('target')}. Does the shot scatter?`;
    case 'hard-climb':
      return `Is this a hard climb for ${name('who')}?`;
    case 'short-leap':
      return `${name('who')} leaps too short. What becomes of it?`;
    case 'soften-fall':
      return `${name('who')} falls ${said(about, 'metres')} m. Can anything soften it?`;
    case 'rough-water':
      return `${name('who')} loses against the water. What becomes of it?`;
    case 'other-skill':
      return `${name('who')} wants to use another skill ${said(about, 'what')}. Does one serve?`;
    case 'stealth':
      return `Does ${name('who')} stay hidden from ${name('seer')}?`;
    case 'trick':
      return `${name('who')} tries a trick on ${name('target')}: ${said(about, 'what')}. How is it tested?`;
    default:
      return `A question for ${asked}`;
  }
}

const openings: { readonly [event in ChanceEvent['event']]: string } = {
  leaving: 'leaves the melee',
  rising: 'gets up',
  firing: 'fires in melee',
  'failed-grapple': 'has failed to grapple',
  'failed-trick': 'has failed a trick',
};

/** What a combatant does when it makes a test. */
interface Deed {
  readonly words: string;
  /** What stands between that and the name of the opponent; left out where none is named. */
  readonly to?: '' | 'from' | 'to' | 'of' | 'on';
  /** What follows the name. */
  readonly behind?: string;
}

/** By the purpose of the test. */
const deeds: { readonly [purpose: string]: Deed } = {
  'blood-loss': { words: 'bleeds' },
  'break-ice': { words: 'tries to break the ice' },
  'break-out': { words: 'tries to get free', to: 'of' },
  climb: { words: 'climbs in a hurry' },
  confusion: { words: 'fights against the confusion' },
  disengage: { words: 'leaves the melee with care' },
  distract: { words: 'tries to distract', to: '' },
  hold: { words: 'tries to keep hold', to: 'of' },
  'hold-breath': { words: 'tries to hold the breath' },
  'hold-in-melee': { words: 'tries to keep', to: '', behind: ' from leaving' },
  'hurry-reload': { words: 'reloads in a hurry' },
  leap: { words: 'tries to leap far' },
  miasma: { words: 'tries to withstand the Miasma' },
  notice: { words: 'may notice', to: '' },
  'pull-together': { words: 'tries to pull together' },
  'put-out': { words: 'tries to put out the flames' },
  'resist-distract': { words: 'tries to see through', to: '' },
  'resist-scary-face': { words: 'tries to stand up', to: 'to' },
  'resist-task': { words: 'tries to withstand', to: '' },
  run: { words: 'sprints' },
  'scary-face': { words: 'tries to frighten', to: '' },
  'see-through': { words: 'tries to see through', to: '' },
  shock: { words: 'touches', to: '', behind: ', who is Shocked' },
  'soften-fall': { words: 'tries to soften the fall' },
  staunch: { words: 'tries to staunch the bleeding' },
  'stay-afloat': { words: 'tries to stay afloat' },
  'stay-awake': { words: 'fights against passing out' },
  stealth: { words: 'tries to stay hidden', to: 'from' },
  task: { words: 'uses a skill' },
  swim: { words: 'swims in a hurry' },
  terrain: { words: 'tries to keep the footing' },
  trick: { words: 'tries a trick', to: 'on' },
};

const toWhom = ({ words, to, behind = '' }: Deed, whom: string): string =>
  whom === '' || to === undefined ? words : `${words}${to === '' ? '' : ` ${to}`} ${whom}${behind}`;

/** The title of a roll. */
export const rollTitle = (fight: Fight, why: Why): string => textOf(rollWords(fight, why));

/** The parts of that title. */
export function rollWords(fight: Fight, why: Why): Words {
  const subject = nameOf(fight, why.for);
  const against = why.against === undefined ? '' : nameOf(fight, why.against);
  const result = why.with ?? 'the skill';
  switch (why.purpose) {
    case 'attack': {
      const means = thingName(fight, why.for, why.with ?? '');
      return { subject, says: `attacks${against === '' ? '' : ` ${against}`} with ${means}` };
    }
    case 'evasion':
      return { subject, says: `tries to evade ${against}`, result };
    case 'location':
      return { says: `Where ${against === '' ? subject : against} is hit` };
    case 'initiative-tie': {
      const whom = against === '' ? '' : ` with ${against}`;
      return { subject, says: `rolls to break the tie${whom}`, result: 'the lower goes first' };
    }
    case 'all-out':
      return { subject, says: 'joins the All-Out Attack', result };
    case 'resist':
      return {
        subject,
        says: `tries not to become ${ailmentKinds[result as AilmentId]?.name ?? result}`,
      };
    default: {
      const deed = deeds[why.purpose];
      if (deed !== undefined) return { subject, says: toWhom(deed, against), result };
      const whom = against === '' ? '' : ` against ${against}`;
      return { says: capital(why.purpose.replaceAll('-', ' ')), result: `${subject}${whom}, ${result}` };
    }
  }
}
