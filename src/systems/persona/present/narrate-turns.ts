import type { Narrated } from '../../../kernel/narrated.ts';
import { counted } from '../../../kernel/phrases.ts';
import { ailmentKinds } from '../ailments/catalogue.ts';
import type { RoundFact, TurnFact } from '../facts/turns.ts';
import type { Fight } from '../state.ts';
import { deedWords } from './deeds.ts';
import { nameOf, namesOf, thingName } from './words.ts';

/** Rounds and turns in words. */

export function narrateRound(fight: Fight, fact: RoundFact): Narrated | null {
  switch (fact.fact) {
    case 'surprised':
      if (fact.who.length === 0) return null;
      return {
        level: 'deed',
        text: `${namesOf(fight, fact.who)}: surprised in the first round`,
        clause: 'PE-TIME-6',
      };
    case 'initiative':
      return {
        level: 'detail',
        text: `Initiative of ${nameOf(fight, fact.who)}: ${fact.value}`,
        clause: 'PE-TIME-7',
        who: fact.who,
        totals: [{ label: 'Initiative', total: fact.total }],
      };
    case 'tie-rolled':
    case 'round-ending':
    case 'round-ended':
      return null;
    case 'order':
      return {
        level: 'deed',
        text: `Order of turns: ${fact.order.map((id) => nameOf(fight, id)).join(', ')}`,
        clause: 'PE-TIME-8',
      };
    case 'round-began':
      return { level: 'heading', text: `Round ${fact.round}`, clause: 'PE-TIME-9' };
    case 'fight-goes-on':
      return { level: 'deed', text: 'The fight goes on', clause: 'PE-TIME-12' };
    case 'over':
      return {
        level: 'heading',
        text: fact.winner === null ? 'The encounter is over' : `The encounter is over, won by ${fact.winner}`,
        clause: 'PE-TIME-12',
      };
    case 'settled':
      return null;
  }
}

const skips = {
  surprised: { words: 'is surprised and loses its turn', clause: 'PE-TIME-6' },
  unconscious: { words: 'is unconscious: no turn', clause: 'PE-HLP-1' },
} as const;

/** Actions that have no line of their own, because what follows them is told. */
const silent = [
  'attack',
  'called',
  'focused',
  'burst',
  'all-weapon',
  'move',
  'run',
  'move-full',
  'run-full',
  'charge',
  'chance-attack',
  'end-turn',
  'analyse',
  'advanced-analyse',
  'all-out',
  'defend',
  'protect',
  'go-prone',
  'rise',
  'draw',
  'stow',
  'drop',
  'pick-up',
  'open-door',
  'open-silently',
  'swap-persona',
];

export function narrateTurn(fight: Fight, fact: TurnFact): Narrated | null {
  if (fact.fact === 'one-more') return null;
  if (fact.fact === 'baton-passed') {
    return {
      level: 'deed',
      text: `${nameOf(fight, fact.from)} passes the baton to ${nameOf(fight, fact.to)} (${counted(fact.advantages, 'Advantage')})`,
      clause: 'PE-BAT-1',
      who: fact.from,
      whom: fact.to,
    };
  }
  return narrateOwnTurn(fight, fact);
}

type OwnTurnFact = Exclude<TurnFact, { readonly fact: 'one-more' | 'baton-passed' }>;

function narrateOwnTurn(fight: Fight, fact: OwnTurnFact): Narrated | null {
  const name = nameOf(fight, fact.who);
  switch (fact.fact) {
    case 'turn-began':
      return { level: 'heading', text: name, who: fact.who, clause: 'PE-TIME-9' };
    case 'turn-skipped':
      if (fact.why === 'dead' || fact.why === 'gone') return null;
      return {
        level: 'deed',
        text: `${name} ${skips[fact.why].words}`,
        who: fact.who,
        clause: skips[fact.why].clause,
      };
    case 'turn-idle': {
      const { name: ailment, clause } = ailmentKinds[fact.ailment];
      return { level: 'deed', text: `${name} is ${ailment}: nothing to be done`, who: fact.who, clause };
    }
    case 'action': {
      if (silent.includes(fact.action)) return null;
      const whom = fact.target === undefined ? null : nameOf(fight, fact.target);
      const means = fact.with === undefined ? null : thingName(fight, fact.who, fact.with);
      const { words, clause } = deedWords(fact.action, whom, means);
      return {
        level: 'deed',
        text: `${name} ${words}`,
        who: fact.who,
        ...(clause === undefined ? {} : { clause }),
        ...(fact.target === undefined ? {} : { whom: fact.target }),
      };
    }
    case 'one-more-earned':
      return { level: 'deed', text: `${name} earns a One More`, who: fact.who, clause: 'PE-ONE-1' };
    case 'one-more-spent':
      return fact.why === 'declined' || fact.why === 'lost'
        ? { level: 'detail', text: `${name} lets the One More go`, who: fact.who, clause: 'PE-ONE-4' }
        : null;
    case 'fleeing':
      return fact.on
        ? {
            level: 'deed',
            text: `${name} panics: the next Move and Action are spent fleeing`,
            who: fact.who,
            clause: 'PE-AIL-19',
          }
        : null;
    case 'move-over':
    case 'turn-stage':
    case 'turn-ended':
    case 'action-spent':
    case 'one-more-used':
      return null;
  }
}
