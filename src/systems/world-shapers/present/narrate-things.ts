import { doorStands, doorWords } from '../../../battlefield/doors.ts';
import type { ItemPlace } from '../../../engine/belongings.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { lowered } from '../../../kernel/sentence.ts';
import type { HandFact } from '../facts/hand.ts';
import type { ThingFact } from '../facts/things.ts';
import type { Fight } from '../state.ts';
import { lineOf } from './line.ts';
import { squareName } from './narrate-moves.ts';
import { nameOf } from './words.ts';

/** Items, doors, and what the game master sets. */

const itemWords = {
  drawn: 'draws',
  'put away': 'puts away',
  'picked up': 'picks up',
  dropped: 'drops',
  'handed over': 'hands over',
  disarmed: 'is disarmed of',
  thrown: 'throws',
  used: 'uses up',
} as const;

const clauses = {
  drawn: 'WS-BAS-11',
  'put away': 'WS-BAS-11',
  'picked up': 'WS-BAS-5',
  dropped: 'WS-BAS-5',
  'handed over': 'WS-BAS-5',
  disarmed: 'WS-ADV-10',
  thrown: 'WS-ATK-8',
  used: 'WS-BAS-16',
} as const;

function placeWords(fight: Fight, place: ItemPlace): string {
  switch (place.in) {
    case 'hand':
      return `in the hand of ${nameOf(fight, place.who)}`;
    case 'carried':
      return `carried by ${nameOf(fight, place.who)}`;
    case 'floor':
      return `on the ground at ${squareName(place.cell)}`;
    case 'gone':
      return 'gone';
  }
}

/** "the sword"; a name that says whose it is needs no article: "Bo’s Hook". */
const definite = (name: string): string => {
  const words = lowered(name);
  return /^\S+[’']s? /.test(words) ? words : `the ${words}`;
};

export function narrateThing(fight: Fight, fact: ThingFact): Narrated | null {
  switch (fact.fact) {
    case 'item-moved': {
      const { item, why, who, to } = fact;
      if (why === 'hand') return { level: 'hand', text: `${item.name}: ${placeWords(fight, to)}`, whom: who };
      const onto = 'who' in to && to.who !== who ? ` to ${nameOf(fight, to.who)}` : '';
      return lineOf(fight, who, `${itemWords[why]} ${definite(item.name)}${onto}`, clauses[why]);
    }
    case 'door': {
      const door = doorWords(fight.battlefield, fact.door);
      return fact.who === 'gm'
        ? { level: 'hand', text: doorStands(fight.battlefield, fact.door, fact.open) }
        : lineOf(fight, fact.who, `${fact.open ? 'opens' : 'closes'} ${door}`, 'WS-BAS-5');
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
    case 'summoner-set': {
      const { who, summoner } = fact;
      const whose =
        summoner === null ? 'nobody’s summon any more' : `the summon of ${nameOf(fight, summoner)}`;
      return hand(`${nameOf(fight, who)} is ${whose}`, who);
    }
    case 'note':
      return {
        level: 'deed',
        text: fact.text,
        ...(fact.clause === '' ? {} : { clause: fact.clause }),
        ...(fact.who === undefined ? {} : { who: fact.who }),
      };
  }
}
