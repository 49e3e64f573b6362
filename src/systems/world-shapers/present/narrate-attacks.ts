import type { Id } from '../../../kernel/json.ts';
import { listed, numeral } from '../../../kernel/phrases.ts';
import type { Held, Line } from '../../../kernel/view.ts';
import { damageKinds } from '../damage/types.ts';
import type { AttackFact } from '../facts/attacks.ts';
import type { Fight } from '../state.ts';
import { judged } from './decided.ts';
import { lineOf, lineTo } from './line.ts';
import { squareName } from './narrate-moves.ts';
import { nameOf, rulingsIn } from './words.ts';

/** Attacks and hits in words: the comparison, the damage types, and the effect of each step. */

export function narrateAttack(fight: Fight, fact: AttackFact): Line | null {
  switch (fact.fact) {
    case 'attack':
      return attackLine(fight, fact);
    case 'attack-lost':
      return lineOf(fight, fact.who, `cannot attack any more: ${fact.because}`, fact.clause);
    case 'damage-rolled':
      return rolledLine(fight, fact);
    case 'hit':
      return hitLine(fight, fact);
  }
}

type Attack = Extract<AttackFact, { readonly fact: 'attack' }>;

/** WS-ATK-1: "hits Ogre with ax: 18 against Evasion 12". */
function attackLine(fight: Fight, fact: Attack): Line {
  const { who, target, rulings, evasion } = fact;
  const all = [...new Set([...rulings, ...rulingsIn(evasion ?? undefined)])];
  return {
    ...lineTo(fight, who, target ?? who, attackWords(fight, fact), fact.clause),
    ...judgedAttack(fight, fact),
    ...(all.length > 0 ? { rulings: all } : {}),
  };
}

/** WS-ATK-9, WS-ATK-13, WS-R54: after a natural 1 the bonus does not matter, nor after a 20 that always hits. */
function judgedAttack({ rulings }: Fight, fact: Attack): Partial<Line> {
  const { how, critical, hit, natural, bonus, evasion } = fact;
  const totals = [
    ...(bonus ? [{ label: 'Hit bonus', total: bonus }] : []),
    ...(evasion ? [{ label: 'Evasion', total: evasion }] : []),
  ];
  if (how !== 'rolled' || natural === null || bonus === null || evasion === null) return { totals };
  const faceDecides = critical === 'miss' || (critical === 'hit' && rulings.naturalTwentyAlwaysHits);
  const held: Held = {
    dice: natural,
    plus: 'Hit bonus',
    against: 'Evasion',
    wins: 'reaching',
    won: hit,
    ...(faceDecides ? { natural: true } : {}),
  };
  return judged(held, totals, 'hit');
}

function attackWords(fight: Fight, fact: Attack): string {
  const { target, words, how, hit, critical, redirected, result, evasion } = fact;
  const someone = (id: Id): string => (id === fact.who ? 'itself' : nameOf(fight, id));
  const whom = target === null ? `the square ${squareName(fact.cell)}` : someone(target);
  const means = ` with ${words}`;
  const instead = redirected === null ? '' : ` instead of ${nameOf(fight, redirected)}`;
  const numbers =
    result === null || evasion === null
      ? ''
      : `: ${numeral(result)} against Evasion ${numeral(evasion.value)}`;
  switch (how) {
    case 'object':
      return `hits ${whom}${instead}${means}, as a thing does not dodge`;
    case 'on-purpose':
      return `misses ${whom}${means} on purpose`;
    case 'empty':
      return `strikes at ${whom}${means}: nobody hidden is there`;
    case 'rolled':
      if (critical === 'miss') return `misses ${whom}${instead}${means}: a natural 1`;
      if (critical === 'hit' && hit) return `lands a critical hit on ${whom}${instead}${means}${numbers}`;
      return `${hit ? 'hits' : 'misses'} ${whom}${instead}${means}${numbers}`;
  }
}

type Rolled = Extract<AttackFact, { readonly fact: 'damage-rolled' }>;

/** The rolled damage (WS-DMG-5, step 1). */
function rolledLine(fight: Fight, { who, against, totals, clause }: Rolled): Line {
  const words = totals.map(({ type, total }) => `${total.value} ${damageKinds[type].name}`);
  const rulings = rulingsIn(...totals.map(({ total }) => total));
  return {
    ...lineTo(fight, who, against ?? who, '', clause, 'detail'),
    text: `Damage${against === null ? '' : ` for ${nameOf(fight, against)}`}: ${listed(words)}`,
    totals: totals.map(({ type, total }) => ({ label: damageKinds[type].name, total })),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

type Hit = Extract<AttackFact, { readonly fact: 'hit' }>;

/** The damage after defences, by type (WS-DMG-5, steps 2 to 8). */
function hitLine(fight: Fight, { who, by, portions, defence, total, nonLethal, clause, rulings }: Hit): Line {
  const words = portions.map(({ type, total: each }) => `${numeral(each.value)} ${damageKinds[type].name}`);
  const [only] = portions;
  const one = portions.length === 1 && only ? ` ${damageKinds[only.type].name}` : '';
  const parts = portions.length > 1 ? ` (${words.join(' + ')})` : '';
  const mercy = nonLethal ? ', non-lethal' : '';
  const all = [
    ...new Set([...rulings, ...rulingsIn(defence ?? undefined, ...portions.map(({ total: each }) => each))]),
  ];
  return {
    ...lineTo(fight, who, by, `takes ${numeral(total)}${one} damage${parts}${mercy}`, clause, 'detail'),
    totals: [
      ...portions.map(({ type, total: each }) => ({ label: damageKinds[type].name, total: each })),
      ...(defence && defence.terms.length > 0 ? [{ label: 'Defence', total: defence }] : []),
    ],
    ...(all.length > 0 ? { rulings: all } : {}),
  };
}
