import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * Little encounters for tests, written down as one would at the table: who stands where, what is different from the
 * book, whose turn it is. A fight begins in the middle of its first round unless something else is said: Initiative of
 * this round stands in the order in which people are listed (40, 39, 38 …), the first has the turn with all of its AP
 * and metres, everybody has all RP. From the second round on the order follows from the sheets.
 */

/** Somebody on the field. The sheet is the pack's of the same name unless `use` names another. */
export interface Fighter {
  /** Column and row; the footprint's top left square. Whoever sits on somebody stands where that one does. */
  readonly at?: readonly [x: number, y: number];
  /** The pack's sheet, when the name is not the sheet's; `null`: none, all that it has is in `sheet`. */
  readonly use?: string | null;
  /** What is written otherwise on the sheet: objects are merged, lists replaced, `null` takes away. */
  readonly sheet?: Sketch;
  /** How things stand: Vitality, AP, effects, conditions, what is in hand (see `encounter-schema.ts`). */
  readonly now?: Sketch;
  /** On whom it has climbed: the same as `now: { mounted: { on } }`. */
  readonly on?: string;
  readonly summoner?: string;
}

/** A piece of JSON as tests write it down. */
export type Sketch = { readonly [key: string]: unknown };

/** Everybody by side, then by name. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** What is different from an open field of 24 × 16 squares. */
  readonly field?: Sketch;
  /** Ids in the order of Initiative; in the order of the line-up unless said. */
  readonly order?: readonly string[];
  /** Initiative of this round of some, in numbers. */
  readonly initiative?: { readonly [id: string]: number };
  /** Who has the turn; the first of the order unless said. */
  readonly turnOf?: string;
  readonly round?: number;
  /** Unions of this round. */
  readonly unions?: readonly (readonly string[])[];
  /** Begins at the very beginning: `ask`: with the question whether it is combat. */
  readonly fromTheStart?: true | 'ask';
  /** With `fromTheStart`: who is surprised, or that it is asked. */
  readonly surprised?: 'ask' | readonly string[];
  readonly doors?: { readonly [door: string]: boolean };
  readonly governors?: Sketch;
  readonly advanced?: readonly string[];
  /**
   * The answers and reactions in which people want to be asked, by their ids (`union`), beside those that are asked
   * anyway.
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
    ...Object.fromEntries(order.map((id, place) => [id, 40 - place])),
    ...setting.initiative,
  };
  const place = (one: (typeof everybody)[number]): readonly [number, number] =>
    (one.on === undefined ? undefined : everybody.find(({ id }) => id === one.on)?.at) ?? one.at ?? [5, 5];
  const document = {
    schema: 1,
    system: 'world-shapers',
    name: 'A test',
    battlefield: { width: 24, height: 16, grid: 'square', metric: 'one', ...setting.field },
    combatants: everybody.map((one) => {
      const { id, side, use = id, sheet = {}, now = {}, on, summoner } = one;
      const [x, y] = place(one);
      return {
        id,
        side,
        cell: { x, y },
        sheet: use === null ? { name: id, ...sheet } : { use, ...sheet },
        ...(summoner === undefined ? {} : { summoner }),
        now: { ...(on === undefined ? {} : { mounted: { on } }), ...now },
      };
    }),
    opening: setting.fromTheStart === 'ask' ? 'ask' : 'agreed',
    surprised: setting.surprised ?? [],
    rulings: setting.rulings ?? {},
    governors: setting.governors ?? {},
    advanced: setting.advanced ?? [],
    doors: setting.doors ?? {},
    ...(setting.fromTheStart
      ? {}
      : {
          startAt: {
            round: setting.round ?? 1,
            initiative,
            active: setting.turnOf ?? order[0],
            unions: setting.unions ?? [],
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
