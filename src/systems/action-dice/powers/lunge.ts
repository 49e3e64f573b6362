import { judgePath } from '../../../battlefield/move.ts';
import { neighbour } from '../../../battlefield/push.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Need, PickCell, Refusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import type { Pair, Way } from '../combat/offer.ts';
import { judgeAnybody, pairNeeds, pairOf, readPair } from '../combat/offer.ts';
import { readCell } from '../judge.ts';
import { cellsOf, feetOf } from '../movement/feet.ts';
import { mayStop, rulesFor } from '../movement/rules.ts';
import { walk } from '../movement/walk.ts';
import { pathField, pathOf } from '../movement/way.ts';
import { movementOf } from '../numbers.ts';
import { refuse, refusedIn } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { clause } from './use.ts';

/** Some feet straight on before a blow (a technique's own words); the prone get no farther than they crawl (AD-POS-14). */

interface Landing {
  readonly cell: Cell;
  readonly path: readonly Cell[];
  readonly feet: number;
}

/** Where it may come to stand, the place where it is first. */
function landings(fight: Fight, who: Combatant, feet: number): readonly Landing[] {
  const field = fieldOf(fight);
  const at: Landing = { cell: who.cell, path: [], feet: 0 };
  if (who.sheet.fixed) return [at];
  const budget = cellsOf(fight, who.prone ? Math.min(feet, movementOf(fight, who)) : feet);
  const rules = { ...rulesFor(fight, who), from: who.cell, budget, stops: false };
  const found: Landing[] = [at];
  for (let direction = 0; direction < field.directions; direction++) {
    const path: Cell[] = [];
    let cell = neighbour(field, who.cell, direction);
    while (cell) {
      path.push(cell);
      const verdict = judgePath(field, rules, path);
      if (!verdict.ok) break;
      if (mayStop(fight, who, cell)) {
        found.push({ cell, path: [...path], feet: Math.ceil(feetOf(fight, verdict.cost)) });
      }
      cell = neighbour(field, cell, direction);
    }
  }
  return found.sort((a, b) => a.feet - b.feet);
}

/** Somebody as if it stood there. */
const standingAt = (who: Combatant, { cell }: Landing): Combatant => ({ ...who, cell });

/** Whether anybody can be struck from anywhere it gets to; if not, why not from where it stands. */
export const judgeLunge =
  (feet: number) =>
  (fight: Fight, who: Combatant, way: Way): Refusal | null => {
    const all = landings(fight, who, feet);
    const from = (landing: Landing): Refusal | null => judgeAnybody(fight, standingAt(who, landing), way);
    return all.some((landing) => from(landing) === null) ? null : judgeAnybody(fight, who, way);
  };

export function lungeNeeds(fight: Fight, who: Combatant, way: Way, feet: number): Needs {
  const useful = landings(fight, who, feet).filter(
    (landing) => judgeAnybody(fight, standingAt(who, landing), way) === null,
  );
  const cells = useful.map(({ cell, feet: cost }): PickCell => ({ ...cell, cost }));
  const to: Need = { kind: 'cell', label: 'Straight to', cells };
  // Whom it can strike depends on where it lands: everybody within reach of any landing is listed.
  return { to, ...joined(useful.map((landing) => pairNeeds(fight, standingAt(who, landing), way))) };
}

type PairFields = ReturnType<typeof pairNeeds>;

/** The fields of several places as one: what is open in one of them is open. */
function joined([first, ...more]: readonly PairFields[]): Needs {
  if (!first) return {};
  const merge = (a: Need, b: Need): Need => {
    if (a.kind !== 'one' || b.kind !== 'one') return a;
    const oneOf = a.oneOf.map((pick) => {
      const other = b.oneOf.find(({ id }) => id === pick.id);
      return pick.refused && other && !other.refused ? other : pick;
    });
    return { ...a, oneOf };
  };
  return more.reduce<Needs>(
    (sofar, each) => ({
      with: merge(sofar.with as Need, each.with),
      target: merge(sofar.target as Need, each.target),
    }),
    first,
  );
}

export interface Lunge extends Pair {
  readonly path: readonly Cell[];
}

/** Where it goes and whom it strikes there; unless said as far as it must. */
export function readLunge(
  fight: Fight,
  who: Combatant,
  way: Way,
  feet: number,
  choice: Choice,
): Lunge | Refusal {
  const all = landings(fight, who, feet);
  const to = readCell(choice.to) ?? lastOf(choice);
  const asked = to === null ? all : all.filter(({ cell }) => cell.x === to.x && cell.y === to.y);
  if (asked.length === 0) {
    return refuse(
      'noWay',
      `${who.sheet.name} does not get there straight on within ${feet} feet`,
      clause,
      'to',
    );
  }
  let first: Refusal | null = null;
  for (const landing of asked) {
    const pair = readPair(fight, standingAt(who, landing), way, pairOf(choice));
    if (!refusedIn(pair)) return { ...pair, path: landing.path };
    first ??= pair;
  }
  return first ?? refuse('wrongTarget', 'there is nobody to strike', clause, 'target');
}

const lastOf = (choice: Choice): Cell | null => pathOf(choice).at(-1) ?? null;

export const lungeOf = ({ path }: Lunge) => ({ path: pathField(path) });

/** Whether it stands there now, ready to strike. */
export function performLunge(table: Table, id: Id, choice: Choice): boolean {
  const path = pathOf(choice);
  return path.length === 0 || walk(table, id, { path, pooled: false, opens: false });
}
