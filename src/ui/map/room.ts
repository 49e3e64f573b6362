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
export interface Words {
  readonly wide: number;
  readonly high: number;
}

const name: Words = { wide: 1.8 * unit, high: 0.75 * unit };
/** The width of a letter. */
const letter = 0.25 * unit;

/** The room of a name with words of such a length on a line below it. */
export const withLine = (text: string): Words => ({
  wide: Math.max(name.wide, text.length * letter),
  high: 2 * name.high,
});

/** The middle of words that stand there. */
function middleAt(
  { x, y, reach }: Body,
  place: Place,
  { wide, high }: Words,
): { readonly x: number; readonly y: number } {
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

/** The first of these places where words about a token hide nobody who stands; `null` where all are taken. */
export function freeBeside(
  one: Body,
  all: readonly Body[],
  places: readonly Place[],
  words: Words = name,
): Place | null {
  const hides = (place: Place): boolean => {
    const middle = middleAt(one, place, words);
    return all.some(
      ({ id, x, y, reach, out }) =>
        id !== one.id &&
        !out &&
        Math.abs(x - middle.x) < words.wide / 2 + reach * 0.7 &&
        Math.abs(y - middle.y) < words.high / 2 + reach * 0.7,
    );
  };
  return places.find((place) => !hides(place)) ?? null;
}

/** The same; the first one where all are taken. */
export const placeBeside = (one: Body, all: readonly Body[], places: readonly [Place, ...Place[]]): Place =>
  freeBeside(one, all, places) ?? places[0];

/** A name on the map: beside whom, how long, with a line of conditions or none, and where it stands for itself. */
export interface Name {
  readonly body: Body;
  readonly text: string;
  readonly more: string;
  readonly place: 'below' | 'above';
}

/** A letter and a line of a name as small as the map is drawn where a whole field is seen. */
const small = { letter: 0.17 * unit, line: 0.34 * unit };

/**
 * Names side by side would run into each other: of two who stand next to each other one has its name below and the other
 * above. A name with its conditions stays where it was put; of the others whoever comes first.
 */
export function namePlaces(names: readonly Name[]): ReadonlyMap<string, 'below' | 'above'> {
  const taken: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number }[] =
    [];
  const found = new Map<string, 'below' | 'above'>();
  const boxOf = ({ body, text, more }: Name, place: 'below' | 'above') => {
    const wide = Math.max(text.length, more.length) * small.letter;
    const high = small.line * (more === '' ? 1 : 2);
    return { ...middleAt(body, place, { wide, high }), wide, high };
  };
  const meets = (box: ReturnType<typeof boxOf>): boolean =>
    taken.some(
      ({ x, y, wide, high }) =>
        Math.abs(x - box.x) < (wide + box.wide) / 2 && Math.abs(y - box.y) < (high + box.high) / 2,
    );
  for (const name of [
    ...names.filter(({ more }) => more !== ''),
    ...names.filter(({ more }) => more === ''),
  ]) {
    const other = name.place === 'below' ? 'above' : 'below';
    const turns = name.more === '' && meets(boxOf(name, name.place)) && !meets(boxOf(name, other));
    const place = turns ? other : name.place;
    taken.push(boxOf(name, place));
    found.set(name.body.id, place);
  }
  return found;
}
