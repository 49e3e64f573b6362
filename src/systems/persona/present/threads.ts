import type { RolledFact } from '../../../engine/rolled.ts';
import type { Joints } from '../../../kernel/joints.ts';
import { begins, by, deed, goesOn, hurt, jointed, struck } from '../../../kernel/joints.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { inBrackets, predicateOf, rowTextOf, textOf, withoutResult } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { isThrown } from './decided.ts';
import { rollWords } from './titles.ts';
import { howFar, nameOf } from './words.ts';

/**
 * Which log lines are read as one: an attack from its declaration to its result, a roll again with the Fate that paid
 * for it, harm with all that it does, a test against an ailment with what comes of it, and a deed with its dice.
 */

/** The line with the joints by which it begins or continues a thread. */
export const threaded = (fight: Fight, fact: Facts | RolledFact, line: Narrated): Line =>
  jointed(line, (said) =>
    fact.fact === 'rolled' ? rolledJoints(fight, fact, said) : joints(fight, fact, said),
  );

/** A test against an ailment, before the log says what came of it. */
const resisting = (who: Id): string => `${hurt(who)} resisting`;

function rolledJoints(fight: Fight, { why, result }: RolledFact, said: Words): Joints {
  const name = nameOf(fight, why.for);
  const thrown = isThrown(result) ? result : null;
  switch (why.purpose) {
    // Begins a row of its own where several are attacked (PE-ATK-8).
    case 'attack':
      return { ...begins(deed(why.for), textOf(rollWords(fight, why))), ...goesOn(deed(why.for)) };
    case 'evasion':
      return goesOn('by');
    case 'location':
      return why.against === undefined
        ? goesOn('by')
        : {
            ...begins(`${deed(why.for)} where`, `${name} attacks ${nameOf(fight, why.against)}`),
            ...goesOn('by'),
          };
    case 'resist':
      return begins(resisting(why.for), thrown?.passed ? name : `${name} does not resist`);
    case 'initiative-tie':
    case 'all-out':
      return {};
    default: {
      if (thrown === null) return goesOn(deed(why.for));
      if (endured.includes(why.purpose))
        return begins(hurt(why.for), textOf(withoutResult(rollWords(fight, why))));
      const words = `, ${howFar(thrown.passed ? 'passed' : 'failed', thrown.degrees)}`;
      // Closes the deed: further tests of it have rows of their own.
      return { ...begins(`${by(why.for)} tested`, textOf(said)), ...goesOn(deed(why.for), words) };
    }
  }
}

/** Tests of whoever endures something: the lines after them say what it does. */
const endured: readonly string[] = [
  'blood-loss',
  'hold-breath',
  'miasma',
  'shock',
  'stay-afloat',
  'stay-awake',
];

function joints(fight: Fight, fact: Facts, said: Words): Joints {
  switch (fact.fact) {
    case 'action':
      return begins(deed(fact.who), textOf(said));
    // PE-ATK-8: of several targets each has a row.
    case 'attack':
      return fact.targets.length > 1 ? {} : begins(deed(fact.who), textOf(said));
    case 'read-against':
      return begins(deed(fact.who), `${nameOf(fight, fact.who)} attacks ${nameOf(fight, fact.against)} too`);
    case 'attack-result':
      return {
        ...begins(struck(fact.who), textOf(said)),
        ...goesOn(deed(fact.who), resultWords(fact, said)),
      };
    case 'fate':
      return begins(`${deed(fact.who)} fate`, textOf(said));
    case 'fate-spent':
      return goesOn(by(fact.who));
    case 'pool':
      return fact.clause === 'PE-FATE-9'
        ? goesOn(deed(fact.who), `, ${predicateOf(said)}`)
        : goesOn(by(fact.who));
    case 'healed':
      return goesOn(deed(fact.by), `, ${fact.by === fact.who ? predicateOf(said) : textOf(said)}`);
    case 'persona-healed':
      return goesOn(deed(fact.who), `, ${predicateOf(said)}`);
    case 'augment':
      return goesOn('by', `, ${textOf(said)}`);
    case 'ailment-kept-off':
      return fact.why === 'resisted'
        ? goesOn(resisting(fact.who), ` ${predicateOf(said)}`)
        : befalls(fact.who, said);
    default:
      return harmJoints(fact, said);
  }
}

/** Harm, and what it does to whom it befalls. */
function harmJoints(fact: Facts, said: Words): Joints {
  switch (fact.fact) {
    case 'harm':
    case 'fell':
      return begins(hurt(fact.who), textOf(said));
    case 'wounds':
    case 'persona-wounds':
      return { ...begins(hurt(fact.who), textOf(said)), ...befalls(fact.who, said) };
    case 'stress':
      return fact.amount < 0
        ? {}
        : befalls(fact.who, { says: `gains ${fact.amount} Stress (${fact.left} now)` });
    case 'injury':
    case 'knocked-out':
      return befalls(fact.who, inBrackets(said));
    case 'ailment-ended':
      return befalls(fact.who, withoutResult(said));
    case 'persona-broken':
    case 'ailment':
      return befalls(fact.who, said);
    case 'bleeding':
    case 'condition':
      return fact.on ? befalls(fact.who, said) : {};
    case 'item-moved':
      return fact.why === 'dropped' ? befalls(fact.who, said) : {};
    case 'died':
      return goesOn(hurt(fact.who), ` and ${predicateOf(said)}`);
    default:
      return {};
  }
}

/** What happens to somebody who is harmed. */
const befalls = (who: Id, said: Words): Joints => goesOn(hurt(who), `, ${predicateOf(said)}`);

type Result = Extract<Facts, { readonly fact: 'attack-result' }>;

/** PE-ATK-4: " and hits: Critical Hit", "; Rin evades". */
function resultWords({ outcome }: Result, said: Words): string {
  switch (outcome) {
    case 'hit':
    case 'no-damage':
    case 'missed':
    case 'fumble':
      return ` and ${predicateOf(said)}`;
    case 'evaded':
    case 'blocked':
    case 'absorbed':
    case 'repelled':
      return `; ${rowTextOf(said)}`;
  }
}
