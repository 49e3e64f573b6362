import type { PathVerdict } from '../../../battlefield/move.ts';
import { judgePath } from '../../../battlefield/move.ts';
import { readCell, readPath } from '../../../engine/fields.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, Need, PickCell, Refusal } from '../../../kernel/port.ts';
import { sufferings } from '../effects/effects.ts';
import { judgeAble } from '../judge.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { reachAround } from './around.ts';
import { comesNearer } from './fear.ts';
import { metresAtHand } from './metres.ts';
import { costTimes, mayStop, onFoot, rulesFor } from './rules.ts';

/** The paths that a combatant may take, and parsing them from answers (WS-TER-2 to WS-TER-8). */

/** The reason why it cannot move by itself, or `null`. */
export function judgeMobile(fight: Fight, who: Combatant): Refusal | null {
  const unable = judgeAble(who);
  if (unable) return unable;
  const stuck = sufferings(fight, who).find(({ kind }) => kind.moves === 'not');
  if (!stuck) return null;
  const clause = stuck.id === 'grabbed' ? 'WS-ADV-11' : 'WS-STA-6';
  return refuse('immobile', `${who.sheet.name} is ${stuck.kind.name} and cannot move`, clause);
}

/** The reason why it cannot walk now with the metres at hand; `null` if they are enough for a step on good ground. */
export function judgeWalking(fight: Fight, who: Combatant): Refusal | null {
  const stuck = judgeMobile(fight, who);
  if (stuck) return stuck;
  const { name } = who.sheet;
  if (who.movement.cut) {
    return refuse('noMovement', `the movement of ${name} is over for this turn`, 'WS-RND-5');
  }
  const [left, times] = [metresAtHand(fight, who), costTimes(fight, who)];
  if (left >= times) return null;
  const because =
    left === 0
      ? `${name} has no movement left, and no AP for a Move`
      : `each metre costs ${name} ${times} m now, and ${left} m ${left === 1 ? 'is' : 'are'} left`;
  return refuse('noMovement', because, 'WS-RND-5');
}

/** All squares where it may stop within the budget, with their costs. */
export function stopsOf(fight: Fight, who: Combatant, budget: number): readonly PickCell[] {
  const reach = reachAround(fight, who);
  const stops = reach.stops(budget).map(({ x, y }) => ({ x, y, cost: reach.costTo({ x, y }) ?? 0 }));
  // WS-R87 `checkAsEnemy`: adds spaces that may be shared but need a check; the battlefield room does not count them as
  // stops.
  if (fight.rulings.sharedSpaceRules !== 'checkAsEnemy') return stops;
  const mover = onFoot(who);
  const known = new Set(stops.map(({ x, y }) => `${x},${y}`));
  const { width, height } = fieldOf(fight);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const cost = reach.costTo({ x, y });
      if (cost === null || cost === 0 || cost > budget) continue;
      if (known.has(`${x},${y}`) || !mayStop(fight, mover, { x, y })) continue;
      stops.push({ x, y, cost });
    }
  }
  return stops;
}

export const wayNeed = (fight: Fight, who: Combatant, budget = metresAtHand(fight, who)): Need => ({
  kind: 'path',
  label: 'Where to',
  cells: stopsOf(fight, who, budget),
  budget,
});

/**
 * Parses the path of an answer: `path` lists every square after the first; `to` names the destination, to which a path
 * is found.
 */
export function readWay(
  fight: Fight,
  who: Combatant,
  choice: Choice,
  budget = metresAtHand(fight, who),
): readonly Cell[] | Refusal {
  if (choice.path !== undefined) {
    const path = readPath(choice.path);
    if (!path)
      return refuse('noSuchThing', 'a path is a list of squares, step after step', 'WS-TER-2', 'path');
    const verdict = judgePath(
      fieldOf(fight),
      { from: who.cell, budget, stops: false, ...rulesFor(fight, who) },
      path,
    );
    if (!verdict.ok) return refusalOf(who, verdict.because, 'path');
    return mayStop(fight, onFoot(who), path.at(-1) ?? who.cell) ? path : refusalOf(who, 'no-stop', 'path');
  }
  const to = readCell(choice.to);
  if (!to) return refuse('noSuchThing', 'it must be said where to', 'WS-TER-2', 'to');
  if (to.x === who.cell.x && to.y === who.cell.y) {
    return refuse('spaceTaken', `${who.sheet.name} is there already`, 'WS-TER-2', 'to');
  }
  return readTo(fight, who, to, budget);
}

function readTo(fight: Fight, who: Combatant, to: Cell, budget: number): readonly Cell[] | Refusal {
  const reach = reachAround(fight, who);
  const cost = reach.costTo(to);
  if (cost !== null && cost <= budget) {
    return mayStop(fight, onFoot(who), to) ? (reach.pathTo(to) ?? []) : refusalOf(who, 'no-stop', 'to');
  }
  const reached = cost !== null;
  if (!reached && comesNearer(fight, who, to)) return refusalOf(who, 'provokes', 'to');
  return refusalOf(who, reached ? 'too-far' : 'wall', 'to');
}

type Because = Extract<PathVerdict, { readonly ok: false }>['because'];

function refusalOf(who: Combatant, because: Because, field: string): Refusal {
  const { name } = who.sheet;
  switch (because) {
    case 'occupied':
      return refuse('barred', `${name} cannot get past there`, 'WS-TER-6', field);
    case 'no-stop':
      return refuse('spaceTaken', `somebody is there: ${name} cannot stop in that space`, 'WS-TER-5', field);
    case 'provokes':
      return refuse('frightened', `${name} fears to come nearer`, 'WS-STA-6', field);
    case 'too-far':
      return refuse('noMovement', `that is farther than ${name} can still move`, 'WS-RND-5', field);
    default:
      return refuse('noWay', `there is no way there for ${name}`, 'WS-TER-2', field);
  }
}

/** The cost of one step; `null` if it cannot be taken. */
export function stepCost(fight: Fight, who: Combatant, to: Cell): number | null {
  const verdict = judgePath(fieldOf(fight), { from: who.cell, stops: false, ...rulesFor(fight, who) }, [to]);
  return verdict.ok ? verdict.cost : null;
}

/** A path in the format of answers, and the path of a parsed answer. */
export const pathField = (path: readonly Cell[]): { readonly x: number; readonly y: number }[] =>
  path.map(({ x, y }) => ({ x, y }));
export const pathOf = (choice: Choice): readonly Cell[] => readPath(choice.path ?? null) ?? [];

/** The cost of a path from the mover's position; infinite if it is blocked by now. */
export function costOfPath(fight: Fight, who: Combatant, path: readonly Cell[]): number {
  const verdict = judgePath(fieldOf(fight), { from: who.cell, stops: false, ...rulesFor(fight, who) }, path);
  return verdict.ok ? verdict.cost : Number.POSITIVE_INFINITY;
}
