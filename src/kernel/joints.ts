import type { Id } from './json.ts';
import type { Line } from './view.ts';

/** The words in which systems say which lines of the log are read as one, for `narrate`. */

/** How a line begins others, goes on with them, and is a piece of them. */
export type Joints = Pick<Line, 'begins' | 'goesOn' | 'piece'>;

export const begins = (name: string, words: string): Joints => ({ begins: { name, words } });
export const goesOn = (name: string, words = ''): Joints => ({ goesOn: { name, words } });

/** What somebody does, whatever has been said of it so far. */
export const by = (who: Id): string => `by ${who}`;
export const deed = (who: Id): string => `by ${who} deed`;
/** An attack that has been told: its damage dice stand with it, what is paid next does not. */
export const struck = (who: Id): string => `by ${who} struck`;
/** Points that are paid before anything is said of what for, and what has been told of that. */
export const paid = (who: Id): string => `by ${who} paid`;
export const done = (who: Id): string => `by ${who} done`;
/** What befalls somebody. */
export const hurt = (who: Id): string => `hurt ${who}`;

/** The line without the name it begins with; as it is where it begins otherwise. */
export const withoutName = (name: string, text: string): string =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

/** "Wenna pays 2 AP: 4 left" and "Wenna crouches" are one: "Wenna crouches". */
export function afterPaying(who: Id, name: string, text: string): Joints {
  const rest = withoutName(name, text);
  return rest === text ? {} : { ...begins(done(who), text), ...goesOn(paid(who), ` ${rest}`) };
}
