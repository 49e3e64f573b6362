/** A seed for the dice of a fight that nobody named one for. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
