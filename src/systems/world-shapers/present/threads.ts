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
import { inBrackets, predicateOf, resultOf, textOf, withComma } from '../../../kernel/narrated.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import { isResisting } from '../roll/resisted.ts';
import type { Fight } from '../state.ts';
import { isDr } from '../stats.ts';
import { naturalOf } from './decided.ts';
import { isCritical } from './narrate-attacks.ts';
import { squareName } from './narrate-moves.ts';
import { rollWords } from './roll-titles.ts';
import { nameOf } from './words.ts';

/**
 * Which log lines are joined into one: an attack from its declaration to its result, a walk with its AP, an effect on
 * somebody from its Defense Roll to the loss, and a deed with its payments.
 */

/** Keys for lines of damage, and for what that leaves. */
const harmed = (who: Id): string => `${hurt(who)} hit`;
const lost = (who: Id): string => `${hurt(who)} lost`;

/** The line with the data by which it is joined with others. */
export const threaded = (fight: Fight, fact: Facts | RolledFact, line: Narrated): Line =>
  jointed(line, (said) => (fact.fact === 'rolled' ? rolledJoints(fight, fact) : joints(fight, fact, said)));

function rolledJoints(fight: Fight, rolled: RolledFact): Joints {
  const { why } = rolled;
  const title = textOf(withComma(rollWords(fight, why)));
  const natural = naturalOf(rolled);
  const total = natural === null ? '' : numeral(natural + (why.total?.value ?? 0));
  switch (why.purpose) {
    case 'attack':
      return { ...begins(deed(why.for), title), ...goesOn(deed(why.for)) };
    case 'damage':
    case 'non-lethal':
      return { ...begins(struck(why.for), title), ...goesOn(by(why.for)) };
    // WS-STA-6: the loss that follows is part of it.
    case 'burning':
      return begins(hurt(why.against ?? why.for), title);
    case 'spot':
      return goesOn('by', `, ${nameOf(fight, why.for)} ${total}`);
    default:
      if (isResisting(why.purpose)) return goesOn('by', ` against ${total}`);
      if (isDr(why.with ?? '')) return begins(hurt(why.for), nameOf(fight, why.for));
      // WS-GEN-7: the total that the other must beat. Against a number the next line tells the result.
      return goesOn(deed(why.for), total === '' || why.target !== undefined ? '' : `: ${total}`);
  }
}

function joints(fight: Fight, fact: Facts, said: Words): Joints {
  switch (fact.fact) {
    case 'action':
      return begins(deed(fact.who), textOf(said));
    case 'ap':
    case 'rp':
    case 'wp':
    case 'momentum':
      return pointJoints(fight, fact);
    case 'free-use':
      return fact.use === null ? {} : begins(paid(fact.who), nameOf(fight, fact.who));
    case 'metres':
      return {
        ...ended(fact.who, said, fact.left > 0 ? `: ${fact.left} m to go` : ''),
        ...walked(fight, fact.who, 0),
      };
    case 'moved':
      return {
        ...goesOn(`walk ${fact.who}`, `, ${predicateOf(said)}`),
        ...walked(fight, fact.who, fact.cost),
      };
    case 'attack':
      return attackJoints(fight, fact, said);
    // WS-GEN-10: one roll for several targets belongs to the deed; damage for one target is told in that target's line.
    case 'damage-rolled':
      if (fact.purpose === 'burning') return goesOn(hurt(fact.against ?? fact.who));
      return goesOn(by(fact.who), fact.against === null ? resultOf(said) : '');
    case 'check':
      return isResisting(fact.purpose) || fact.purpose === 'spot'
        ? goesOn('by')
        : ended(fact.who, said, ` and ${predicateOf(said)}`);
    case 'contest':
      return fact.how === 'yielded' ? {} : ended(fact.who, said, fact.won ? ', and succeeds' : ', and fails');
    case 'hidden':
      return ended(fact.who, said, ` and ${predicateOf(said)}`);
    default:
      return befalls(fact, said);
  }
}

/** Ends the thread of a deed: later payments belong to something else. */
const ended = (who: Id, said: Words, words: string): Joints => ({
  ...begins(done(who), textOf(said)),
  ...goesOn(deed(who), words),
});

function befalls(fact: Facts, said: Words): Joints {
  switch (fact.fact) {
    case 'defense':
      return {
        ...begins(hurt(fact.who), textOf(inBrackets(said))),
        ...goesOn(hurt(fact.who), `${fact.how === 'rolled' ? ' ' : ', '}${predicateOf(inBrackets(said))}`),
      };
    case 'shoved':
      return goesOn(hurt(fact.who), `, ${predicateOf(said)}`);
    case 'hit':
      return {
        ...begins(harmed(fact.who), textOf(said)),
        ...goesOn(hurt(fact.who), `, ${predicateOf(said)}`),
      };
    case 'vitality-lost':
      return { ...begins(lost(fact.who), textOf(said)), ...goesOn(harmed(fact.who), lostWords(fact)) };
    case 'healed':
      return begins(hurt(fact.who), textOf(said));
    case 'came-to':
      return goesOn(hurt(fact.who), ', comes to');
    case 'went-down':
      return goesOn(hurt(fact.who), ', goes Down');
    case 'died':
      return goesOn(hurt(fact.who), ' and dies');
    case 'destroyed':
      return goesOn(hurt(fact.who), ' and is destroyed');
    case 'effect-began':
      if (fact.effect.kind === 'stance' || fact.effect.kind === 'leaning') return afterPaying(fact.who, said);
      return goesOn(hurt(fact.who), `, ${predicateOf(said)}`);
    case 'effect-ended':
    case 'credits':
    case 'action-held':
    case 'item-moved':
    case 'door':
    case 'mounted':
      return afterPaying(fact.who, said);
    default:
      return {};
  }
}

type Points = Extract<Facts, { readonly fact: 'ap' | 'rp' | 'wp' | 'momentum' }>;

/** WS-RND-5: AP for a walk are part of it; other payments are appended to their deed. */
function pointJoints(fight: Fight, { fact, who, spent, why }: Points): Joints {
  if (spent <= 0) return {};
  if (fact === 'ap' && why === 'move') return walked(fight, who, 0);
  return { ...begins(paid(who), nameOf(fight, who)), ...goesOn(deed(who)) };
}

/** A piece of a walk; consecutive ones are merged: "Brana goes 6 m to L6". */
function walked(fight: Fight, who: Id, count: number): Joints {
  const cell = fight.combatants[who]?.cell;
  if (!cell) return {};
  const many = [`${nameOf(fight, who)} goes `, ` m to ${squareName(cell)}`];
  return { piece: { of: `walk ${who}`, count, many } };
}

type Attack = Extract<Facts, { readonly fact: 'attack' }>;

/** WS-ATK-1: " and hits: 20 against Evasion 12"; WS-COV-3: the result of a redirected miss. */
function attackJoints(fight: Fight, fact: Attack, said: Words): Joints {
  const { who, target, how, hit, redirected } = fact;
  const numbers = resultOf(said);
  const whom = target === null ? '' : nameOf(fight, target);
  const told = (words: string): Joints => ({
    ...begins(struck(who), textOf(said)),
    ...goesOn(redirected === null ? deed(who) : struck(who), words),
  });
  if (redirected !== null)
    return told(hit ? `, but hits ${whom} instead${numbers}` : `, and ${whom} as well${numbers}`);
  switch (how) {
    case 'object':
      return told(' and hits, as a thing does not dodge');
    case 'on-purpose':
      return told(' and misses on purpose');
    case 'empty':
      return told(' and finds nobody there');
    case 'rolled':
      if (isCritical(fact)) return told(` and lands a critical hit${numbers}`);
      return told(`${hit ? ' and hits' : ' and misses'}${numbers}`);
  }
}

type Lost = Extract<Facts, { readonly fact: 'vitality-lost' }>;

/** Causes of damage that no earlier line tells. */
const unowned: readonly string[] = ['collision', 'teleported into another'];

/** WS-VIT-1, WS-VIT-2: what is left; the cause is named by the line before. */
function lostWords({ amount, lost: off, left, temporary, why }: Lost): string {
  const parts = [
    off > 0 ? `${temporary} Temporary Vitality` : '',
    amount - off > 0 || off === 0 ? `${numeral(left)} Vitality` : '',
  ].filter(Boolean);
  const cause = unowned.includes(why) ? ` (${why})` : '';
  return `: ${parts.join(' and ')} left${cause}`;
}
