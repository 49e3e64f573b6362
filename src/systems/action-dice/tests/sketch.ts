import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * Small encounters for tests, written briefly: positions, differences from the pack, whose turn it is. A fight begins
 * in the middle of its second round unless stated otherwise: Initiative follows the order of the line-up (40, 39, 38
 * …), and the first has the turn with all of its actions.
 */

/** A combatant on the field. Its sheet is that of the same name in the pack, unless `use` names another. */
export interface Fighter {
  /** Column and row; the footprint's top left cell. */
  readonly at?: readonly [x: number, y: number];
  /** The id of the pack's sheet, if it differs from the name; `null`: none, everything is in `sheet`. */
  readonly use?: string | null;
  /** Differences from that sheet: objects are merged, lists replaced, `null` removes a field. */
  readonly sheet?: Sketch;
  /** Its state: Vigor, actions, effects, conditions, things in hand (see `encounter-schema.ts`). */
  readonly now?: Sketch;
  readonly wishes?: 'yes' | 'no' | 'ask';
}

/** A piece of JSON as tests write it down. */
export type Sketch = { readonly [key: string]: unknown };

/** All combatants by side, then by name. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** Differences from an open field of 24 × 16 squares. */
  readonly field?: Sketch;
  /** Further fields of the encounter: `visibility`, `zones`, `ambush`, `overWatch`, `attacker`. */
  readonly more?: Sketch;
  /** Ids in the order of Initiative; the order of the line-up unless given. */
  readonly order?: readonly string[];
  /** The Initiative of some combatants. */
  readonly initiative?: { readonly [id: string]: number };
  /** Who has the turn; the first in the order unless given. */
  readonly turnOf?: string;
  readonly round?: number;
  /** Begins at the very beginning; `ask`: with the question whether the encounter begins. */
  readonly fromTheStart?: true | 'ask';
}

/** The encounter as a document. */
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
