import { cellsOnLine } from '../../../battlefield/sight.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Term } from '../../../kernel/terms.ts';
import { addTerm } from '../derived.ts';
import type { Zone } from '../effects/effect.ts';
import { rulingIds } from '../rulings.ts';
import type { Spot } from '../space.ts';
import { cellFeet, feetApart, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Visibility } from './grades.ts';
import { visibilityTable, worse } from './grades.ts';

/** Visibility on a line, with smoke and fog (AD-VIS-1, AD-VIS-6, AD-R103). */

/** AD-VIS-6: the rank everywhere, or the worst zone that the line touches, ends included; ranks are not added. */
export function gradeOnLine(fight: Fight, from: Spot, to: Spot): Visibility {
  const { rulings, zones, visibility } = fight;
  if (rulings.visibilityZones === 'encounterOnly' || zones.length === 0) return visibility;
  const between = cellsOnLine(fieldOf(fight), from.cell, from.squares, to.cell, to.squares, {
    touched: true,
    ends: true,
  });
  const cells = [...middleOf(from), ...between, ...middleOf(to)];
  const touched = zones.filter((zone) => cells.some((cell) => inZone(fight, zone, { cell, squares: 1 })));
  return touched.reduce((sofar, zone) => worse(sofar, zone.visibility), visibility);
}

/** The cells that the centre of a space touches: one, or the four around it. */
function middleOf({ cell, squares }: Spot): readonly Cell[] {
  const low = (squares - 1) >> 1;
  const offsets = squares % 2 === 0 ? [low, low + 1] : [low];
  return offsets.flatMap((dx) => offsets.map((dy) => ({ x: cell.x + dx, y: cell.y + dy })));
}

const inZone = (fight: Fight, { cell, radius }: Zone, spot: Spot): boolean =>
  feetApart(fight.rulings, cell, 1, spot.cell, spot.squares) <= radius;

/** The squares of the field inside a zone. */
export function cellsOf(fight: Fight, zone: Zone): readonly Cell[] {
  const { width, height } = fieldOf(fight);
  const far = Math.ceil(zone.radius / cellFeet(fight.rulings));
  const found: Cell[] = [];
  for (let y = Math.max(0, zone.cell.y - far); y <= Math.min(height - 1, zone.cell.y + far); y++) {
    for (let x = Math.max(0, zone.cell.x - far); x <= Math.min(width - 1, zone.cell.x + far); x++) {
      if (inZone(fight, zone, { cell: { x, y }, squares: 1 })) found.push({ x, y });
    }
  }
  return found;
}

/** AD-VIS-3 to AD-VIS-5: what piloting and navigating by sight have more to beat. */
export function steeringTerms(fight: Fight, who: Combatant): readonly Term[] {
  const { name, clause, vs } = visibilityTable[gradeOnLine(fight, who, who)];
  return vs === 0 ? [] : [addTerm(vs, `${name} visibility`, clause, rulingIds.visibilityZones)];
}
