import type { CornerRule } from '../corner-rule.ts';
import { distance } from '../distance.ts';
import type { BattlefieldDocument, Cell } from '../document.ts';
import type { Battlefield } from '../field.ts';
import { cellAt, wallOn } from '../field.ts';
import { footprint } from '../footprint.ts';
import { axialQ, axialR, HEX_Q, HEX_R, offsetX, offsetY, SQUARE_X, SQUARE_Y } from '../grid.ts';

/*
 * Slow, simple reference implementations for the tests: without typed arrays or tables, written from the
 * documented rules and not from the code.
 */

export function cellsOf(field: Battlefield): Cell[] {
  return Array.from({ length: field.count }, (_, index) => cellAt(field, index));
}

export function key(cell: Cell): string {
  return `${cell.x},${cell.y}`;
}

/** The value of √2 that the battlefield calculates with, so that costs agree exactly. */
const DIAGONAL = 14142 / 10000;

/** The next cell in a direction, even outside the battlefield. */
export function step(field: Battlefield, cell: Cell, d: number): Cell {
  if (field.grid === 'square') return { x: cell.x + SQUARE_X[d]!, y: cell.y + SQUARE_Y[d]! };
  const q = axialQ(field.grid, cell.x, cell.y) + HEX_Q[d]!;
  const r = axialR(field.grid, cell.x, cell.y) + HEX_R[d]!;
  return { x: offsetX(field.grid, q, r), y: offsetY(field.grid, q, r) };
}

function inside(field: Battlefield, cell: Cell): boolean {
  return cell.x >= 0 && cell.y >= 0 && cell.x < field.width && cell.y < field.height;
}

function kindsAt(document: BattlefieldDocument, cell: Cell) {
  const ids = new Set(
    (document.cells ?? [])
      .filter((each) => each.x === cell.x && each.y === cell.y)
      .map((each) => each.terrain),
  );
  return (document.terrain ?? []).filter((kind) => ids.has(kind.id));
}

/** Whether the wall between two neighbours stops a walker, and the extra cost of climbing it. */
function crossing(field: Battlefield, a: Cell, b: Cell): { closed: boolean; climb: number } {
  const wall = wallOn(field, a, b);
  if (wall === null) return { closed: false, climb: 0 };
  if (wall.kind === 'low-wall') return { closed: false, climb: 1 };
  return { closed: true, climb: 0 };
}

/** The cells of a footprint, including those outside the battlefield. */
function body(field: Battlefield, anchor: Cell, size: number): Cell[] {
  if (field.grid === 'square') {
    return Array.from({ length: size * size }, (_, i) => ({
      x: anchor.x + (i % size),
      y: anchor.y + Math.floor(i / size),
    }));
  }
  const radius = Math.floor((size - 1) / 2);
  const cores = size % 2 === 1 ? [anchor] : [anchor, step(field, anchor, 0), step(field, anchor, 1)];
  const found = new Map<string, Cell>();
  let ring = cores;
  for (const cell of ring) found.set(key(cell), cell);
  for (let i = 0; i < radius; i++) {
    ring = ring.flatMap((cell) => HEX_Q.map((_, d) => step(field, cell, d)));
    for (const cell of ring) found.set(key(cell), cell);
  }
  return [...found.values()];
}

function stands(field: Battlefield, anchor: Cell, size: number, ground: boolean): boolean {
  const cells = body(field, anchor, size);
  if (!cells.every((cell) => inside(field, cell))) return false;
  if (ground && cells.some((cell) => kindsAt(field.document, cell).some((kind) => kind.blocksMove)))
    return false;
  return cells.every((a) => cells.every((b) => !crossing(field, a, b).closed));
}

function straight(field: Battlefield, anchor: Cell, d: number, size: number, ground: boolean) {
  const to = step(field, anchor, d);
  if (!stands(field, to, size, ground)) return null;
  const cells = body(field, anchor, size);
  let climb = 0;
  for (const cell of cells) {
    const next = step(field, cell, d);
    if (cells.some((each) => key(each) === key(next))) continue;
    const edge = crossing(field, cell, next);
    if (edge.closed) return null;
    climb = Math.max(climb, edge.climb);
  }
  return { to, climb };
}

/**
 * One step by the rules in words: where it leads, what it costs as a function of the step's length (`base`), and the
 * extra cost of climbing. `null` if it is not possible.
 */
function slowStep(
  field: Battlefield,
  anchor: Cell,
  d: number,
  size: number,
  corners: CornerRule,
): { to: Cell; cost: (base: number) => number; climb: number } | null {
  const to = step(field, anchor, d);
  if (!stands(field, to, size, true)) return null;
  let climb = 0;
  if (field.grid === 'square' && d % 2 === 1) {
    const ground = corners !== 'walls';
    const round = (first: number, then: number): boolean => {
      const one = straight(field, anchor, first, size, ground);
      if (one === null || one.climb > 0) return false;
      const two = straight(field, one.to, then, size, ground);
      return two !== null && two.climb === 0;
    };
    const ways = [round((d + 7) % 8, (d + 1) % 8), round((d + 1) % 8, (d + 7) % 8)];
    if (corners === 'both-sides' ? ways.includes(false) : !ways.includes(true)) return null;
  } else {
    const way = straight(field, anchor, d, size, true);
    if (way === null) return null;
    climb = way.climb;
  }
  const cost = (base: number): number =>
    Math.max(
      ...body(field, to, size).map((cell) => {
        const kinds = kindsAt(field.document, cell);
        const times = kinds.reduce((product, kind) => product * (kind.costTimes ?? 1), 1);
        return base * times + kinds.reduce((sum, kind) => sum + (kind.costPlus ?? 0), 0);
      }),
    );
  return { to, cost, climb };
}

interface Slow {
  cost: number;
  provokes: number;
  steps: number;
}

/** Every state (cell, parity) that can be reached, by relaxing all edges until nothing changes. Costs in cells. */
export function slowReach(
  field: Battlefield,
  from: Cell,
  budget: number,
  rules: {
    readonly size: number;
    readonly corners: CornerRule;
    readonly standing: (cell: Cell) => number;
    readonly provokes: (from: Cell, to: Cell) => number;
    readonly times: number;
    readonly odd: boolean;
    /** Factor on steps out of the cell where the move starts. */
    readonly leaving: number;
  },
): Map<string, Slow> {
  const alternating = field.grid === 'square' && field.metric === 'alternating';
  const best = new Map<string, Slow>([
    [`${key(from)} ${alternating && rules.odd ? 1 : 0}`, { cost: 0, provokes: 0, steps: 0 }],
  ]);
  const better = (a: Slow, b: Slow): boolean =>
    a.cost !== b.cost
      ? a.cost < b.cost
      : a.provokes !== b.provokes
        ? a.provokes < b.provokes
        : a.steps < b.steps;
  for (let changed = true; changed; ) {
    changed = false;
    for (const [name, label] of [...best]) {
      const [place, parity] = name.split(' ');
      const [x, y] = place!.split(',').map(Number);
      const cell = { x: x!, y: y! };
      for (let d = 0; d < field.directions; d++) {
        const diagonal = field.grid === 'square' && d % 2 === 1;
        const next = slowStep(field, cell, d, rules.size, rules.corners);
        if (next === null) continue;
        const met = Math.max(...body(field, next.to, rules.size).map((each) => rank(rules.standing(each))));
        if (met === 3) continue;
        const base = !diagonal
          ? 1
          : field.metric === 'exact'
            ? DIAGONAL
            : alternating && parity === '1'
              ? 2
              : 1;
        let cost = next.cost(base);
        if (met === 2) cost = Math.max(cost, base * 2);
        cost += next.climb;
        if (key(cell) === key(from)) cost *= rules.leaving;
        const label2 = {
          cost: Math.round((label.cost + cost * rules.times) * 10000) / 10000,
          provokes: label.provokes + rules.provokes(cell, next.to),
          steps: label.steps + 1,
        };
        if (label2.cost > budget) continue;
        const odd = alternating && diagonal ? 1 - Number(parity) : Number(parity);
        const to = `${key(next.to)} ${odd}`;
        const old = best.get(to);
        if (old === undefined || better(label2, old)) {
          best.set(to, label2);
          changed = true;
        }
      }
    }
  }
  return best;
}

function rank(standing: number): number {
  return standing === 2 ? 3 : standing === 3 ? 2 : standing;
}

/** The least distance between any two cells of two footprints. */
export function slowDistance(field: Battlefield, a: Cell, sizeA: number, b: Cell, sizeB: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of footprint(field, a, sizeA)) {
    for (const q of footprint(field, b, sizeB)) least = Math.min(least, distance(field, p, 1, q, 1));
  }
  return least;
}
