/** A key as words: "sleight of hand" for "sleightOfHand"; a key that begins with a capital is returned as it is. */
export const keyInWords = (key: string): string =>
  /^[A-Z]/.test(key)
    ? key
    : key
        .replace(/([a-z])([A-Z])/g, '$1 $2')
        .replaceAll('-', ' ')
        .toLowerCase();
