/** A key as words: "sleight of hand" for "sleightOfHand"; a key that begins with a capital is returned as it is. */
export const keyInWords = (key: string): string =>
  /^[A-Z]/.test(key)
    ? key
    : key
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('-', ' ')
        .toLowerCase();

/** The words with the first letter in upper case. */
export const asTitle = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
