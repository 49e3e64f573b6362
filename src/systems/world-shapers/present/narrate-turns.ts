import type { Narrated } from '../../../kernel/narrated.ts';
import { listed, numeral } from '../../../kernel/phrases.ts';
import type { RoundFact } from '../facts/rounds.ts';
import type { PassedWhy, TurnFact } from '../facts/turns.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import { matters, passedWhy } from '../turn/able.ts';
import { deedVerb, isHolding } from './deeds.ts';
import { lineOf, lineTo } from './line.ts';
import { heldWords } from './waiting.ts';
import { abilityName, namedBy, nameOf, namesOf, thingName } from './words.ts';

/** Rounds, slots, turns and declarations in words. */

export function narrateRound(fight: Fight, fact: RoundFact): Narrated | null {
  switch (fact.fact) {
    case 'combat-began':
      return { level: 'heading', text: 'Combat begins', clause: 'WS-GEN-1' };
    case 'no-combat':
      return { level: 'heading', text: 'It does not come to combat', clause: 'WS-GEN-2' };
    case 'surprised':
      if (fact.who.length === 0) return null;
      return {
        level: 'deed',
        text: `Surprised, and last in the first round: ${namesOf(fight, fact.who)}`,
        clause: 'WS-INI-19',
      };
    case 'round-began':
      return { level: 'heading', text: `Round ${fact.round}`, clause: 'WS-RND-1' };
    case 'unions':
      if (fact.unions.length === 0) return null;
      return {
        level: 'deed',
        text: `United in this round: ${fact.unions.map((union) => namesOf(fight, union)).join('; ')}`,
        clause: 'WS-INI-14',
      };
    case 'order': {
      const acting = fact.slots.filter(({ members }) => members.some((id) => matters(fight, one(fight, id))));
      const words = acting.map(
        ({ members, initiative }) =>
          `${namesOf(fight, members)} ${numeral(Math.round(initiative * 100) / 100)}`,
      );
      if (words.length === 0) return null;
      return { level: 'detail', text: `Initiative: ${words.join(', ')}`, clause: 'WS-INI-5' };
    }
    case 'order-changed':
      return fact.why === 'hand'
        ? { level: 'hand', text: 'The order of this round is changed', clause: 'WS-INI-5' }
        : { level: 'detail', text: 'Somebody new has a turn in this round still', clause: 'WS-INI-5' };
    case 'fight-goes-on':
      return { level: 'deed', text: 'The combat goes on', clause: 'WS-GEN-13' };
    case 'over':
      return {
        level: 'heading',
        text: fact.winner === null ? 'The combat is over' : `The combat is over, won by ${fact.winner}`,
        clause: 'WS-GEN-13',
      };
    case 'round-ending':
    case 'round-ended':
      return null;
  }
}

const passes = {
  down: 'is Down: the turn passes',
  surrendered: 'has surrendered: the turn passes',
  object: '',
  dead: '',
  gone: '',
} as const;

export function narrateTurn(fight: Fight, fact: TurnFact): Narrated | null {
  switch (fact.fact) {
    case 'turn-began':
      // In a union only the first member to act gets the heading; the turns of the others begin with it.
      if (fight.active !== fact.who) return null;
      return { level: 'heading', text: nameOf(fight, fact.who), who: fact.who, clause: 'WS-RND-4' };
    case 'turn-passed':
      return passedLine(fight, fact.who, fact.why);
    case 'turn-lost': {
      // Whoever cannot act any more was not asked whether it takes the turn that it held.
      const why = passedWhy(fight, one(fight, fact.who));
      if (why !== null) return passedLine(fight, fact.who, why);
      return lineOf(fight, fact.who, 'has held its turn too long and loses it', 'WS-INI-8');
    }
    case 'turn-held':
      return {
        level: 'deed',
        text: `${namesOf(fight, membersOf(fight, fact.slot))} ${plural(fight, fact.slot, 'holds the turn', 'hold their turn')}`,
        who: first(fight, fact.slot),
        clause: 'WS-INI-7',
      };
    case 'union-left':
      return lineOf(fight, fact.who, 'leaves the union and holds its turn', 'WS-INI-15');
    case 'turn-taken':
      return {
        level: 'deed',
        text: `${namesOf(fight, membersOf(fight, fact.slot))} ${plural(fight, fact.slot, 'takes the held turn', 'take their held turn')}`,
        who: first(fight, fact.slot),
        clause: 'WS-INI-7',
      };
    case 'turn-ended':
      return fact.carried > 0
        ? lineOf(fight, fact.who, `keeps ${fact.carried} AP for its next turn`, 'WS-RND-4', 'detail')
        : null;
    case 'handed-over':
      return { level: 'heading', text: nameOf(fight, fact.to), who: fact.to, clause: 'WS-INI-15' };
    case 'action':
      return narrateAction(fight, fact);
    case 'action-held':
      return lineOf(
        fight,
        fact.who,
        `waits: ${heldWords(fight, one(fight, fact.who), fact.held)}`,
        'WS-INI-11',
      );
    case 'held-fires': {
      const by = fact.by === fact.who ? '' : `: ${nameOf(fight, fact.by)} sets it off`;
      const name = nameOf(fight, fact.who);
      return {
        ...lineTo(fight, fact.who, fact.by, '', 'WS-INI-12'),
        text: `What ${name} was waiting for has come${by}`,
      };
    }
    case 'held-lost':
      return lineOf(fight, fact.who, lostWords(fact), fact.why === 'lapsed' ? 'WS-INI-13' : 'WS-INI-12');
    case 'slot-began':
    case 'turns-kept':
    case 'turn-ending':
    case 'slot-ended':
      return null;
  }
}

function passedLine(fight: Fight, who: string, why: PassedWhy): Narrated | null {
  if (passes[why] === '') return null;
  return lineOf(fight, who, passes[why], why === 'down' ? 'WS-VIT-4' : 'WS-GEN-13', 'detail');
}

const membersOf = (fight: Fight, slot: string): readonly string[] =>
  fight.order.find(({ id }) => id === slot)?.members ?? slot.split('+');
const first = (fight: Fight, slot: string): string => membersOf(fight, slot)[0] ?? slot;
const plural = (fight: Fight, slot: string, single: string, many: string): string =>
  membersOf(fight, slot).length > 1 ? many : single;

type Lost = Extract<TurnFact, { readonly fact: 'held-lost' }>;

function lostWords({ why, because }: Lost): string {
  const reason = because === undefined ? '' : `: ${because}`;
  switch (why) {
    case 'lapsed':
      return 'has waited in vain: what it held is over';
    case 'illegal':
      return `cannot do what it held${reason}`;
    case 'unable':
      return `is in no state to do what it held${reason}`;
    case 'down':
      return 'no longer waits: what it held is lost';
    case 'hand':
      return 'holds nothing back any more';
  }
}

type ActionFact = Extract<TurnFact, { readonly fact: 'action' }>;

/** Deeds without a line of their own, because the following lines say more. */
const silent = [
  'move',
  'interact',
  'switch-weapons',
  'defend',
  'lean',
  'take-cover',
  'command',
  'stand-up',
  'attack-later',
  'use-door',
  'pick-up',
  'give-item',
];

function narrateAction(fight: Fight, fact: ActionFact): Narrated | null {
  const { who, action, group, target } = fact;
  if (isHolding(action)) return null;
  if (silent.includes(action) && group !== 'reaction' && group !== 'held') return null;
  const whom = target === undefined || target === who ? '' : ` ${nameOf(fight, target)}`;
  const guard = group === 'reaction' ? abilityName(fight, who, action) : undefined;
  if (guard !== undefined) {
    const against = whom === '' ? '' : ` against${whom}`;
    return lineTo(fight, who, target ?? who, `uses ${guard}${against} as a reaction`, 'WS-RND-7');
  }
  if (group === 'reaction' && action === 'switch-places') {
    // WS-BAS-10: the ally who was asked.
    return lineTo(
      fight,
      who,
      target ?? who,
      `agrees to switch places with${whom} as a reaction`,
      'WS-BAS-10',
    );
  }
  const means = meansWords(fight, fact);
  const plain = group === 'reaction' && action !== 'cinematic-reaction';
  const when = plain ? ' as a reaction' : group === 'held' ? ' (held)' : '';
  return lineTo(
    fight,
    who,
    target ?? who,
    `${deedVerb(action, whom !== '', namedBy(fight, who))}${whom}${means}${when}`,
    group === 'held' ? 'WS-INI-12' : group === 'reaction' ? 'WS-RND-7' : 'WS-RND-4',
  );
}

function meansWords(fight: Fight, { who, with: means, target, maneuvers = [] }: ActionFact): string {
  if (means === undefined) return '';
  const all = listed([means, ...maneuvers].map((id) => thingName(fight, who, id)));
  // Without a target: an attack on a square.
  return target === undefined ? `: ${all}` : ` with ${all}`;
}
