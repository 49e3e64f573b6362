/** A rule system's text as data: what the compendium shows, log lines cite and tests quote. */

export const clauseKinds = ['auto', 'choice', 'gm', 'data', 'between'] as const;
/**
 * auto: the engine resolves it alone. choice: a player is asked. gm: the game master judges. data: a table.
 * between: something that happens between fights.
 */
export type ClauseKind = (typeof clauseKinds)[number];

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly kind: ClauseKind;
  /** The rule, briefly, in our own words. */
  readonly text: string;
}

export interface RulingOption {
  readonly id: string;
  readonly label: string;
}

/** What a table plays where the source is silent. */
export interface Ruling {
  readonly id: string;
  /** The name of the choice in an encounter's `rulings`. */
  readonly key: string;
  readonly clause: string;
  readonly question: string;
  readonly default: string;
  /** The values that can be chosen in an encounter; one alone means a constant of ours. */
  readonly options: readonly RulingOption[];
}

export interface Section {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Rulebook {
  readonly prefix: string;
  readonly title: string;
  /** Two or three sentences: what the system is like. */
  readonly about: string;
  readonly sections: readonly Section[];
  readonly rulings: readonly Ruling[];
}

/** All clauses of a rulebook in their order. */
export const clausesOf = (book: Rulebook): readonly Clause[] =>
  book.sections.flatMap((section) => section.clauses);
