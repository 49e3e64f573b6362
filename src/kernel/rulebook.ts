/** A rule system's text as data: the compendium shows it, log lines and tests cite it. */

export const clauseKinds = ['auto', 'choice', 'gm', 'data', 'between'] as const;
/**
 * auto: the engine resolves it alone. choice: a player is asked. gm: the game master judges. data: a table.
 * between: something that happens between fights.
 */
type ClauseKind = (typeof clauseKinds)[number];

export interface Clause {
  readonly id: string;
  readonly title: string;
  readonly kind: ClauseKind;
  /** The rule, briefly, in our own words. */
  readonly text: string;
}

/** A value that an encounter may give a ruling. */
export type RulingValue = string | number | boolean;

/** The values of rulings by key, as an encounter or a table states them; those left out have their default. */
export type SaidRulings = { readonly [key: string]: RulingValue };

export interface RulingOption {
  readonly id: RulingValue;
  readonly label: string;
}

/** Whole numbers that a ruling allows besides its options, both ends included. */
export interface RulingRange {
  readonly min: number;
  readonly max: number;
  /** What the number means: "metres", "turns". */
  readonly label: string;
}

/** A choice between readings of the rules where the source is silent. */
export interface Ruling {
  readonly id: string;
  /** Its key in an encounter's `rulings`. */
  readonly key: string;
  readonly clause: string;
  readonly question: string;
  readonly default: RulingValue;
  /** The values that an encounter can choose from. A single one without a range is a constant. */
  readonly options: readonly RulingOption[];
  readonly range?: RulingRange;
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

type ListedRuling = Pick<Ruling, 'id' | 'key' | 'default'>;

/** The default of each ruling in a list, by key. */
export const defaultsOf = <One extends ListedRuling>(list: readonly One[]) =>
  Object.fromEntries(list.map((one) => [one.key, one.default])) as {
    readonly [Each in One as Each['key']]: Each['default'];
  };

/** The id of each ruling in a list, by key: `WS-R29`. */
export const idsOf = <One extends ListedRuling>(list: readonly One[]) =>
  Object.fromEntries(list.map((one) => [one.key, one.id])) as { readonly [key in One['key']]: string };

/** Whether an encounter may choose anything but the default. */
export const isSwitchable = (ruling: Ruling): boolean =>
  ruling.options.length > 1 || ruling.range !== undefined;

/** Whether a table may play this value: one of the options, or a whole number in the range. */
export const allows = (ruling: Ruling, value: unknown): boolean =>
  ruling.options.some((option) => option.id === value) ||
  (ruling.range !== undefined &&
    Number.isInteger(value) &&
    (value as number) >= ruling.range.min &&
    (value as number) <= ruling.range.max);

/** The rulings with a value other than their default; unknown keys and values that are not allowed are ignored. */
export const otherwise = (
  rulings: readonly Ruling[],
  said: { readonly [key: string]: unknown },
): readonly { readonly ruling: Ruling; readonly value: RulingValue }[] =>
  rulings.flatMap((ruling) => {
    const value = Object.hasOwn(said, ruling.key) ? said[ruling.key] : undefined;
    return value !== ruling.default && allows(ruling, value) ? [{ ruling, value: value as RulingValue }] : [];
  });

/** A value of a ruling in the words of its rulebook. */
export function wordsOfValue({ options, range }: Ruling, value: RulingValue): string {
  const option = options.find(({ id }) => id === value);
  return option?.label ?? (range ? `${range.label}: ${value}` : String(value));
}

/** The message about a value that is not allowed: `X-R1 allows "one", 2, whole numbers from 3 to 9`. */
export function allowedText({ id, options, range }: Ruling): string {
  const values = options.map((option) => JSON.stringify(option.id));
  const all = range ? [...values, `whole numbers from ${range.min} to ${range.max}`] : values;
  return `${id} allows ${all.join(', ')}`;
}

/** Creates a clause; several lines of text, such as the rows of a table, are joined by line breaks. */
export const clause = (id: string, title: string, kind: ClauseKind, ...lines: readonly string[]): Clause => ({
  id,
  title,
  kind,
  text: lines.join('\n'),
});
