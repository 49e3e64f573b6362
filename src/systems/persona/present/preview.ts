import type { Preview } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { readCell } from '../judge.ts';
import type { Fight } from '../state.ts';
import { linesOf } from './aim.ts';

/** What is certain about a choice of a turn: the way, what it costs. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  const who = fight.combatants[typeof choice.by === 'string' ? choice.by : question.for];
  if (!who) return {};
  const way = Array.isArray(choice.path) ? choice.path.map((cell) => readCell(cell)) : [];
  const path = way.filter((cell) => cell !== null);
  const cost = (question.menu?.open() ?? question.options()).find(
    (option) => option.id === choice.option && (option.by ?? question.for) === who.id,
  )?.cost;
  const lines = linesOf(fight, who, choice);
  return {
    ...(path.length > 0 ? { path } : {}),
    ...(cost ? { cost } : {}),
    ...(lines.length > 0 ? { lines } : {}),
  };
}
