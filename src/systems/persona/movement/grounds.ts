import type { EntryCost, Ground } from '../../../battlefield/ground.ts';
import { groundOf } from '../terrain.ts';

/**
 * What the ground costs whom, for the battlefield's search. A metre takes 1 of a Move's allowance, a Hindered one 2;
 * where two sources of Hindrance meet one metre is the last (PE-MOVE-12, PE-MOVE-13, PE-R23): such a step costs
 * `lastStep` more than anybody has, so that no way leads through it, and whoever asks adds as much to the budget.
 */

export const lastStep = 500;

/** A wall that is climbed over, and a rise or drop in one step that is a slope still, in metres. */
export const steepest = 1;

/** From this depth on a gap is one (PE-OBST-10), and from here on water is swum through (PE-OBST-7). */
export const gapFrom = 1;
export const swimFrom = 1;

/** How somebody takes the ground. */
export interface Footing {
  /** Sources of Hindrance from elsewhere: 0 or 1. With two the ground does not matter any more: `flat`. */
  readonly sources: 0 | 1;
  /** PE-TERR-2: difficult terrain at full speed. */
  readonly bold: boolean;
  /** Water: swum without Hindrance, with, or doubly so (PE-OBST-7, PE-OBST-8). */
  readonly swim: 'free' | 'hindered' | 'doubly';
  /** PE-R23, `wholeMove`: ground with more sources than this cannot be entered; `null`: it costs what it costs. */
  readonly upTo: 0 | 1 | 2 | null;
}

/** The sources of Hindrance that the kinds of terrain on a cell are; `null` where nobody can walk. */
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

/** What a cell costs; the caller's `times` is 2 with a source from elsewhere. */
function costOf(found: number | null, { sources, upTo }: Footing): EntryCost {
  if (found === null) return 'blocked';
  if (upTo !== null) return found > upTo ? 'blocked' : 1;
  if (found === 0) return 1;
  if (sources === 1) return { times: 1, plus: lastStep / 2 };
  return found === 1 ? 2 : { times: 1, plus: lastStep };
}

/** Climbing over a low wall hinders that one metre. */
function wallOf(blocks: boolean, climb: number, { sources, upTo }: Footing): number | 'blocked' {
  if (blocks) return 'blocked';
  if (climb === 0) return 0;
  if (upTo !== null) return upTo === 0 ? 'blocked' : 0;
  return sources === 1 ? lastStep / 2 : 1;
}

const made = new Map<string, Ground>();

/** The ground for a footing; always the same object for the same one. */
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

/** Every step costs the same: what is left is one step anyway. */
export const flat: Ground = {
  stack: (kinds) =>
    kinds.some((kind) => kind.blocksMove === true) || groundOf(kinds).gap >= gapFrom ? 'blocked' : 1,
  wall: (_, blocks) => (blocks ? 'blocked' : 0),
};

/** Above the ground. */
export const air: Ground = { stack: () => 1, wall: () => 0 };
