import type { Cell, Id } from '../../../kernel/json.ts';
import { beginMove } from '../actions/action.ts';
import { payForToes } from '../harm/injury-effects.ts';
import { movelessBy } from '../judge.ts';
import { chanceInterrupts, offerChance } from '../reactions/chance-events.ts';
import type { Combatant, Fight, Move } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import { nearestFree } from './fall.ts';
import { testFooting } from './footing.ts';
import { breakOut, settleHolds } from './grapple.ts';
import { aloft } from './hindrance.ts';
import { leftByStep, leftLater, provokedByLeaving } from './leaving.ts';
import type { Gait } from './passes.ts';
import { judgeWay } from './reachable.ts';
import { runUpAfter } from './run-up.ts';
import { freshMove, moveAt } from './speed.ts';
import { notice } from './stealth.ts';
import type { Walking } from './way.ts';

/** Walking a way (PE-MOVE-7, PE-MOVE-11): told in stretches, so that whoever may interrupt finds the mover in place. */

export interface WalkOptions extends Walking {
  /** Fear drives it away: leaving an enemy is a Flee, with no Disengage (PE-MOVE-11). */
  readonly flees?: boolean;
  /** An ailment drives it somewhere: leaving an enemy is a Flee just so (PE-MOVE-11). */
  readonly driven?: boolean;
  /** What it is called in the log. */
  readonly how?: 'walk' | 'leap' | 'flee';
}

/**
 * Walks a path that was judged (`readWay`, `wayTowards`), as far as enemies, the ground and holds let it. The Move
 * begins with it, or goes on. Whether the mover got to the end of it.
 */
export function walk(table: Table, id: Id, path: readonly Cell[], options: WalkOptions): boolean {
  if (path.length === 0) return true;
  const { extra = false } = options;
  const before = one(table.fight, id).move;
  if (!beginWalking(table, id, options)) return false;
  const arrived = new Walk(table, id, options).along(path);
  if (extra) table.tell({ fact: 'move', who: id, move: before });
  return arrived;
}

/** The Move begins; whoever is held must get free first (PE-GRP-2). `false`: the Move is wasted. */
export function beginWalking(table: Table, id: Id, { pace, extra = false }: Walking): boolean {
  const who = one(table.fight, id);
  const move: Move | null = extra ? freshMove(who, pace) : moveAt(who, pace);
  if (!move) return false;
  if (!extra) beginMove(table, id);
  if (move !== who.move) table.tell({ fact: 'move', who: id, move });
  if (who.heldBy.length === 0 || breakOut(table, id, 'move'))
    return canGoOn(table.fight, one(table.fight, id));
  if (!extra) table.tell({ fact: 'move-over', who: id, why: 'held' });
  return false;
}

/** Whether somebody in the middle of a move can take another step. */
export const canGoOn = (fight: Fight, who: Combatant): boolean =>
  conscious(who) && movelessBy(fight, who) === null && who.heldBy.length === 0;

/** One walk: where it stands, what of it was told. */
class Walk {
  readonly #table: Table;
  readonly #id: Id;
  readonly #options: WalkOptions;
  /** Where it can fall back to when it is stopped on somebody else's square. */
  #safe: Cell;
  /** What was walked since the last time it was told, and where that has led. */
  #stretch: Cell[] = [];
  #at: Cell;

  constructor(table: Table, id: Id, options: WalkOptions) {
    this.#table = table;
    this.#id = id;
    this.#options = options;
    this.#at = one(table.fight, id).cell;
    this.#safe = this.#at;
  }

  along(path: readonly Cell[]): boolean {
    const arrived = this.#steps(path);
    this.#settle();
    return arrived;
  }

  #steps(path: readonly Cell[]): boolean {
    const { fight } = this.#table;
    for (let i = 0; i < path.length; i++) {
      const to = path[i] as Cell;
      const strikers = this.#leave(to, path.slice(i));
      if (strikers === null) return false;
      this.#stretch.push(to);
      this.#at = to;
      // A holder loses hold at the first step that is too far (PE-GRP-3).
      if (strikers.length > 0 || one(fight, this.#id).holding.length > 0) {
        if (!this.#tell()) return false;
      }
      // PE-R65 `after`: the step is done, and only now it is answered.
      if (strikers.length > 0 && !this.#struckAfter(strikers)) return false;
      if (!this.#footing(to)) return false;
    }
    return this.#tell();
  }

  /** Enemies left by the next step: asked now, or (returned) after it. `null`: the mover gets no farther. */
  #leave(to: Cell, rest: readonly Cell[]): readonly Id[] | null {
    const { fight } = this.#table;
    const who = one(fight, this.#id);
    const left = leftByStep(fight, { ...who, cell: this.#at }, this.#at, to);
    if (left.length === 0) return none;
    if (!this.#tell()) return null;
    const now = one(fight, this.#id);
    const later = leftLater(fight, now, this.#at, rest, left);
    const { flees = false, driven = false } = this.#options;
    const by = provokedByLeaving(this.#table, this.#id, left, later, flees || driven);
    if (!canGoOn(fight, one(fight, this.#id))) return null;
    if (by.length === 0 || !chanceInterrupts(fight)) return by;
    return this.#struck(by) ? none : null;
  }

  /** PE-CHA-2: the Chance Attacks of those who are left. Whether the mover can go on. */
  #struck(by: readonly Id[]): boolean {
    const { fight } = this.#table;
    const { prone } = one(fight, this.#id);
    const on = offerChance(this.#table, {
      event: 'leaving',
      who: this.#id,
      by,
      from: this.#at,
      flee: true,
    });
    const who = one(fight, this.#id);
    return on && canGoOn(fight, who) && who.prone === prone;
  }

  #struckAfter(by: readonly Id[]): boolean {
    return this.#struck(by);
  }

  /** Ground that demands or allows a test: taken on the square, and the walk ends there when it fails. */
  #footing(to: Cell): boolean {
    const { fight } = this.#table;
    const who = one(fight, this.#id);
    if (aloft(who) || !who.move) return true;
    const from = this.#stretch.length > 1 ? (this.#stretch[this.#stretch.length - 2] as Cell) : who.cell;
    return testFooting(this.#table, this.#id, { from, to, full: this.#options.full === true }, () =>
      this.#tell(),
    );
  }

  #gait(move: Move): Gait {
    return { move, full: this.#options.full === true };
  }

  /** Tells what was walked since the last time; `false` when somebody has come into the way of the rest. */
  #tell(): boolean {
    if (this.#stretch.length === 0) return true;
    const { fight } = this.#table;
    const { move } = one(fight, this.#id);
    const stretch = this.#stretch;
    this.#stretch = [];
    if (!move) return false;
    const judged = judgeStretch(fight, one(fight, this.#id), this.#gait(move), stretch);
    if (!judged || !this.#pay(move, judged.path.length)) return false;
    const who = one(fight, this.#id);
    const { path, cost, odd, passing, whole } = judged;
    this.#table.tell({
      fact: 'moved',
      who: this.#id,
      from: who.cell,
      path,
      cost,
      how: this.#how(who),
      passing,
      odd,
      runUp: runUpAfter(fight, who, this.#gait(move), path, cost),
    });
    if (whole) this.#mark(whole);
    this.#at = one(fight, this.#id).cell;
    if (!passing) this.#safe = this.#at;
    settleHolds(this.#table, this.#id);
    notice(this.#table, this.#id, [who.cell, ...path], this.#options.full === true);
    return path.length === stretch.length && conscious(one(fight, this.#id));
  }

  #how(who: Combatant) {
    const { how = 'walk', flees = false } = this.#options;
    if (how !== 'walk') return how;
    if (aloft(who)) return 'fly';
    return flees ? 'flee' : who.prone ? 'crawl' : 'walk';
  }

  /** PE-INJ-19: broken toes cost Stress, once for a Move or by the metre (PE-R98). Whether the mover bears it. */
  #pay(move: Move, metres: number): boolean {
    const { fight } = this.#table;
    if (move.spent === 0 || fight.rulings.brokenToes === 'perMetre')
      payForToes(this.#table, this.#id, metres);
    return conscious(one(fight, this.#id));
  }

  /** PE-R23: the whole Move is slow from here on. */
  #mark(whole: 'hindered' | 'doubly'): void {
    const { move } = one(this.#table.fight, this.#id);
    if (!move) return;
    const tested = { ...move.tested, whole };
    this.#table.tell({ fact: 'move', who: this.#id, move: { ...move, tested } });
  }

  /** Whoever was stopped on somebody else's square falls back (PE-R16). */
  #settle(): void {
    this.#tell();
    const { fight } = this.#table;
    const who = one(fight, this.#id);
    if (!who.passing) return;
    const to = nearestFree(fight, who, this.#safe);
    if (to) this.#table.tell({ fact: 'fell-back', who: this.#id, from: who.cell, to });
    settleHolds(this.#table, this.#id);
  }
}

const none: readonly Id[] = [];

interface Stretch {
  readonly path: readonly Cell[];
  readonly cost: number;
  readonly odd: boolean;
  readonly passing: boolean;
  readonly whole: 'hindered' | 'doubly' | null;
}

/** As much of a stretch as can still be walked: somebody may have come into the way, or the mover be slower now. */
function judgeStretch(fight: Fight, who: Combatant, gait: Gait, path: readonly Cell[]): Stretch | null {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const way = judgeWay(fight, who, gait, part, false);
    if (!way.ok) continue;
    const passing = !judgeWay(fight, who, gait, part).ok;
    return { path: part, cost: way.cost, odd: way.odd, passing, whole: way.whole };
  }
  return null;
}
