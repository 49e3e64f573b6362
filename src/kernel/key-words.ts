/** A key as words: "sleightOfHand" as "sleight of hand"; names and short forms in capitals stay as they are. */
export const keyInWords = (key: string): string =>
  /^[A-Z]/.test(key)
    ? key
    : key
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('-', ' ')
        .toLowerCase();

/** With a capital to begin with. */
export const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
