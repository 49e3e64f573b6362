import type { RolledFact } from '../../../engine/rolled.ts';
import type { Joints } from '../../../kernel/joints.ts';
import { begins, by, deed, goesOn, hurt, jointed, paid, struck } from '../../../kernel/joints.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { inBrackets, predicateOf, resultOf, rowTextOf, textOf } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { woundedBy } from './narrate-body.ts';
import { rollWords } from './roll-titles.ts';
import { nameOf } from './words.ts';

/**
 * Which log lines are read as one: an attack from its declaration to its result, a Defense from its price to its result,
 * and damage with all that it does.
 */

/** The line with the joints by which it begins or continues a thread. */
export const threaded = (fight: Fight, fact: Facts | RolledFact, line: Narrated): Line =>
  jointed(line, (said) => (fact.fact === 'rolled' ? rolledJoints(fight, fact) : joints(fight, fact, said)));

/** A Defense whose dice have fallen. */
const defending = (who: Id): string => `${by(who)} defense`;

function rolledJoints(fight: Fight, { why }: RolledFact): Joints {
  const title = inBrackets(rollWords(fight, why));
  switch (why.purpose) {
    case 'attack':
    case 'off-hand':
      // AD-ATK-8: one roll for several targets belongs to none of their lines.
      return why.against === undefined
        ? {}
        : { ...begins(deed(why.for), textOf(title)), ...goesOn(deed(why.for)) };
    case 'defense':
      return {
        ...begins(defending(why.for), textOf(title)),
        ...goesOn(paid(why.for), ` ${predicateOf(title)}`),
      };
    case 'damage':
      return goesOn(by(why.for));
    default:
      return {};
  }
}

function joints(fight: Fight, fact: Facts, said: Words): Joints {
  switch (fact.fact) {
    case 'action':
      return begins(deed(fact.who), rowTextOf(said));
    case 'vigor':
    case 'mana':
      return fact.left < fact.was
        ? { ...begins(paid(fact.who), nameOf(fight, fact.who)), ...goesOn(deed(fact.who)) }
        : {};
    // Ends the thread of the deed: later payments belong to others.
    case 'attack-roll': {
      const words = fact.hits ? 'beats Guard' : 'misses';
      return {
        ...begins(struck(fact.who), textOf(said)),
        ...goesOn(deed(fact.who), ` and ${words}${resultOf(said)}`),
      };
    }
    case 'defended': {
      const words = fact.evaded ? 'evades' : 'does not evade';
      return goesOn(defending(fact.who), ` and ${words}${resultOf(said)}`);
    }
    case 'harm':
      return begins(hurt(fact.who), textOf(said));
    case 'durability':
    case 'health':
      return fact.left < fact.was
        ? { ...begins(hurt(fact.who), textOf(said)), ...goesOn(hurt(fact.who), lostWords(fight, fact)) }
        : {};
    case 'prone':
      return fact.on ? befalls(fact.who, said) : {};
    case 'item-moved':
      return fact.why === 'dropped' ? befalls(fact.who, said) : {};
    case 'unconscious':
    case 'shock':
      return befalls(fact.who, said);
    case 'died':
    case 'destroyed':
      return goesOn(hurt(fact.who), ` and ${predicateOf(said)}`);
    default:
      return {};
  }
}

/** What happens to somebody who is hurt. */
const befalls = (who: Id, said: Words): Joints => goesOn(hurt(who), `, ${predicateOf(said)}`);

type Lost = Extract<Facts, { readonly fact: 'durability' | 'health' }>;

/** AD-HRT-1, AD-HRT-3: what is left; the cause is named by the line before. */
function lostWords(fight: Fight, fact: Lost): string {
  const name = fact.fact === 'durability' ? 'Durability' : 'Health';
  return `, ${fact.left} ${name} left${woundedBy(fight, fact) ? ', is wounded' : ''}`;
}
