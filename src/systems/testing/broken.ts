import { expect, test } from 'vitest';
import type { Json } from '../../kernel/json.ts';

/** Encounters that are broken on purpose, and what reading them says. */

// biome-ignore lint/suspicious/noExplicitAny: documents are broken in every way.
export type Loose = any;

type Read =
  | { readonly ok: true }
  | { readonly ok: false; readonly problems: readonly { readonly path: string; readonly message: string }[] };

/** Reads a sound encounter after a change: `wrong` tells the problems as `path: message`, `places` their paths. */
export function breaking(sound: () => Loose, read: (document: Loose) => Read) {
  const wrong = (change: (document: Loose) => unknown): readonly string[] => {
    const document = sound();
    change(document);
    const reading = read(document);
    return reading.ok ? [] : reading.problems.map(({ path, message }) => `${path}: ${message}`);
  };
  const places = (change: (document: Loose) => unknown): readonly string[] =>
    wrong(change).map((one) => one.split(': ')[0] ?? '');
  return { wrong, places };
}

/** The encounters of a pack are JSON once they are read. */
export function staysJson(
  pack: { readonly encounters: readonly { readonly encounter: Json }[] },
  read: (document: Json) => { readonly ok: true; readonly encounter: object } | { readonly ok: false },
): void {
  test('an encounter that was read is JSON', () => {
    for (const { encounter } of pack.encounters) {
      const reading = read(encounter);
      if (!reading.ok) throw new Error('cannot be read');
      expect(JSON.parse(JSON.stringify(reading.encounter))).toEqual(reading.encounter);
    }
  });
}
