import type { Id } from './json.ts';
import type { Line } from './view.ts';

/**
 * What a log line or the title of a roll says, in parts. A line says all of it. A row that joins several lines says of
 * the later ones only what it has not said yet: it puts parts together, and never cuts words out of a finished text.
 */
export interface Words {
  /** Whom it is about, and stands first: "Wenna". Left out where it does not begin with somebody. */
  readonly subject?: string;
  /** What is said: "hits Knight". */
  readonly says: string;
  /** How a row says the same, where that differs: "hits". */
  readonly inRow?: string;
  /** What a colon separates, at the end: "22 against 13". */
  readonly result?: string;
}

/** A log line as it is narrated, before it is known which rows it joins. */
export interface Narrated extends Omit<Line, 'text' | 'begins' | 'goesOn'> {
  /** In parts where rows need them, otherwise as a whole. */
  readonly text: string | Words;
}

/** What writes a line about a combatant: its name, then what is said. */
type LineAbout<S> = (
  fight: S,
  who: Id,
  said: string | Words,
  clause: string,
  level?: Line['level'],
) => Narrated;

/** Lines about combatants, by how a system names them. */
export const linesAbout =
  <S>(nameOf: (fight: S, id: Id) => string): LineAbout<S> =>
  (fight, who, said, clause, level = 'deed') => ({
    level,
    text: { ...wordsOf(said), subject: nameOf(fight, who) },
    who,
    clause,
  });

/** The same with another combatant involved (`whom`), who is neither the game master nor the first one itself. */
export const linesToward =
  <S>(lineOf: LineAbout<S>) =>
  (fight: S, who: Id, whom: Id, said: string | Words, clause: string, level?: Line['level']): Narrated => ({
    ...lineOf(fight, who, said, clause, level),
    ...(whom === 'gm' || whom === who ? {} : { whom }),
  });

export const wordsOf = (text: string | Words): Words => (typeof text === 'string' ? { says: text } : text);

const joined = (subject: string | undefined, says: string, result: string | undefined): string =>
  `${subject === undefined ? '' : `${subject} `}${says}${result === undefined ? '' : `: ${result}`}`;

/** All that is said. */
export function textOf(text: string | Words): string {
  const { subject, says, result } = wordsOf(text);
  return joined(subject, says, result);
}

/** All that is said, as a row says it. */
export const rowTextOf = ({ subject, says, inRow = says, result }: Words): string =>
  joined(subject, inRow, result);

/** What a row says where it has named the subject. */
export const predicateOf = ({ says, inRow = says, result }: Words): string =>
  joined(undefined, inRow, result);

/** What a colon separates, with the colon: what a row adds where it has said the rest; nothing where there is none. */
export const resultOf = ({ result }: Words): string => (result === undefined ? '' : `: ${result}`);

/** What stands before the colon. */
export const withoutResult = ({ result: _, ...others }: Words): Words => others;

/** As a row says it, with what a colon separates in brackets: in a text that goes on behind it. */
export const inBrackets = ({ subject, says, inRow = says, result }: Words): Words => ({
  ...(subject === undefined ? {} : { subject }),
  says: result === undefined ? inRow : `${inRow} (${result})`,
});

/** What a colon separates stands behind a comma, within a sentence. */
export const withComma = ({ result, ...others }: Words): Words =>
  result === undefined ? others : { ...others, says: `${others.says}, ${result}` };

/** The words of a roll: its title, a colon, and the result; no second colon. */
export const rolledWords = (title: Words, result: string): Words => ({ ...withComma(title), result });
