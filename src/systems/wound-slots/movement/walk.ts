import type { Cell, Id } from '../../../kernel/json.ts';
import type { StepEvent } from '../reactions/windows.ts';
import { isIndependent } from '../riding.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from '../turn/events.ts';
import { apForYards, buyYards, payStretch, riderOf, yardsAtHand } from './buying.ts';
import { askClimbCost } from './climb-cost.ts';
import { Clinging } from './clinging.ts';
import { driftWithMove } from './current.ts';
import { checkControl, needsControl } from './mount-control.ts';
import type { Rules } from './rules.ts';
import { bareStep, oddOf } from './rules.ts';
import { goOnQuestion, signsOf } from './second-thought.ts';
import { surroundings } from './surroundings.ts';
import { groundClause } from './terrain.ts';
import { crowdsFoe, entersReach, somebodyWaits } from './threat.ts';
import { dragGroup } from './trail.ts';
import type { Going } from './way.ts';
import { canGoOn, costOfPath, judgeUnheld, rulesOf, stepOf } from './way.ts';

/**
 * Movement along a path that has been judged legal (SL-MOV-5). It is told and paid in stretches, so that anyone who
 * reacts to a step finds the mover in place, and steps not taken cost nothing (SL-OFF-6).
 */

interface WalkOptions extends Going {
  readonly how?: 'walk' | 'swim' | 'climb' | 'fly' | 'ride' | 'drag';
}

/** Moves along the path and returns whether the end was reached. `id`: the mover; the mount, not its rider. */
export function walk(table: Table, id: Id, path: readonly Cell[], options: WalkOptions): boolean {
  return new Walk(table, id, options).along(path);
}

class Walk {
  readonly #table: Table;
  readonly #id: Id;
  readonly #options: WalkOptions;
  #at: Cell;
  #odd: boolean;
  /** Cells entered since the last `#settle`. */
  #stretch: Cell[] = [];
  #cost = 0;
  #yards = 0;
  /** The mover's rules; computed again when others may have acted. */
  #rules: Rules | null = null;
  /** Yards paid for in this move. */
  #paid = 0;
  readonly #clinging: Clinging;
  /** SL-MNT-5: the rider who controls the mover; `null` if it moves by itself. */
  readonly #rider: Id | null;

  constructor(table: Table, id: Id, options: WalkOptions) {
    this.#table = table;
    this.#id = id;
    this.#options = options;
    this.#clinging = new Clinging(table, id);
    const who = one(table.fight, id);
    this.#at = who.cell;
    this.#odd = oddOf(table.fight, who);
    this.#rider = options.how === 'ride' || isIndependent(who) ? null : who.ridden;
  }

  get #who(): Combatant {
    return one(this.#table.fight, this.#id);
  }

  along(path: readonly Cell[]): boolean {
    const { fight } = this.#table;
    const before = this.#who.movement.walked;
    // SL-R54 `separate`: all yards are bought at once, so that they are rounded once.
    if (fight.rulings.movementRounding === 'separate') {
      const cost = costOfPath(fight, this.#who, path, this.#options);
      buyYards(
        this.#table,
        this.#id,
        this.#options.gait,
        apForYards(fight, this.#who, this.#options.gait, cost) ?? 0,
      );
    }
    const arrived = this.#steps([...path]);
    this.#settle();
    driftWithMove(this.#table, this.#id, this.#options.gait, this.#who.movement.walked - before);
    return arrived;
  }

  #steps(path: Cell[]): boolean {
    const { fight } = this.#table;
    for (let i = 0; i < path.length; i++) {
      const to = path[i] as Cell;
      if (!this.#before(to, path, i)) return false;
      if (i >= path.length) return false;
      askClimbCost(this.#table, this.#id, this.#options.gait, to);
      this.#rules ??= rulesOf(fight, this.#who, this.#options);
      const last = i === path.length - 1;
      const step = stepOf(fight, this.#rules, this.#at, to, this.#odd, last);
      const cost = this.#options.into?.free ? 0 : step?.cost;
      if (!step || cost === undefined || this.#cost + cost > this.#budget()) return false;
      const from = this.#at;
      this.#stretch.push(to);
      this.#cost += cost;
      this.#yards += bareStep(fight, from, to, this.#odd);
      this.#odd = step.odd;
      this.#at = to;
      if (!this.#after(from, to)) return false;
    }
    return true;
  }

  #budget(): number {
    const { gait, budget } = this.#options;
    const granted = (budget ?? Number.POSITIVE_INFINITY) - this.#paid;
    return Math.min(granted, yardsAtHand(this.#table.fight, this.#who, gait));
  }

  /** Offers Rebuff and Cling before the next step. `false`: the mover goes no farther. */
  #before(to: Cell, path: Cell[], i: number): boolean {
    const { fight } = this.#table;
    if (crowdsFoe(fight, this.#who, to)) {
      this.#settle();
      const seen = signsOf(fight, this.#id);
      const rider = this.#rider === null ? {} : { rider: this.#rider };
      const event: StepEvent = { who: this.#id, ...rider, from: this.#at, to, willing: true };
      this.#table.offer('step', event);
      if (!this.#still()) return false;
      if (seen !== signsOf(fight, this.#id) && !this.#goesOn(to)) return false;
    }
    this.#clings(path, i);
    return this.#still();
  }

  #still(): boolean {
    const { cell } = this.#who;
    const there = this.#stretch.length > 0 || (cell.x === this.#at.x && cell.y === this.#at.y);
    return there && this.#table.fight.over === null && canGoOn(this.#table.fight, this.#id) && this.#free();
  }

  /** Whether the mover is still guided by its rider (SL-MNT-5) and not held fast by a grapple (SL-R72). */
  #free(): boolean {
    const { fight } = this.#table;
    const { ridden } = this.#who;
    const guided = this.#rider === null || (ridden === this.#rider && canGoOn(fight, this.#rider));
    if (!guided) return false;
    const { along, into } = this.#options;
    return (
      along !== undefined || into !== undefined || judgeUnheld(fight, riderOf(fight, this.#who)) === null
    );
  }

  /** SL-OFF-6: whether the mover goes on after a Rebuff. A fleeing mount does (SL-MNT-7). */
  #goesOn(to: Cell): boolean {
    if (this.#options.how === 'ride') return true;
    const { fight } = this.#table;
    const { id } = isIndependent(this.#who) ? this.#who : riderOf(fight, this.#who);
    const question = goOnQuestion(id, to);
    return this.#table.ask(question).option === 'go-on';
  }

  /** SL-GRP-1: offers Cling. Yards cut off are paid for, and come off the end of the path. */
  #clings(path: Cell[], next: number): void {
    if (this.#options.along !== undefined) return;
    const { fight } = this.#table;
    this.#clinging.before({
      path,
      next,
      yards: () => costOfPath(fight, this.#who, path.slice(next), this.#options, this.#odd),
      settle: () => this.#settle(),
      lose: (cost) =>
        payStretch(this.#table, this.#id, this.#options.gait, { cost, yards: 0, odd: this.#odd }),
    });
  }

  /**
   * The consequences of a step: those who move along, grapples that break, mounts that shy, readied actions. `false`:
   * the mover goes no farther.
   */
  #after(from: Cell, to: Cell): boolean {
    const { fight } = this.#table;
    const who = this.#who;
    const shies = needsControl(fight, who) && entersReach(fight, who, from, to);
    const { linked } = this.#clinging;
    if (!shies && !linked && !somebodyWaits(fight)) return true;
    this.#settle();
    if (linked && this.#options.along !== undefined) dragGroup(this.#table, this.#id, from);
    else if (linked) this.#clinging.after(from);
    if (shies && !checkControl(this.#table, who.ridden ?? who.id, 'SL-MNT-6')) return false;
    happened(this.#table, 'step', this.#id, true);
    return this.#still();
  }

  /** Tells and pays for the cells entered since the last time. */
  #settle(): void {
    this.#rules = null;
    if (this.#stretch.length === 0) return;
    const { gait } = this.#options;
    const from = this.#who.cell;
    const [path, cost, yards] = [this.#stretch, this.#cost, this.#yards];
    this.#stretch = [];
    this.#cost = 0;
    this.#yards = 0;
    this.#paid += cost;
    payStretch(this.#table, this.#id, gait, { cost, yards, odd: this.#odd });
    // SL-MOV-7: to an own rate the ground does not matter.
    const hard =
      gait === 'walk' && cost > yards ? groundClause(this.#table.fight, path, this.#who.squares) : undefined;
    this.#table.tell({
      fact: 'moved',
      who: this.#id,
      from,
      path,
      cost,
      how: this.#how(),
      passing: false,
      ...(hard === undefined ? {} : { clause: hard }),
    });
    surroundings(this.#table, this.#id, gait === 'fly');
  }

  #how(): NonNullable<WalkOptions['how']> {
    if (this.#options.how) return this.#options.how;
    return this.#who.ridden === null ? this.#options.gait : 'ride';
  }
}
