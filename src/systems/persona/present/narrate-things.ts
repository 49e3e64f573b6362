import { doorStands, doorWords } from '../../../battlefield/doors.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { capital, counted } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import { locationNames } from '../body.ts';
import type { HandFact } from '../facts/hand.ts';
import type { MoveFact } from '../facts/movement.ts';
import type { Place, ThingFact } from '../facts/things.ts';
import { diagonalsAlong, metresAlong } from '../movement/along.ts';
import { metresApart } from '../space.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { lineOf } from './line.ts';
import { nameOf, thingName } from './words.ts';

/** Movement, items, and what the game master sets, in words. */

const ways = {
  walk: 'moves',
  climb: 'climbs',
  swim: 'swims',
  leap: 'leaps',
  fly: 'flies',
  crawl: 'crawls',
  flee: 'flees',
} as const;

/** The metres covered, as PE-R15 counts diagonals, terrain costs aside. A leap is measured to its end only. */
function metresOf(
  fight: Fight,
  { who, how, from, path, odd }: Extract<MoveFact, { readonly fact: 'moved' }>,
): number {
  if (how === 'leap') return metresApart(fight, from, 1, path.at(-1) ?? from, 1);
  // Whether the first diagonal counted 2 m is derived from what the next one would count.
  const next = (odd ?? one(fight, who).move?.odd) ? 1 : 0;
  const first = (next + diagonalsAlong(from, path)) % 2 === 1;
  // PE-TEST-6: fractions are dropped.
  return Math.floor(metresAlong(fight, from, path, first));
}

/** The clause of a stretch of a Move. */
function clauseOf(fight: Fight, { who, how }: Extract<MoveFact, { readonly fact: 'moved' }>): string {
  if (how === 'leap') return 'PE-OBST-10';
  if (how === 'flee') return 'PE-MOVE-11';
  return one(fight, who).move?.kind === 'run' ? 'PE-MOVE-4' : 'PE-MOVE-3';
}

export function narrateMove(fight: Fight, fact: MoveFact): Narrated | null {
  const line = (said: string | Words, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, said, clause, level);
  switch (fact.fact) {
    case 'move':
      return null;
    case 'climbs':
      return fact.climb
        ? line(`has climbed ${fact.climb.done} of ${fact.climb.metres} m`, 'PE-OBST-4')
        : line('is off the wall that it climbed', 'PE-OBST-4');
    case 'moved':
      if (fact.how === 'climb') return line('is at the end of the climb', 'PE-OBST-4');
      return line(`${ways[fact.how]} ${metresOf(fight, fact)} m`, clauseOf(fight, fact));
    case 'pushed': {
      const metres = metresApart(fight, fact.from, 1, fact.to, 1);
      return { ...line(`is pushed ${metres} m by ${nameOf(fight, fact.by)}`, 'PE-ACT-26'), whom: fact.by };
    }
    case 'followed':
      return line('follows', 'PE-ACT-28', 'detail');
    case 'fell-back':
      return line('cannot stay there and gives way', 'PE-MOVE-1', 'detail');
    case 'fell':
      return fact.flies
        ? line(`flies down ${fact.metres} m`, 'PE-FLY-6')
        : line(`falls ${fact.metres} m`, 'PE-OBST-13');
    case 'band':
      return line(
        fact.band === 'ground'
          ? 'is on the ground now'
          : `is ${fact.band === 'low' ? 'low' : 'high'} in the air now`,
        'PE-FLY-5',
      );
    case 'flight-lost':
      return line(fact.lost ? 'cannot fly any more' : 'can fly again', 'PE-FLY-6');
    case 'falls-from':
      return fact.band === null ? null : line('begins to fall out of the air', 'PE-FLY-6');
    case 'placed':
      return { ...line('is put elsewhere', 'PE-TIME-5'), level: 'hand' };
  }
}

function placeWords(fight: Fight, place: Place): string {
  switch (place.in) {
    case 'hand':
      return `in ${place.hands.length > 1 ? 'both hands' : `the ${place.hands[0] ?? 'right'} hand`} of ${nameOf(fight, place.who)}`;
    case 'carried':
      return `carried by ${nameOf(fight, place.who)}`;
    case 'floor':
      return 'on the floor';
    case 'gone':
      return 'gone';
  }
}

const itemWords = {
  drawn: 'draws',
  stowed: 'puts away',
  'picked up': 'picks up',
  dropped: 'drops',
  thrown: 'throws',
  used: 'uses up',
} as const;

export function narrateThing(fight: Fight, fact: ThingFact): Narrated | null {
  const line = (said: string | Words, clause: string, level?: Line['level']): Narrated =>
    lineOf(fight, fact.who, said, clause, level);
  switch (fact.fact) {
    case 'item-moved':
      if (fact.why === 'hand') {
        const text = `${fact.item.name}: ${placeWords(fight, fact.to)}`;
        return { level: 'hand', text, who: fact.who, clause: 'PE-ACT-33' };
      }
      return line(`${itemWords[fact.why]} the ${fact.item.name.toLowerCase()}`, 'PE-ACT-33');
    case 'loaded':
      return fact.why === 'fired'
        ? null
        : line(
            `has ${counted(fact.rounds, 'round')} in the ${thingName(fight, fact.who, fact.item)}`,
            'PE-ATK-9',
          );
    case 'jammed':
      return fact.on ? line(`has a jam in the ${thingName(fight, fact.who, fact.item)}`, 'PE-FUM-2') : null;
    case 'spares':
      return null;
    case 'reloading':
      return fact.left > 0
        ? line(
            `reloads the ${thingName(fight, fact.who, fact.item)}: ${counted(fact.left, 'Action')} more`,
            'PE-ACT-31',
          )
        : null;
    case 'worn':
      return line(
        `has lost ${fact.lost} Damage of the ${thingName(fight, fact.who, fact.item)}`,
        'PE-ACT-7',
        'detail',
      );
    case 'armor-worn':
      return line(`has lost ${fact.lost} AP at the ${locationNames[fact.location]}`, 'PE-ACT-7', 'detail');
    case 'pool':
      return line(
        `has ${fact.left} ${fact.pool === 'fate' ? 'Fate' : fact.pool === 'spirit' ? 'Spirit' : 'Exertion'} left`,
        fact.clause,
        'detail',
      );
    case 'fate-spent':
      return line(`has ${fight.combatants[fact.who]?.fate ?? 0} Fate left`, fact.clause, 'detail');
    case 'equipped': {
      const persona = fight.combatants[fact.who]?.personas.find(({ sheet }) => sheet.id === fact.persona);
      return line(persona ? `equips ${persona.sheet.name}` : 'has no Persona equipped', 'PE-ACT-38');
    }
    case 'door': {
      const door = doorWords(fight.battlefield, fact.door);
      if (fact.who === 'gm')
        return { level: 'hand', text: doorStands(fight.battlefield, fact.door, fact.open) };
      const how = fact.silent ? ' without a sound' : '';
      return line(`${fact.open ? 'opens' : 'closes'} ${door}${how}`, 'PE-OBST-2');
    }
  }
}

export function narrateHand(fight: Fight, fact: HandFact): Narrated {
  const hand = (text: string, whom?: string): Narrated => ({
    level: 'hand',
    text,
    ...(whom === undefined ? {} : { whom }),
  });
  switch (fact.fact) {
    case 'joined':
      return hand(`${fact.combatant.sheet.name} joins the fight`, fact.combatant.id);
    case 'side':
      return hand(`${nameOf(fight, fact.who)} is now on the side ${fact.side}`, fact.who);
    case 'initiative-set':
      return hand(`${nameOf(fight, fact.who)} has initiative ${fact.value}`, fact.who);
    case 'active-set':
      return hand(`It is the turn of ${nameOf(fight, fact.who)}`, fact.who);
    case 'action-set':
      return hand(`${nameOf(fight, fact.who)} has ${fact.acted ? 'no' : 'an'} Action`, fact.who);
    case 'move-set':
      return hand(`${nameOf(fight, fact.who)} has ${fact.over ? 'no' : 'a'} Move`, fact.who);
    case 'one-more-set':
      return hand(`${nameOf(fight, fact.who)} has ${fact.on ? 'a' : 'no'} One More`, fact.who);
    case 'note':
      return {
        level: 'deed',
        text: capital(fact.text),
        ...(fact.clause === '' ? {} : { clause: fact.clause }),
        ...(fact.who === undefined ? {} : { who: fact.who }),
      };
  }
}
