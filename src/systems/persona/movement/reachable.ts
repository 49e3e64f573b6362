import type { Battlefield } from '../../../battlefield/field.ts';
import { cellAt, indexOf } from '../../../battlefield/field.ts';
import type { StepRefusal } from '../../../battlefield/move.ts';
import { judgePath } from '../../../battlefield/move.ts';
import { threats } from '../../../battlefield/occupancy.ts';
import type { Reach } from '../../../battlefield/reach.ts';
import { canStepAway, reachable } from '../../../battlefield/reach.ts';
import { epoch } from '../../../engine/epoch.ts';
import type { Cell, Id } from '../../../kernel/json.ts';
import type { PickCell } from '../../../kernel/port.ts';
import { mayTakeChance } from '../reactions/chance-events.ts';
import { fieldOf, inInitiativeOrder, walledOff } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isHidden, one } from '../state.ts';
import { lastStep } from './grounds.ts';
import { leftOnWay } from './leaving-geometry.ts';
import type { Gait, Pass } from './passes.ts';
import { alike, passesOf } from './passes.ts';

/** Where a Move can lead: the battlefield's path search with the movement rules of this system (section MOVE). */

/** The judgement of a path. */
export type Way =
  | {
      readonly ok: true;
      /** What it costs of the Move's allowance. */
      readonly cost: number;
      readonly odd: boolean;
      readonly whole: Pass['whole'];
    }
  | { readonly ok: false; readonly at: number; readonly because: StepRefusal };

/** Judges a path of a Move from the mover's cell. Without `stops` it may end on an ally's cell. */
export function judgeWay(fight: Fight, who: Combatant, gait: Gait, path: readonly Cell[], stops = true): Way {
  let first: Extract<Way, { readonly ok: false }> | null = null;
  for (const pass of passesOf(fight, who, gait)) {
    const way = judgeIn(fight, who, pass, path, stops);
    if (way.ok) return way;
    first ??= way;
    if (way.because === 'too-far') first = way;
  }
  return first ?? { ok: false, at: 0, because: 'too-far' };
}

/** The rules for a path from the combatant's cell, as objects of one hidden class. */
const fromHere = ({ cell }: Combatant, rules: Pass['rules'], budget: number, stops: boolean) => ({
  size: rules.size,
  occupancy: rules.occupancy,
  odd: rules.odd,
  slope: rules.slope,
  ground: rules.ground,
  times: rules.times,
  from: cell,
  budget,
  stops,
});

/** Judges a path by one way of counting the Move. */
function judgeIn(fight: Fight, who: Combatant, pass: Pass, path: readonly Cell[], stops = true): Way {
  const { rules, budget } = pass;
  const field = fieldOf(fight);
  let verdict = judgePath(field, fromHere(who, rules, budget, stops), path);
  const last = path.length - 1;
  if (!verdict.ok) {
    if (budget < lastStep || verdict.because !== 'too-far' || verdict.at < last) return verdict;
    // More than two sources of Hindrance leave the last metre as well.
    verdict = judgePath(field, fromHere(who, rules, Number.POSITIVE_INFINITY, stops), path);
    if (!verdict.ok) return verdict;
  }
  if (!endsHere(fight, who, pass, path, verdict.cost)) return { ok: false, at: last, because: 'too-far' };
  return { ok: true, cost: pass.cost(verdict.cost), odd: verdict.odd, whole: pass.whole };
}

/** The longest part of a path that the Move can cover and end on; empty if there is none. */
export function farthestPart(
  fight: Fight,
  who: Combatant,
  gait: Gait,
  path: readonly Cell[],
): readonly Cell[] {
  const passes = passesOf(fight, who, gait);
  let length = path.length;
  while (length > 0) {
    const part = path.slice(0, length);
    const ways = passes.map((pass) => judgeIn(fight, who, pass, part));
    if (ways.some(({ ok }) => ok)) return part;
    // A step that is refused is refused on every longer path too.
    length = Math.max(0, ...ways.map((way) => (way.ok ? 0 : way.at)));
  }
  return [];
}

/** PE-R23: a doubly Hindered metre must be the last one; without one, the path must fit the budget proper. */
function endsHere(
  fight: Fight,
  who: Combatant,
  { rules, budget }: Pass,
  path: readonly Cell[],
  cost: number,
): boolean {
  if (budget < lastStep) return true;
  if (cost % lastStep > budget - lastStep) return false;
  if (cost < lastStep || path.length < 2) return true;
  const before = judgePath(
    fieldOf(fight),
    fromHere(who, rules, Number.POSITIVE_INFINITY, false),
    path.slice(0, -1),
  );
  return before.ok && before.cost < lastStep;
}

/** The cells that a Move can still lead to. Valid until a fact is applied. */
export interface Reachable {
  /**
   * What getting there costs of the Move's allowance; `null` if the cell is out of reach or the mover cannot stop
   * there.
   */
  costTo(cell: Cell): number | null;
  /** Whether the cell is in reach but taken. */
  taken(cell: Cell): boolean;
  pathTo(cell: Cell): readonly Cell[] | null;
  /**
   * The cells to stop on, each with the enemies that may make a Chance Attack on the way unless one Disengages
   * (PE-MOVE-7).
   */
  cells(): readonly PickCell[];
}

/** Whether there is any cell where this Move may end. A single step almost always decides it. */
export function canGo(fight: Fight, who: Combatant, gait: Gait): boolean {
  const field = fieldOf(fight);
  const steps = passesOf(fight, who, gait).some(({ rules, budget }) =>
    canStepAway(field, fromHere(who, rules, budget < lastStep ? budget : budget - lastStep, true)),
  );
  return steps || reachableFor(fight, who, gait).cells().length > 0;
}

interface Kept {
  readonly fight: Fight;
  readonly who: Combatant;
  readonly epoch: number;
  readonly gait: Gait;
  readonly most: number | null;
  readonly found: Found;
}

/** The result with its searches, whose memory a later search reuses. */
interface Found extends Reachable {
  readonly reaches: readonly Reach[];
}

/** Caches the last few results: a menu and the choice from it need the same one. */
let kept: readonly Kept[] = [];

const sameGait = (a: Gait, b: Gait): boolean => a.full === b.full && alike(a.move, b.move);

/** Where this Move can lead. `most` replaces the budget, to find paths longer than the Move. */
export function reachableFor(
  fight: Fight,
  who: Combatant,
  gait: Gait,
  most: number | null = null,
): Reachable {
  const now = epoch();
  const before = kept.find(
    (one) =>
      one.epoch === now &&
      one.fight === fight &&
      one.who === who &&
      one.most === most &&
      sameGait(one.gait, gait),
  );
  if (before) return before.found;
  const spent = kept.filter((one) => one.epoch !== now).flatMap(({ found }) => found.reaches);
  const found = search(fight, who, gait, most, spent);
  kept = [
    { fight, who, epoch: now, gait, most, found },
    ...kept.filter((one) => one.epoch === now).slice(0, 3),
  ];
  return found;
}

function search(
  fight: Fight,
  who: Combatant,
  gait: Gait,
  most: number | null,
  spent: readonly Reach[],
): Found {
  const field = fieldOf(fight);
  const watching = most === null ? watchers(fight, who, gait) : [];
  const avoid =
    watching.length > 0 ? { avoid: { threat: threatOf(fight, who, watching), when: 'leaves' as const } } : {};
  const passes = passesOf(fight, who, gait);
  const asked = most === null ? passes : passes.slice(-1);
  const found = asked.map((pass, at) => {
    const budget = most === null ? pass.budget : most;
    const reach = reachable(field, { ...pass.rules, ...avoid, from: who.cell, budget }, spent[at]);
    return { pass, reach, open: opening(pass, reach, most !== null) };
  });
  const best = (cell: Cell) => found.find(({ open }) => open(cell)) ?? null;
  const lasts = most === null ? found.map(({ pass, reach }) => lastOver(fight, who, pass, reach)) : [];
  const lastTo = (cell: Cell): LastWay | null => {
    for (const last of lasts) {
      const way = last(cell);
      if (way) return way;
    }
    return null;
  };
  const isStart = (cell: Cell): boolean => cell.x === who.cell.x && cell.y === who.cell.y;
  let all: readonly PickCell[] | null = null;
  return {
    reaches: found.map(({ reach }) => reach),
    costTo(cell) {
      if (isStart(cell)) return null;
      const one = best(cell);
      if (!one) return lastTo(cell)?.cost ?? null;
      return one.reach.canStop(cell) ? one.pass.cost(one.reach.costTo(cell) ?? 0) : null;
    },
    taken: (cell) => found.some(({ open, reach }) => open(cell) && !reach.canStop(cell)),
    pathTo: (cell) => best(cell)?.reach.pathTo(cell) ?? lastTo(cell)?.path ?? null,
    cells() {
      if (all) return all;
      const cells: PickCell[] = [];
      const seen = new Set<number>();
      for (const { pass, reach, open } of found) {
        for (const { x, y } of reach.stops()) {
          const index = y * field.width + x;
          if (seen.has(index) || !open({ x, y })) continue;
          seen.add(index);
          const cost = pass.cost(reach.costTo({ x, y }) ?? 0);
          if ((reach.provokesTo({ x, y }) ?? 0) === 0) cells.push({ x, y, cost });
          else
            cells.push({
              x,
              y,
              cost,
              provokes: provoked(fight, who, watching, reach.pathTo({ x, y }) ?? []),
            });
        }
      }
      if (lasts.length > 0 && climbed(field)) {
        for (let index = 0; index < field.count; index++) {
          const { x, y } = cellAt(field, index);
          if (seen.has(index) || isStart({ x, y }) || best({ x, y })) continue;
          const last = lastTo({ x, y });
          if (!last) continue;
          const by = provoked(fight, who, watching, last.path);
          cells.push({ x, y, cost: last.cost, ...(by.length > 0 ? { provokes: by } : {}) });
        }
      }
      all = cells;
      return cells;
    },
  };
}

/** Whether a cell of a search counts: nothing is reached beyond a doubly Hindered metre (PE-R23). */
function opening({ budget }: Pass, reach: Reach, far: boolean): (cell: Cell) => boolean {
  return (cell) => {
    const cost = reach.costTo(cell);
    if (cost === null) return false;
    if (far || cost < lastStep) return far || budget < lastStep || cost <= budget - lastStep;
    const path = reach.pathTo(cell);
    const before = path?.[path.length - 2];
    return before === undefined || (reach.costTo(before) ?? lastStep) < lastStep;
  };
}

/** A path that ends with a doubly Hindered metre, and what it costs. */
interface LastWay {
  readonly path: readonly Cell[];
  readonly cost: number;
}

/** Whether there is a wall to climb over on the battlefield. */
const climbed = ({ walled, wallClimb }: Battlefield): boolean =>
  walled && wallClimb.some((climb) => climb > 0);

/**
 * PE-MOVE-13, PE-R23: the ways that climb over a wall with their last, doubly Hindered metre. The search misses those
 * to cells that a detour gets to without such a metre, but which is longer than the Move.
 */
function lastOver(fight: Fight, who: Combatant, pass: Pass, reach: Reach): (cell: Cell) => LastWay | null {
  const field = fieldOf(fight);
  if (pass.budget < lastStep || !climbed(field)) return () => null;
  const { directions, neighbours, edges, wallClimb } = field;
  const known = new Map<number, LastWay | null>();
  const isOver = (edge: number): boolean => who.squares > 1 || (wallClimb[edges[edge] ?? 0] ?? 0) > 0;
  const find = (index: number): LastWay | null => {
    let best: LastWay | null = null;
    let least = lastStep;
    for (let edge = index * directions; edge < (index + 1) * directions; edge++) {
      const from = neighbours[edge] ?? -1;
      if (from < 0 || !isOver(edge)) continue;
      const cost = reach.costTo(cellAt(field, from));
      if (cost === null || cost >= least) continue;
      const path = [...(reach.pathTo(cellAt(field, from)) ?? []), cellAt(field, index)];
      const way = judgeIn(fight, who, pass, path);
      if (!way.ok) continue;
      least = cost;
      best = { path, cost: way.cost };
    }
    return best;
  };
  return (cell) => {
    const index = indexOf(field, cell);
    if (index < 0) return null;
    const before = known.get(index);
    if (before !== undefined) return before;
    const way = find(index);
    known.set(index, way);
    return way;
  };
}

/** The enemies that could make a Chance Attack if they were left, as far as the combatant knows (PE-ACT-36). */
function watchers(fight: Fight, who: Combatant, { move }: Gait): readonly Combatant[] {
  if (move.careful) return [];
  return fight.listing
    .map((id) => one(fight, id))
    .filter(
      (foe) =>
        foe.band === who.band &&
        mayTakeChance(fight, foe, who) &&
        !isHidden(foe, who.id) &&
        !move.disengaged.includes(foe.id),
    );
}

/** The reach of adjacency, diagonals of any metric included. */
const beside = 1.5;

/** The cells beside those who watch, with no wall between: contact is lost behind one too (PE-MOVE-7). */
const threatOf = (fight: Fight, who: Combatant, watching: readonly Combatant[]): Int32Array =>
  threats(
    fieldOf(fight),
    who.squares,
    watching.map((foe) => ({
      cell: foe.cell,
      size: foe.squares,
      reach: beside,
      reaches: (anchor: Cell) => !walledOff(fight, who, anchor, foe),
    })),
  );

function provoked(
  fight: Fight,
  who: Combatant,
  watching: readonly Combatant[],
  path: readonly Cell[],
): readonly Id[] {
  const left = leftOnWay(fight, who, watching, path);
  return inInitiativeOrder(fight, left).map(({ id }) => id);
}
