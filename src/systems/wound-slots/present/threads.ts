import type { RolledFact } from '../../../engine/rolled.ts';
import type { Joints } from '../../../kernel/joints.ts';
import {
  afterPaying,
  begins,
  by,
  deed,
  done,
  goesOn,
  hurt,
  jointed,
  paid,
  struck,
} from '../../../kernel/joints.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
import { inBrackets, predicateOf, rowTextOf, textOf, withoutResult } from '../../../kernel/narrated.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import { resisting } from '../roll/check.ts';
import type { Fight } from '../state.ts';
import { isThrown } from './decided.ts';
import { isDeed } from './deeds.ts';
import { rollTitle } from './roll-titles.ts';
import { nameOf, spellName, withArticle } from './words.ts';

/**
 * Which log lines are read as one: an attack from its declaration to its result, a wound from its final damage to its
 * consequences, an action with its payment, and lists of what everyone gets at the same time.
 */

/** The line with the joints by which it begins or continues a thread. */
export const threaded = (fight: Fight, fact: Facts | RolledFact, line: Narrated): Line =>
  jointed(line, (said) =>
    fact.fact === 'rolled' ? rolledJoints(fight, fact, said) : joints(fight, fact, said),
  );

/** A deed before its dice: only payments up to then are its own. */
const unpaid = (who: Id): string => `${deed(who)} unpaid`;

function rolledJoints(fight: Fight, { why, result }: RolledFact, said: Words): Joints {
  const thrown = isThrown(result) ? result.natural + (why.total?.value ?? 0) : null;
  const against =
    thrown === null || why.target === undefined ? '' : `${numeral(thrown)} against ${numeral(why.target)}`;
  // The dice of another combatant within the current thread.
  if (why.part === resisting) return goesOn('by');
  switch (why.purpose) {
    case 'initiative':
      return listed(
        'initiative',
        'Initiative',
        `${nameOf(fight, why.for)} ${numeral(Math.max(0, thrown ?? 0))}`,
      );
    // Begins a row of its own where a reaction stands between it and its deed.
    case 'attack':
      return { ...begins(unpaid(why.for), rollTitle(fight, why)), ...goesOn(deed(why.for)) };
    case 'damage':
      return goesOn(by(why.for));
    case 'defense':
      return goesOn('by');
    // A failure is told by its own line.
    case 'hold-on':
      return goesOn(deed(why.for));
    case 'consciousness':
      return goesOn(hurt(why.for), `, consciousness ${against}`);
    case 'seize-initiative':
      return goesOn(paid(why.for));
    default:
      return against === ''
        ? goesOn(deed(why.for))
        : { ...begins(deed(why.for), textOf(said)), ...goesOn(deed(why.for), `: ${against}`) };
  }
}

/** One item of a list: "Initiative: Wenna 10, Torvin 15". */
const listed = (name: string, what: string, item: string): Joints => ({
  ...begins(name, `${what}: ${item}`),
  ...goesOn(name, `, ${item}`),
});

function joints(fight: Fight, fact: Facts, said: Words): Joints {
  switch (fact.fact) {
    case 'initiative-rolled':
      return goesOn('initiative');
    case 'ap':
      return apJoints(fight, fact, textOf(said));
    case 'initiative':
      return initiativeJoints(fact, textOf(said));
    case 'action':
      return begins(unpaid(fact.who), rowTextOf(said));
    case 'cast':
      return goesOn(deed(fact.who), ` (${spellName(fight, fact.spell)})`);
    // Stamina and fatigue paid for an action (SL-ACT-3, SL-ACT-4), not those lost by bleeding and the like.
    case 'stamina':
      return isDeed(fact.why) ? goesOn(by(fact.who)) : {};
    case 'fatigue':
      return isDeed(fact.why) ? goesOn(by(fact.who), ` (fatigue ${fact.fatigue} now)`) : {};
    case 'mana':
      return fact.clause === 'SL-STA-9' ? {} : goesOn(deed(fact.who));
    case 'loading':
      return fact.left > 0 ? goesOn(deed(fact.who)) : afterPaying(fact.who, said);
    case 'contest':
      return goesOn(deed(fact.who));
    case 'hindered':
      return goesOn(deed(fact.who), `, ${predicateOf(said)}`);
    case 'treated':
      return goesOn(deed(fact.who), fact.worked ? '' : ', in vain');
    // Ends the thread of the deed; later payments belong to other deeds.
    case 'attack-result':
      return {
        ...begins(struck(fact.who), textOf(said)),
        ...goesOn(deed(fact.who), resultWords(fact, said)),
      };
    case 'harm':
      return begins(hurt(fact.who), harmWords(fact, said));
    case 'wound':
      return goesOn(hurt(fact.who), woundWords(fight, fact));
    case 'unconscious':
      return fact.on ? goesOn(hurt(fact.who), ', falls unconscious') : {};
    case 'dying':
      return fact.passed === 0 ? goesOn(hurt(fact.who), ', is dying') : {};
    case 'died':
      return goesOn(hurt(fact.who), ' and dies');
    case 'helpless':
      return fact.until === null ? {} : goesOn(hurt(fact.who), `, ${predicateOf(said)}`);
    case 'defending':
      if (fact.defending === null) return goesOn(hurt(fact.who));
      return fact.defending.how === null ? goesOn(deed(fact.who)) : afterPaying(fact.who, said);
    // SL-CND-3: items dropped by a combatant that falls unconscious.
    case 'item-moved':
      if (fact.why === 'dropped') return goesOn(hurt(fact.who), `, ${predicateOf(said)}`);
      return afterPaying(fact.who, said);
    case 'moved':
    case 'posture':
    case 'dash':
    case 'riding':
    case 'door':
      return afterPaying(fact.who, said);
    // SL-COM-6: a readied action that was used: its own line says so.
    case 'readied':
      return fact.readied === null ? goesOn(deed(fact.who)) : afterPaying(fact.who, said);
    default:
      return {};
  }
}

type Ap = Extract<Facts, { readonly fact: 'ap' }>;

function apJoints(fight: Fight, { who, left, change = 0, why }: Ap, text: string): Joints {
  const name = nameOf(fight, who);
  // SL-AP-1: the gains of all are one list.
  if (why === 'round start') {
    const now = left === change ? '' : ` (${left} now)`;
    return listed('round start', 'AP at the start of the round', `${name} ${change}${now}`);
  }
  if (change >= 0) return {};
  // SL-MOV-5: the payments of a walk are joined into one.
  if (why === 'movement')
    return { ...begins(paid(who), name), piece: { of: `walk ${who}`, count: 0, many: [text] } };
  return { ...begins(paid(who), name), ...goesOn(unpaid(who)) };
}

type Initiative = Extract<Facts, { readonly fact: 'initiative' }>;

/** SL-ATK-10, SL-ATK-11: a critical of the attack being told. SL-INT-3: the price of an out-of-turn action. */
function initiativeJoints({ who, value, change, why }: Initiative, text: string): Joints {
  switch (why) {
    case 'critical success':
    case 'critical failure':
      return goesOn('by');
    case 'acting out of turn':
      return goesOn(deed(who));
    case 'Seize Initiative':
      return {
        ...begins(done(who), text),
        ...goesOn(paid(who), ` seizes ${change} initiative: ${value} now`),
      };
    default:
      return {};
  }
}

type Result = Extract<Facts, { readonly fact: 'attack-result' }>;

/** SL-ATK-2: " and hits: 22 against melee Defense 6, critical success". */
function resultWords({ outcome, critical }: Result, said: Words): string {
  if (outcome === 'lost-hold') return `, ${predicateOf(said)}`;
  return ` and ${predicateOf(said)}${critical === null ? '' : `, critical ${critical}`}`;
}

type Harm = Extract<Facts, { readonly fact: 'harm' }>;

/** SL-HLT-4: the level is left to the wound's line, unless it was changed (SL-OFF-4, SL-OFF-6). */
const harmWords = ({ steps = 0 }: Harm, said: Words): string =>
  textOf(steps === 0 ? withoutResult(said) : inBrackets(said));

type Wound = Extract<Facts, { readonly fact: 'wound' }>;

/** SL-HLT-9, SL-HLT-10: the wound and its slot. */
function woundWords(fight: Fight, { who, meant, level, wounds }: Wound): string {
  const slot = `slot ${wounds[level]} of ${fight.combatants[who]?.slots[level] ?? 0}`;
  const spilled = meant === level ? '' : `, no ${meant} one being free`;
  return `: ${withArticle(level)} wound (${slot}${spilled})`;
}
