import type { Rulings } from '../rulings.ts';
import type { Sheet } from '../sheet.ts';

/** A cache of what depends on a sheet, the rulings and a word, and on nothing else. */
export function keptBySheet<T>(): (rulings: Rulings, sheet: Sheet, word: string, work: () => T) => T {
  const kept = new WeakMap<Sheet, { readonly rulings: Rulings; readonly found: Map<string, T> }>();
  return (rulings, sheet, word, work) => {
    let known = kept.get(sheet);
    if (known?.rulings !== rulings) {
      known = { rulings, found: new Map() };
      kept.set(sheet, known);
    }
    let found = known.found.get(word);
    if (found === undefined) {
      found = work();
      known.found.set(word, found);
    }
    return found;
  };
}
