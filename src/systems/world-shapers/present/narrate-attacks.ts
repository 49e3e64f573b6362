import type { Id } from '../../../kernel/json.ts';
import type { Narrated, Words } from '../../../kernel/narrated.ts';
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

export function narrateAttack(fight: Fight, fact: AttackFact): Narrated | null {
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
function attackLine(fight: Fight, fact: Attack): Narrated {
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

function attackWords(fight: Fight, fact: Attack): Words {
  const { target, words, how, redirected, result, evasion } = fact;
  const someone = (id: Id): string => (id === fact.who ? 'itself' : nameOf(fight, id));
  const whom = target === null ? `the square ${squareName(fact.cell)}` : someone(target);
  const means = ` with ${words}`;
  const instead = redirected === null ? '' : ` instead of ${nameOf(fight, redirected)}`;
  switch (how) {
    case 'object':
      return { says: `hits ${whom}${instead}${means}, as a thing does not dodge` };
    case 'on-purpose':
      return { says: `misses ${whom}${means} on purpose` };
    case 'empty':
      return { says: `strikes at ${whom}${means}`, result: 'nobody hidden is there' };
    case 'rolled': {
      const says = `${rolledVerb(fact)} ${whom}${instead}${means}`;
      if (fact.critical === 'miss') return { says, result: 'a natural 1' };
      if (result === null || evasion === null) return { says };
      return { says, result: `${numeral(result)} against Evasion ${numeral(evasion.value)}` };
    }
  }
}

const rolledVerb = (fact: Attack): string =>
  isCritical(fact) ? 'lands a critical hit on' : fact.critical !== 'miss' && fact.hit ? 'hits' : 'misses';

/** Whether a roll lands a critical hit (WS-ATK-9). */
export const isCritical = ({ critical, hit }: Attack): boolean => critical === 'hit' && hit;

type Rolled = Extract<AttackFact, { readonly fact: 'damage-rolled' }>;

/** The rolled damage (WS-DMG-5, step 1). */
function rolledLine(fight: Fight, { who, against, totals, clause }: Rolled): Narrated {
  const words = totals.map(({ type, total }) => `${total.value} ${damageKinds[type].name}`);
  const rulings = rulingsIn(...totals.map(({ total }) => total));
  return {
    ...lineTo(fight, who, against ?? who, '', clause, 'detail'),
    text: {
      says: `Damage${against === null ? '' : ` for ${nameOf(fight, against)}`}`,
      result: listed(words),
    },
    totals: totals.map(({ type, total }) => ({ label: damageKinds[type].name, total })),
    ...(rulings.length > 0 ? { rulings } : {}),
  };
}

type Hit = Extract<AttackFact, { readonly fact: 'hit' }>;

/** The damage after defences, by type (WS-DMG-5, steps 2 to 8). */
function hitLine(
  fight: Fight,
  { who, by, portions, defence, total, nonLethal, clause, rulings }: Hit,
): Narrated {
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
