import type { ReadProblem } from './read.ts';
import { longestText } from './read.ts';

/**
 * A document as a part of a link: one character for the format, then the document compressed with zlib, in base64url.
 * Zlib ends with a checksum, so a link that was cut off or changed is detected.
 */
const way = '1';

/** Packs a text into a code of letters, digits, `-` and `_`. */
export async function codeOf(text: string): Promise<string> {
  const packed = await allOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate')));
  let bytes = '';
  for (const byte of packed) bytes += String.fromCharCode(byte);
  return `${way}${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** Unpacks a code. Returns its text, or what is wrong with it. `longest`: the most bytes that are unpacked. */
export async function textOfCode(code: string, longest = longestText): Promise<string | ReadProblem> {
  const place = 'The link';
  if (code !== '' && !code.startsWith(way)) {
    const message = 'This link was made by another version of Woundtrack, or is none of Woundtrack’s.';
    return { place, code: 'newer-version', message };
  }
  try {
    const letters = code.slice(way.length).replaceAll('-', '+').replaceAll('_', '/');
    const packed = Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new TextDecoder('utf-8', { fatal: true }).decode(await allOf(unpacked, longest));
  } catch (thrown) {
    if (thrown instanceof TooMuch) {
      return {
        place,
        code: 'too-large',
        message: `More is in this link than the ${longest} bytes that are read.`,
      };
    }
    const message =
      'This link is not whole: a part of it was lost or changed on its way. Ask for it once more, or for the file.';
    return { place, code: 'bad-link', message };
  }
}

/** What mail programs put into long lines: line breaks, blanks, `=` at an end, `>` at a beginning; plain or as numbers. */
const breaks = /(?:[\s=>]|%20|%0[AD]|%3[DE])+/i;

/** The most parts of which a broken code is put together. */
const mostParts = 2000;

/** The most codes that are tried: the most words behind one that could as well be parts of it. */
const mostTried = 100;

/**
 * The codes that a text may mean: its first letters without a gap; then, the longest first, with the next ones behind
 * breaks. The first is empty where the text begins with no code.
 */
function codesIn(text: string): readonly string[] {
  const whole: string[] = [];
  for (const part of text.trimStart().split(breaks, mostParts)) {
    const letters = /^[\w-]*/.exec(part)?.[0] ?? '';
    whole.push((whole.at(-1) ?? '') + letters);
    if (letters !== part) break;
  }
  const [first = '', ...longer] = whole;
  return [first, ...longer.reverse().slice(0, mostTried)];
}

/** A code found in a text, and its document or what is wrong with it. */
interface ReadLink {
  readonly code: string;
  readonly read: string | ReadProblem;
}

/** Unpacks the code with which a text begins, even where it was broken into lines or has words behind it. */
export async function readLink(text: string): Promise<ReadLink> {
  const [first = '', ...others] = codesIn(text);
  const read = await textOfCode(first);
  if (typeof read === 'string' || read.code !== 'bad-link') return { code: first, read };
  for (const code of others) {
    const whole = await textOfCode(code);
    if (typeof whole === 'string' || whole.code !== 'bad-link') return { code, read: whole };
  }
  return { code: first, read };
}

/** Thrown by `allOf`: more bytes came than are read. */
class TooMuch extends Error {}

/** Reads a stream to its end. Throws `TooMuch` after more than `most` bytes. */
async function allOf(
  stream: ReadableStream<Uint8Array>,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new TooMuch();
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
