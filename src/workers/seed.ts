/** A random seed for the dice of a fight that is started without one. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (word) => word.toString(36)).join('');
