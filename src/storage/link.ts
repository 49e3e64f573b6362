import type { ReadProblem } from './read.ts';
import { longestText } from './read.ts';

/**
 * A document as a part of a link: which way it was packed, then zlib's bytes in the letters that a link carries unharmed. Zlib
 * ends with a checksum, so a link that was cut off or altered on its way is found out.
 */
const way = '1';

/** The code of a text, of letters, digits, `-` and `_` alone. */
export async function codeOf(text: string): Promise<string> {
  const packed = await allOf(new Blob([text]).stream().pipeThrough(new CompressionStream('deflate')));
  let bytes = '';
  for (const byte of packed) bytes += String.fromCharCode(byte);
  return `${way}${btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** The text of a code, or what is wrong with it. */
export async function textOfCode(code: string, longest = longestText): Promise<string | ReadProblem> {
  const place = 'The link';
  if (!code.startsWith(way)) {
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

class TooMuch extends Error {}

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
