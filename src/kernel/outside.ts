/** Untrusted documents and messages: paths in them, limits, and what none of them may contain. */

/** Keys that would allow prototype pollution: refused as keys and as ids. */
export const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A path in a document as text: `combatants[2].cell.x`. */
export function placeOf(path: readonly PropertyKey[]): string {
  let place = '';
  for (const step of path) {
    if (typeof step === 'number') place += `[${step}]`;
    else place += place === '' ? String(step) : `.${String(step)}`;
  }
  return place;
}

/** The maximum nesting depth: far more than any valid document has. */
export const deepest = 100;

/** The maximum numbers of combatants in a fight, of waves in an encounter, and of combatants in a wave. */
export const mostCombatants = 60;
export const mostWaves = 12;
export const mostInWave = 30;

/** What makes a document unsafe to process, and where. */
interface Hazard {
  readonly code: 'forbidden-key' | 'too-deep' | 'endless-number';
  /** The description, as the end of a sentence: `the key "__proto__" is not allowed`. */
  readonly message: string;
  readonly path: string;
}

/** The first hazard in a value read from JSON; `null` where it can be walked, checked and merged safely. */
export function hazardIn(value: unknown, path: readonly PropertyKey[] = []): Hazard | null {
  // JSON writes no such number, but `1e999` is read as one.
  if (typeof value === 'number' && !Number.isFinite(value))
    return {
      code: 'endless-number',
      message: 'this number is too large to be counted with',
      path: placeOf(path),
    };
  if (value === null || typeof value !== 'object') return null;
  if (path.length > deepest) {
    const message = `more than ${deepest} levels lie inside each other`;
    return { code: 'too-deep', message, path: placeOf(path).slice(0, 200) };
  }
  for (const [key, held] of Object.entries(value)) {
    const there = [...path, Array.isArray(value) ? Number(key) : key];
    if (forbiddenKeys.includes(key)) {
      return { code: 'forbidden-key', message: `the key "${key}" is not allowed`, path: placeOf(there) };
    }
    const found = hazardIn(held, there);
    if (found) return found;
  }
  return null;
}
