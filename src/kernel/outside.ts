/** Documents and messages from outside: where something stands in them, and what none of them may hold. */

/** Keys that would reach into an object's prototype: refused as keys and as ids. */
export const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** A place in a document: `combatants[2].cell.x`. */
export function placeOf(path: readonly PropertyKey[]): string {
  let place = '';
  for (const step of path) {
    if (typeof step === 'number') place += `[${step}]`;
    else place += place === '' ? String(step) : `.${String(step)}`;
  }
  return place;
}

/** How many levels lie inside each other at the most: far more than anything of ours has. */
export const deepest = 100;

/** So many take part in a fight at the most; so many waves an encounter has, and so many come in with one. */
export const mostCombatants = 60;
export const mostWaves = 12;
export const mostInWave = 30;

/** What makes a document unfit to be looked into, and where. */
interface Hazard {
  readonly code: 'forbidden-key' | 'too-deep';
  /** In words, as the end of a sentence: `the key "__proto__" is not allowed`. */
  readonly message: string;
  readonly path: string;
}

/** The first hazard of a value that was read from JSON; `null`: it can be walked, checked and merged safely. */
export function hazardIn(value: unknown, path: readonly PropertyKey[] = []): Hazard | null {
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
