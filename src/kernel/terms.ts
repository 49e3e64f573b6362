/**
 * Numbers that remember where they came from. A total is nothing but the fold of its terms, so that a number
 * without an explanation cannot exist, and "without this term" is the same fold with one term switched off.
 */

/** How a term works on what the terms before it have made. */
export const operations = ['add', 'set', 'times', 'atLeast', 'atMost'] as const;
type Operation = (typeof operations)[number];

export interface Term {
  readonly value: number;
  readonly op: Operation;
  /** What a player reads: "Agility", "flanked foe", "untrained weapon". */
  readonly label: string;
  /** The clause that grants it, such as `FS-FLK-2`. */
  readonly clause: string;
  /** What it comes from: an item, a spell, a combatant's id. */
  readonly source?: string;
  /** The reason why the term does not count. It stays in the list so that nobody has to ask. */
  readonly off?: string;
  /** It is off because the term with this label counts in its place: without that one it would count. */
  readonly yields?: string;
  /** The ruling that decided it, when one did. */
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

/** The total of the terms, in their order, from 0. Terms that are off do not count. */
export function fold(terms: readonly Term[]): Total {
  let value = 0;
  for (const term of terms) if (term.off === undefined) value = applyTerm(value, term);
  return { value, terms };
}

/** The total as it would be without the term at `index`: the counterfactual of the log. */
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

/** Of the terms that yield to the one at `index` the largest: only one of them can take its place. */
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

const plus = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** A term's sign and number as people write them: "+2", "× 0.5", "≥ 5". */
export function termText({ op, value }: Pick<Term, 'op' | 'value'>): string {
  switch (op) {
    case 'add':
      return plus(value);
    case 'set':
      return `= ${value < 0 ? `−${-value}` : value}`;
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
