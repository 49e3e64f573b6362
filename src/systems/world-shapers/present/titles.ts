import type { About } from '../../../kernel/about.ts';
import { idsIn, said } from '../../../kernel/about.ts';
import { allAre, inARow, numeral, possessive } from '../../../kernel/phrases.ts';
import type { Question } from '../../../kernel/port.ts';
import { suffers } from '../effects/effects.ts';
import { comesBefore } from '../held/watch.ts';
import { contestOf } from '../roll/resisted.ts';
import type { Fight } from '../state.ts';
import { everyone, present } from '../state.ts';
import type { Stat } from '../stats.ts';
import { statNames } from '../stats.ts';
import { deedName, deedVerb } from './deeds.ts';
import { namedBy, nameOf, namesOf, thingName } from './words.ts';

/** Titles of prompts. */

/** The title of a question. */
export function title(fight: Fight, question: Question): string {
  const about = question.about ?? {};
  return (
    roundTitle(fight, question.id, about) ??
    turnTitle(fight, question, about) ??
    deedTitle(fight, question, about) ??
    (said(about, 'title') || `A question for ${nameOf(fight, question.for)}`)
  );
}

/** WS-VIT-5: the names of those who lose Vitality until somebody helps. */
const bleeding = (fight: Fight): readonly string[] =>
  everyone(fight)
    .filter((who) => present(who) && suffers(fight, who, 'bleeding'))
    .map(({ sheet }) => sheet.name);

/** Questions before anybody acts, and at the end. */
function roundTitle(fight: Fight, id: string, about: About): string | null {
  const name = (field: string): string => nameOf(fight, said(about, field));
  switch (id) {
    case 'gm.combatStart': {
      const warning = said(about, 'warning');
      return `Does it come to combat?${warning === '' ? '' : ` ${warning}.`}`;
    }
    case 'gm.surprise':
      return 'Who is surprised?';
    case 'union.propose':
      return `Round ${fight.round} begins. Does ${name('who')} propose a union?`;
    case 'union.consent': {
      const others = idsIn(about, 'with').filter((other) => other !== about.who);
      const more = others.length > 0 ? `, with ${namesOf(fight, others)}` : '';
      return `${name('by')} proposes a union for this round${more}. Does ${name('who')} join?`;
    }
    case 'gm.initiativeTie': {
      const tied = idsIn(about, 'tied').map((slot) => namesOf(fight, slot.split('+')));
      return `Equal at Initiative ${numeral(Number(about.initiative ?? 0))}: ${tied.join(' / ')}. Who goes first?`;
    }
    case 'gm.combatEnd':
      return inARow(
        typeof about.winner === 'string'
          ? `Only ${about.winner} can still fight.`
          : 'Nobody can fight any more.',
        allAre(bleeding(fight), 'Bleeding'),
        'End the combat?',
      );
    default:
      return null;
  }
}

/** Questions about turns, held turns and held actions. */
function turnTitle(fight: Fight, question: Question, about: About): string | null {
  const name = (field: string): string => nameOf(fight, said(about, field));
  switch (question.id) {
    case 'turn':
      return `What does ${about.who === undefined ? nameOf(fight, question.for) : name('who')} do?`;
    case 'heldTurn.offer':
      return about.last === true
        ? `The round ends. Does ${name('who')} take its held turn, or lose it?`
        : `${moment(fight)} Does ${name('who')} take its held turn now?`;
    case 'union.hold':
      return `${name('by')} would hold the turn of the union. Does ${name('who')} agree?`;
    case 'gm.trigger':
      return `${name('by')} ${comesBefore(fight) ? 'is about to act' : 'has just acted'}. ${name('who')} waits for this: ${said(about, 'trigger')}. Has it happened?`;
    default:
      return null;
  }
}

/** WS-R22: the moment of the offer: between turns, or between two deeds of another turn. */
const moment = (fight: Fight): string =>
  fight.active === null ? 'A turn is over.' : `It is ${possessive(nameOf(fight, fight.active))} turn.`;

/** Questions in the middle of a deed. */
function deedTitle(fight: Fight, { id, for: asked }: Question, about: About): string | null {
  const name = (field: string): string => nameOf(fight, said(about, field));
  switch (id) {
    case 'contest.skill':
      return `${deedName(contestOf(said(about, 'purpose')), namedBy(fight, said(about, 'against')))}: with which check does ${name('who')} stand against ${name('against')}?`;
    case 'contest.yield':
      return `${name('who')} ${deedVerb(said(about, 'purpose'), true, namedBy(fight, said(about, 'who')))} ${name('against')}. Does ${name('against')} give in?`;
    case 'dr.choice':
      return `${name('who')} may withstand what ${said(about, 'by') === said(about, 'who') ? 'it' : name('by')} does: ${statNames[said(about, 'dr') as Stat] ?? 'a'} DR. Roll, or let it fail?`;
    case 'quick-guard':
    case 'guard':
    case 'reaction.offer':
      return `${name('by')} attacks ${name('target')}${withWhat(fight, about, 'by')}. Does ${nameOf(fight, asked)} react?`;
    case 'attack.miss':
      return `${name('who')} hits ${name('target')}${withWhat(fight, about)}. Does ${name('who')} miss on purpose?`;
    case 'attack.nonLethal':
      return `${name('who')} hits ${name('target')}${withWhat(fight, about)}. Does ${name('who')} strike to kill?`;
    case 'attack.criticalType':
      return `${name('who')} lands a critical hit on ${name('target')}${withWhat(fight, about)}. Of which type is the additional damage?`;
    case 'collision.merge':
      return `${name('who')} drives ${name('target')} into something. Is the collision part of the blow?`;
    case 'armorAllocation':
      return `${name('who')} hits ${name('target')} with several damage types. From which is its defence taken?`;
    case 'switchPlaces.react':
      return `${name('by')} wants to switch places with ${name('who')}. Does it spend a reaction?`;
    default:
      return null;
  }
}

/** " with ax", or nothing where no means are said. */
function withWhat(fight: Fight, about: About, whose: 'who' | 'by' = 'who'): string {
  const means = said(about, 'with');
  return means === '' ? '' : ` with ${thingName(fight, said(about, whose), means)}`;
}
