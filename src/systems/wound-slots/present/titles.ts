import type { About } from '../../../kernel/about.ts';
import { idsIn, said } from '../../../kernel/about.ts';
import { allAre, inARow, possessive } from '../../../kernel/phrases.ts';
import type { Question } from '../../../kernel/port.ts';
import type { Fight } from '../state.ts';
import { everybody } from '../state.ts';
import { eventNames } from '../turn/events.ts';
import { deedName } from './deeds.ts';
import { nameOf, namesOf, thingName } from './words.ts';

/** Titles of prompts. */

/** A question in words. */
export function title(fight: Fight, question: Question): string {
  const about = question.about ?? {};
  const asked = nameOf(fight, question.for);
  switch (question.id) {
    case 'turn':
      return `What does ${asked} do?`;
    case 'moment':
      return momentTitle(fight, about, asked);
    case 'end':
      return inARow(
        typeof about.winner === 'string'
          ? `Nobody but ${about.winner} is left standing.`
          : 'Nobody is left standing.',
        allAre(dying(fight), 'dying'),
        'End the encounter?',
      );
    case 'surprise':
      return 'Who is surprised?';
    case 'surprise-check':
      return `Does ${nameOf(fight, said(about, 'who'))} notice them? Which checks?`;
    default:
      return (
        reactionTitle(fight, question.id, about, asked) ??
        deedTitle(fight, question.id, about, asked) ??
        judgeTitle(fight, question.id, about) ??
        `A question for ${asked}`
      );
  }
}

/** SL-CND-4: the names of those who are dying. */
const dying = (fight: Fight): readonly string[] =>
  everybody(fight)
    .filter((who) => who.dying !== null && who.out !== 'dead')
    .map(({ sheet }) => sheet.name);

/** SL-INT-4: what is about to happen or has just happened, and what can be done about it. */
function momentTitle(fight: Fight, about: About, asked: string): string {
  const doer = nameOf(fight, said(about, 'who'));
  const target = said(about, 'target');
  const on = target === '' ? '' : ` on ${nameOf(fight, target)}`;
  const action = declared(fight, about);
  switch (said(about, 'moment')) {
    case 'declared':
      return `${doer} declares ${action}${on}. Does ${asked} interrupt? Then it comes to nothing, and costs nothing.`;
    case 'resolved':
      return `${doer} is done with ${action}${on}. Does ${asked} act now?`;
    case 'turn-start':
      return `The turn of ${doer} begins. Does ${asked} act first?`;
    default:
      return `The turn of ${doer} ends. Does ${asked} act before that?`;
  }
}

/** What was declared: a spell or a special attack by its own name, everything else by that of the action. */
function declared(fight: Fight, about: About): string {
  const action = said(about, 'action');
  const which = said(about, 'which');
  if (which === '') return deedName(action);
  const thing = thingName(fight, said(about, 'who'), which);
  return action === 'cast-spell' || action === 'special-attack' ? thing : `${deedName(action)} (${thing})`;
}

/** Titles of reactions and of answers to an attack (section REA). */
function reactionTitle(fight: Fight, id: string, about: About, asked: string): string | null {
  const name = (field: string): string => nameOf(fight, said(about, field));
  switch (id) {
    case 'rebuff':
      return said(about, 'rider') === ''
        ? `${name('mover')} comes closer than ${asked} likes. Rebuff?`
        : `${name('mover')} carries ${name('rider')} closer than ${asked} likes. Rebuff?`;
    case 'harry':
      return `${name('shooter')} takes aim at ${name('target')} within reach of ${asked}. Harry?`;
    case 'interpose': {
      const means = thingName(fight, said(about, 'attacker'), said(about, 'with'));
      return `${name('attacker')} attacks ${asked} with ${means}. Pull somebody in between?`;
    }
    case 'defend':
      return `${name('attacker')} attacks the ${said(about, 'against')} Defense of ${asked}. How is it met?`;
    case 'ignore-attackers':
      return `${asked} is flanked by ${namesOf(fight, idsIn(about, 'flankedBy'))}. Ignore somebody?`;
    case 'readied': {
      const event = eventNames[said(about, 'event') as keyof typeof eventNames] ?? said(about, 'event');
      return `${asked} has readied ${deedName(said(about, 'action'))}. Now (${event}: ${name('who')})?`;
    }
    case 'cling':
      return `${name('who')} is about to get away from ${asked}. Cling?`;
    case 'mercy':
      return `${asked} knocks ${name('who')} out. What becomes of it?`;
    case 'disarm-resist':
      return `${name('who')} is about to be disarmed. What does it resist with?`;
    default:
      return null;
  }
}

/** Titles of questions in the middle of an action. */
function deedTitle(fight: Fight, id: string, about: About, asked: string): string | null {
  const name = (field: string): string => nameOf(fight, said(about, field));
  switch (id) {
    case 'cling-mix':
      return `${asked} clings to ${name('who')}. How are the ${said(about, 'points')} points used?`;
    case 'disarm-item':
      return `What does ${name('who')} drop?`;
    case 'nonlethal-level':
      return `How bad shall the wound of ${name('target')} be?`;
    case 'shove':
      return `Where is ${name('who')} shoved?`;
    case 'charged':
      return `${deedName(said(about, 'action'))} is paid for. How does ${asked} carry it out?`;
    case 'walk-on':
      return `Somebody has acted. Does ${asked} go on?`;
    default:
      return null;
  }
}

/** Titles of questions to the game master. */
function judgeTitle(fight: Fight, id: string, about: About): string | null {
  const name = (field: string): string => nameOf(fight, said(about, field));
  switch (id) {
    case 'hurry':
      return `${name('who')} hurries: ${deedName(said(about, 'action'))}. Which check?`;
    case 'hurry-loss':
      return `${possessive(name('who'))} hurry has failed. Does it cost AP?`;
    case 'landing':
      return `${name('who')} lands on bad ground. Does it stay standing?`;
    case 'ledge':
      return `${name('who')} jumps a little too short. Is there a ledge to catch?`;
    case 'climb-cost':
      return `${name('who')} is about to climb: ${said(about, 'face')}. How hard is it?`;
    case 'flight':
      return `${name('who')} is out of control. Where does it flee?`;
    case 'other-action': {
      const at = about.target === undefined ? '' : ` (${name('target')})`;
      return `${name('who')} wants to do something else: ${said(about, 'what')}${at}. How is it done?`;
    }
    case 'other-outcome': {
      const how = about.passed === true ? 'it works' : 'it does not work';
      return `${name('who')}, ${said(about, 'what')}: ${how}. What comes of it?`;
    }
    case 'lightning':
      return `The lightning of ${name('caster')} spreads through the water. Whom does it reach?`;
    default:
      return null;
  }
}
