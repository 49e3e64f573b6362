import type { RolledFact } from '../../../engine/rolled.ts';
import type { Joints } from '../../../kernel/joints.ts';
import { begins, by, deed, goesOn, hurt, jointed, struck, withoutName } from '../../../kernel/joints.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import { possessive } from '../../../kernel/phrases.ts';
import { inBrackets } from '../../../kernel/roll-line.ts';
import type { Line } from '../../../kernel/view.ts';
import { locationNames } from '../body.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { isThrown } from './decided.ts';
import { rollTitle } from './titles.ts';
import { howFar, nameOf } from './words.ts';

/**
 * Which log lines are read as one: an attack from its declaration to its result, a roll again with the Fate that paid
 * for it, harm with all that it does, a test against an ailment with what comes of it, and a deed with its dice.
 */

/** The line with the joints by which it begins or continues a thread. */
export const threaded = (fight: Fight, fact: Facts | RolledFact, line: Narrated): Line =>
  jointed(line, (said) =>
    fact.fact === 'rolled' ? rolledJoints(fight, fact, textOf(said)) : joints(fight, fact, textOf(said)),
  );

/** A test against an ailment, before the log says what came of it. */
const resisting = (who: Id): string => `${hurt(who)} resisting`;

function rolledJoints(fight: Fight, { why, result }: RolledFact, text: string): Joints {
  const name = nameOf(fight, why.for);
  const thrown = isThrown(result) ? result : null;
  switch (why.purpose) {
    // Begins a row of its own where several are attacked (PE-ATK-8).
    case 'attack':
      return { ...begins(deed(why.for), rollTitle(fight, why)), ...goesOn(deed(why.for)) };
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
        return begins(hurt(why.for), rollTitle(fight, why).replace(/: .*/, ''));
      const words = `, ${howFar(thrown.passed ? 'passed' : 'failed', thrown.degrees)}`;
      // Closes the deed: further tests of it have rows of their own.
      return { ...begins(`${by(why.for)} tested`, text), ...goesOn(deed(why.for), words) };
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

/** The text without the name at its beginning; `ownOf`: without "Rin’s". */
const restOf = (fight: Fight, who: Id, text: string): string => withoutName(nameOf(fight, who), text);
const ownOf = (fight: Fight, who: Id, text: string): string =>
  withoutName(possessive(nameOf(fight, who)), text);

function joints(fight: Fight, fact: Facts, text: string): Joints {
  switch (fact.fact) {
    case 'action':
      return begins(deed(fact.who), text);
    // PE-ATK-8: of several targets each has a row.
    case 'attack':
      return fact.targets.length > 1 ? {} : begins(deed(fact.who), text);
    case 'read-against':
      return begins(deed(fact.who), `${nameOf(fight, fact.who)} attacks ${nameOf(fight, fact.against)} too`);
    case 'attack-result':
      return { ...begins(struck(fact.who), text), ...goesOn(deed(fact.who), resultWords(fight, fact, text)) };
    case 'fate':
      return begins(`${deed(fact.who)} fate`, text);
    case 'fate-spent':
      return goesOn(by(fact.who));
    case 'pool':
      return fact.clause === 'PE-FATE-9'
        ? goesOn(deed(fact.who), `, ${restOf(fight, fact.who, text)}`)
        : goesOn(by(fact.who));
    case 'healed':
      return goesOn(deed(fact.by), `, ${fact.by === fact.who ? restOf(fight, fact.who, text) : text}`);
    case 'persona-healed':
      return goesOn(deed(fact.who), `, ${ownOf(fight, fact.who, text)}`);
    case 'augment':
      return goesOn('by', `, ${text}`);
    case 'ailment-kept-off': {
      const rest = restOf(fight, fact.who, text);
      return fact.why === 'resisted'
        ? goesOn(resisting(fact.who), ` ${rest}`)
        : goesOn(hurt(fact.who), `, ${rest}`);
    }
    default:
      return harmJoints(fight, fact, text);
  }
}

/** Harm, and what it does to whom it befalls. */
function harmJoints(fight: Fight, fact: Facts, text: string): Joints {
  const befalls = (who: Id, change: (rest: string) => string = (rest) => rest): Joints =>
    goesOn(hurt(who), `, ${change(restOf(fight, who, text))}`);
  switch (fact.fact) {
    case 'harm':
    case 'fell':
      return begins(hurt(fact.who), text);
    case 'wounds': {
      const at = ` (${locationNames[fact.location]})`;
      return { ...begins(hurt(fact.who), text), ...befalls(fact.who, (rest) => rest.replace(at, '')) };
    }
    case 'persona-wounds':
      return { ...begins(hurt(fact.who), text), ...befalls(fact.who, () => ownOf(fight, fact.who, text)) };
    case 'persona-broken':
      return befalls(fact.who, () => ownOf(fight, fact.who, text));
    case 'stress':
      return fact.amount < 0 ? {} : befalls(fact.who, () => `gains ${fact.amount} Stress (${fact.left} now)`);
    case 'injury':
    case 'knocked-out':
      return befalls(fact.who, inBrackets);
    case 'ailment-ended':
      return befalls(fact.who, (rest) => rest.replace(/: .*/, ''));
    case 'ailment':
      return befalls(fact.who);
    case 'bleeding':
    case 'condition':
      return fact.on ? befalls(fact.who) : {};
    case 'item-moved':
      return fact.why === 'dropped' ? befalls(fact.who) : {};
    case 'died':
      return goesOn(hurt(fact.who), ` and ${restOf(fight, fact.who, text)}`);
    default:
      return {};
  }
}

type Result = Extract<Facts, { readonly fact: 'attack-result' }>;

/** PE-ATK-4: " and hits: Critical Hit", "; Rin evades". */
function resultWords(fight: Fight, { who, target, outcome, affinity }: Result, text: string): string {
  const [attacker, other] = [nameOf(fight, who), nameOf(fight, target)];
  switch (outcome) {
    case 'hit':
    case 'no-damage':
      return ` and ${affinity === 'weak' ? withoutName(attacker, text) : withoutName(attacker, text).replace(` ${other}`, '')}`;
    case 'missed':
      return ' and misses';
    case 'fumble':
      return ' and fumbles';
    case 'evaded':
      return `; ${other} evades`;
    case 'blocked':
      return `; ${other} blocks`;
    case 'absorbed':
    case 'repelled':
      return `; ${text.replace(` of ${attacker}`, '')}`;
  }
}
