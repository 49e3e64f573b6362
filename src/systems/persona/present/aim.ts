import { cellsOfObstacle, obstaclesBetween } from '../../../battlefield/cover.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { termWords } from '../../../kernel/terms.ts';
import type { PreviewLine } from '../../../kernel/view.ts';
import { coverRows } from '../combat/advantages.ts';
import { countsAsMelee } from '../combat/manner.ts';
import { findMeans } from '../combat/means.ts';
import { coverOf } from '../combat/surroundings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * The line from the attacker to the target, with the cover on it (PE-DIS-2, PE-DIS-3). Melee attacks without cover in
 * between have no line.
 */
export function linesOf(fight: Fight, who: Combatant, choice: Choice): readonly PreviewLine[] {
  const target = typeof choice.target === 'string' ? fight.combatants[choice.target] : undefined;
  const means = findMeans(fight, who, choice.with);
  if (!target || !means || target.id === who.id) return [];
  const rows = coverRows(fight, who, target);
  if (rows.length === 0 && countsAsMelee(fight, means.manner)) return [];
  const by = obstaclesBetween(fieldOf(fight), who.cell, who.squares, target.cell, target.squares, {
    near: 1,
  });
  const grade = coverOf(fight, who, target);
  return [
    {
      from: who.cell,
      to: target.cell,
      grade: rows.length === 0 ? 'clear' : grade === 'full' ? 'full' : 'half',
      label: rows.map(termWords).join(', '),
      by: by
        .filter((each) => each.grade === grade)
        .flatMap((each) => cellsOfObstacle(each) as readonly Cell[]),
    },
  ];
}
