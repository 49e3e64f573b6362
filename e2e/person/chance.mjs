// What a test meets by chance: a fixed row of numbers for each page and each worker. The app knows nothing of it.
// Both functions are sent into the browser as text: they know nothing but their arguments.

/**
 * Puts a row of numbers in the place of chance, another row for another name. `Math.random`, which only moves things on
 * the screen and is asked as often as there are frames, has one of its own.
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
 * Counts the documents of a tab, in the name of its window, and their workers, and tells each worker its name behind the
 * `#` of its address.
 *
 * @param {{ readonly tab: string }} tab
 * @returns the name of this document
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

/** What is put before the script of a worker. */
export const beforeWorker = `(${fixChance})(decodeURIComponent(self.location.hash.slice(1)));\n`;

/**
 * What is put before the scripts of a page.
 *
 * @param {string} tab
 */
export const beforePage = (tab) => `(${fixChance})((${nameWorkers})(${JSON.stringify({ tab })}));\n`;
