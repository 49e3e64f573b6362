import { without } from '../../../kernel/terms.ts';
import type { Line } from '../../../kernel/view.ts';
import { damageKinds } from '../damage/types.ts';
import type { AttackFact } from '../facts/attacks.ts';
import type { Fight } from '../state.ts';
import { lineOf, lineTo } from './line.ts';
import { squareName } from './narrate-moves.ts';
import { listed, nameOf, numeral, rulingsIn, termWords } from './words.ts';

/** Attacks and hits in words: against what, which type, what each step has made of it. */

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
  const { who, target, rulings, evasion, bonus } = fact;
  const all = [...new Set([...rulings, ...rulingsIn(evasion ?? undefined)])];
  const decided = decidedByEvasion(fact);
  return {
    ...lineTo(fight, who, target ?? who, attackWords(fight, fact), fact.clause),
    ...(decided === undefined ? {} : { decided }),
    totals: [
      ...(bonus ? [{ label: 'Hit bonus', total: bonus }] : []),
      ...(evasion ? [{ label: 'Evasion', total: evasion }] : []),
    ],
    ...(all.length > 0 ? { rulings: all } : {}),
  };
}

/** The other half of the counterfactual: what the roll itself cannot say, because it is the target's. */
function decidedByEvasion({ how, critical, hit, result, evasion }: Attack): string | undefined {
  if (how !== 'rolled' || critical !== null || result === null || evasion === null) return undefined;
  for (let i = 0; i < evasion.terms.length; i++) {
    const term = evasion.terms[i];
    if (!term || term.off !== undefined || term.op !== 'add' || term.clause === 'WS-EVA-2') continue;
    const otherwise = result >= without(evasion, i).value;
    if (otherwise !== hit) return `without ${termWords(term)} this ${otherwise ? 'hits' : 'misses'}`;
  }
  return undefined;
}

function attackWords(fight: Fight, fact: Attack): string {
  const { target, label, how, hit, critical, redirected, result, evasion } = fact;
  const whom = target === null ? `the square ${squareName(fact.cell)}` : nameOf(fight, target);
  const means = ` with ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const instead = redirected === null ? '' : ` instead of ${nameOf(fight, redirected)}`;
  const numbers =
    result === null || evasion === null ? '' : `: ${numeral(result)} against Evasion ${evasion.value}`;
  switch (how) {
    case 'object':
      return `hits ${whom}${instead}${means}, as a thing does not dodge`;
    case 'on-purpose':
      return `misses ${whom}${means} on purpose`;
    case 'empty':
      return `strikes at ${whom}${means}: nobody is there`;
    case 'rolled':
      if (critical === 'miss') return `misses ${whom}${instead}${means}: a natural 1`;
      if (critical === 'hit' && hit) return `lands a critical hit on ${whom}${instead}${means}${numbers}`;
      return `${hit ? 'hits' : 'misses'} ${whom}${instead}${means}${numbers}`;
  }
}

type Rolled = Extract<AttackFact, { readonly fact: 'damage-rolled' }>;

/** WS-DMG-5, step 1. */
function rolledLine(fight: Fight, { who, against, totals, clause }: Rolled): Line {
  const words = totals.map(({ type, total }) => `${total.value} ${damageKinds[type].name}`);
  const rulings = rulingsIn(...totals.map(({ total }) => total));
  return {
    ...lineTo(fight, who, against, '', clause, 'detail'),
    text: `Damage for ${nameOf(fight, against)}: ${listed(words)}`,
    totals: totals.map(({ type, total }) => ({ label: damageKinds[type].name, total })),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

type Hit = Extract<AttackFact, { readonly fact: 'hit' }>;

/** WS-DMG-5, steps 2 to 8, by type. */
function hitLine(fight: Fight, { who, by, portions, defence, total, nonLethal, clause, rulings }: Hit): Line {
  const words = portions.map(({ type, total: each }) => `${numeral(each.value)} ${damageKinds[type].name}`);
  const parts =
    portions.length > 1 ? ` (${words.join(' + ')})` : words.length === 1 ? ` ${typeOf(portions[0])}` : '';
  const mercy = nonLethal ? ', non-lethal' : '';
  const all = [
    ...new Set([...rulings, ...rulingsIn(defence ?? undefined, ...portions.map(({ total: each }) => each))]),
  ];
  return {
    ...lineTo(fight, who, by, `takes ${numeral(total)}${parts} damage${mercy}`, clause, 'detail'),
    totals: [
      ...portions.map(({ type, total: each }) => ({ label: damageKinds[type].name, total: each })),
      ...(defence ? [{ label: 'Defence', total: defence }] : []),
    ],
    ...(all.length > 0 ? { rulings: all } : {}),
  };
}

const typeOf = (portion: Hit['portions'][number] | undefined): string =>
  portion ? damageKinds[portion.type].name : '';
