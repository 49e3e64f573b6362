import { readCell } from '../../../engine/fields.ts';
import type { Preview } from '../../../engine/system.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { doerOf } from '../../../kernel/port.ts';
import { coveredBy } from '../abilities/forecast.ts';
import { costOf } from '../actions/action.ts';
import { findAction } from '../actions/find.ts';
import { flightOf, jumpCost } from '../movement/jumping.ts';
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
  const acting = typeof choice.by === 'string' ? choice.by : doerOf(question);
  const who = fight.combatants[acting];
  const action = findAction(choice.option);
  if (!who || !action) return {};
  const way = wayOf(fight, who, choice);
  const path = way?.path ?? [];
  const cost = way ? metresCost(fight, who, way.metres) : costOf(action.price(fight, who, choice));
  const provokes = way ? provokedOn(fight, who, way.stops) : [];
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

/** A walk or a jump: its squares, those where held actions see it, and its metres. */
interface Way {
  readonly path: readonly Cell[];
  readonly stops: readonly Cell[];
  readonly metres: number;
}

function wayOf(fight: Fight, who: Combatant, choice: Choice): Way | null {
  if (choice.option === 'move') {
    const path = pathOf(choice);
    return path.length > 0 ? { path, stops: path, metres: costOfPath(fight, who, path) } : null;
  }
  // WS-TER-4: as far as announced; only the landing counts as a step.
  const to = choice.option === 'jump' ? readCell(choice.to) : null;
  return to && { path: flightOf(who, to), stops: [to], metres: jumpCost(fight, who, to) };
}

function metresCost(fight: Fight, who: Combatant, metres: number): { readonly [pool: string]: number } {
  const ap = movesFor(fight, who, metres);
  // WS-BAS-7: the metres gained by Move actions on the way are used up, too.
  const movement = metres - ap * basicMovement(fight, who);
  return { ...(movement > 0 ? { movement } : {}), ...(ap > 0 ? { ap } : {}) };
}
