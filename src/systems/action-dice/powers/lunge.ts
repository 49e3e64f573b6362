import { judgePath } from '../../../battlefield/move.ts';
import { neighbour } from '../../../battlefield/push.ts';
import { readCell } from '../../../engine/fields.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { Choice, Need, PickCell, PickValue, Refusal } from '../../../kernel/port.ts';
import { isRefusal, wordOf } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import type { Pair, Way } from '../combat/offer.ts';
import { judgeAnybody, pairNeeds, pairOf, readPair } from '../combat/offer.ts';
import { standingOn } from '../copies.ts';
import { cellsOf, feetOf } from '../movement/feet.ts';
import { mayStop, rulesFor } from '../movement/rules.ts';
import { walk } from '../movement/walk.ts';
import { pathField, pathOf } from '../movement/way.ts';
import { movementOf } from '../numbers.ts';
import { refuse } from '../refusal.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Table } from '../table.ts';
import { clause } from './use.ts';

/**
 * A place where a lunge may end: a straight path before the attack. The prone lunge no farther than they crawl
 * (AD-POS-14).
 */

interface Landing {
  readonly cell: Cell;
  readonly path: readonly Cell[];
  readonly feet: number;
}

/** All places where it may end, nearest first, beginning with its present place. */
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

/** A copy of the combatant at that place. */
const standingAt = (who: Combatant, { cell }: Landing): Combatant => standingOn(who, cell);

/** Why no target can be attacked from any of these places: the refusal at its present place; `null` if one can. */
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
  const to: Need = { kind: 'cell', label: 'Where to', cells };
  const places = useful.map((landing) => ({
    at: wordOf({ x: landing.cell.x, y: landing.cell.y }),
    fields: pairNeeds(fight, standingAt(who, landing), way),
  }));
  return { to, ...joined(places) };
}

/** The fields for means and target from one of these places. */
interface Place {
  readonly at: string;
  readonly fields: { readonly with: Need; readonly target: Need };
}

const picksIn = (need: Need): readonly PickValue[] => (need.kind === 'one' ? need.oneOf : []);

const openIn = (need: Need, id: string): PickValue | undefined =>
  picksIn(need).find((pick) => pick.id === id && !pick.refused);

/** Merges the fields of several places; each value states with which of them it is legal (`when`). */
function joined(places: readonly Place[]): Needs {
  const [first] = places;
  if (!first) return {};
  const means = picksIn(first.fields.with).map((pick) => {
    const open = places.filter(({ fields }) => openIn(fields.with, pick.id));
    const shown = open[0] && openIn(open[0].fields.with, pick.id);
    return shown ? { ...shown, when: { to: open.map(({ at }) => at) } } : pick;
  });
  const usable = means.filter(({ refused }) => !refused).map(({ id }) => id);
  const targets = picksIn(first.fields.target).flatMap((pick) => {
    const open = openings(places, pick.id, usable);
    return open.length > 0 ? open : [pick];
  });
  const [preset] = usable;
  return {
    with: {
      kind: 'one',
      label: first.fields.with.label,
      oneOf: means,
      ...(preset === undefined ? {} : { default: preset }),
    },
    target: { kind: 'one', label: first.fields.target.label, oneOf: targets },
  };
}

/** A target as one option for all means that reach it from the same places. */
function openings(places: readonly Place[], target: string, usable: readonly string[]): readonly PickValue[] {
  const found = new Map<
    string,
    PickValue & { readonly when: { readonly with: string[]; readonly to: string[] } }
  >();
  for (const means of usable) {
    const from = places.filter(({ fields }) => {
      const pick = openIn(fields.target, target);
      return pick !== undefined && (pick.when?.with?.includes(means) ?? true);
    });
    const [near] = from;
    const pick = near && openIn(near.fields.target, target);
    if (!pick) continue;
    const to = from.map(({ at }) => at);
    const same = found.get(to.join(' '));
    if (same) same.when.with.push(means);
    else found.set(to.join(' '), { ...pick, when: { with: [means], to } });
  }
  return [...found.values()];
}

interface Lunge extends Pair {
  readonly path: readonly Cell[];
}

/** Reads the path, means and target. If no place is named, the nearest from which the attack is legal. */
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
    if (!isRefusal(pair)) return { ...pair, path: landing.path };
    first ??= pair;
  }
  return first ?? refuse('wrongTarget', 'there is nobody to strike', clause, 'target');
}

const lastOf = (choice: Choice): Cell | null => pathOf(choice).at(-1) ?? null;

export const lungeOf = ({ path }: Lunge) => ({ path: pathField(path) });

/** Walks the path; returns whether it arrived and can attack. */
export function performLunge(table: Table, id: Id, choice: Choice): boolean {
  const path = pathOf(choice);
  return path.length === 0 || walk(table, id, { path, pooled: false, opens: false });
}
