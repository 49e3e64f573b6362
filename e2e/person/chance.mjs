// Fixed randomness for tests: a seeded generator for each page and each worker. The app knows nothing of it.
// Both functions are sent into the browser as text, so they must not use anything but their arguments.

/**
 * Replaces the browser's random numbers by a generator seeded with `name`. `Math.random` gets a generator of its own,
 * because it only serves animations and is called a varying number of times, with each frame.
 *
 * @param {string} name
 */
export function fixChance(name) {
  /** @param {string} of */
  const rowOf = (of) => {
    let state = 0x811c9dc5;
    for (const letter of of) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let word = Math.imul(state ^ (state >>> 15), 1 | state);
      word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
      return (word ^ (word >>> 14)) >>> 0;
    };
  };
  const next = rowOf(name);
  const nextOfMath = rowOf(`${name}, Math`);
  /**
   * @template {ArrayBufferView | null} T
   * @param {T} array
   */
  crypto.getRandomValues = (array) => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) bytes[at] = next() >>> 24;
    return array;
  };
  crypto.randomUUID = () => {
    const digits = Array.from({ length: 8 }, () => (next() >>> 16).toString(16).padStart(4, '0'));
    const [a, b, c, d, e, ...rest] = digits;
    return `${a}${b}-${c}-4${d?.slice(1)}-8${e?.slice(1)}-${rest.join('')}`;
  };
  Math.random = () => nextOfMath() / 2 ** 32;
}

/**
 * Counts the documents of a tab (in `window.name`, which survives navigation) and the workers of each document, and
 * passes each worker a name in the fragment of its URL.
 *
 * @param {{ readonly tab: string }} tab
 * @returns the name of this document, the seed for its generator
 */
export function nameWorkers({ tab }) {
  window.name = String(Number(window.name) + 1);
  const page = `${tab}, page ${window.name}`;
  const Plain = Worker;
  /** @type {Map<string | undefined, number>} */
  const begun = new Map();
  globalThis.Worker = class extends Plain {
    /**
     * @param {string | URL} address
     * @param {WorkerOptions} [options]
     */
    constructor(address, options) {
      const number = (begun.get(options?.name) ?? 0) + 1;
      begun.set(options?.name, number);
      const named = new URL(address, location.href);
      named.hash = encodeURIComponent(`${page}, worker ${options?.name} ${number}`);
      super(named, options);
    }
  };
  return page;
}

/** Code to be put before the script of a worker. */
export const beforeWorker = `(${fixChance})(decodeURIComponent(self.location.hash.slice(1)));\n`;

/**
 * Code to run before the scripts of a page.
 *
 * @param {string} tab
 */
export const beforePage = (tab) => `(${fixChance})((${nameWorkers})(${JSON.stringify({ tab })}));\n`;
