import { listed, signed } from '../../../kernel/phrases.ts';
import type { Choice } from '../../../kernel/port.ts';
import type { PreviewLine } from '../../../kernel/view.ts';
import { meansOf } from '../combat/means.ts';
import type { Manner } from '../combat/types.ts';
import { standingOn } from '../copies.ts';
import { coverOf } from '../cover/cover.ts';
import { coverTable } from '../cover/grades.ts';
import { obstaclesOnLine } from '../cover/obstacles.ts';
import { pathOf } from '../movement/way.ts';
import { optionOf } from '../powers/action.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { visibilityTable } from '../visibility/grades.ts';
import { visibilityOf } from '../visibility/sight.ts';

/**
 * The line of an attack with its cover, visibility and their values (section COV, AD-VIS-6). Melee attacks have a line
 * only if cover counts for them (AD-R104).
 */
export function linesOf(fight: Fight, who: Combatant, choice: Choice): readonly PreviewLine[] {
  const target = typeof choice.target === 'string' ? fight.combatants[choice.target] : undefined;
  if (!target || target.id === who.id) return [];
  const manner = mannerOf(fight, who, choice);
  if (manner === null || (manner === 'melee' && fight.rulings.coverMelee === 'rangedOnly')) return [];
  // A lunge strikes from where it ends (AD-ACT-13).
  const stop = pathOf(choice).at(-1);
  return [lineTo(fight, stop ? standingOn(who, stop) : who, target, manner)];
}

/** Whether the choice is a melee or ranged attack; `null` if it is no attack. */
function mannerOf(fight: Fight, who: Combatant, choice: Choice): Manner | null {
  const power = who.sheet.powers.find((each) => optionOf(each) === choice.option);
  if (power?.does.deed === 'bolt') return power.does.range === 'adjacent' ? 'melee' : 'ranged';
  if (choice.option !== 'attack' && power?.does.deed !== 'strike') return null;
  return meansOf(fight, who).find(({ id }) => id === choice.with)?.manner ?? null;
}

function lineTo(fight: Fight, who: Combatant, target: Combatant, manner: Manner): PreviewLine {
  const cover = coverOf(fight, who, target, manner);
  const obstacles = obstaclesOnLine(fight, who, target).filter(({ grade }) => grade !== 'none');
  const label = [
    cover.grade === 'none' ? '' : coverWords(fight, who, target, manner),
    manner === 'ranged' ? sightWords(fight, who, target) : '',
  ]
    .filter(Boolean)
    .join('; ');
  return {
    from: who.cell,
    to: target.cell,
    grade: cover.grade === 'none' ? 'clear' : cover.grade === 'full' ? 'full' : 'half',
    label,
    by: obstacles.flatMap(({ who: id }) => (id === null ? [] : [{ ...one(fight, id).cell, who: id }])),
  };
}

/** "partial cover (Concrete barricade): +3 Guard, +5 AR". */
function coverWords(fight: Fight, who: Combatant, target: Combatant, manner: Manner): string {
  const { grade, guard, armor } = coverOf(fight, who, target, manner);
  const by = obstaclesOnLine(fight, who, target)
    .filter((each) => each.grade !== 'none')
    .map(({ label }) => label);
  const worth = [
    guard.value === 0 ? '' : `${signed(guard.value)} Guard`,
    armor.value === 0 ? '' : `${signed(armor.value)} AR`,
  ].filter(Boolean);
  return `${coverTable[grade].name}${by.length > 0 ? ` (${listed(by)})` : ''}${worth.length > 0 ? `: ${worth.join(', ')}` : ''}`;
}

/** "Low visibility: 10 more to beat". */
function sightWords(fight: Fight, who: Combatant, target: Combatant): string {
  const { grade, vs } = visibilityOf(fight, who, target);
  return vs.value === 0 ? '' : `${visibilityTable[grade].name} visibility: ${vs.value} more to beat`;
}
