import type { About } from '../../../kernel/about.ts';
import { idsIn, said } from '../../../kernel/about.ts';
import type { Json } from '../../../kernel/json.ts';
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

/** What a combatant does when it makes a test, by its purpose; `@` stands for the opponent. */
const deeds: { readonly [purpose: string]: string } = {
  'blood-loss': 'bleeds',
  'break-ice': 'tries to break the ice',
  'break-out': 'tries to get free of @',
  climb: 'climbs in a hurry',
  confusion: 'fights against the confusion',
  disengage: 'leaves the melee with care',
  distract: 'tries to distract @',
  hold: 'tries to keep hold of @',
  'hold-breath': 'tries to hold the breath',
  'hold-in-melee': 'tries to keep @ from leaving',
  'hurry-reload': 'reloads in a hurry',
  leap: 'tries to leap far',
  miasma: 'tries to withstand the Miasma',
  notice: 'may notice @',
  'pull-together': 'tries to pull together',
  'put-out': 'tries to put out the flames',
  'resist-distract': 'tries to see through @',
  'resist-scary-face': 'tries to stand up to @',
  'resist-task': 'tries to withstand @',
  run: 'sprints',
  'scary-face': 'tries to frighten @',
  'see-through': 'tries to see through @',
  shock: 'touches @, who is Shocked',
  'soften-fall': 'tries to soften the fall',
  staunch: 'tries to staunch the bleeding',
  'stay-afloat': 'tries to stay afloat',
  'stay-awake': 'fights against passing out',
  stealth: 'tries to stay hidden from @',
  task: 'uses a skill',
  swim: 'swims in a hurry',
  terrain: 'tries to keep the footing',
  trick: 'tries a trick on @',
};

const toWhom = (deed: string, whom: string): string =>
  whom === '' ? deed.replace(/( from| to| of| on)? @.*$/, '') : deed.replace('@', whom);

/** The title of a roll. */
export function rollTitle(fight: Fight, why: Why): string {
  const who = nameOf(fight, why.for);
  const against = why.against === undefined ? '' : nameOf(fight, why.against);
  const skill = why.with ?? 'the skill';
  switch (why.purpose) {
    case 'attack':
      return `${who} attacks${against === '' ? '' : ` ${against}`} with ${thingName(fight, why.for, why.with ?? '')}`;
    case 'evasion':
      return `${who} tries to evade ${against}: ${skill}`;
    case 'location':
      return `Where ${against === '' ? who : against} is hit`;
    case 'initiative-tie':
      return `${who} rolls to break the tie${against === '' ? '' : ` with ${against}`}: the lower goes first`;
    case 'all-out':
      return `${who} joins the All-Out Attack: ${skill}`;
    case 'resist':
      return `${who} tries not to become ${ailmentKinds[skill as AilmentId]?.name ?? skill}`;
    default: {
      const deed = deeds[why.purpose];
      if (deed !== undefined) return `${who} ${toWhom(deed, against)}: ${skill}`;
      const what = capital(why.purpose.replaceAll('-', ' '));
      return against === '' ? `${what}: ${who}, ${skill}` : `${what}: ${who} against ${against}, ${skill}`;
    }
  }
}
