import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';

/** So much is remembered of a sheet before all of it is forgotten: lists that were made for one question only come and go. */
const most = 500;

/**
 * Remembers what follows from a sheet, the rulings and what stands in the key, whatever else a fight has come to: sheets
 * and rulings never change. The answer must hang on nothing else, and nobody may change it.
 */
export function sheetMemory<T>(): (rulings: Rulings, sheet: Sheet, key: string | number, work: () => T) => T {
  const kept = new WeakMap<Sheet, { readonly rulings: Rulings; readonly answers: Map<string | number, T> }>();
  return (rulings, sheet, key, work) => {
    let known = kept.get(sheet);
    if (!known || known.rulings !== rulings || known.answers.size >= most) {
      known = { rulings, answers: new Map() };
      kept.set(sheet, known);
    }
    let found = known.answers.get(key);
    if (found === undefined) {
      found = work();
      known.answers.set(key, found);
    }
    return found;
  };
}

/** The same of what follows besides from a thing that never changes: a list of dice, what gear has lost. */
export function thingMemory<T>(): (
  rulings: Rulings,
  sheet: Sheet,
  thing: object,
  key: number,
  work: () => T,
) => T {
  const kept = new WeakMap<object, Known<T>>();
  return (rulings, sheet, thing, key, work) => {
    let known = kept.get(thing);
    if (known === undefined || known.sheet !== sheet || known.rulings !== rulings) {
      known = { rulings, sheet, answers: new Map() };
      kept.set(thing, known);
    }
    let found = known.answers.get(key);
    if (found === undefined) {
      if (known.answers.size >= most) known.answers.clear();
      found = work();
      known.answers.set(key, found);
    }
    return found;
  };
}

interface Known<T> {
  readonly rulings: Rulings;
  readonly sheet: Sheet;
  readonly answers: Map<number, T>;
}
