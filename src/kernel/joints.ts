import type { Id } from './json.ts';
import type { Line } from './view.ts';

/** Helpers with which `System.narrate` marks log lines that may be joined into one; see `Thread` in view.ts. */

/** The fields of a line that connect it with the lines before and after it. */
export type Joints = Pick<Line, 'begins' | 'goesOn' | 'piece'>;

export const begins = (name: string, words: string): Joints => ({ begins: { name, words } });
export const goesOn = (name: string, words = ''): Joints => ({ goesOn: { name, words } });

/** The line with its joints. Headings and what is done by hand stand alone. */
export const jointed = (line: Line, joints: () => Joints): Line =>
  line.level === 'hand' || line.level === 'heading' ? line : { ...line, ...joints() };

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

/** The text without `name` and the space at its start; unchanged where it does not start with them. */
export const withoutName = (name: string, text: string): string =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

/** Joins a deed to the payment before it: "Wenna pays 2 AP: 4 left" and "Wenna crouches" read "Wenna crouches". */
export function afterPaying(who: Id, name: string, text: string): Joints {
  const rest = withoutName(name, text);
  return rest === text ? {} : { ...begins(done(who), text), ...goesOn(paid(who), ` ${rest}`) };
}
