import type { Cell, Id } from '../../../kernel/json.ts';
import { byInitiative } from '../judge.ts';
import type { StepEvent } from '../reactions/windows.ts';
import { isIndependent } from '../riding.ts';
import { sideOf, yardsApart } from '../space.ts';
import type { Combatant } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from '../turn/events.ts';
import { breakApart } from './apart.ts';
import { apForYards, buyYards, payStretch, riderOf, yardsAtHand } from './buying.ts';
import { askClimbCost } from './climb-cost.ts';
import { cling } from './cling.ts';
import { driftWithMove } from './current.ts';
import { checkControl, needsControl } from './mount-control.ts';
import type { Rules } from './rules.ts';
import { bareStep, oddOf } from './rules.ts';
import { goOnQuestion, signsOf } from './second-thought.ts';
import { surroundings } from './surroundings.ts';
import { groundClause } from './terrain.ts';
import { crowdsFoe, entersReach, somebodyWaits } from './threat.ts';
import { comeAlong, dragGroup } from './trail.ts';
import type { Going } from './way.ts';
import { canGoOn, costOfPath, judgeUnheld, rulesOf, stepOf } from './way.ts';

/**
 * Movement along a path that has been judged legal (SL-MOV-5). It is told and paid in stretches, so that anyone who
 * reacts to a step finds the mover in place, and steps not taken cost nothing (SL-OFF-6).
 */

export interface WalkOptions extends Going {
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
  /** SL-R73: those who were asked to cling in this move, and the yards that each may still move along. */
  readonly #asked = new Set<Id>();
  readonly #along = new Map<Id, number>();
  /** SL-MNT-5: the rider who controls the mover; `null` if it moves by itself. */
  readonly #rider: Id | null;

  constructor(table: Table, id: Id, options: WalkOptions) {
    this.#table = table;
    this.#id = id;
    this.#options = options;
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
      const event: StepEvent = { who: this.#id, from: this.#at, to, willing: true };
      this.#table.offer('step', event);
      if (!this.#still()) return false;
      if (seen !== signsOf(fight, this.#id) && !this.#goesOn(to)) return false;
    }
    this.#clings(to, path, i);
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

  /**
   * SL-GRP-1: offers Cling to those who grapple the mover and would lose it. Yards cut off come off the end of the
   * path.
   */
  #clings(to: Cell, path: Cell[], i: number): void {
    if (this.#options.along !== undefined) return;
    const { fight } = this.#table;
    const asked = new Set<Id>();
    for (const { holder, id } of this.#links()) {
      const other = one(fight, id);
      if (i >= path.length || this.#far(other, to) <= 1 || (this.#along.get(id) ?? 0) > 0) continue;
      // SL-REA-4: once per step, even if it grapples both rider and mount.
      if (asked.has(id) || (this.#asked.has(id) && fight.rulings.clingPath === 'oncePerMove')) continue;
      this.#settle();
      this.#asked.add(id);
      asked.add(id);
      const rest = costOfPath(fight, this.#who, path.slice(i), this.#options, this.#odd);
      const clung = cling(this.#table, id, holder, rest);
      if (!clung) continue;
      if (clung.along > 0) this.#along.set(id, clung.along);
      if (clung.cut > 0) this.#cut(path, i, rest, clung.cut);
    }
  }

  /** Pays for the yards cut off, which are lost, and shortens the path accordingly. */
  #cut(path: Cell[], i: number, rest: number, cut: number): void {
    const { fight } = this.#table;
    const { gait } = this.#options;
    payStretch(this.#table, this.#id, gait, { cost: Math.min(cut, rest), yards: 0, odd: this.#odd });
    const left = (): number => costOfPath(fight, this.#who, path.slice(i), this.#options, this.#odd);
    while (path.length > i && left() > rest - cut) path.pop();
  }

  /** Grapples of the mover and its rider, in the order in which they are asked (SL-REA-4). */
  #links(): readonly { readonly holder: Id; readonly id: Id }[] {
    const { fight } = this.#table;
    const mover = this.#who;
    const rider = riderOf(fight, mover);
    const all = rider === mover ? [mover] : [mover, rider];
    const links = all.flatMap((holder) => holder.grappling.map((id) => ({ holder: holder.id, id })));
    if (links.length < 2) return links;
    const order = byInitiative(
      fight,
      links.map(({ id }) => one(fight, id)),
    ).map(({ id }) => id);
    return [...links].sort((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
  }

  #far(other: Combatant, at: Cell): number {
    const { fight } = this.#table;
    return yardsApart(fight, other.cell, sideOf(fight, other), at, this.#who.squares);
  }

  /**
   * The consequences of a step: those who move along, grapples that break, mounts that shy, readied actions. `false`:
   * the mover goes no farther.
   */
  #after(from: Cell, to: Cell): boolean {
    const { fight } = this.#table;
    const who = this.#who;
    const shies = needsControl(fight, who) && entersReach(fight, who, from, to);
    const linked = this.#links().length > 0;
    if (!shies && !linked && !somebodyWaits(fight)) return true;
    this.#settle();
    if (linked) this.#company(from);
    if (shies && !checkControl(this.#table, who.ridden ?? who.id, 'SL-MNT-6')) return false;
    happened(this.#table, 'step', this.#id, true);
    return this.#still();
  }

  /** SL-GRP-2, SL-GRP-4: moves along those who are dragged or cling; ends the grapples of those left behind. */
  #company(before: Cell): void {
    const { fight } = this.#table;
    if (this.#options.along !== undefined) {
      dragGroup(this.#table, this.#id, before);
      return;
    }
    for (const { holder, id } of this.#links()) {
      const most = this.#along.get(id) ?? 0;
      if (this.#far(one(fight, id), this.#at) <= 1) continue;
      const gone = most > 0 ? comeAlong(this.#table, id, this.#id, before, most, 'cling') : null;
      if (gone === null) {
        this.#table.tell({ fact: 'grapple-ended', who: id, with: holder, why: 'apart' });
        continue;
      }
      this.#along.set(id, most - gone);
      // Others that it grapples do not move along.
      breakApart(this.#table, id);
    }
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
    const hard = cost > yards ? groundClause(this.#table.fight, path, this.#who.squares) : undefined;
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
