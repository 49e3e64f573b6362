import { cellsOfObstacle, obstaclesBetween } from '../../../battlefield/cover.ts';
import type { Cell } from '../../../kernel/json.ts';
import { signed } from '../../../kernel/phrases.ts';
import type { Choice } from '../../../kernel/port.ts';
import { termWords } from '../../../kernel/terms.ts';
import type { PreviewLine } from '../../../kernel/view.ts';
import { createOpening } from '../actions/opening.ts';
import { coverFound, coverNames, coverPenalty } from '../combat/cover.ts';
import { flankedBy, flankTerms } from '../combat/flanking.ts';
import { findMeans } from '../combat/means.ts';
import { readCover } from '../combat/offer.ts';
import type { CoverGrade, Means } from '../combat/types.ts';
import { fieldOf, sideOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { foes, one } from '../state.ts';

/**
 * The lines shown for an attack: from the attacker to the target, with its cover (SL-MOD-1, SL-MOD-4), and between two
 * flankers (section FLK).
 */
export function linesOf(fight: Fight, who: Combatant, choice: Choice): readonly PreviewLine[] {
  const target = typeof choice.target === 'string' ? fight.combatants[choice.target] : undefined;
  const means = findMeans(fight, who, choice.with);
  if (!target || !means || !foes(who, target)) return [];
  // SL-POS-2: cover does not affect an opening.
  const said = choice.option === createOpening.id ? 'none' : readCover(choice.cover);
  const grade = typeof said === 'string' ? said : coverFound(fight, who, target);
  return [coverLine(fight, who, target, means, grade), ...flankLine(fight, who, target)].filter(
    ({ label }) => label !== '' || means.manner !== 'melee',
  );
}

function coverLine(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  { manner }: Means,
  grade: CoverGrade,
): PreviewLine {
  const worth = coverPenalty(grade, manner);
  const by = obstaclesBetween(
    fieldOf(fight),
    who.cell,
    sideOf(fight, who),
    target.cell,
    sideOf(fight, target),
    { near: 1 },
  );
  return {
    from: who.cell,
    to: target.cell,
    grade: worth === 0 ? 'clear' : grade === 'slit' ? 'full' : 'half',
    label: worth === 0 ? '' : `${coverNames[grade]} ${signed(worth)}`,
    by: worth === 0 ? [] : by.flatMap((each) => cellsOfObstacle(each) as readonly Cell[]),
  };
}

function flankLine(fight: Fight, who: Combatant, target: Combatant): readonly PreviewLine[] {
  const pair = flankedBy(fight, target);
  const terms = flankTerms(fight, who, target).filter(({ off }) => off === undefined);
  if (!pair || terms.length === 0) return [];
  const [a, b] = pair;
  const label = terms.map(termWords).join(', ');
  return [{ from: one(fight, a).cell, to: one(fight, b).cell, grade: 'clear', label, by: [] }];
}
