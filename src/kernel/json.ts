/** The data that fights, tapes and messages consist of. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

/** The id of a combatant, an item or an option: a string chosen by the author of the document. */
export type Id = string;

/** A cell of the grid; (0, 0) is the top left corner. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** Cache of quoted keys: the same few are serialized thousands of times in each fight. */
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

/** The keys of an object, sorted. Insertion sort is fastest here: most objects are small, or sorted already. */
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

/** The JSON text of a value with the keys of all objects sorted, so that equal values have equal texts. */
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
 * A 128-bit hash of a text as four 32-bit words (cyrb128, with MurmurHash3's mixing steps). Not cryptographic: it seeds
 * dice and identifies states.
 */
export function hash128(text: string): [number, number, number, number] {
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

/** A 64-bit hash of a value in 16 hexadecimal digits. Equal values have equal hashes on every platform. */
export function hashOf(value: unknown): string {
  const [a, b] = hash128(canonical(value));
  return a.toString(16).padStart(8, '0') + b.toString(16).padStart(8, '0');
}

/** A JSON object, neither `null` nor an array. */
export type JsonObject = { readonly [key: string]: Json | undefined };

/** Whether a value read from JSON is an object, neither `null` nor an array. */
export const isObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The fields of a value read from JSON; none where it is no object. */
export const fieldsOf = (json: unknown): JsonObject => (isObject(json) ? json : {});

/** Casts plain data to Json: the compiler does not accept an interface as an object with arbitrary keys. */
export const asJson = (data: object): Json => data as Json;
