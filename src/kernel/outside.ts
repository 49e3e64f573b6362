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

/** The maximum nesting depth of messages and files, which have documents inside. */
const deepest = 100;

/** The maximum numbers of combatants in a fight, of waves in an encounter, and of combatants in a wave. */
export const mostCombatants = 60;
export const mostWaves = 12;
export const mostInWave = 30;

/** What makes a document unsafe to walk, copy and merge, and where. */
interface Hazard {
  readonly code: 'forbidden-key' | 'too-deep' | 'endless-number' | 'not-json';
  /** The description, as the end of a sentence: `the key "__proto__" is not allowed`. */
  readonly message: string;
  readonly path: string;
}

/** The hazard that a value is by itself, whatever lies in it; `null` where it is none. Its key ends the path. */
function hazardAt(path: readonly PropertyKey[], value: unknown, levels: number): Hazard | null {
  const key = path.at(-1);
  if (typeof key === 'string' && forbiddenKeys.includes(key)) {
    return { code: 'forbidden-key', message: `the key "${key}" is not allowed`, path: placeOf(path) };
  }
  if (path.length > levels) {
    const message = `more than ${levels} levels lie inside each other`;
    return { code: 'too-deep', message, path: placeOf(path).slice(0, 200) };
  }
  switch (typeof value) {
    case 'number': {
      if (Number.isFinite(value)) return null;
      // JSON writes no such number, but `1e999` is read as one.
      const large = 'this number is too large to be counted with';
      const message = Number.isNaN(value) ? 'this is not a number' : large;
      return { code: 'endless-number', message, path: placeOf(path) };
    }
    case 'bigint':
    case 'function':
    case 'symbol':
      return { code: 'not-json', message: 'this is not a JSON value', path: placeOf(path) };
    default:
      return null;
  }
}

/**
 * The hazards in a value that should be JSON (`undefined` is allowed), at most `most` of them; nothing is looked for
 * inside of one. `at`: the path to the value. `levels`: how many may lie inside each other.
 */
export function hazardsIn(
  value: unknown,
  {
    at = [],
    levels = deepest,
    most = Number.POSITIVE_INFINITY,
  }: { readonly at?: readonly PropertyKey[]; readonly levels?: number; readonly most?: number } = {},
): readonly Hazard[] {
  const found: Hazard[] = [];
  // One path for the whole walk: a file of 16 MB may be a list of eight million numbers.
  const path: PropertyKey[] = [...at];
  const look = (inside: unknown): void => {
    const hazard = hazardAt(path, inside, levels);
    if (hazard) found.push(hazard);
    if (hazard || inside === null || typeof inside !== 'object') return;
    const keys = Array.isArray(inside) ? null : Object.keys(inside);
    const count = keys?.length ?? (inside as readonly unknown[]).length;
    for (let place = 0; place < count && found.length < most; place++) {
      const key = keys ? (keys[place] as string) : place;
      path.push(key);
      look((inside as { readonly [key: PropertyKey]: unknown })[key]);
      path.pop();
    }
  };
  look(value);
  return found;
}

/** The first hazard in a value; `null` where it can be walked, checked and merged safely. */
export const hazardIn = (value: unknown): Hazard | null => hazardsIn(value, { most: 1 })[0] ?? null;
