/**
 * Splits a link that is too long for one QR code into several codes, shown one after the other and read in any order.
 * Each of them is a link too: a camera app that knows nothing of this opens the app, which says how to read the rest.
 */

/** The address of the page that is opened by one code of several. */
const path = '#/part/';

/** The most characters of a link in a single code, so that a camera still tells its modules apart. */
const mostAlone = { tablet: 2000, phone: 1000 } as const;

/**
 * The most characters of the shared code in each of several QR codes: they change by themselves and must be read fast.
 */
const mostEach = 800;

/** One part of a shared code. */
interface Part {
  /** Identifies the shared code: its length and its last characters. */
  readonly of: string;
  readonly number: number;
  readonly count: number;
  readonly letters: string;
}

/** The kind of screen that codes are shown on. */
export type Screen = keyof typeof mostAlone;

/**
 * The texts of the QR codes for a link whose shared code begins at index `at`: one, or several to be read in any order.
 */
export function textsOf(link: string, at: number, screen: Screen): readonly string[] {
  if (link.length <= mostAlone[screen]) return [link];
  const code = link.slice(at);
  const home = link.slice(0, link.indexOf('#'));
  const count = Math.ceil(code.length / mostEach);
  const each = Math.ceil(code.length / count);
  // A shared code ends with a checksum of all that it holds.
  const of = `${code.length.toString(36)}${code.slice(-6)}`;
  return Array.from(
    { length: count },
    (_, n) => `${home}${path}${of}/${n + 1}/${count}/${code.slice(n * each, (n + 1) * each)}`,
  );
}

/** The part in a text that a camera has read; `null` if there is none. */
export function partIn(text: string): Part | null {
  const [, of, number, count, letters] =
    /#\/part\/([\w-]+)\/(\d{1,3})\/(\d{1,3})\/([\w-]+)$/.exec(text) ?? [];
  if (of === undefined || letters === undefined) return null;
  const part = { of, number: Number(number), count: Number(count), letters };
  return part.number >= 1 && part.number <= part.count ? part : null;
}

/** The parts of one shared code that have been read, in any order, each once. */
export type Gathered = readonly Part[];

/** Adds a part. A part of another shared code starts a new collection. */
export function gather(before: Gathered, part: Part): Gathered {
  const same = before.filter(({ of, count }) => of === part.of && count === part.count);
  return same.some(({ number }) => number === part.number) ? same : [...same, part];
}

/** The shared code, once all its parts are there; `null` before. */
export function wholeOf(parts: Gathered): string | null {
  const [first] = parts;
  if (!first || parts.length < first.count) return null;
  return [...parts]
    .sort((a, b) => a.number - b.number)
    .map(({ letters }) => letters)
    .join('');
}
