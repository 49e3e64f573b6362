import type { Battlefield } from '../../../battlefield/field.ts';
import { gradeBetween } from '../../../battlefield/sight.ts';
import type { Spot } from '../space.ts';
import { isSolid } from './obstacles.ts';

/** AD-R44: whether terrain or walls without a grade of cover block the line. */
export function fieldBlocks(field: Battlefield, from: Spot, to: Spot): boolean {
  const ends = { a: from.cell, sizeA: from.squares, b: to.cell, sizeB: to.squares };
  const walls = field.wallEffect.map((blocks, number) => {
    const wall = field.walls[number - 1];
    return blocks === 1 && wall && wall.cover === undefined && isSolid(wall.kind) ? 1 : 0;
  });
  return (
    gradeBetween(
      field,
      ends,
      { cells: field.cellSolid, bodies: null, walls, near: null, ownGround: false },
      'centres',
      'one-side',
      1,
    ) > 0
  );
}
