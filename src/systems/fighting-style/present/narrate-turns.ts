import { doorStands, doorWords } from '../../../battlefield/doors.ts';
import type { ItemPlace } from '../../../engine/belongings.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { numeral, possessive } from '../../../kernel/phrases.ts';
import { lowered } from '../../../kernel/sentence.ts';
import { findMagic } from '../combat/spells.ts';
import type { HandFact, MoveFact, RoundFact, ThingFact, TurnFact } from '../facts.ts';
import type { Fight } from '../state.ts';
import { isUnconscious, metres, nameOf, namesOf, thingName } from './words.ts';

/** Log lines of rounds, turns, movement, items, and changes by the game master. */

export function narrateRound(fight: Fight, fact: RoundFact): Narrated | null {
  switch (fact.fact) {
    case 'surprised': {
      if (fact.sneakers.length === 0) return null;
      const text =
        fact.who.length === 0
          ? 'Nobody is surprised'
          : `${namesOf(fight, fact.who)}: surprised in the first round`;
      return { level: 'deed', text, clause: 'FS-ENC-2' };
    }
    case 'initiative':
    case 'tie-rolled':
      // The lines of the rolls say it.
      return null;
    case 'order':
      if (fact.why === 'saved') return null;
      return {
        level: 'deed',
        text: `Order of turns: ${fact.order.map((id) => nameOf(fight, id)).join(', ')}`,
        clause: 'FS-ENC-5',
      };
    case 'round-began':
      return { level: 'heading', text: `Round ${fact.round}`, clause: 'FS-ENC-7' };
    case 'round-ended':
      return null;
    case 'fight-goes-on':
      return { level: 'deed', text: 'The fight goes on', clause: 'FS-ENC-9' };
    case 'over':
      return {
        level: 'heading',
        text: fact.winner === null ? 'The encounter is over' : `The encounter is over: ${fact.winner} won`,
        clause: 'FS-ENC-9',
      };
  }
}

const skips = {
  surprised: 'is surprised and loses its turn',
  unconscious: 'is unconscious: no turn',
} as const;

/** Actions without a line of their own: the facts that follow say more. */
const silent = [
  'strike',
  'opportunity-attack',
  'move',
  'stand-up',
  'drop-prone',
  'dash',
  'disengage',
  'door',
];

/** The words of an action with its clause; `link` stands between the words and the target's name. */
interface Deed {
  readonly words: string;
  readonly clause: string;
  readonly link?: string;
  /** What a player said in words of their own (`with`) follows. */
  readonly said?: true;
}

const deeds: { readonly [action: string]: Deed } = {
  grapple: { words: 'tries to grapple', clause: 'FS-ACT-3' },
  'break-free': { words: 'tries to break free', clause: 'FS-ACT-4', link: 'of ' },
  search: { words: 'searches', clause: 'FS-ACT-6', link: 'for ' },
  sneak: { words: 'sneaks', clause: 'FS-ACT-7' },
  release: { words: 'lets go', clause: 'FS-ACT-5' },
  handle: { words: 'handles', clause: 'FS-REACT-3', said: true },
  improvise: { words: 'tries', clause: 'FS-ACT-11', link: 'at ', said: true },
};

export function narrateTurn(fight: Fight, fact: TurnFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  switch (fact.fact) {
    case 'turn-began':
      return { level: 'heading', text: `${possessive(name)} turn`, clause: 'FS-TURN-1', who: fact.who };
    case 'turn-skipped': {
      if (fact.why === 'dead' || fact.why === 'gone') return null;
      const clause = fact.why === 'surprised' ? 'FS-ENC-3' : 'FS-COND-3';
      return { level: 'detail', text: `${name} ${skips[fact.why]}`, clause, who: fact.who };
    }
    case 'turn-ended':
      return null;
    case 'turn-saved': {
      const when = fact.waits.round === fight.round ? '' : ' in the next round';
      const text = `${name} saves its turn until after ${nameOf(fight, fact.waits.who)}${when}`;
      return { level: 'deed', text, clause: 'FS-TURN-7', who: fact.who };
    }
    case 'action': {
      if (silent.includes(fact.action)) return null;
      if (fact.action === 'use-magic') return magicLine(fight, fact);
      const deed = deeds[fact.action];
      if (deed === undefined) return null;
      const { words, clause, link = '', said } = deed;
      const what = said && fact.with !== undefined ? `: ${fact.with}` : '';
      const target = fact.target === undefined ? '' : ` ${link}${nameOf(fight, fact.target)}`;
      return {
        level: 'deed',
        text: `${name} ${words}${target}${what}`,
        clause,
        who: fact.who,
        ...(fact.target === undefined ? {} : { whom: fact.target }),
      };
    }
  }
}

const magicClauses = { primary: 'FS-ACT-9', reaction: 'FS-REACT-5', free: 'FS-REACT-6' } as const;

function magicLine(fight: Fight, fact: Extract<TurnFact, { fact: 'action' }>): Narrated | null {
  const what = thingName(fight, fact.who, fact.with ?? 'a spell');
  const at = fact.target === undefined || fact.target === fact.who ? '' : ` on ${nameOf(fight, fact.target)}`;
  const who = fight.combatants[fact.who];
  // The `attack` fact that follows an attack spell says more.
  if (who && findMagic(who, fact.with)?.spell.kind === 'attack') return null;
  return {
    level: 'deed',
    text: `${nameOf(fight, fact.who)} uses ${what}${at}`,
    clause: magicClauses[fact.group],
    who: fact.who,
    ...(fact.target === undefined ? {} : { whom: fact.target }),
  };
}

export function narrateMove(fight: Fight, fact: MoveFact): Narrated {
  const name = nameOf(fight, fact.who);
  const line = { level: 'deed', who: fact.who } as const;
  switch (fact.fact) {
    case 'moved':
      return { ...line, text: `${name} moves ${metres(fact.cost)}`, clause: 'FS-TURN-2' };
    case 'movement-spent':
      return {
        ...line,
        level: 'detail',
        text: `${name} spends ${metres(fact.metres)} on ${fact.why}`,
        clause: 'FS-ACT-10',
      };
    case 'fell-back':
      return { ...line, text: `${name} falls back to a free square`, clause: 'FS-GRID-2' };
    case 'dashed':
      return { ...line, text: `${name} dashes: ${metres(fact.metres)} more`, clause: 'FS-ACT-1' };
    case 'pushed':
      return {
        ...line,
        text: `${nameOf(fight, fact.by)} pushes ${name} back`,
        clause: 'FS-MAN-9',
        who: fact.by,
        whom: fact.who,
      };
    case 'teleported':
      return { ...line, text: `${name} is suddenly elsewhere`, clause: 'FS-OPP-3' };
    case 'placed':
      return { ...line, level: 'hand', text: `${name} is placed elsewhere` };
  }
}

/** The place to which the game master moved an item. */
function placeWords(fight: Fight, place: ItemPlace): string {
  switch (place.in) {
    case 'hand':
      return `in the hand of ${nameOf(fight, place.who)}`;
    case 'carried':
      return `with ${nameOf(fight, place.who)}`;
    case 'floor':
      return 'on the floor';
    case 'gone':
      return 'gone';
  }
}

type ItemMoved = Extract<ThingFact, { readonly fact: 'item-moved' }>;

/** The line of a disarm: its subject is the loser, while the fact's `who` is the winner. */
function disarmed(fight: Fight, { from, who }: ItemMoved, item: string): Narrated {
  const loser = from.in === 'hand' ? from.who : who;
  return {
    level: 'deed',
    text: { subject: nameOf(fight, loser), says: `loses the ${item}` },
    clause: 'FS-MAN-6',
    who,
    ...(loser === who ? {} : { whom: loser }),
  };
}

/** FS-R73: the things of the unconscious fall by themselves; others let go of them. */
const droppedBy = (fight: Fight, who: Id): string => (isUnconscious(fight, who) ? 'FS-COND-3' : 'FS-ACT-5');

export function narrateThing(fight: Fight, fact: ThingFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  const line = { level: 'deed', who: fact.who, clause: 'FS-REACT-3' } as const;
  switch (fact.fact) {
    case 'item-moved': {
      const item = lowered(fact.item.name);
      switch (fact.why) {
        case 'drawn':
          return { ...line, text: `${name} draws the ${item}` };
        case 'stowed':
          return { ...line, text: `${name} stows the ${item}` };
        case 'picked up':
          return { ...line, text: `${name} picks up the ${item}` };
        case 'dropped':
          return {
            ...line,
            text: { subject: name, says: `drops the ${item}` },
            clause: droppedBy(fight, fact.who),
          };
        case 'disarmed':
          return disarmed(fight, fact, item);
        case 'thrown':
          return null;
        case 'hand':
          return { level: 'hand', text: `${fact.item.name} is ${placeWords(fight, fact.to)}`, who: fact.who };
      }
      return null;
    }
    case 'grip': {
      const hands = fact.hands === 2 ? 'both hands' : 'one hand';
      return { ...line, text: `${name} takes the ${thingName(fight, fact.who, fact.item)} in ${hands}` };
    }
    case 'loaded': {
      const left = fact.left > 0 ? `, ${fact.left} more to do` : '';
      return {
        ...line,
        text: `${name} loads the ${thingName(fight, fact.who, fact.item)}${left}`,
        clause: 'FS-ATK-4',
      };
    }
    case 'shot':
    case 'item-used':
      return null;
    case 'door': {
      const door = doorWords(fight.battlefield, fact.door);
      if (fact.who === 'gm')
        return { level: 'hand', text: doorStands(fight.battlefield, fact.door, fact.open) };
      return { ...line, text: `${name} ${fact.open ? 'opens' : 'closes'} ${door}` };
    }
  }
}

const contests: { readonly [purpose: string]: string } = {
  grapple: 'The grapple',
  'break-free': 'Breaking free',
  search: 'The search',
  sneak: 'Sneaking',
  improvised: 'The attempt',
};

export function narrateHand(fight: Fight, fact: HandFact): Narrated | null {
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
      return hand(`${nameOf(fight, fact.who)} has initiative ${numeral(fact.value)}`, fact.who);
    case 'attacks-set':
      return hand(
        `${nameOf(fight, fact.who)} has used ${fact.attacks} attack${fact.attacks === 1 ? '' : 's'}`,
        fact.who,
      );
    case 'free-action-set':
      return hand(`${nameOf(fight, fact.who)} has ${fact.used ? 'no' : 'a'} free action`, fact.who);
    case 'movement-set':
      return hand(`${nameOf(fight, fact.who)} has ${metres(fact.left)} of movement left`, fact.who);
    case 'active-set':
      return hand(`It is the turn of ${nameOf(fight, fact.who)}`, fact.who);
    case 'note':
      return {
        level: 'deed',
        text: fact.text,
        ...(fact.clause === '' ? {} : { clause: fact.clause }),
        ...(fact.who === undefined ? {} : { who: fact.who }),
      };
    case 'contest': {
      const what = contests[fact.purpose] ?? 'The contest';
      const against = nameOf(fight, fact.against);
      const text = `${what} of ${nameOf(fight, fact.who)} against ${against} ${fact.won ? 'succeeds' : 'fails'}`;
      return { level: 'detail', text, clause: fact.clause, who: fact.who, whom: fact.against };
    }
  }
}
