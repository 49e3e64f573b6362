import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * Little encounters for tests, written down as one would at the table: who stands where, what is different from the
 * book, whose turn it is. A fight begins in the middle of its first round unless something else is said: initiative
 * stands in the order in which people are listed (20, 19, 18 …), the first has the turn, everybody has the AP of one
 * round start, and no set-up dice fall.
 */

/** Somebody on the field. The sheet is the pack's of the same name unless `use` names another. */
export interface Fighter {
  /** Column and row; the footprint's top left cell. Whoever rides stands where the mount does. */
  readonly at?: readonly [x: number, y: number];
  /** The pack's sheet, when the name is not the sheet's. */
  readonly use?: string;
  /** What is written otherwise on the sheet: objects are merged, lists replaced, `null` takes away. */
  readonly sheet?: Sketch;
  /** How things stand: wounds, AP, posture, conditions, what is in hand (see `encounter-schema.ts`). */
  readonly now?: Sketch;
  /** On whom it sits: the same as `now: { riding: { mount } }`. */
  readonly on?: string;
}

/** A piece of JSON as tests write it down. */
export type Sketch = { readonly [key: string]: unknown };

/** Everybody by side, then by name. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** What is different from an open field of 24 × 16 squares. */
  readonly field?: Sketch;
  /** Ids in the order of initiative; in the order of the line-up unless said. */
  readonly order?: readonly string[];
  /** Initiative of some, in numbers. */
  readonly initiative?: { readonly [id: string]: number };
  /** Who has the turn; the first of the order unless said. */
  readonly turnOf?: string;
  /** `start`, `end`: the moments of that turn are still to come. */
  readonly stage?: 'start' | 'main' | 'end';
  readonly round?: number;
  /** Begins at the very beginning, with surprise and initiative. */
  readonly fromTheStart?: true;
  /** With `fromTheStart`: who is surprised, or that the game master says so. */
  readonly surprised?: 'ask' | readonly string[];
  readonly doors?: { readonly [door: string]: boolean };
  /**
   * The moments and reactions in which people want to be asked, by their ids (`moment-declared`). Unless said nobody
   * stops another's turn by a moment, and every other reaction is asked about as usual.
   */
  readonly stops?: readonly string[];
}

/** The encounter as a document, for tests that send it themselves. */
export function encounter(lineUp: LineUp, setting: Setting = {}): Json {
  const everybody = Object.entries(lineUp).flatMap(([side, fighters]) =>
    Object.entries(fighters).map(([id, fighter]) => ({ side, id, ...fighter })),
  );
  const order = setting.order ?? everybody.map(({ id }) => id);
  const initiative = {
    ...Object.fromEntries(order.map((id, place) => [id, 20 - place])),
    ...setting.initiative,
  };
  const place = (one: (typeof everybody)[number]): readonly [number, number] =>
    (one.on === undefined ? undefined : everybody.find(({ id }) => id === one.on)?.at) ?? one.at ?? [5, 5];
  const document = {
    schema: 1,
    system: 'wound-slots',
    name: 'A test',
    battlefield: { width: 24, height: 16, grid: 'square', metric: 'alternating', ...setting.field },
    combatants: everybody.map((one) => {
      const { id, side, use = id, sheet = {}, now = {}, on } = one;
      const [x, y] = place(one);
      return {
        id,
        side,
        cell: { x, y },
        sheet: { use, ...sheet },
        now: { ...(on === undefined ? {} : { riding: { mount: on } }), ...now },
      };
    }),
    rulings: setting.rulings ?? {},
    surprised: setting.surprised ?? [],
    doors: setting.doors ?? {},
    ...(setting.fromTheStart
      ? {}
      : {
          startAt: {
            round: setting.round ?? 1,
            initiative,
            active: setting.turnOf ?? order[0],
            stage: setting.stage ?? 'main',
          },
        }),
  };
  return JSON.parse(JSON.stringify(document)) as Json;
}

/** The same as a fight, for tests of single functions. */
export function begun(lineUp: LineUp, setting: Setting = {}): Fight {
  const read = begin(encounter(lineUp, setting));
  if (read.ok) return read.fight;
  throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
}
