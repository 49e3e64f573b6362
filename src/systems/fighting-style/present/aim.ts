import { cellsOfObstacle, obstaclesBetween } from '../../../battlefield/cover.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { termWords } from '../../../kernel/terms.ts';
import type { PreviewLine } from '../../../kernel/view.ts';
import type { Attack } from '../combat/attack.ts';
import { coverOf } from '../combat/attack.ts';
import type { CoverGrade } from '../combat/cover.ts';
import { coverCounts, coverOnAttack, mapCover } from '../combat/cover.ts';
import { flankersFor, flankingOnAttack } from '../combat/flanking.ts';
import type { Means } from '../combat/means.ts';
import { isRanged, spellMeans } from '../combat/means.ts';
import { findMagic } from '../combat/spells.ts';
import { findMeans } from '../combat/strikes.ts';
import { readSurroundings } from '../combat/surroundings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

/**
 * The lines that the map draws for an attack: from the attacker to each target with its cover (section 12), and between
 * two flankers of a target (section 13).
 */
export function linesOf(fight: Fight, who: Combatant, choice: Choice): readonly PreviewLine[] {
  const means = meansIn(who, choice);
  const surroundings = readSurroundings(choice);
  if (!means || isRefusal(surroundings as never)) return [];
  const targets = (Array.isArray(choice.targets) ? choice.targets : [choice.target]).map(String);
  return targets.flatMap((id) => {
    const target = fight.combatants[id];
    if (!target || target.id === who.id) return [];
    const attack: Attack = {
      who: who.id,
      means,
      targets,
      opportunity: false,
      feinted: false,
      surroundings: surroundings as Attack['surroundings'],
    };
    return [...coverLine(fight, attack, target), ...flankLine(fight, attack, target)];
  });
}

function meansIn(who: Combatant, choice: Choice): Means | null {
  if (choice.option === 'strike') return findMeans(who, choice.with ?? null);
  const magic = findMagic(who, choice.spell);
  return magic?.spell.kind === 'attack' ? spellMeans(magic.spell, null) : null;
}

const drawn: { readonly [grade in CoverGrade]: PreviewLine['grade'] } = {
  none: 'clear',
  low: 'half',
  high: 'half',
  full: 'full',
};

function coverLine(fight: Fight, attack: Attack, target: Combatant): readonly PreviewLine[] {
  if (!coverCounts(fight, attack.means.manner)) return [];
  const who = one(fight, attack.who);
  const grade = coverOf(fight, attack, target);
  const term = coverOnAttack(grade);
  const by = obstaclesBetween(fieldOf(fight), who.cell, who.squares, target.cell, target.squares, mapCover);
  return [
    {
      from: who.cell,
      to: target.cell,
      grade: drawn[grade],
      label: grade === 'full' ? 'full cover' : term ? termWords(term) : '',
      by: by
        .filter((each) => each.grade === grade)
        .flatMap((each) => cellsOfObstacle(each) as readonly Cell[]),
    },
  ];
}

function flankLine(fight: Fight, { who, means }: Attack, target: Combatant): readonly PreviewLine[] {
  if (isRanged(means.manner, fight.rulings)) return [];
  const term = flankingOnAttack(fight, one(fight, who), target);
  const pair = flankersFor(fight, one(fight, who), target);
  if (!term || !pair) return [];
  const [a, b] = pair;
  return [
    { from: one(fight, a).cell, to: one(fight, b).cell, grade: 'clear', label: termWords(term), by: [] },
  ];
}
