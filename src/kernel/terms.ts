/**
 * Numbers that remember where they came from. A total is nothing but the fold of its terms, so that a number
 * without an explanation cannot exist, and "without this term" is the same fold with one term switched off.
 */

/** How a term works on what the terms before it have made. */
export const operations = ['add', 'set', 'times', 'atLeast', 'atMost'] as const;
export type Operation = (typeof operations)[number];

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
  return fold(
    total.terms.map((term, i) =>
      i === index && term.off === undefined ? { ...term, off: 'left out' } : term,
    ),
  );
}
