import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * Little encounters for tests, written down as one would at the table: who stands where, what is different from the
 * book, whose turn it is. A fight begins in the middle of its second round unless something else is said: Initiative
 * stands in the order in which people are listed (40, 39, 38 …), the first has the turn with all of its actions.
 */

/** Somebody on the field. The sheet is the pack's of the same name unless `use` names another. */
export interface Fighter {
  /** Column and row; the footprint's top left cell. */
  readonly at?: readonly [x: number, y: number];
  /** The pack's sheet, when the name is not the sheet's; `null`: none, all that it has is in `sheet`. */
  readonly use?: string | null;
  /** What is written otherwise on the sheet: objects are merged, lists replaced, `null` takes away. */
  readonly sheet?: Sketch;
  /** How things stand: Vigor, actions, effects, conditions, what is in hand (see `encounter-schema.ts`). */
  readonly now?: Sketch;
  readonly wishes?: 'yes' | 'no' | 'ask';
}

/** A piece of JSON as tests write it down. */
export type Sketch = { readonly [key: string]: unknown };

/** Everybody by side, then by name. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** What is different from an open field of 24 × 16 squares. */
  readonly field?: Sketch;
  /** What else the encounter says: `visibility`, `zones`, `ambush`, `overWatch`, `attacker`. */
  readonly more?: Sketch;
  /** Ids in the order of Initiative; in the order of the line-up unless said. */
  readonly order?: readonly string[];
  /** Initiative of some, in numbers. */
  readonly initiative?: { readonly [id: string]: number };
  /** Who has the turn; the first of the order unless said. */
  readonly turnOf?: string;
  readonly round?: number;
  /** Begins at the very beginning; `ask`: with the question whether it comes to violence. */
  readonly fromTheStart?: true | 'ask';
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
  const metric = setting.rulings?.cellSize === 'gridless' ? 'exact' : 'one';
  const document = {
    schema: 1,
    system: 'action-dice',
    name: 'A test',
    battlefield: { width: 24, height: 16, grid: 'square', metric, ...setting.field },
    combatants: everybody.map((one) => {
      const { id, side, use = id, sheet = {}, now = {}, wishes = 'yes' } = one;
      const [x, y] = one.at ?? [5, 5];
      return {
        id,
        side,
        cell: { x, y },
        sheet: use === null ? { name: id, ...sheet } : { use, ...sheet },
        wishes,
        now,
      };
    }),
    opening: setting.fromTheStart === 'ask' ? 'ask' : 'agreed',
    rulings: setting.rulings ?? {},
    ...(setting.fromTheStart
      ? {}
      : { startAt: { round: setting.round ?? 2, initiative, active: setting.turnOf ?? order[0] } }),
    ...setting.more,
  };
  return JSON.parse(JSON.stringify(document)) as Json;
}

/** The same as a fight, for tests of single functions. */
export function begun(lineUp: LineUp, setting: Setting = {}): Fight {
  const read = begin(encounter(lineUp, setting));
  if (read.ok) return read.fight;
  throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
}
