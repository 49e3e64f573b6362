import type { Preview } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { coveredBy } from '../abilities/forecast.ts';
import { costOf } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import { movesFor } from '../movement/metres.ts';
import { costOfPath, pathOf } from '../movement/way.ts';
import { basicMovement } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { linesOf } from './aim.ts';
import { provokedOn } from './provoked.ts';
import { reached } from './reached.ts';

/** What is certain about a choice of a turn: the path, the cost, the cover, and who is affected. */
export function preview(fight: Fight, question: Question, choice: Choice): Preview {
  if (question.id !== 'turn') return {};
  const acting = typeof choice.by === 'string' ? choice.by : (question.acts ?? question.for);
  const who = fight.combatants[acting];
  const action = findAction(choice.option);
  if (!who || !action) return {};
  const path = choice.option === 'move' ? pathOf(choice) : [];
  const cost = path.length > 0 ? walkCost(fight, who, choice) : costOf(action.price(fight, who, choice));
  const provokes = path.length > 0 ? provokedOn(fight, who, path) : [];
  const lines = linesOf(fight, who, choice);
  const cells = coveredBy(fight, who, choice);
  const all = reached(fight, who, choice);
  return {
    ...(path.length > 0 ? { path } : {}),
    ...(Object.keys(cost).length > 0 ? { cost } : {}),
    ...(provokes.length > 0 ? { provokes } : {}),
    ...(lines.length > 0 ? { lines } : {}),
    ...(cells.length > 0 ? { cells } : {}),
    ...(all.length > 0 ? { reached: all } : {}),
  };
}

function walkCost(fight: Fight, who: Combatant, choice: Choice): { readonly [pool: string]: number } {
  const metres = costOfPath(fight, who, pathOf(choice));
  const ap = movesFor(fight, who, metres);
  // WS-BAS-7: the metres gained by Move actions on the way are walked, too.
  const movement = metres - ap * basicMovement(fight, who);
  return { ...(movement > 0 ? { movement } : {}), ...(ap > 0 ? { ap } : {}) };
}
