/** The title of a roll within a sentence: what a colon separates in it follows a comma. */
export const titleWithin = (title: string): string => title.replaceAll(': ', ', ');

/** The log line of a roll: its title, a colon, and the result; no second colon. */
export const rollLine = (title: string, result: string): string => `${titleWithin(title)}: ${result}`;
