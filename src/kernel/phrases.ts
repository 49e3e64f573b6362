/** Small parts of sentences that logs, prompts and panels share. */

/** With a capital letter at the front. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** A number with a proper minus sign: "−2", "7". */
export const numeral = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** A number that is added: "+2", "−2". */
export const signed = (value: number): string => (value < 0 ? numeral(value) : `+${value}`);

/** A number with its noun: "1 attack", "2 attacks". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${numeral(count)} ${Math.abs(count) === 1 ? one : many}`;

/** A list in words: "Brana, Sill and Oren"; "nobody" if it is empty. */
export const listed = (words: readonly string[]): string =>
  words.length < 2
    ? (words[0] ?? 'nobody')
    : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;

/** "Brana’s", "Hounds’". */
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`);

/** A name without its number: "Gunman 3" is one of several gunmen. */
export const withoutNumber = (name: string): string => name.replace(/ \d+$/u, '');

/** A sentence about several: "Sill is dying.", "Sill and Oren are dying."; `null` if it is true of nobody. */
export const allAre = (names: readonly string[], what: string): string | null =>
  names.length === 0 ? null : `${listed(names)} ${names.length === 1 ? 'is' : 'are'} ${what}.`;

/** Sentences in a row; `null` stands for none. */
export const inARow = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((one) => one !== null).join(' ');
