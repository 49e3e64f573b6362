import { unit } from './geometry.ts';

/** Where a label of a token may stand. */
export type LabelSide = 'above' | 'right' | 'left' | 'below';

/** The space that a token takes. */
export interface Body {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly out: unknown;
}

/** The width and height of a label, in units of the drawing, at the smallest zoom at which labels are shown. */
interface Words {
  readonly wide: number;
  readonly high: number;
}

const name: Words = { wide: 1.8 * unit, high: 0.75 * unit };
/** The width of a letter, likewise. */
const letter = 0.25 * unit;

/** The size of a name with a line of this text below it. */
export const withLine = (text: string): Words => ({
  wide: Math.max(name.wide, text.length * letter),
  high: 2 * name.high,
});

/** The size of a letter and of a line at the zoom at which the whole field is shown. */
const small = { letter: 0.17 * unit, line: 0.34 * unit };

/** How far a line may reach over the edge of the field. */
const brim = 0.75 * unit;

/** Whether a line of this text below or above a token stays inside a field of this width. */
export function isInside({ x }: Pick<Body, 'x'>, text: string, wide: number): boolean {
  const half = (text.length * small.letter) / 2;
  return x - half >= -brim && x + half <= wide + brim;
}

/** The middle of a label at this place. */
function middleAt(
  { x, y, reach }: Body,
  place: LabelSide,
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

/**
 * The first of these places where a label of the token overlaps no token that is still in the fight; `null` if there is
 * none.
 */
export function freeBeside(
  one: Body,
  all: readonly Body[],
  places: readonly LabelSide[],
  words: Words = name,
): LabelSide | null {
  const hides = (place: LabelSide): boolean => {
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

/** Like `freeBeside`, but returns the first place if all are taken. */
export const placeBeside = (
  one: Body,
  all: readonly Body[],
  places: readonly [LabelSide, ...LabelSide[]],
): LabelSide => freeBeside(one, all, places) ?? places[0];

/** A figure beside its token. Those of things (`minor`) give way to all others. */
interface Figured extends Body {
  readonly minor: boolean;
}

/**
 * Places figures so that they overlap neither tokens nor each other. Where that is impossible, the figure of a thing is
 * left out, and any other stands where it overlaps no token, or else at the first place. Returns places by token id.
 */
export function figurePlaces(
  figured: readonly Figured[],
  all: readonly Body[],
  places: readonly [LabelSide, ...LabelSide[]],
): ReadonlyMap<string, LabelSide> {
  const found = new Map<string, LabelSide>();
  const taken: { readonly x: number; readonly y: number }[] = [];
  const meets = ({ x, y }: (typeof taken)[number]): boolean =>
    taken.some((one) => Math.abs(one.x - x) < name.wide && Math.abs(one.y - y) < name.high);
  // Those with the fewest places are placed first; who has none covers something wherever it stands.
  const room = (free: readonly LabelSide[]): number => free.length || places.length + 1;
  const open = figured
    .map((one) => ({ one, free: places.filter((place) => freeBeside(one, all, [place]) !== null) }))
    .sort((a, b) => Number(a.one.minor) - Number(b.one.minor) || room(a.free) - room(b.free));
  for (const { one, free } of open) {
    const clear = free.find((place) => !meets(middleAt(one, place, name)));
    const place = clear ?? (one.minor ? null : (free[0] ?? places[0]));
    if (place === null) continue;
    found.set(one.id, place);
    taken.push(middleAt(one, place, name));
  }
  return found;
}

/** A name on the map: its token, text, line of conditions (empty for none) and preferred place. */
export interface Name {
  readonly body: Body;
  readonly text: string;
  readonly more: string;
  readonly place: 'below' | 'above';
  /** It is shown even where it overlaps others, except the conditions of somebody who acts. */
  readonly must?: boolean;
  /** It is the name of whoever has the turn. */
  readonly acts?: boolean;
}

/** The most and, near an edge, the fewest letters of a name on the map. */
const letters = { most: 28, least: 12 };

/**
 * A name as it stands at its token: a long one is cut so that it neither leaves a field of this width nor runs through
 * half of it. The whole name stands in the line above the map and in all lists.
 */
export function nameOnMap({ x }: Pick<Body, 'x'>, text: string, wide: number): string {
  const room = (2 * (Math.min(x, wide - x) + brim)) / small.letter;
  const most = Math.floor(Math.max(letters.least, Math.min(letters.most, room)));
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\s,]+$/, '')}…`;
}

/**
 * Names without conditions on a field of this width, preferably below their tokens; `strong`: whose name is shown in any
 * case.
 */
export const plainNames = (
  tokens: readonly (Body & { readonly name: string })[],
  strong: string | null,
  wide: number,
): readonly Name[] =>
  tokens.map((body) => ({
    body,
    text: nameOnMap(body, body.name, wide),
    more: '',
    place: 'below',
    must: body.id === strong,
  }));

/**
 * Places names so that neighbours do not overlap: of two that would, one stands below its token and the other above. A
 * name with conditions keeps its preferred place, because the other may have no room for them; of two whose conditions
 * would overlap, the one who acts has it, and the line above the map names the other. Among the others the first has
 * priority, those who are out of the fight after all who are in it. Returns places by token id, none for a name that has
 * no room.
 */
export function namePlaces(names: readonly Name[]): ReadonlyMap<string, 'below' | 'above'> {
  const taken: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number }[] =
    [];
  const found = new Map<string, 'below' | 'above'>();
  const boxOf = ({ body, text, more, must = false }: Name, place: 'below' | 'above') => {
    // Shown where cells are small, too, and keeping its size it is wider there in units of the drawing.
    const wide = Math.max(text.length * (must ? letter : small.letter), more.length * small.letter);
    const high = small.line * (more === '' ? 1 : 2);
    return { ...middleAt(body, place, { wide, high }), wide, high };
  };
  const meets = (box: ReturnType<typeof boxOf>): boolean =>
    taken.some(
      ({ x, y, wide, high }) =>
        Math.abs(x - box.x) < (wide + box.wide) / 2 && Math.abs(y - box.y) < (high + box.high) / 2,
    );
  const put = (name: Name, place: 'below' | 'above'): void => {
    taken.push(boxOf(name, place));
    found.set(name.body.id, place);
  };
  const first = (name: Name): boolean => name.more !== '' || name.must === true;
  const rank = (name: Name): number => {
    if (!first(name)) return name.body.out ? 3 : 2;
    return name.more !== '' && name.acts === true ? 0 : 1;
  };
  for (const name of [...names].sort((a, b) => rank(a) - rank(b))) {
    const other = name.place === 'below' ? 'above' : 'below';
    const free = name.more === '' ? ([name.place, other] as const) : [name.place];
    const place = free.find((one) => !meets(boxOf(name, one)));
    if (place === undefined && (name.more !== '' || !name.must)) continue;
    put(name, place ?? name.place);
  }
  return found;
}
