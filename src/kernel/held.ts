import { capital, numeral } from './phrases.ts';
import type { Total } from './terms.ts';
import { termWords, without } from './terms.ts';
import type { Decided, Held, Line, LineTotal } from './view.ts';

/** Compared numbers: which side won, by how much, and which single term decided. */

/** A system's words for both results: `is` ("hit") and `would` ("this hits"). */
export interface Verdicts {
  readonly won: { readonly is: string; readonly would: string };
  readonly lost: { readonly is: string; readonly would: string };
}

/** The words for an attack. */
export const hitOrMiss: Verdicts = {
  won: { is: 'hit', would: 'this hits' },
  lost: { is: 'missed', would: 'this misses' },
};
/** The words for a check. */
export const successOrFailure: Verdicts = {
  won: { is: 'succeeded', would: 'this succeeds' },
  lost: { is: 'failed', would: 'this fails' },
};

type Totals = readonly LineTotal[];

const totalOf = (totals: Totals, label: string): Total | undefined =>
  totals.find((one) => one.label === label)?.total;

const amountOf = (totals: Totals, number: string | number | undefined): number =>
  typeof number === 'number' ? number : number === undefined ? 0 : (totalOf(totals, number)?.value ?? 0);

/**
 * The two numbers that were compared: `mine`, the dice and what is added to them, and `theirs`, the scaled `against`.
 */
export function sidesOf(held: Held, totals: Totals): { readonly mine: number; readonly theirs: number } {
  return {
    mine: held.dice + amountOf(totals, held.plus),
    theirs: Math.ceil(amountOf(totals, held.against) * (held.scale ?? 1)),
  };
}

/** Whether the numbers alone win, natural faces aside. */
export function numbersWin(held: Held, totals: Totals): boolean {
  const { mine, theirs } = sidesOf(held, totals);
  switch (held.wins) {
    case 'reaching':
      return mine >= theirs;
    case 'exceeding':
      return mine > theirs;
    case 'staying':
      return mine <= theirs;
  }
}

/**
 * The counterfactual: the term without which the same dice would have given the other result; of several, the one that
 * changes its total least. `standing`: clauses of a combatant's permanent terms, such as attributes, which are never
 * named. `undefined` where no single term decided.
 */
export function decidedBy(
  held: Held,
  totals: Totals,
  standing: readonly string[],
  verdicts: Verdicts,
): Decided | undefined {
  const found = byNumber(held, totals, standing) ?? byEdge(held, totals);
  if (!found) return undefined;
  const { is } = held.won ? verdicts.won : verdicts.lost;
  const { would } = held.won ? verdicts.lost : verdicts.won;
  const before = `${byHowMuch(held, totals, is)}: without `;
  return {
    ...found.place,
    named: found.named,
    words: `${before}${found.named} ${would}`,
    at: before.length,
  };
}

/** The part of a line that tells its numbers, what they were compared with, and what decided (see `decidedBy`). */
export function comparison(
  held: Held,
  totals: Totals,
  standing: readonly string[],
  verdicts: Verdicts,
): Pick<Line, 'held' | 'totals' | 'decided'> {
  const decided = decidedBy(held, totals, standing, verdicts);
  return { held, totals, ...(decided ? { decided } : {}) };
}

interface Found {
  readonly place: Pick<Decided, 'total' | 'term'>;
  readonly named: string;
}

function byNumber(held: Held, totals: Totals, standing: readonly string[]): Found | undefined {
  if (held.natural) return undefined;
  let best: (Found & { readonly change: number }) | undefined;
  for (const label of [held.plus, held.against]) {
    const total = typeof label === 'string' ? totalOf(totals, label) : undefined;
    for (const [place, term] of (total?.terms ?? []).entries()) {
      if (!total || term.off !== undefined || standing.includes(term.clause)) continue;
      const left = without(total, place);
      const change = Math.abs(total.value - left.value);
      const others = totals.map((one) => (one.total === total ? { ...one, total: left } : one));
      if (numbersWin(held, others) === held.won || (best && best.change <= change)) continue;
      best = {
        place: { total: label as string, term: place },
        named: termWords(term),
        change,
      };
    }
  }
  return best;
}

/** The single term to which a roll owed its extra dice, where the first die alone would have given the other result. */
function byEdge({ edge, won }: Held, totals: Totals): Found | undefined {
  const total = edge && edge.won !== won ? totalOf(totals, edge.total) : undefined;
  if (!edge || !total) return undefined;
  const place = total.terms.findIndex((term, i) => term.off === undefined && without(total, i).value === 0);
  const term = total.terms[place];
  return term ? { place: { total: edge.total, term: place }, named: term.label } : undefined;
}

/** "Hit by 4", "Just missed"; plain "Hit" where the result is not that of the numbers, as for a natural 20. */
function byHowMuch(held: Held, totals: Totals, is: string): string {
  const words = held.natural || numbersWin(held, totals) !== held.won ? is : apart(held, totals, is);
  return capital(words);
}

function apart(held: Held, totals: Totals, is: string): string {
  const { mine, theirs } = sidesOf(held, totals);
  return mine === theirs ? `just ${is}` : `${is} by ${Math.abs(mine - theirs)}`;
}

const wants: { readonly [wins in Held['wins']]: string } = {
  reaching: 'to reach',
  exceeding: 'to exceed',
  staying: 'to stay at or under',
};

/** "Dice 6 + Bonus 12 = 18, to reach Evasion 15". */
export function heldWords(held: Held, totals: readonly LineTotal[]): string {
  const { mine, theirs } = sidesOf(held, totals);
  const added = totals.find(({ label }) => label === held.plus);
  const sum = added
    ? ` ${added.total.value < 0 ? '−' : '+'} ${added.label} ${Math.abs(added.total.value)} = ${numeral(mine)}`
    : '';
  const against = typeof held.against === 'string' ? `${held.against} ` : '';
  return `Dice ${numeral(held.dice)}${sum}, ${wants[held.wins]} ${against}${numeral(theirs)}${held.natural ? '; the face alone has decided' : ''}`;
}
