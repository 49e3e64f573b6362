import { unit } from './geometry.ts';

/** Where words about a token may stand. */
export type Place = 'above' | 'right' | 'left' | 'below';

/** What of a token takes room. */
export interface Body {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly out: unknown;
}

/** How wide and high words are on a map that is seen from as far as they are read from, in units of the drawing. */
const [wide, high] = [1.8 * unit, 0.75 * unit];

/** The middle of words that stand there. */
function middleAt({ x, y, reach }: Body, place: Place): { readonly x: number; readonly y: number } {
  switch (place) {
    case 'above':
      return { x, y: y - reach - high / 2 };
    case 'below':
      return { x, y: y + reach + high / 2 };
    case 'right':
      return { x: x + reach + wide / 2, y };
    case 'left':
      return { x: x - reach - wide / 2, y };
  }
}

/** The first of these places where words about a token hide nobody who stands; the first one where all are taken. */
export function placeBeside(one: Body, all: readonly Body[], places: readonly [Place, ...Place[]]): Place {
  const hides = (place: Place): boolean => {
    const words = middleAt(one, place);
    return all.some(
      ({ id, x, y, reach, out }) =>
        id !== one.id &&
        !out &&
        Math.abs(x - words.x) < wide / 2 + reach * 0.7 &&
        Math.abs(y - words.y) < high / 2 + reach * 0.7,
    );
  };
  return places.find((place) => !hides(place)) ?? places[0];
}
