import type { TerrainKind } from '../../../battlefield/document.ts';
import { terrainAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import type { EntryCost, Ground } from '../../../battlefield/ground.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * What this system reads from a terrain kind (section TER). `costTimes` is the yards that a yard there uses up; several
 * kinds in a cell multiply (SL-TER-2). Marks:
 * - `water`: `knee` (2), `waist` (4), `swim` (3, at its surface), `under` (10, walking below it). These costs apply
 *   where the kind has no `costTimes`.
 * - `drift` and `driftTo`: a current in yards per round, and the side towards which it flows (`n`, `se` …).
 * - `climb`: a face to climb: `true` with plenty of holds (4), a number set by the game master (SL-TER-5), or `gm`: the
 *   number is asked for when somebody first climbs there.
 * - `holdTn`: the TN for holding on or staying afloat there, in place of the table's (SL-R89).
 * - `slippery`: `true`, or the TN of landing there (SL-JMP-7).
 * - `chasm`: the depth in yards. It cannot be walked into, but jumped over.
 */

/** Ways of moving: on foot (including wading, swimming and climbing), or with an own rate (SL-MOV-7). */
export const gaits = ['walk', 'swim', 'climb', 'fly'] as const;
export type Gait = (typeof gaits)[number];

export type Water = 'knee' | 'waist' | 'swim' | 'under';

/** SL-TER-4: cost factors of wading, swimming and walking underwater. */
export const waterTimes: { readonly [water in Water]: number } = { knee: 2, waist: 4, swim: 3, under: 10 };
export const climbTimes = 4;

const waterOf = ({ marks }: TerrainKind): Water | null => {
  const water = marks?.water;
  return water === 'knee' || water === 'waist' || water === 'swim' || water === 'under' ? water : null;
};

const deep = (kind: TerrainKind): boolean => {
  const water = waterOf(kind);
  return water === 'swim' || water === 'under';
};

/** SL-TER-5: climbing costs set by the game master, by terrain kind. */
type Climbs = Fight['climbs'];

const climbOf = ({ id, marks }: TerrainKind, climbs: Climbs = {}): number | null => {
  const climb = marks?.climb;
  if (climb === 'gm') return climbs[id] ?? climbTimes;
  return climb === true ? climbTimes : typeof climb === 'number' ? climb : null;
};

const numberOf = ({ marks }: TerrainKind, mark: string): number | null => {
  const value = marks?.[mark];
  return typeof value === 'number' ? value : null;
};

const chasmOf = (kind: TerrainKind): number => numberOf(kind, 'chasm') ?? 0;

/** SL-TER-4: the cost of a terrain kind on foot. The sunk walk on the bottom of deep water. */
function footCost(kind: TerrainKind, sunk: boolean, climbs: Climbs = {}): EntryCost {
  if (kind.blocksMove === true || chasmOf(kind) > 0) return 'blocked';
  const plus = (kind.costPlus ?? 0) + (kind.climb ?? 0);
  const water = waterOf(kind);
  if (sunk && deep(kind)) return { times: waterTimes.under, plus };
  const times = kind.costTimes ?? (water === null ? climbOf(kind, climbs) : waterTimes[water]) ?? 1;
  return { times, plus };
}

const onlyIn = (inside: (kind: TerrainKind) => boolean): Ground => ({
  stack: (kinds) => (kinds.some((kind) => kind.blocksMove === true) || !kinds.some(inside) ? 'blocked' : 1),
});

/** The cost of ground by way of moving; `sunk` for those who walk on the bottom. */
export const grounds: { readonly [gait in Gait | 'sunk']: Ground } = {
  walk: { terrain: (kind) => footCost(kind, false) },
  sunk: { terrain: (kind) => footCost(kind, true) },
  swim: onlyIn(deep),
  climb: onlyIn((kind) => climbOf(kind) !== null),
  fly: {
    terrain: (kind) => (kind.blocksMove === true && kind.blocksSight === true ? 'blocked' : 1),
    wall: (_, blocks) => (blocks ? 'blocked' : 0),
  },
};

/** Grounds with climbing costs set by the game master, by cost. Cached because a ground is recognised by identity. */
const spoken = new Map<string, Ground>();

/** SL-TER-4, SL-TER-5: the ground in this fight, including climbing costs set by the game master. */
export function groundFor(fight: Fight, gait: Gait | 'sunk'): Ground {
  const { climbs } = fight;
  if ((gait !== 'walk' && gait !== 'sunk') || Object.keys(climbs).length === 0) return grounds[gait];
  const key = `${gait}/${JSON.stringify(climbs)}`;
  let ground = spoken.get(key);
  if (!ground) {
    ground = { terrain: (kind) => footCost(kind, gait === 'sunk', climbs) };
    if (spoken.size > 100) spoken.clear();
    spoken.set(key, ground);
  }
  return ground;
}

const kindsAt = (fight: Fight, cell: Cell, squares: number): readonly TerrainKind[] => {
  const field = fieldOf(fight);
  if (squares === 1) return terrainAt(field, cell);
  return footprint(field, cell, squares).flatMap((each) => terrainAt(field, each));
};

const kindsUnder = (fight: Fight, who: Combatant): readonly TerrainKind[] =>
  kindsAt(fight, who.cell, who.squares);

/** Whether a footprint there is in deep water. */
export const deepAt = (fight: Fight, cell: Cell, squares: number): boolean =>
  kindsAt(fight, cell, squares).some(deep);

/** Whether a footprint there is on a face to be climbed. */
export const faceAt = (fight: Fight, cell: Cell, squares: number): boolean =>
  kindsAt(fight, cell, squares).some((kind) => climbOf(kind) !== null);

/** SL-TER-5: a terrain kind there whose climbing cost the game master has not set yet; `null`: none. */
export const unspokenFace = (fight: Fight, cell: Cell, squares: number): TerrainKind | null =>
  kindsAt(fight, cell, squares).find(
    ({ id, marks }) => marks?.climb === 'gm' && fight.climbs[id] === undefined,
  ) ?? null;

/** The clause by which the ground of these cells costs more than its yards; `undefined`: it does not. */
export function groundClause(fight: Fight, cells: readonly Cell[], squares: number): string | undefined {
  let found: string | undefined;
  for (const cell of cells) {
    const costly = kindsAt(fight, cell, squares).filter((kind) => {
      const cost = footCost(kind, false, fight.climbs);
      return typeof cost === 'object' && ((cost.times ?? 1) > 1 || (cost.plus ?? 0) > 0);
    });
    if (costly.length > 1) return 'SL-TER-2';
    const [kind] = costly;
    if (kind) found = kind.costTimes !== undefined ? 'SL-TER-1' : clauseOf(kind);
  }
  return found;
}

const clauseOf = ({ marks }: TerrainKind): string =>
  marks?.climb === 'gm' || typeof marks?.climb === 'number' ? 'SL-TER-5' : 'SL-TER-4';

/** The TN of holding on that the place sets; `null`: the table's (SL-R89). */
export function holdTnAt(fight: Fight, who: Combatant): number | null {
  for (const kind of kindsUnder(fight, who)) {
    const tn = numberOf(kind, 'holdTn');
    if (tn !== null) return tn;
  }
  return null;
}

/** SL-JMP-7: the proposed TN of landing there; `null`: no check. */
export function landingTnAt(fight: Fight, cell: Cell, squares: number): number | null {
  let worst: number | null = null;
  for (const kind of kindsAt(fight, cell, squares)) {
    const tn = numberOf(kind, 'slippery');
    const cost = footCost(kind, false);
    const difficult = typeof cost === 'object' && ((cost.times ?? 1) > 1 || (cost.plus ?? 0) > 0);
    if (tn !== null || kind.marks?.slippery === true || difficult) worst = Math.max(worst ?? 0, tn ?? 5);
  }
  return worst;
}

/** The depth of the chasm there in yards; 0: none. */
export const chasmAt = (fight: Fight, cell: Cell, squares: number): number =>
  Math.max(0, ...kindsAt(fight, cell, squares).map(chasmOf));

/** SL-TER-3: a current: yards per round, and the side towards which it flows. */
export interface Current {
  readonly yards: number;
  readonly to: string;
}

export function currentAt(fight: Fight, who: Combatant): Current | null {
  for (const kind of kindsUnder(fight, who)) {
    const [yards, to] = [numberOf(kind, 'drift'), kind.marks?.driftTo];
    if (yards !== null && yards > 0 && typeof to === 'string') return { yards, to };
  }
  return null;
}
