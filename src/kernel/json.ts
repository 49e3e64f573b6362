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

/** Keys as they stand in a text: the same few are written thousands of times for each fight. */
const quoted = new Map<string, string>();
const mostQuoted = 5000;

function quotedKey(key: string): string {
  const known = quoted.get(key);
  if (known !== undefined) return known;
  if (quoted.size >= mostQuoted) quoted.clear();
  const text = `${JSON.stringify(key)}:`;
  quoted.set(key, text);
  return text;
}

/** The keys of an object in order. Most objects are small, or in order as they are. */
function keysInOrder(record: object): string[] {
  const keys = Object.keys(record);
  if (keys.length > 40) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    while (at > 0 && (keys[at - 1] as string) > key) {
      keys[at] = keys[at - 1] as string;
      at--;
    }
    keys[at] = key;
  }
  return keys;
}

/** The text of a value with the keys of every object in order, so that equal values have equal texts. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) {
    let text = '[';
    for (let i = 0; i < value.length; i++) text += (i > 0 ? ',' : '') + canonical(value[i] ?? null);
    return `${text}]`;
  }
  if (value !== null && typeof value === 'object') {
    const record = value as Record<string, unknown>;
    let text = '{';
    for (const key of keysInOrder(record)) {
      const held = record[key];
      if (held !== undefined) text += (text.length > 1 ? ',' : '') + quotedKey(key) + canonical(held);
    }
    return `${text}}`;
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

/**
 * Plain data of a type of our own as JSON. It is JSON as it stands; only the compiler does not take an interface, which
 * lists its fields, for an object of any fields.
 */
export const asJson = (data: object): Json => data as Json;
