import type { Rulings } from './rulings.ts';
import type { Sheet } from './sheet.ts';

/** A cache is cleared when it holds this many entries: lists made for a single question would fill it forever. */
const most = 500;

/** Caches a result by sheet, rulings and key. The result must depend on nothing else and must not be modified. */
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

/** The same for results that also depend on another immutable object, such as a list of dice or the wear of gear. */
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
