import type { RolledFact } from '../../../engine/rolled.ts';
import type { Joints } from '../../../kernel/joints.ts';
import { afterPaying, begins, deed, goesOn, hurt, jointed, paid, struck } from '../../../kernel/joints.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { predicateOf, resultOf, rowTextOf, textOf, withComma } from '../../../kernel/narrated.ts';
import type { Line } from '../../../kernel/view.ts';
import type { CombatFact } from '../combat/facts.ts';
import type { Facts } from '../facts.ts';
import type { Fight } from '../state.ts';
import { isThrown } from './decided.ts';
import { rollTitle } from './titles.ts';
import {
  defenceNames,
  isUnconscious,
  locationNames,
  maneuverNames,
  nameOf,
  thingName,
  undefended,
} from './words.ts';

/**
 * Which log lines are read as one: an attack from its declaration to its maneuver, damage with its dice and all that it
 * does, what comes of resisting a maneuver, and a deed with its dice.
 */

/** The line with the joints by which it begins or continues a thread. */
export const threaded = (fight: Fight, fact: Facts | RolledFact, line: Narrated): Line =>
  jointed(line, (said) =>
    fact.fact === 'rolled' ? rolledJoints(fight, fact, said) : joints(fight, fact, said),
  );

/** The dice of damage, before anything is told of it. */
const damageOf = (who: Id): string => `${hurt(who)} dice`;

/** The dice of whoever resists a maneuver, or is feinted against, before anything is told of it. */
const resisting = (who: Id): string => `${hurt(who)} resisting`;

function rolledJoints(fight: Fight, { why, result }: RolledFact, said: Words): Joints {
  const name = nameOf(fight, why.for);
  switch (why.purpose) {
    // Begins a row of its own where an attack on several has been declared.
    case 'attack':
      return { ...begins(deed(why.for), rollTitle(fight, why)), ...goesOn(deed(why.for)) };
    case 'damage':
      return why.against === undefined ? {} : begins(damageOf(why.against), '');
    // FS-MAN-4, FS-MAN-10: the loser resists, and the next line says what comes of it.
    case 'maneuver': {
      const resists = isThrown(result) && result.passed ? 'resists' : 'does not resist';
      return begins(resisting(why.for), `${name} ${resists}`);
    }
    case 'dying':
      return begins(hurt(why.for), `${name} tries to hold on to life`);
    case 'feint':
      return why.against === undefined ? {} : begins(resisting(why.against), rollTitle(fight, why));
    case 'sneak':
    case 'search':
      return goesOn(deed(why.for), resultOf(said));
    // The dice of others within the deed.
    case 'defence':
    case 'notice':
    case 'search-answer':
    case 'grapple':
    case 'grapple-answer':
    case 'break-free':
    case 'break-free-answer':
    case 'casting':
    case 'entangled':
      return goesOn('by');
    default:
      return {};
  }
}

function joints(fight: Fight, fact: Facts, said: Words): Joints {
  const name = (who: Id): string => nameOf(fight, who);
  switch (fact.fact) {
    case 'action':
      return begins(deed(fact.who), textOf(said));
    // FS-ATK-8: of several targets each has a row.
    case 'attack':
      return fact.targets.length > 1 ? {} : begins(deed(fact.who), textOf(said));
    case 'defence':
      return goesOn(deed(fact.against), ` (${defenceWords(fact)})`);
    case 'combat-roll': {
      const winner = fact.outcome === 'negated' ? fact.target : fact.who;
      return { ...begins(struck(winner), textOf(said)), ...goesOn(deed(fact.who), resultWords(fact, said)) };
    }
    case 'attack-off':
      return goesOn(deed(fact.who), `, but is off${resultOf(said)}`);
    case 'maneuver':
      return goesOn(struck(fact.who), `, follows up with ${maneuverWords(fight, fact)}`);
    case 'maneuver-done':
      return goesOn(resisting(fact.at), `: ${textOf(said)}`);
    case 'contest':
      return contestJoints(fact, name(fact.against));
    case 'hidden':
    case 'resistance':
      return goesOn(deed(fact.who), `, ${predicateOf(said)}`);
    case 'teleported':
      return goesOn(deed(fact.who), ' and is suddenly elsewhere');
    case 'feint':
      return goesOn(resisting(fact.feint.at), ', and it works');
    case 'healed':
      return goesOn(deed(fact.by), `: ${textOf(said)}`);
    case 'spell':
      return goesOn(deed(fact.who), fact.worked ? '' : `, which fails${resultOf(said)}`);
    case 'damage':
      return { ...begins(hurt(fact.who), textOf(said)), ...goesOn(damageOf(fact.who), textOf(said)) };
    case 'movement-spent':
      return begins(paid(fact.who), name(fact.who));
    case 'condition':
      if (!fact.on) return afterPaying(fact.who, said);
      return befalls(fact.who, said);
    case 'knocked-out':
      return befalls(fact.who, said);
    case 'dying-test':
      return befalls(fact.who, withComma(said));
    case 'died':
      return goesOn(hurt(fact.who), ` and ${predicateOf(said)}`);
    case 'pushed':
      return goesOn(hurt(fact.who), ', is pushed back');
    case 'item-moved':
      switch (fact.why) {
        case 'disarmed':
          return fact.from.in === 'hand' ? befalls(fact.from.who, said) : {};
        // FS-R73: the things of the unconscious fall by themselves; others let go of them.
        case 'dropped':
          return isUnconscious(fight, fact.who)
            ? befalls(fact.who, said)
            : goesOn(deed(fact.who), `, ${predicateOf(said)}`);
        default:
          return {};
      }
    default:
      return {};
  }
}

/** What happens to somebody who is hurt, or does not resist. */
const befalls = (who: Id, said: Words): Joints => goesOn(hurt(who), `, ${predicateOf(said)}`);

/** FS-TEST-5: what comes of a contest, within the row of the deed. */
function contestJoints(
  { who, purpose, won }: Extract<Facts, { readonly fact: 'contest' }>,
  other: string,
): Joints {
  switch (purpose) {
    case 'grapple':
    case 'break-free':
      return goesOn(deed(who), ` and ${won ? 'succeeds' : 'fails'}`);
    case 'search':
      return goesOn(deed(who), won ? `, finds ${other}` : `, does not find ${other}`);
    case 'sneak':
      // The line after it says from whom the sneaker is hidden.
      return goesOn(deed(who), won ? '' : `, ${other} notices`);
    default:
      return {};
  }
}

type Told<F extends CombatFact['fact']> = Extract<CombatFact, { readonly fact: F }>;

/** FS-DEF-2, FS-DEF-7: "parry", "no AP left to defend". */
const defenceWords = ({ defence, why }: Told<'defence'>): string =>
  defence ? defenceNames[defence] : undefended[why ?? 'declined'].short;

/** FS-RES-8: " and hits, a critical win", "; Brute parries: 2 Successes against 8", "; Brute negates it, a critical win". */
const resultWords = ({ outcome }: Told<'combat-roll'>, said: Words): string =>
  outcome === 'nothing' || outcome === 'hit' ? ` and ${predicateOf(said)}` : `; ${rowTextOf(said)}`;

/** FS-MAN-1: "Precision to the body", "Disarm of the longsword". */
function maneuverWords(fight: Fight, { maneuver, at, item, location }: Told<'maneuver'>): string {
  const aim = location === undefined ? '' : ` to ${locationNames[location]}`;
  const what = item === undefined ? '' : ` of the ${thingName(fight, at, item)}`;
  return `${maneuverNames[maneuver]}${aim}${what}`;
}
