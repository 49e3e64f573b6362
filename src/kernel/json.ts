/** Everything that may stand in a fight, a tape or a message. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** The id of a combatant, an item, an option: any string that the document's author chose. */
export type Id = string;

/** A cell of the grid, counted from the top left corner, both from 0. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The text of a value with the keys of every object in order, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>;
    const parts: string[] = [];
    for (const key of Object.keys(record).sort()) {
      if (record[key] !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(record[key])}`);
    }
    return `{${parts.join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/**
 * Four 32-bit words that depend on every character of the text (MurmurHash3's mixing steps, in the manner of
 * cyrb128). Not for secrets: it seeds dice and names states.
 */
export function words(text: string): [number, number, number, number] {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    a = b ^ Math.imul(a ^ k, 597399067);
    b = c ^ Math.imul(b ^ k, 2869860233);
    c = d ^ Math.imul(c ^ k, 951274213);
    d = a ^ Math.imul(d ^ k, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return [a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0];
}

/** A name of 16 hexadecimal digits for a value: equal values have equal names, in Node and in every browser. */
export function hashOf(value: unknown): string {
  const [a, b] = words(canonical(value));
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}

/** A JSON object, whatever is in it. */
export const isObject = (json: Json | undefined): json is { readonly [key: string]: Json | undefined } =>
  typeof json === 'object' && json !== null && !Array.isArray(json);
