import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * A short notation for encounters in tests: who stands where, what differs from the pack, whose turn it is. By default
 * a fight begins in the middle of its first round: initiative follows the order in which combatants are listed (20, 19,
 * 18 …), the first has the turn, everyone has the AP of one round start, and no dice are rolled for setup.
 */

/** A combatant. Its sheet is the pack's of the same name unless `use` names another. */
interface Fighter {
  /** Column and row of the footprint's top left cell. A rider stands where its mount does. */
  readonly at?: readonly [x: number, y: number];
  /** The id of the pack's sheet, if it is not the combatant's name. */
  readonly use?: string;
  /** Changes to the sheet: objects are merged, lists replaced, `null` removes. */
  readonly sheet?: Sketch;
  /** Its state: wounds, AP, posture, conditions, items in hand (see `encounter-schema.ts`). */
  readonly now?: Sketch;
  /** Its mount: short for `now: { riding: { mount } }`. */
  readonly on?: string;
}

/** A piece of JSON as tests write it down. */
export type Sketch = { readonly [key: string]: unknown };

/** Combatants by side, then by name. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** Changes to an open field of 24 × 16 squares. */
  readonly field?: Sketch;
  /** Ids in the order of initiative; by default the order of the line-up. */
  readonly order?: readonly string[];
  /** Initiative numbers of some combatants. */
  readonly initiative?: { readonly [id: string]: number };
  /** The active combatant; by default the first in order. */
  readonly turnOf?: string;
  /** `start`, `end`: the moments at that stage of the turn are still to come. */
  readonly stage?: 'start' | 'main' | 'end';
  readonly round?: number;
  /** Begins at the very beginning, with surprise and initiative. */
  readonly fromTheStart?: true;
  /** With `fromTheStart`: who is surprised; `ask`: the game master decides. */
  readonly surprised?: 'ask' | readonly string[];
  readonly doors?: { readonly [door: string]: boolean };
  /**
   * The moments and reactions in which combatants are asked, by their ids (`moment-declared`). By default no moments,
   * but all other reactions.
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

/** The fight of the encounter, for tests of single functions. */
export function begun(lineUp: LineUp, setting: Setting = {}): Fight {
  const read = begin(encounter(lineUp, setting));
  if (read.ok) return read.fight;
  throw new Error(read.problems.map(({ path, message }) => `${path}: ${message}`).join('; '));
}
