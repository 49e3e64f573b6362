import type { Cell, Id } from '../../../kernel/json.ts';
import { beginMove } from '../actions/action.ts';
import type { AilmentId } from '../ailments/catalogue.ts';
import { payForToes } from '../harm/injury-effects.ts';
import { movelessBy } from '../judge.ts';
import { chanceInterrupts, offerChance } from '../reactions/chance-events.ts';
import type { Combatant, Fight, Move } from '../state.ts';
import { conscious, one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { metresAlong } from './along.ts';
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

/** Walking a path (PE-MOVE-7, PE-MOVE-11). It is told in stretches, so that interruptions find the mover in place. */

interface WalkOptions extends Walking {
  /** Whether fear drives it: leaving an enemy is a Flee, without a Disengage (PE-MOVE-11). */
  readonly flees?: boolean;
  /** The ailment that drives it: leaving an enemy is a Flee too (PE-MOVE-11), and it stops when the ailment ends. */
  readonly driven?: AilmentId;
  /** PE-ACT-5: it is the Move of a Charge, which rage does not turn back. */
  readonly charges?: true;
  /** The word for the log. */
  readonly how?: 'walk' | 'leap' | 'flee';
}

/**
 * Walks a path that was judged before (`readWay`, `wayTowards`), as far as enemies, terrain and holds allow; the Move
 * begins or goes on. Returns whether the mover reached its end.
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

/**
 * Begins or continues the Move. A held mover has to break out first (PE-GRP-2). Returns `false` if the Move is wasted.
 */
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

/** Whether a combatant can take another step. */
export const canGoOn = (fight: Fight, who: Combatant): boolean =>
  conscious(who) && movelessBy(fight, who) === null && who.heldBy.length === 0;

/** One walk: the mover's position and what has been told of it. */
class Walk {
  readonly #table: Table;
  readonly #id: Id;
  readonly #options: WalkOptions;
  /** The cell it falls back to if it is stopped on another combatant's cell. */
  #safe: Cell;
  /** The cells walked since the last `moved` fact, and the current one. */
  #stretch: Cell[] = [];
  #at: Cell;
  /** The enemies to which a Disengage was lost that are still to be left (PE-MOVE-10). */
  readonly #lostTo: Id[] = [];

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
      // PE-GRP-3: a hold ends at the first step that separates holder and held, so every step of a holder is told.
      if (strikers.length > 0 || one(fight, this.#id).holding.length > 0) {
        if (!this.#tell()) return false;
      }
      // PE-R65, `after`: Chance Attacks follow the step.
      if (strikers.length > 0 && !this.#struckAfter(strikers)) return false;
      if (!this.#footing(to)) return false;
    }
    return this.#tell();
  }

  /**
   * Handles the enemies that the next step leaves. Returns those that strike after the step; `null` if the mover stops.
   */
  #leave(to: Cell, rest: readonly Cell[]): readonly Id[] | null {
    const { fight } = this.#table;
    const who = one(fight, this.#id);
    const left = leftByStep(fight, { ...who, cell: this.#at }, this.#at, to);
    if (left.length === 0) return none;
    if (!this.#tell()) return null;
    const now = one(fight, this.#id);
    const later = leftLater(fight, now, this.#at, rest, left);
    const { flees = false, driven } = this.#options;
    const leave = { flees: flees || driven !== undefined, later, lostTo: this.#lostTo };
    const by = provokedByLeaving(this.#table, this.#id, left, leave);
    if (!canGoOn(fight, one(fight, this.#id))) return null;
    if (by.length === 0 || !chanceInterrupts(fight)) return by;
    return this.#struck(by) ? none : null;
  }

  /** PE-CHA-2: offers Chance Attacks to those who are left. Returns whether the mover can go on. */
  #struck(by: readonly Id[]): boolean {
    const { fight } = this.#table;
    const { prone } = one(fight, this.#id);
    const raged = suffers(one(fight, this.#id), 'enraged');
    const on = offerChance(this.#table, {
      event: 'leaving',
      who: this.#id,
      by,
      from: this.#at,
      flee: true,
    });
    const who = one(fight, this.#id);
    const { driven } = this.#options;
    const released = driven !== undefined && !suffers(who, driven);
    // PE-AIL-18: whom rage has come over goes for its enemies, and not on to where it wanted to go.
    const turns = !raged && !this.#options.charges && suffers(who, 'enraged');
    return on && !released && !turns && canGoOn(fight, who) && who.prone === prone;
  }

  #struckAfter(by: readonly Id[]): boolean {
    return this.#struck(by);
  }

  /** Makes the test that the terrain demands or allows; the walk ends on that cell if it fails. */
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

  /** Tells what was walked since the last time. Returns `false` if the rest of the path cannot be walked any more. */
  #tell(): boolean {
    if (this.#stretch.length === 0) return true;
    const { fight } = this.#table;
    const { move } = one(fight, this.#id);
    const stretch = this.#stretch;
    this.#stretch = [];
    if (!move) return false;
    const judged = judgeStretch(fight, one(fight, this.#id), this.#gait(move), stretch);
    if (!judged || !this.#pay(move, judged.path)) return false;
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

  /**
   * PE-INJ-19: pays the Stress of broken toes, per Move or per metre (PE-R98). Returns whether the mover stays
   * conscious.
   */
  #pay(move: Move, path: readonly Cell[]): boolean {
    const { fight } = this.#table;
    const { cell } = one(fight, this.#id);
    if (move.spent === 0 || fight.rulings.brokenToes === 'perMetre')
      payForToes(this.#table, this.#id, Math.floor(metresAlong(fight, cell, path, move.odd)));
    return conscious(one(fight, this.#id));
  }

  /** PE-R23: slows the whole Move from here on. */
  #mark(whole: 'hindered' | 'doubly'): void {
    const { move } = one(this.#table.fight, this.#id);
    if (!move) return;
    const tested = { ...move.tested, whole };
    this.#table.tell({ fact: 'move', who: this.#id, move: { ...move, tested } });
  }

  /** PE-R16: moves a mover that was stopped on another combatant's cell back. */
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

/** The longest part of a stretch that can still be walked: its way may have been blocked, or the mover slowed down. */
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
