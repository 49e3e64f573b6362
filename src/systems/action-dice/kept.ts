import type { Combatant, Fight } from './state.ts';

/** What answers that are kept need to know whom and what they are about. */

/** Whether this is somebody as the fight has it: rules also ask about people who are otherwise for once. */
export const isAsInFight = (fight: Fight, ...people: readonly Combatant[]): boolean =>
  people.every((who) => fight.combatants[who.id] === who);

const numbers = new WeakMap<object, number>();
let count = 0;

/** A number for something that never changes: the same thing, the same number. */
export function numbered(thing: object): number {
  let known = numbers.get(thing);
  if (known === undefined) {
    known = ++count;
    numbers.set(thing, known);
  }
  return known;
}

/** The same for what somebody holds and wears, as it is worn by now: both are replaced whole. */
export const gearNumber = ({ hands, wear }: Combatant): string => `${numbered(hands)}/${numbered(wear)}`;

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
