import type { TerrainKind } from '../../../battlefield/document.ts';
import { terrainAt } from '../../../battlefield/field.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import type { EntryCost, Ground } from '../../../battlefield/ground.ts';
import type { Cell } from '../../../kernel/json.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * What this system reads of a terrain kind (section TER). `costTimes` are the yards that a yard there uses up; several
 * kinds on a cell multiply (SL-TER-2). Marks:
 * - `water`: `knee` (2), `waist` (4), `swim` (3, on its surface), `under` (10, walking below it). The numbers stand where
 *   the kind has no `costTimes`.
 * - `drift` and `driftTo`: yards a round in which a current carries swimmers, and the side to which (`n`, `se` …).
 * - `climb`: a face to climb: `true` for plenty of holds (4), or the game master's number (SL-TER-5); `gm`: it is asked
 *   for when somebody first climbs there.
 * - `holdTn`: the TN of holding on or staying afloat there, in place of the table's (SL-R89).
 * - `slippery`: `true` or the TN of landing there (SL-JMP-7).
 * - `chasm`: yards deep; nobody walks in, jumps lead over it.
 */

/** How somebody goes: on foot (wading, swimming and climbing too), or at a rate of its own (SL-MOV-7). */
export const gaits = ['walk', 'swim', 'climb', 'fly'] as const;
export type Gait = (typeof gaits)[number];

export type Water = 'knee' | 'waist' | 'swim' | 'under';

/** SL-TER-4: what wading, swimming and walking on the ground of water cost. */
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

/** What the game master has said of faces, by kind (SL-TER-5). */
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

/** SL-TER-4: what a kind costs somebody on foot; gone under, deep water is walked through on its ground. */
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

/** What ground costs by gait; `sunk` for walkers that went under. */
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

/** The same where the game master has spoken of faces: a ground is known by its identity, so each is made once. */
const spoken = new Map<string, Ground>();

/** SL-TER-4, SL-TER-5: what ground costs this fight's people. */
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

/** Whether a footprint there is in water that one may go under in. */
export const deepAt = (fight: Fight, cell: Cell, squares: number): boolean =>
  kindsAt(fight, cell, squares).some(deep);

/** Whether it hangs on a face there. */
export const faceAt = (fight: Fight, cell: Cell, squares: number): boolean =>
  kindsAt(fight, cell, squares).some((kind) => climbOf(kind) !== null);

/** SL-TER-5: a kind of face there of which the game master has not said yet how hard it is to climb. */
export const unspokenFace = (fight: Fight, cell: Cell, squares: number): TerrainKind | null =>
  kindsAt(fight, cell, squares).find(
    ({ id, marks }) => marks?.climb === 'gm' && fight.climbs[id] === undefined,
  ) ?? null;

/** By which clause the ground of these cells takes more than its yards; `undefined` when it does not. */
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

/** The TN of holding on that the place has, or `null`: the table's (SL-R89). */
export function holdTnAt(fight: Fight, who: Combatant): number | null {
  for (const kind of kindsUnder(fight, who)) {
    const tn = numberOf(kind, 'holdTn');
    if (tn !== null) return tn;
  }
  return null;
}

/** SL-JMP-7: what the ground makes of a landing: nothing, or the TN that is proposed. */
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

/** How deep a chasm is there, in yards; 0 without one. */
export const chasmAt = (fight: Fight, cell: Cell, squares: number): number =>
  Math.max(0, ...kindsAt(fight, cell, squares).map(chasmOf));

/** SL-TER-3: a current: yards a round, and to which side. */
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
