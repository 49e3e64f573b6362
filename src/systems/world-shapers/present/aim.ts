import { listed, signed } from '../../../kernel/phrases.ts';
import type { Choice } from '../../../kernel/port.ts';
import { fold } from '../../../kernel/terms.ts';
import type { PreviewLine } from '../../../kernel/view.ts';
import { weaponMeansOf } from '../combat/means.ts';
import type { Cover } from '../cover/cover.ts';
import { coverLines, coverOf } from '../cover/cover.ts';
import { nearestPair } from '../lines.ts';
import { spotsOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { abilityIn } from './deeds.ts';

/**
 * The line from the attacker to its target with the cover on it (WS-COV-1 to WS-COV-6), and the bonus that counts
 * against this choice. None for melee attacks, which ignore cover (WS-ATK-7).
 */
export function linesOf(fight: Fight, who: Combatant, choice: Choice): readonly PreviewLine[] {
  const target = typeof choice.target === 'string' ? fight.combatants[choice.target] : undefined;
  const against = target && meant(who, choice);
  if (!target || !against || target.id === who.id) return [];
  return [lineTo(fight, who, target, against)];
}

/** What the target's cover would improve; `null` if cover does not matter. */
function meant(who: Combatant, choice: Choice): 'evasion' | 'defense' | null {
  const id = abilityIn(choice.option);
  if (id !== null) {
    const ability = who.sheet.abilities.find((each) => each.id === id);
    if (!ability) return null;
    const { does } = ability;
    if (does.deed === 'attack') return does.manner === 'ranged' ? 'evasion' : null;
    return does.deed === 'defense' ? 'defense' : null;
  }
  const means = weaponMeansOf(who).find((each) => each.id === choice.with);
  return means?.manner === 'ranged' ? 'evasion' : null;
}

function lineTo(
  fight: Fight,
  who: Combatant,
  target: Combatant,
  against: 'evasion' | 'defense',
): PreviewLine {
  const cover = coverOf(fight, target, { cell: who.cell, squares: who.squares, who });
  // While leaning it aims from two spots; the one that counts is shown.
  const spots = spotsOf(who).map((spot) => ({ spot, line: coverLines(fight, spot, target) }));
  const found = spots.find(({ line }) => line.grade === cover.grade) ?? spots[0];
  const from = found?.spot ?? who;
  const [a, b] = nearestPair(from.cell, from.squares, target.cell, target.squares);
  const sources = found?.line.sources ?? [];
  return {
    from: a,
    to: b,
    grade: cover.grade === 'none' ? 'clear' : cover.grade,
    label: labelOf(
      cover,
      sources.map(({ label }) => label),
      against,
    ),
    by: sources.map(({ cell, id }) => ({ ...cell, ...(id === null ? {} : { who: id }) })),
  };
}

/** "half cover (Crate): +2 Evasion"; empty without cover. */
function labelOf(cover: Cover, by: readonly string[], against: 'evasion' | 'defense'): string {
  const bonus = fold(cover[against]).value;
  const what = by.length > 0 ? ` (${listed(by)})` : '';
  if (cover.grade === 'full') return `full cover${what}`;
  if (bonus === 0) return '';
  const name = cover.grade === 'half' ? `half cover${what}` : 'Taking Cover';
  return `${name}: ${signed(bonus)} ${against === 'evasion' ? 'Evasion' : 'on the Defense Roll'}`;
}
