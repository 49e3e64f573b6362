import type { EntryCost, Ground } from '../../../battlefield/ground.ts';
import { groundOf } from '../terrain.ts';

/**
 * The costs of terrain for the battlefield's path search. A metre costs 1 of a Move's allowance, a Hindered one 2. With
 * two sources of Hindrance a metre is the last of the Move (PE-MOVE-12, PE-MOVE-13, PE-R23): such a step costs
 * `lastStep` in addition, which exceeds any allowance. Callers add `lastStep` to the budget, so that a path may end
 * with such a step but not continue after it.
 */

export const lastStep = 500;

/** The height in metres of a wall or step that can still be crossed on foot. */
export const steepest = 1;

/** The depth in metres from which a gap must be leapt (PE-OBST-10) or water swum (PE-OBST-7). */
export const gapFrom = 1;
export const swimFrom = 1;

/** How a mover treats the terrain. */
export interface Footing {
  /** Sources of Hindrance other than terrain: 0 or 1. With two, terrain does not matter any more: see `flat`. */
  readonly sources: 0 | 1;
  /** PE-TERR-2: crosses difficult terrain at full speed. */
  readonly bold: boolean;
  /** How swimming is Hindered (PE-OBST-7, PE-OBST-8). */
  readonly swim: 'free' | 'hindered' | 'doubly';
  /**
   * PE-R23, `wholeMove`: terrain with more sources than this cannot be entered; `null`: terrain costs extra instead.
   */
  readonly upTo: 0 | 1 | 2 | null;
}

/** The number of sources of Hindrance in the terrain of a cell; `null` where it cannot be walked. */
function sourcesOf(kinds: Parameters<typeof groundOf>[0], { bold, swim }: Footing): number | null {
  if (kinds.some((kind) => kind.blocksMove === true)) return null;
  const ground = groundOf(kinds);
  if (ground.gap >= gapFrom) return null;
  let sources = 0;
  if (ground.water >= swimFrom) sources += { free: 0, hindered: 1, doubly: 2 }[swim];
  else if (ground.hinders) sources++;
  if (ground.difficult !== null && !bold) sources++;
  return sources;
}

/** The cost of entering a cell. With a source from elsewhere the caller doubles it through `times`. */
function costOf(found: number | null, { sources, upTo }: Footing): EntryCost {
  if (found === null) return 'blocked';
  if (upTo !== null) return found > upTo ? 'blocked' : 1;
  if (found === 0) return 1;
  if (sources === 1) return { times: 1, plus: lastStep / 2 };
  return found === 1 ? 2 : { times: 1, plus: lastStep };
}

/** The extra cost of climbing over a low wall: that metre is Hindered. */
function wallOf(blocks: boolean, climb: number, { sources, upTo }: Footing): number | 'blocked' {
  if (blocks) return 'blocked';
  if (climb === 0) return 0;
  if (upTo !== null) return upTo === 0 ? 'blocked' : 0;
  return sources === 1 ? lastStep / 2 : 1;
}

const made = new Map<string, Ground>();

/** The ground for a footing; memoized, so that equal footings give the same object. */
export function groundFor(
  sources: Footing['sources'],
  bold: boolean,
  swim: Footing['swim'],
  upTo: Footing['upTo'],
): Ground {
  const key = `${sources}${bold}${swim}${upTo}`;
  let ground = made.get(key);
  if (!ground) {
    const footing = { sources, bold, swim, upTo };
    ground = {
      stack: (kinds) => costOf(sourcesOf(kinds, footing), footing),
      wall: (_, blocks, climb) => wallOf(blocks, climb, footing),
    };
    made.set(key, ground);
  }
  return ground;
}

/** Every step costs the same, because only one metre is left anyway. */
export const flat: Ground = {
  stack: (kinds) =>
    kinds.some((kind) => kind.blocksMove === true) || groundOf(kinds).gap >= gapFrom ? 'blocked' : 1,
  wall: (_, blocks) => (blocks ? 'blocked' : 0),
};

/** The ground of flyers above the ground. */
export const air: Ground = { stack: () => 1, wall: () => 0 };
