import { doorStands, doorWords } from '../../../battlefield/doors.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { HandFact } from '../facts/hand.ts';
import type { Place, ThingFact } from '../facts/things.ts';
import type { Fight } from '../state.ts';
import { lineOf } from './line.ts';
import { nameOf, thingName } from './words.ts';

/** Facts about items, and the game master's changes, as log lines. */

/** The verb and the clause of each reason for which an item moves. */
const itemWords = {
  retrieved: ['draws', 'SL-COM-8'],
  stowed: ['puts away', 'SL-COM-8'],
  'picked up': ['picks up', 'SL-MSC-18'],
  dropped: ['drops', 'SL-SEQ-3'],
  disarmed: ['loses', 'SL-MSC-4'],
  thrown: ['throws', 'SL-ATK-4'],
  used: ['uses up', 'SL-MSC-18'],
} as const;

function placeWords(fight: Fight, place: Place): string {
  switch (place.in) {
    case 'hand':
      return `in the hand of ${nameOf(fight, place.who)}`;
    case 'stowed':
      return `put away (${place.container})`;
    case 'floor':
      return 'on the floor';
    case 'gone':
      return 'gone';
  }
}

export function narrateThing(fight: Fight, fact: ThingFact): Narrated | null {
  const line = (text: string, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, text, clause, level);
  switch (fact.fact) {
    case 'item-moved': {
      const name = fact.item.name.toLowerCase();
      if (fact.why === 'hand') {
        return { level: 'hand', text: `${fact.item.name}: ${placeWords(fight, fact.to)}`, whom: fact.who };
      }
      const [words, clause] = itemWords[fact.why];
      return line(`${words} the ${name}`, clause);
    }
    case 'loading': {
      const name = thingName(fight, fact.who, fact.item);
      return fact.left > 0
        ? line(`must load the ${name} again: ${fact.left} AP`, 'SL-ATK-4', 'detail')
        : line(`has the ${name} loaded`, 'SL-ATK-4', 'detail');
    }
    case 'door': {
      const door = doorWords(fight.battlefield, fact.door);
      return fact.who === 'gm'
        ? { level: 'hand', text: doorStands(fight.battlefield, fact.door, fact.open) }
        : line(`${fact.open ? 'opens' : 'closes'} ${door}`, 'SL-MSC-18');
    }
  }
}

export function narrateHand(fight: Fight, fact: HandFact): Narrated {
  const hand = (text: string, whom?: Id): Narrated => ({
    level: 'hand',
    text,
    ...(whom === undefined ? {} : { whom }),
  });
  switch (fact.fact) {
    case 'joined':
      return hand(`${fact.combatant.sheet.name} joins the fight`, fact.combatant.id);
    case 'side':
      return hand(`${nameOf(fight, fact.who)} is now on the side ${fact.side}`, fact.who);
    case 'active-set':
      return hand(`It is the turn of ${nameOf(fight, fact.who)}`, fact.who);
    case 'surprise-set':
      return hand(`${nameOf(fight, fact.who)} is ${fact.on ? '' : 'not '}surprised`, fact.who);
    case 'hero-rules': {
      const said = fact.on ? 'now follows the rules of heroes' : 'follows the rules of heroes no more';
      return { ...hand(`${nameOf(fight, fact.who)} ${said}`, fact.who), clause: 'SL-HLT-14' };
    }
    case 'dash-ended':
      return hand(`${nameOf(fight, fact.who)} dashes no more`, fact.who);
    case 'marks-set':
      return hand(
        fact.marks.length === 0
          ? `Nobody harries or distracts ${nameOf(fight, fact.who)}`
          : `${nameOf(fight, fact.who)} is ${[...new Set(fact.marks.map(({ kind }) => kind))].join(' and ')}`,
        fact.who,
      );
    case 'had-turn':
      return {
        ...hand(`${nameOf(fight, fact.who)} has ${fact.had ? 'had its' : 'a'} turn in this round`, fact.who),
        clause: 'SL-INI-4',
      };
    case 'note':
      return {
        level: 'deed',
        text: fact.text,
        ...(fact.clause === '' ? {} : { clause: fact.clause }),
        ...(fact.who === undefined ? {} : { who: fact.who }),
      };
  }
}
