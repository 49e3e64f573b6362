import { doorStands, doorWords } from '../../../battlefield/doors.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { lowered } from '../../../kernel/sentence.ts';
import type { Line } from '../../../kernel/view.ts';
import type { HandFact } from '../facts/hand.ts';
import type { ItemPlace, ThingFact } from '../facts/things.ts';
import type { Fight } from '../state.ts';
import { lineOf } from './line.ts';
import { squareName } from './narrate-moves.ts';
import { nameOf } from './words.ts';

/** Moved items, doors, and what the game master does, in words. */

export function narrateThing(fight: Fight, fact: ThingFact): Narrated {
  if (fact.fact === 'door') {
    const door = doorWords(fight.battlefield, fact.door);
    if (fact.who === 'gm')
      return { level: 'hand', text: doorStands(fight.battlefield, fact.door, fact.open) };
    return lineOf(fight, fact.who, `${fact.open ? 'opens' : 'closes'} ${door}`, 'AD-ACT-14');
  }
  const { item, who, why, to } = fact;
  const name = lowered(item.name);
  const line = (text: string, clause = 'AD-ACT-14', level: Line['level'] = 'deed'): Narrated =>
    lineOf(fight, who, text, clause, level);
  switch (why) {
    case 'drawn':
      return line(`draws the ${name}`);
    case 'put away':
      return line(`puts the ${name} away`);
    case 'picked up':
      return line(`picks up the ${name}`);
    case 'dropped':
      return line(`drops the ${name}`, 'AD-ACT-14', 'detail');
    case 'thrown':
      return line(`throws the ${name}: it lies ${placeWords(fight, to)}`, 'AD-ATK-6', 'detail');
    case 'used':
      return line(`uses up the ${name}`, 'AD-ACT-14', 'detail');
    case 'hand':
      return { level: 'hand', text: `The ${name} is now ${placeWords(fight, to)}`, who, clause: 'AD-DIE-18' };
  }
}

function placeWords(fight: Fight, place: ItemPlace): string {
  switch (place.in) {
    case 'hand':
      return `in the ${place.hands === 2 ? 'hands' : place.hand === 'off' ? 'off-hand' : 'main hand'} of ${nameOf(fight, place.who)}`;
    case 'carried':
      return `put away by ${nameOf(fight, place.who)}`;
    case 'floor':
      return `on ${squareName(place.cell)}`;
    case 'gone':
      return 'gone';
  }
}

export function narrateHand(fight: Fight, fact: HandFact): Narrated {
  switch (fact.fact) {
    case 'joined':
      return {
        level: 'hand',
        text: `${fact.combatant.sheet.name} joins the encounter`,
        who: fact.combatant.id,
        clause: 'AD-INI-3',
      };
    case 'side':
      return lineOf(fight, fact.who, `fights for ${fact.side} now`, 'AD-DIE-18', 'hand');
    case 'active-set':
      return lineOf(fight, fact.who, 'has the turn now', 'AD-DIE-18', 'hand');
    case 'opening-said':
      return lineOf(fight, fact.who, 'creates an opening: the game master says so', 'AD-REA-9', 'hand');
    case 'opening-seen':
      return lineOf(fight, fact.who, 'does not create an opening any more', 'AD-REA-9', 'detail');
    case 'note':
      // Notes of the rules are not by the game master's hand.
      return {
        level: fact.clause === 'AD-DIE-18' ? 'hand' : 'deed',
        text: fact.text,
        clause: fact.clause,
        ...(fact.who === undefined ? {} : { who: fact.who }),
      };
  }
}
