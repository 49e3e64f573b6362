import type { Cell } from '../../../kernel/json.ts';
import { meleeReach } from '../combat/means.ts';
import { coverOf } from '../cover/cover.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant } from '../state.ts';
import type { Deed } from './deeds.ts';
import type { Lay } from './ground.ts';

/** Steps to the side, for a shot past what covers the target (WS-COV-1, WS-COV-2). */

/** The target of the best of these deeds, if half cover is in the way. */
export function coveredMark(
  { fight, who }: Lay,
  against: readonly Combatant[],
  blows: readonly Deed[],
): Combatant | null {
  const [first, ...others] = blows;
  if (!first) return null;
  const best = others.reduce((most, deed) => (deed.worth > most.worth ? deed : most), first);
  const mark = against.find(({ id }) => id === best.choice.target);
  return mark && isCovered(fight, mark, who, who.cell) ? mark : null;
}

const isCovered = (fight: Lay['fight'], mark: Combatant, who: Combatant, cell: Cell): boolean =>
  coverOf(fight, mark, { cell, squares: who.squares, who }).grade !== 'none';

/** The nearest place for free metres, out of reach of melee weapons, from which `mark` is in the open. */
export function openLine(
  { fight, who, reach }: Lay,
  against: readonly Combatant[],
  mark: Combatant,
  range: number,
): Cell | null {
  const { width } = fieldOf(fight);
  let found: Cell | null = null;
  let least = Number.POSITIVE_INFINITY;
  reach().eachStop((index, cost) => {
    if (cost >= least) return;
    const cell = { x: index % width, y: Math.floor(index / width) };
    const apart = (foe: Combatant): number => metresApart(fight, cell, who.squares, foe.cell, foe.squares);
    if (apart(mark) > range || against.some((foe) => apart(foe) <= meleeReach(foe))) return;
    if (isCovered(fight, mark, who, cell)) return;
    found = cell;
    least = cost;
  }, who.movement.left);
  return found;
}
