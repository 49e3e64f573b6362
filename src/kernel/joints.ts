import type { Id } from './json.ts';
import type { Narrated, Words } from './narrated.ts';
import { predicateOf, textOf, wordsOf } from './narrated.ts';
import type { Line } from './view.ts';

/** Helpers with which `System.narrate` marks log lines that may be joined into one; see `Thread` in view.ts. */

/** The fields of a line that connect it with the lines before and after it. */
export type Joints = Pick<Line, 'begins' | 'goesOn' | 'piece'>;

export const begins = (name: string, words: string): Joints => ({ begins: { name, words } });
export const goesOn = (name: string, words = ''): Joints => ({ goesOn: { name, words } });

/** The line as it is narrated, with its joints. Headings and what is done by hand stand alone. */
export function jointed(narrated: Narrated, joints: (said: Words) => Joints): Line {
  const said = wordsOf(narrated.text);
  const line = { ...narrated, text: textOf(said) };
  return line.level === 'hand' || line.level === 'heading' ? line : { ...line, ...joints(said) };
}

/** Names of threads. `by`: the prefix that goes on with any thread of what a combatant does. */
export const by = (who: Id): string => `by ${who}`;
export const deed = (who: Id): string => `by ${who} deed`;
/** An attack whose result has been told: its damage dice join it, the next payment does not. */
export const struck = (who: Id): string => `by ${who} struck`;
/** A payment of points before the log says what for (`paid`), and the deed that was paid for (`done`). */
export const paid = (who: Id): string => `by ${who} paid`;
export const done = (who: Id): string => `by ${who} done`;
/** What happens to a combatant. */
export const hurt = (who: Id): string => `hurt ${who}`;

/** Joins a deed to the payment before it: "Wenna pays 2 AP: 4 left" and "Wenna crouches" read "Wenna crouches". */
export const afterPaying = (who: Id, said: Words): Joints =>
  said.subject === undefined
    ? {}
    : { ...begins(done(who), textOf(said)), ...goesOn(paid(who), ` ${predicateOf(said)}`) };
