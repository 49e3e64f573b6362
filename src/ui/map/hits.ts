import type { Id } from '../../kernel/json.ts';
import type { Point } from './geometry.ts';
import { unit } from './geometry.ts';

/** A token for hit testing: its middle and half its width, in units of the drawing. */
export interface Target {
  readonly id: Id;
  readonly middle: Point;
  readonly reach: number;
  /** Lies on the floor (out of the fight): sorted behind others on the same cell. */
  readonly low: boolean;
}

/** A finger's width in CSS pixels. If cells on screen are narrower, a finger may touch several tokens. */
export const fingerWidth = 44;

/**
 * The tokens that a touch at `point` may mean, the nearest first. With large cells it must hit the token; with small
 * ones (`crowded`) every token whose middle is within half a finger's width counts as well. `hit`: at least one token
 * is directly under the finger.
 */
export function near(
  targets: readonly Target[],
  point: Point,
  scale: number,
): { readonly ids: readonly Id[]; readonly crowded: boolean; readonly hit: boolean } {
  const crowded = unit * scale < fingerWidth;
  const slack = crowded ? fingerWidth / 2 / scale : 0;
  const hits = targets
    .map((one) => {
      const far = Math.hypot(one.middle.x - point.x, one.middle.y - point.y);
      return { id: one.id, far: far + (one.low ? one.reach : 0), hit: far <= one.reach, near: far <= slack };
    })
    .filter((one) => one.hit || one.near)
    .sort((a, b) => a.far - b.far);
  return { ids: hits.map((one) => one.id), crowded, hit: hits.some((one) => one.hit) };
}
