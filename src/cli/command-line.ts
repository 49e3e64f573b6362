import { parseArgs } from 'node:util';

/** How a program reads the word behind one of its options. */
export interface Option<T> {
  /** The value without the option. */
  readonly usual: T;
  /** The word as the usage shows it: an example or a kind. `null`: the option takes none. */
  readonly shows: string | null;
  /** What an unreadable word is told: "wants a whole number". */
  readonly wants: string;
  /** The value of a word; `undefined` if it has none. */
  read(word: string): T | undefined;
}

/** How a program reads its words without an option in front: values by name. */
export interface Words<T> {
  readonly shows: string;
  read(words: readonly string[]): { readonly values: T } | { readonly wrong: string };
}

/** What a program prints instead of running, and its exit code: the usage (0), or all that is wrong and the usage (2). */
interface Instead {
  readonly instead: string;
  readonly code: 0 | 2;
}

/** The command line of a program. Whatever has one as `commandLine` exports `main(values)`. */
interface CommandLine<Values> {
  readonly usage: string;
  read(args: readonly string[]): { readonly values: Values } | Instead;
}

/** The values that a command line reads. */
export type ValuesOf<Line> = Line extends CommandLine<infer Values> ? Values : never;

type Options = { readonly [name: string]: Option<unknown> };
type Read<O extends Options, W> = W & { readonly [Name in keyof O]: O[Name]['usual'] };

/**
 * The command line of `npm run <program>` with these words and options; `-h` and `--help` print its usage. `check` says
 * what is wrong with values that are readable each by itself, and is asked only if all are.
 */
export function commandLineOf<O extends Options, W>(
  program: string,
  words: Words<W>,
  options: O,
  check: (values: Read<O, W>) => readonly string[] = () => [],
): CommandLine<Read<O, W>> {
  const shown = Object.entries(options).map(
    ([name, { shows }]) => ` [--${dashed(name)}${shows === null ? '' : ` ${shows}`}]`,
  );
  const usage = `npm run --silent ${program} --${words.shows === '' ? '' : ` ${words.shows}`}${shown.join('')}`;
  return {
    usage,
    read(args) {
      const { said, loose, wrong } = spoken(args, options);
      if (said.has('help')) return { instead: `Usage: ${usage}`, code: 0 };
      const values: { [name: string]: unknown } = {};
      for (const [name, option] of Object.entries(options)) {
        const word = said.get(dashed(name));
        const value = word === undefined ? option.usual : option.read(word);
        if (value === undefined)
          wrong.push(`--${dashed(name)} ${option.wants}${word === '' ? '' : `, not "${word}"`}`);
        values[name] = value;
      }
      const read = words.read(loose);
      if ('wrong' in read) wrong.push(read.wrong);
      else Object.assign(values, read.values);
      if (wrong.length === 0) wrong.push(...check(values as Read<O, W>));
      if (wrong.length > 0) return { instead: `${wrong.join('\n')}\nUsage: ${usage}`, code: 2 };
      return { values: values as Read<O, W> };
    },
  };
}

/** What a command line says: the word behind each option (empty where there is none), the others, unknown options. */
function spoken(
  args: readonly string[],
  options: Options,
): { said: Map<string, string>; loose: readonly string[]; wrong: string[] } {
  const taking = Object.entries(options).map(
    ([name, { shows }]) => [dashed(name), { type: shows === null ? 'boolean' : 'string' }] as const,
  );
  const { tokens } = parseArgs({
    args: [...args],
    strict: false,
    tokens: true,
    options: { help: { type: 'boolean', short: 'h' }, ...Object.fromEntries(taking) },
  });
  const known = new Set(['help', ...taking.map(([name]) => name)]);
  const said = new Map<string, string>();
  const loose: string[] = [];
  const wrong: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') loose.push(token.value);
    if (token.kind !== 'option') continue;
    if (known.has(token.name)) said.set(token.name, token.value ?? '');
    else wrong.push(`there is no ${token.rawName}`);
  }
  return { said, loose, wrong };
}

/** An option's name on the command line: `noJourneys` is --no-journeys. */
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A whole number within a range. */
export function count(usual: number, from = 1, to = 1_000_000): Option<number> {
  return {
    usual,
    shows: String(usual),
    wants: `wants a whole number from ${from} to ${to.toLocaleString('en')}`,
    read(word) {
      const number = Number(word);
      return word !== '' && Number.isInteger(number) && number >= from && number <= to ? number : undefined;
    },
  };
}

/** A number above 0. */
export function amount(usual: number): Option<number> {
  return {
    usual,
    shows: String(usual),
    wants: 'wants a number above 0',
    read: (word) => (Number(word) > 0 && Number.isFinite(Number(word)) ? Number(word) : undefined),
  };
}

/** The same option, but with `null` for its value without it. */
export const orNull = <T>(option: Option<T>): Option<T | null> => ({ ...option, usual: null });

/** Any word, or this one. */
export function wordOr(usual: string): Option<string> {
  return {
    usual,
    shows: usual,
    wants: 'wants a word behind it',
    read: (said) => (said === '' || said.startsWith('--') ? undefined : said),
  };
}

/** Any word; `null` without the option. `shows` stands for it in the usage. */
export const word = (shows: string): Option<string | null> => orNull(wordOr(shows));

/** One of these words; `null` without the option. */
export function oneOf<Word extends string>(words: readonly Word[]): Option<Word | null> {
  return {
    usual: null,
    shows: words.join('|'),
    wants: `wants one of: ${words.join(', ')}`,
    read: (said) => words.find((one) => one === said),
  };
}

/** An option that takes no word: `--json=false` is refused, or it would mean the opposite of what it says. */
export const flag: Option<boolean> = {
  usual: false,
  shows: null,
  wants: 'takes no word',
  read: (said) => (said === '' ? true : undefined),
};

/** For programs that take nothing but options. */
export const noWords: Words<object> = {
  shows: '',
  read: ([first]) => (first === undefined ? { values: {} } : { wrong: `"${first}": only options are taken` }),
};
