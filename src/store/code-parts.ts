/**
 * A link that is too long for one QR code, as several: shown one after the other, read in any order. Each is a link too,
 * so that a camera that knows nothing of this leads to the app, which says how the rest is read.
 */

/** The way to the page for who has read one code of several. */
const path = '#/part/';

/** Letters of a link that one code still shows in modules which a camera tells apart: on a tablet, and on a phone. */
const mostAlone = { tablet: 2000, phone: 1000 } as const;

/** Letters of a code in each of several: they go by, and have to be read at a glance. */
const mostEach = 800;

/** One code of several: which of them, and its letters of the code that all of them are. */
export interface Part {
  /** What the code was that was taken apart. */
  readonly of: string;
  readonly number: number;
  readonly count: number;
  readonly letters: string;
}

/** What codes are shown on. */
export type Screen = keyof typeof mostAlone;

/** The texts of the QR codes that hand on a link whose code begins at `at`: one, or several to be read in any order. */
export function textsOf(link: string, at: number, screen: Screen): readonly string[] {
  if (link.length <= mostAlone[screen]) return [link];
  const code = link.slice(at);
  const home = link.slice(0, link.indexOf('#'));
  const count = Math.ceil(code.length / mostEach);
  const each = Math.ceil(code.length / count);
  // The end of a code is a checksum of all that it holds.
  const of = `${code.length.toString(36)}${code.slice(-6)}`;
  return Array.from(
    { length: count },
    (_, n) => `${home}${path}${of}/${n + 1}/${count}/${code.slice(n * each, (n + 1) * each)}`,
  );
}

/** The part in what a camera has read; `null`: it is none. */
export function partIn(text: string): Part | null {
  const [, of, number, count, letters] =
    /#\/part\/([\w-]+)\/(\d{1,3})\/(\d{1,3})\/([\w-]+)$/.exec(text) ?? [];
  if (of === undefined || letters === undefined) return null;
  const part = { of, number: Number(number), count: Number(count), letters };
  return part.number >= 1 && part.number <= part.count ? part : null;
}

/** Parts that have been read of one code, in any order, each once. */
export type Gathered = readonly Part[];

/** With one part more; a part of another code begins anew. */
export function gather(before: Gathered, part: Part): Gathered {
  const same = before.filter(({ of, count }) => of === part.of && count === part.count);
  return same.some(({ number }) => number === part.number) ? same : [...same, part];
}

/** The code that the parts are once all are there, `null` before. */
export function wholeOf(parts: Gathered): string | null {
  const [first] = parts;
  if (!first || parts.length < first.count) return null;
  return [...parts]
    .sort((a, b) => a.number - b.number)
    .map(({ letters }) => letters)
    .join('');
}
