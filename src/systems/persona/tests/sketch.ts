import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * Small encounters for tests, written as deviations from the pack: positions, differences, whose turn it is. By default
 * a fight begins in the middle of its first round: initiative in the order in which combatants are listed, the first
 * has the turn, and no dice are rolled at the start. Nobody has Fate Points unless written, so that no questions about
 * them come up.
 */

/** A combatant. Its sheet is the pack's of the same name unless `use` names another. */
export interface Fighter {
  /** Column and row of the footprint's top left cell. */
  readonly at?: readonly [x: number, y: number];
  /** The id of the pack's sheet, if not the combatant's name. */
  readonly use?: string;
  /** Differences of the sheet: objects are merged, lists replaced, `null` removes. */
  readonly sheet?: Sketch;
  /** The current state: tracks, pools, ailments, injuries, items in hand, band (see `encounter-schema.ts`). */
  readonly now?: Sketch;
}

/** A piece of JSON as written in tests. */
export type Sketch = { readonly [key: string]: unknown };

/** The combatants by side, then by name. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** Differences from an open field of 16 × 12 cells. Its metric follows the ruling `diagonalCost`. */
  readonly field?: Sketch;
  /** Which combatant is hidden from whom: `{ jun: ['ogre'] }`. */
  readonly hidden?: { readonly [who: string]: readonly string[] };
  /** Ids in order of initiative, by default the order of the line-up. */
  readonly order?: readonly string[];
  /** Whose turn it is, by default the first in the order. */
  readonly turnOf?: string;
  /** `start`: the effects of the start of that turn are still to come. */
  readonly stage?: 'start' | 'main';
  readonly round?: number;
  /** Whether to begin at the very beginning, with surprise and initiative. */
  readonly fromTheStart?: true;
  /** With `fromTheStart`: who is surprised, or `ask` for the game master. */
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

/** The encounter as a document, for tests that use it directly. */
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

/** The encounter as a fight, for tests of single functions. */
export function begun(lineUp: LineUp, setting: Setting = {}): Fight {
  const read = begin(encounter(lineUp, setting));
  if (read.ok) return read.fight;
  throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
}
