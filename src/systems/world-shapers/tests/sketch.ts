import type { Json } from '../../../kernel/json.ts';
import { begin } from '../setup.ts';
import type { Fight } from '../state.ts';

/**
 * Encounters for tests in a short form: who stands where, what differs from the pack, whose turn it is. By default a
 * fight begins in the middle of its first round: Initiative follows the order of the list (40, 39, 38 …), the first one
 * has the turn with all AP and metres, and everybody has all RP. From the second round on the order follows from the
 * sheets.
 */

/** A combatant. Its sheet is that of the pack with the same name, unless `use` names another. */
export interface Fighter {
  /** Column and row of the footprint's top left square. A climber stands where its mount stands. */
  readonly at?: readonly [x: number, y: number];
  /** The id of the pack's sheet, if it is not the combatant's name; `null`: none, everything is in `sheet`. */
  readonly use?: string | null;
  /** Changes of the sheet: objects are merged, lists replaced, `null` removes a field. */
  readonly sheet?: Sketch;
  /** The current state: Vitality, AP, effects, conditions, items in hand (see `encounter-schema.ts`). */
  readonly now?: Sketch;
  /** Its mount: short for `now: { mounted: { on } }`. */
  readonly on?: string;
  readonly summoner?: string;
}

/** JSON written in tests. */
export type Sketch = { readonly [key: string]: unknown };

/** Combatants by side and id. */
export type LineUp = { readonly [side: string]: { readonly [id: string]: Fighter } };

export interface Setting {
  readonly rulings?: Sketch;
  /** Changes of the field, by default open and 24 × 16 squares. */
  readonly field?: Sketch;
  /** Ids by Initiative; by default in the order of the line-up. */
  readonly order?: readonly string[];
  /** Initiative values of this round, for some combatants. */
  readonly initiative?: { readonly [id: string]: number };
  /** Whose turn it is; by default the first of the order. */
  readonly turnOf?: string;
  readonly round?: number;
  /** Unions of this round. */
  readonly unions?: readonly (readonly string[])[];
  /** Begins before the first round; `ask`: with the question whether it is combat. */
  readonly fromTheStart?: true | 'ask';
  /** With `fromTheStart`: who is surprised; `ask`: the game master is asked. */
  readonly surprised?: 'ask' | readonly string[];
  readonly doors?: { readonly [door: string]: boolean };
  readonly governors?: Sketch;
  readonly advanced?: readonly string[];
  /** Ids of answers and reactions (such as `union`) that are asked for in addition to the usual ones. */
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
