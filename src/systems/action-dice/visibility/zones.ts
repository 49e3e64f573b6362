import { cellsOnLine } from '../../../battlefield/sight.ts';
import type { Term } from '../../../kernel/terms.ts';
import { addTerm } from '../derived.ts';
import type { Zone } from '../effects/effect.ts';
import { rulingIds } from '../rulings.ts';
import type { Spot } from '../space.ts';
import { feetApart, fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Visibility } from './grades.ts';
import { visibilityTable, worse } from './grades.ts';

/** Smoke and fog on a line (AD-VIS-1, AD-VIS-6, AD-R103). */

/** AD-VIS-6: the rank everywhere, or the worst zone that the line touches, its ends included; ranks are not added. */
export function gradeOnLine(fight: Fight, from: Spot, to: Spot): Visibility {
  const { rulings, zones, visibility } = fight;
  if (rulings.visibilityZones === 'encounterOnly' || zones.length === 0) return visibility;
  const cells = cellsOnLine(fieldOf(fight), from.cell, from.squares, to.cell, to.squares, {
    touched: true,
    ends: true,
  });
  const touched = zones.filter((zone) => cells.some((cell) => inZone(fight, zone, { cell, squares: 1 })));
  return touched.reduce((sofar, zone) => worse(sofar, zone.visibility), visibility);
}

const inZone = (fight: Fight, { cell, radius }: Zone, spot: Spot): boolean =>
  feetApart(fight.rulings, cell, 1, spot.cell, spot.squares) <= radius;

/** AD-VIS-3 to AD-VIS-5: what steering and finding the way by sight have more to beat, where one is. */
export function steeringTerms(fight: Fight, who: Combatant): readonly Term[] {
  const { name, clause, vs } = visibilityTable[gradeOnLine(fight, who, who)];
  return vs === 0 ? [] : [addTerm(vs, `${name} visibility`, clause, rulingIds.visibilityZones)];
}
