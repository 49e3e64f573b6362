import { coverBetween } from '../../../battlefield/cover.ts';
import type { LightGrade } from '../../../battlefield/document.ts';
import { footprint } from '../../../battlefield/footprint.ts';
import { lightAt } from '../../../battlefield/light.ts';
import { hasLevels, levelAt } from '../movement/levels.ts';
import { bothAloft, fieldOf, keptOnField } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** Cover, light and height for attacks. */

const beside = { near: 1 } as const;

const coverOnGround = keptOnField(
  (field, from, sizeFrom, to, sizeTo) => coverBetween(field, from, sizeFrom, to, sizeTo, beside).grade,
);

/** PE-DIS-2, PE-DIS-3, PE-FLY-3: the cover grade of a target against an attacker. */
export const coverOf = (fight: Fight, who: Combatant, target: Combatant): ReturnType<typeof coverOnGround> =>
  bothAloft(who, target) ? 'none' : coverOnGround(fight, who, target);

const brightness: readonly LightGrade[] = ['dark', 'dim', 'bright'];

/** PE-DIS-4, PE-DIS-6: the light on a combatant; on several squares the brightest. */
export function lightOn(fight: Fight, who: Combatant): LightGrade {
  const field = fieldOf(fight);
  if (field.document.light === undefined) return 'bright';
  let best = 0;
  for (const cell of footprint(field, who.cell, who.squares)) {
    best = Math.max(best, brightness.indexOf(lightAt(field, cell)));
  }
  return brightness[best] ?? 'bright';
}

/** The level in metres that a combatant stands at, in a gap that of its bottom; on several squares the highest. */
export function heightUnder(fight: Fight, { cell, squares }: Combatant): number {
  const field = fieldOf(fight);
  if (!hasLevels(field)) return 0;
  if (squares === 1) return levelAt(fight, cell);
  return Math.max(...footprint(field, cell, squares).map((under) => levelAt(fight, under)));
}
