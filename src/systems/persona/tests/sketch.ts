import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * Little encounters for tests, written down as one would at the table: who stands where, what is different from the
 * book, whose turn it is. A fight begins in the middle of its first round unless something else is said: initiative
 * stands in the order in which people are listed, the first has the turn, and no set-up dice fall. Nobody has Fate
 * Points unless they are written, so that nobody is asked for them.
 */

/** Somebody on the field. The sheet is the pack's of the same name unless `use` names another. */
export interface Fighter {
  /** Column and row; the footprint's top left square. */
  readonly at?: readonly [x: number, y: number];
  /** The pack's sheet, when the name is not the sheet's. */
  readonly use?: string;
  /** What is written otherwise on the sheet: objects are merged, lists replaced, `null` takes away. */
  readonly sheet?: Sketch;
  /** How things stand: tracks, pools, ailments, injuries, what is in hand, the band (see `encounter-schema.ts`). */
  readonly now?: Sketch;
}

/** A piece of JSON as tests write it down. */
export type Sketch = { readonly [key: string]: unknown };

/** Everybody by side, then by name. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** What is different from an open field of 16 × 12 squares. Its metric follows the ruling `diagonalCost`. */
  readonly field?: Sketch;
  /** Who is hidden from whom: `{ jun: ['ogre'] }`. */
  readonly hidden?: { readonly [who: string]: readonly string[] };
  /** Ids in the order of initiative; in the order of the line-up unless said. */
  readonly order?: readonly string[];
  /** Who has the turn; the first of the order unless said. */
  readonly turnOf?: string;
  /** `start`: what happens at the start of that turn is still to come. */
  readonly stage?: 'start' | 'main';
  readonly round?: number;
  /** Begins at the very beginning, with surprise and initiative. */
  readonly fromTheStart?: true;
  /** With `fromTheStart`: who is surprised, or that the game master says so. */
  readonly surprised?: 'ask' | readonly string[];
  readonly seaOfChaos?: true;
  readonly analysed?: Sketch;
  readonly doors?: { readonly [door: string]: boolean };
}

const metrics: { readonly [diagonal: string]: string } = {
  one: 'one',
  alternating: 'alternating',
  euclid: 'exact',
};

/** The encounter as a document, for tests that send it themselves. */
export function encounter(lineUp: LineUp, setting: Setting = {}): Json {
  const everybody = Object.entries(lineUp).flatMap(([side, fighters]) =>
    Object.entries(fighters).map(([id, fighter]) => ({ side, id, ...fighter })),
  );
  const order = setting.order ?? everybody.map(({ id }) => id);
  const metric = metrics[String(setting.rulings?.diagonalCost ?? 'one')];
  const document = {
    schema: 1,
    system: 'persona',
    name: 'A test',
    battlefield: { width: 16, height: 12, grid: 'square', metric, ...setting.field },
    combatants: everybody.map(({ id, side, at = [5, 5], use = id, sheet = {}, now = {} }) => ({
      id,
      side,
      cell: { x: at[0], y: at[1] },
      sheet: { use, ...sheet },
      now: { fate: 0, ...now },
    })),
    hidden: Object.entries(setting.hidden ?? {}).flatMap(([who, all]) => all.map((from) => ({ who, from }))),
    rulings: setting.rulings ?? {},
    surprised: setting.surprised ?? [],
    seaOfChaos: setting.seaOfChaos ?? false,
    analysed: setting.analysed ?? {},
    doors: setting.doors ?? {},
    ...(setting.fromTheStart
      ? {}
      : {
          startAt: {
            round: setting.round ?? 1,
            initiative: Object.fromEntries(order.map((id, place) => [id, 20 - place])),
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
