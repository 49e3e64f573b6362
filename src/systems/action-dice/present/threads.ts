import type { RolledFact } from '../../../engine/rolled.ts';
import type { Joints } from '../../../kernel/joints.ts';
import {
  begins,
  by,
  deed,
  goesOn,
  hurt,
  jointed,
  paid,
  struck,
  withoutName,
} from '../../../kernel/joints.ts';
import type { Id } from '../../../kernel/json.ts';
import { inBrackets } from '../../../kernel/roll-line.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { rollTitle } from './roll-titles.ts';
import { nameOf } from './words.ts';

/**
 * Which log lines are read as one: an attack from its declaration to its result, a Defense from its price to its result,
 * and damage with all that it does.
 */

/** The line with the joints by which it begins or continues a thread. */
export const threaded = (fight: Fight, fact: Facts | RolledFact, line: Line): Line =>
  jointed(line, () => (fact.fact === 'rolled' ? rolledJoints(fight, fact) : joints(fight, fact, line.text)));

/** A Defense whose dice have fallen. */
const defending = (who: Id): string => `${by(who)} defense`;

function rolledJoints(fight: Fight, { why }: RolledFact): Joints {
  const title = inBrackets(rollTitle(fight, why));
  switch (why.purpose) {
    case 'attack':
    case 'off-hand':
      // AD-ATK-8: one roll for several targets belongs to none of their lines.
      return why.against === undefined ? {} : { ...begins(deed(why.for), title), ...goesOn(deed(why.for)) };
    case 'defense':
      return {
        ...begins(defending(why.for), title),
        ...goesOn(paid(why.for), ` ${withoutName(nameOf(fight, why.for), title)}`),
      };
    case 'damage':
      return goesOn(by(why.for));
    default:
      return {};
  }
}

function joints(fight: Fight, fact: Facts, text: string): Joints {
  switch (fact.fact) {
    case 'action':
      return begins(deed(fact.who), text.replace(', as it had', ' as it had'));
    case 'vigor':
    case 'mana':
      return fact.left < fact.was
        ? { ...begins(paid(fact.who), nameOf(fight, fact.who)), ...goesOn(deed(fact.who)) }
        : {};
    // Ends the thread of the deed: later payments belong to others.
    case 'attack-roll': {
      const words = fact.hits ? 'beats Guard' : 'misses';
      return {
        ...begins(struck(fact.who), text),
        ...goesOn(deed(fact.who), ` and ${words}${text.slice(text.lastIndexOf(': '))}`),
      };
    }
    case 'defended': {
      const words = fact.evaded ? 'evades' : 'does not evade';
      return goesOn(defending(fact.who), ` and ${words}${text.slice(text.lastIndexOf(': '))}`);
    }
    case 'harm':
      return begins(hurt(fact.who), text);
    case 'durability':
    case 'health':
      return fact.left < fact.was ? { ...begins(hurt(fact.who), text), ...lostJoints(fact, text) } : {};
    case 'prone':
      return fact.on ? befalls(fight, fact.who, text) : {};
    case 'item-moved':
      return fact.why === 'dropped' ? befalls(fight, fact.who, text) : {};
    case 'unconscious':
    case 'shock':
      return befalls(fight, fact.who, text);
    case 'died':
    case 'destroyed':
      return goesOn(hurt(fact.who), ` and ${withoutName(nameOf(fight, fact.who), text)}`);
    default:
      return {};
  }
}

/** What happens to somebody who is hurt. */
const befalls = (fight: Fight, who: Id, text: string): Joints =>
  goesOn(hurt(who), `, ${withoutName(nameOf(fight, who), text)}`);

type Lost = Extract<Facts, { readonly fact: 'durability' | 'health' }>;

/** AD-HRT-1, AD-HRT-3: what is left; the cause is named by the line before. */
function lostJoints({ fact, who, left }: Lost, text: string): Joints {
  const name = fact === 'durability' ? 'Durability' : 'Health';
  const wounded = text.endsWith(' and is wounded') ? ', is wounded' : '';
  return goesOn(hurt(who), `, ${left} ${name} left${wounded}`);
}
