import { hash128 } from './json.ts';

/** A deterministic stream of random numbers. */
export interface Stream {
  /** A face from 1 to `sides`, each equally likely. */
  die(sides: number): number;
  /** A number from 0 (included) to 1 (excluded): for tactics that mix, never for rules. */
  fraction(): number;
}

/** The stream seeded by a key (sfc32). The same key gives the same numbers on every platform. */
export function stream(key: string): Stream {
  let [a, b, c, d] = hash128(key);
  const next = (): number => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    die(sides) {
      // Rejection sampling: values above the last whole multiple of `sides` would make low faces likelier.
      const limit = 4294967296 - (4294967296 % sides);
      let value = next();
      while (value >= limit) value = next();
      return (value % sides) + 1;
    },
    fraction: () => next() / 4294967296,
  };
}
