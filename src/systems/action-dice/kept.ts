import type { Combatant, Fight } from './state.ts';

/** What answers that are kept need to know whom and what they are about. */

/** Whether this is somebody as the fight has it: rules also ask about people who are otherwise for once. */
export const isAsInFight = ({ combatants }: Fight, who: Combatant, other: Combatant = who): boolean =>
  combatants[who.id] === who && combatants[other.id] === other;

/** Numbers for things that never change, from 1: the same thing, the same number. */
export function numbering(): (thing: object) => number {
  const numbers = new WeakMap<object, number>();
  let count = 0;
  return (thing) => {
    let known = numbers.get(thing);
    if (known === undefined) {
      known = ++count;
      numbers.set(thing, known);
    }
    return known;
  };
}

/** A number for anything of that kind. */
export const numbered = numbering();

/** Remembers what follows from something that never changes, and from nothing else. */
export function alwaysOf<K extends object, T>(work: (thing: K) => T): (thing: K) => T {
  const known = new WeakMap<K, T>();
  return (thing) => {
    let found = known.get(thing);
    if (found === undefined) {
      found = work(thing);
      known.set(thing, found);
    }
    return found;
  };
}

/** So much is remembered under two numbers before all of it is forgotten. */
const most = 20_000;

/** Remembers what follows from two numbers that never stand for anything else. */
export function pairMemory<T>(): (first: number, second: number, work: () => T) => T {
  const kept = new Map<number, Map<number, T>>();
  let size = 0;
  return (first, second, work) => {
    let found = kept.get(first)?.get(second);
    if (found !== undefined) return found;
    found = work();
    if (++size > most) {
      kept.clear();
      size = 1;
    }
    const known = kept.get(first);
    if (known) known.set(second, found);
    else kept.set(first, new Map([[second, found]]));
    return found;
  };
}
