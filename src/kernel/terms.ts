import { numeral, signed } from './phrases.ts';

/**
 * Numbers with their explanation. A total is the fold of its terms, so a number without an explanation cannot exist,
 * and "without this term" is the same fold with one term switched off.
 */

/** How a term changes the result of the terms before it. */
export const operations = ['add', 'set', 'times', 'atLeast', 'atMost'] as const;
type Operation = (typeof operations)[number];

export interface Term {
  readonly value: number;
  readonly op: Operation;
  /** The name shown to players: "Agility", "flanked foe", "untrained weapon". */
  readonly label: string;
  /** The clause that grants it, such as `FS-FLK-2`. */
  readonly clause: string;
  /** Its source: an item, a spell, a combatant's id. */
  readonly source?: string;
  /** The reason why the term does not count. It stays in the list so that the reason can be shown. */
  readonly off?: string;
  /** The label of the term that counts in its place: without that term this one would count. Only with `off`. */
  readonly yields?: string;
  /** The id of the ruling that decided it, if any. */
  readonly ruling?: string;
}

export interface Total {
  readonly value: number;
  readonly terms: readonly Term[];
}

function applyTerm(sum: number, term: Term): number {
  switch (term.op) {
    case 'add':
      return sum + term.value;
    case 'set':
      return term.value;
    case 'times':
      return sum * term.value;
    case 'atLeast':
      return Math.max(sum, term.value);
    case 'atMost':
      return Math.min(sum, term.value);
  }
}

/** The total of the terms: applied in their order, starting from 0. Terms that are off do not count. */
export function fold(terms: readonly Term[]): Total {
  let value = 0;
  for (const term of terms) if (term.off === undefined) value = applyTerm(value, term);
  return { value, terms };
}

/** The total without the term at `index`; the largest term that yields to it counts instead. */
export function without(total: Total, index: number): Total {
  const { terms } = total;
  if (terms[index]?.off !== undefined) return total;
  const next = heirOf(terms, index);
  return fold(
    terms.map((term, i) => {
      if (i === index) return { ...term, off: 'left out' };
      return i === next ? counting(term) : term;
    }),
  );
}

/** The index of the largest term that yields to the one at `index`; `null` without one. Only one takes its place. */
function heirOf(terms: readonly Term[], index: number): number | null {
  const label = terms[index]?.label;
  let best: number | null = null;
  for (const [i, { yields, value }] of terms.entries()) {
    if (i === index || yields === undefined || yields !== label) continue;
    if (best === null || Math.abs(value) > Math.abs((terms[best] as Term).value)) best = i;
  }
  return best;
}

function counting({ off: _, yields: __, ...term }: Term): Term {
  return term;
}

/** A term's operation and number as text: "+2", "× 0.5", "≥ 5". */
export function termText({ op, value }: Pick<Term, 'op' | 'value'>): string {
  switch (op) {
    case 'add':
      return signed(value);
    case 'set':
      return `= ${numeral(value)}`;
    case 'times':
      return `× ${value}`;
    case 'atLeast':
      return `≥ ${value}`;
    case 'atMost':
      return `≤ ${value}`;
  }
}

/** "high ground +10". */
export const termWords = (term: Term): string => `${term.label} ${termText(term)}`;

/** The rulings that the terms of these totals cite. */
export function rulingsIn(...totals: readonly (Total | undefined)[]): readonly string[] {
  const found = new Set<string>();
  for (const total of totals) {
    for (const { ruling } of total?.terms ?? []) if (ruling) found.add(ruling);
  }
  return [...found];
}
