import type { Preview } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { costOfChoice } from '../menu.ts';
import { pathOf } from '../movement/way.ts';
import type { Fight } from '../state.ts';

/** What is certain about a choice of a turn: the way, what it costs. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  if (question.id !== 'turn') return {};
  const who = fight.combatants[String(question.about?.who ?? question.for)];
  if (!who) return {};
  const path = choice.option === 'move' ? pathOf(choice) : [];
  const cost = costOfChoice(fight, who, choice);
  return { ...(path.length > 0 ? { path } : {}), ...(Object.keys(cost).length > 0 ? { cost } : {}) };
}
