/** The title of a roll within a sentence: what a colon separates in it follows a comma. */
export const titleWithin = (title: string): string => title.replaceAll(': ', ', ');

/** What a colon separates stands in brackets instead, in a text that has a colon of its own or goes on behind it. */
export function inBrackets(text: string): string {
  const at = text.indexOf(': ');
  return at < 0 ? text : `${text.slice(0, at)} (${text.slice(at + 2)})`;
}

/** The log line of a roll: its title, a colon, and the result; no second colon. */
export const rollLine = (title: string, result: string): string => `${titleWithin(title)}: ${result}`;
