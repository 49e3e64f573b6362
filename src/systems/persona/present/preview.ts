import { readCell } from '../../../engine/fields.ts';
import type { Preview } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { findMeans } from '../combat/means.ts';
import { ownedPowers } from '../combat/powers-of.ts';
import type { Combatant, Fight } from '../state.ts';
import { linesOf } from './aim.ts';
import { areaCovered } from './area.ts';
import { provokedBy } from './provoked.ts';

/** What is certain about a choice of a turn: the path, the costs, lines of attack, the area, the enemies it provokes. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  if (question.id === 'order') return orderPreview(fight, question, choice);
  const who = fight.combatants[typeof choice.by === 'string' ? choice.by : question.for];
  if (!who) return {};
  const way = Array.isArray(choice.path) ? choice.path.map((cell) => readCell(cell)) : [];
  const path = way.filter((cell) => cell !== null);
  const offered = (question.menu?.open() ?? question.options()).find(
    (option) => option.id === choice.option && (option.by ?? question.for) === who.id,
  );
  const cost = offered && { ...offered.cost, ...besides(fight, who, choice) };
  const lines = linesOf(fight, who, choice);
  const provokes = provokedBy(fight, who, choice, question.about);
  return {
    ...(path.length > 0 ? { path } : {}),
    ...(cost && Object.keys(cost).length > 0 ? { cost } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...areaCovered(fight, who, choice),
    ...(provokes.length > 0 ? { provokes } : {}),
  };
}

/** PE-AIL-15: the costs of an order, paid by the combatant that carries it out. */
function orderPreview(fight: Fight, { about }: Question, choice: Choice): Preview {
  const who = fight.combatants[String(about?.who)];
  const cost = who && choice.option !== 'nothing' ? besides(fight, who, choice) : {};
  return Object.keys(cost).length > 0 ? { cost } : {};
}

/**
 * Costs besides the Action: those of a Power (PE-ACT-37), declared Fate Points (PE-FATE-3), the Move of an attack that is
 * focused besides (PE-ACT-8, PE-R33), and what one spends where either will do (PE-AIL-8, PE-GRP-2).
 */
function besides(fight: Fight, who: Combatant, choice: Choice): { readonly [pool: string]: number } {
  const power =
    ownedPowers(who).find(({ power: { id } }) => id === choice.with)?.power ??
    findMeans(fight, who, choice.with)?.power;
  return {
    ...(power && power.cost.points > 0 ? { [power.cost.pool]: power.cost.points } : {}),
    ...(typeof choice.fate === 'number' && choice.fate > 0 ? { fate: choice.fate } : {}),
    ...(choice.focused === 'yes' || choice.spend === 'move' ? { move: 1 } : {}),
    ...(choice.spend === 'action' ? { action: 1 } : {}),
  };
}
