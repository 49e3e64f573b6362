import type { RolledFact } from '../../../engine/rolled.ts';
import type { Joints } from '../../../kernel/joints.ts';
import {
  afterPayingCut,
  begins,
  by,
  deed,
  done,
  goesOn,
  hurt,
  jointed,
  paid,
  struck,
  withoutName,
} from '../../../kernel/joints.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Narrated } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import { numeral } from '../../../kernel/phrases.ts';
import { titleWithin } from '../../../kernel/roll-line.ts';
import type { Line } from '../../../kernel/view.ts';
import type { Facts } from '../facts/index.ts';
import type { Fight } from '../state.ts';
import { naturalOf } from './decided.ts';
import { squareName } from './narrate-moves.ts';
import { rollTitle } from './roll-titles.ts';
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
  jointed(line, (said) =>
    fact.fact === 'rolled' ? rolledJoints(fight, fact) : joints(fight, fact, textOf(said)),
  );

function rolledJoints(fight: Fight, rolled: RolledFact): Joints {
  const { why } = rolled;
  const natural = naturalOf(rolled);
  const total = natural === null ? '' : numeral(natural + (why.total?.value ?? 0));
  switch (why.purpose) {
    case 'attack':
      return { ...begins(deed(why.for), titleWithin(rollTitle(fight, why))), ...goesOn(deed(why.for)) };
    case 'damage':
    case 'non-lethal':
      return { ...begins(struck(why.for), titleWithin(rollTitle(fight, why))), ...goesOn(by(why.for)) };
    // WS-STA-6: the loss that follows is part of it.
    case 'burning':
      return begins(hurt(why.against ?? why.for), titleWithin(rollTitle(fight, why)));
    case 'spot':
      return goesOn('by', `, ${nameOf(fight, why.for)} ${total}`);
    default:
      if (why.purpose.endsWith('-resisted')) return goesOn('by', ` against ${total}`);
      if (/ DR$/.test(why.with ?? '')) return begins(hurt(why.for), nameOf(fight, why.for));
      // WS-GEN-7: the total that the other must beat. Against a number the next line tells the result.
      return goesOn(deed(why.for), total === '' || why.target !== undefined ? '' : `: ${total}`);
  }
}

function joints(fight: Fight, fact: Facts, text: string): Joints {
  switch (fact.fact) {
    case 'action':
      return begins(deed(fact.who), text);
    case 'ap':
    case 'rp':
    case 'wp':
    case 'momentum':
      return pointJoints(fight, fact);
    case 'free-use':
      return fact.use === null ? {} : begins(paid(fact.who), nameOf(fight, fact.who));
    case 'metres':
      return {
        ...ended(fact.who, text, fact.left > 0 ? `: ${fact.left} m to go` : ''),
        ...walked(fight, fact.who, 0),
      };
    case 'moved':
      return {
        ...goesOn(`walk ${fact.who}`, `, ${withoutName(nameOf(fight, fact.who), text)}`),
        ...walked(fight, fact.who, fact.cost),
      };
    case 'attack':
      return attackJoints(fight, fact, text);
    // WS-GEN-10: one roll for several targets belongs to the deed; damage for one target is told in that target's line.
    case 'damage-rolled':
      if (fact.purpose === 'burning') return goesOn(hurt(fact.against ?? fact.who));
      return goesOn(by(fact.who), fact.against === null ? text.slice(text.indexOf(': ')) : '');
    case 'check':
      return fact.purpose.endsWith('-resisted') || fact.purpose === 'spot'
        ? goesOn('by')
        : ended(fact.who, text, ` and ${withoutName(nameOf(fight, fact.who), text)}`);
    case 'contest':
      return fact.how === 'yielded' ? {} : ended(fact.who, text, fact.won ? ', and succeeds' : ', and fails');
    case 'hidden':
      return ended(fact.who, text, ` and ${withoutName(nameOf(fight, fact.who), text)}`);
    default:
      return befalls(fight, fact, text);
  }
}

/** Ends the thread of a deed: later payments belong to something else. */
const ended = (who: Id, text: string, words: string): Joints => ({
  ...begins(done(who), text),
  ...goesOn(deed(who), words),
});

/** The text with its numbers in brackets, since what follows has a colon of its own. */
const bracketed = (text: string): string => text.replace(/: (.*)$/, ' ($1)');

function befalls(fight: Fight, fact: Facts, text: string): Joints {
  switch (fact.fact) {
    case 'defense':
      return {
        ...begins(hurt(fact.who), bracketed(text)),
        ...goesOn(
          hurt(fact.who),
          `${fact.how === 'rolled' ? ' ' : ', '}${withoutName(nameOf(fight, fact.who), bracketed(text))}`,
        ),
      };
    case 'shoved':
      return goesOn(hurt(fact.who), `, ${withoutName(nameOf(fight, fact.who), text)}`);
    case 'hit':
      return {
        ...begins(harmed(fact.who), text),
        ...goesOn(hurt(fact.who), `, ${withoutName(nameOf(fight, fact.who), text)}`),
      };
    case 'vitality-lost':
      return { ...begins(lost(fact.who), text), ...goesOn(harmed(fact.who), lostWords(fact)) };
    case 'healed':
      return begins(hurt(fact.who), text);
    case 'came-to':
      return goesOn(hurt(fact.who), ', comes to');
    case 'went-down':
      return goesOn(hurt(fact.who), ', goes Down');
    case 'died':
      return goesOn(hurt(fact.who), ' and dies');
    case 'destroyed':
      return goesOn(hurt(fact.who), ' and is destroyed');
    case 'effect-began':
      if (fact.effect.kind === 'stance' || fact.effect.kind === 'leaning')
        return afterPayingCut(fact.who, nameOf(fight, fact.who), text);
      return goesOn(hurt(fact.who), `, ${withoutName(nameOf(fight, fact.who), text)}`);
    case 'effect-ended':
    case 'credits':
    case 'action-held':
    case 'item-moved':
    case 'door':
    case 'mounted':
      return afterPayingCut(fact.who, nameOf(fight, fact.who), text);
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
  return {
    piece: { of: `walk ${who}`, count, many: `${nameOf(fight, who)} goes # m to ${squareName(cell)}` },
  };
}

type Attack = Extract<Facts, { readonly fact: 'attack' }>;

/** WS-ATK-1: " and hits: 20 against Evasion 12"; WS-COV-3: the result of a redirected miss. */
function attackJoints(fight: Fight, { who, target, how, hit, redirected }: Attack, text: string): Joints {
  const at = text.indexOf(': ');
  const numbers = at < 0 ? '' : text.slice(at);
  const whom = target === null ? '' : nameOf(fight, target);
  const told = (words: string): Joints => ({
    ...begins(struck(who), text),
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
      if (text.includes(' lands a critical hit on ')) return told(` and lands a critical hit${numbers}`);
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
