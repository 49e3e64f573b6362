import type { Cell, Id } from '../../../kernel/json.ts';
import { byInitiative } from '../judge.ts';
import { sideOf, yardsApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { breakApart } from './apart.ts';
import { riderOf } from './buying.ts';
import { cling } from './cling.ts';
import { comeAlong } from './trail.ts';

/** What a move does with those who grapple the mover (SL-GRP-1, SL-GRP-2, SL-R73). */

interface Link {
  /** The mover or its rider, and the one who grapples it. */
  readonly holder: Id;
  readonly id: Id;
}

/** Grapples of the mover and its rider, in the order in which they are asked (SL-REA-4). */
function linksOf(fight: Fight, mover: Combatant): readonly Link[] {
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

/** The rest of a move. */
interface Rest {
  /** The cells of the move and the index of the next one; what is cut off leaves the end. */
  readonly path: Cell[];
  readonly next: number;
  /** The yards that the path costs from the next cell on. */
  yards(): number;
  /** Called before somebody is asked. */
  settle(): void;
  /** Called with the yards that are cut off. */
  lose(yards: number): void;
}

/** Those who cling in one move, willing or forced. */
export class Clinging {
  readonly #table: Table;
  readonly #id: Id;
  /** SL-R73: those who were asked in this move, and the yards that each may still move along. */
  readonly #asked = new Set<Id>();
  readonly #along = new Map<Id, number>();

  constructor(table: Table, id: Id) {
    this.#table = table;
    this.#id = id;
  }

  get #links(): readonly Link[] {
    const { fight } = this.#table;
    return linksOf(fight, one(fight, this.#id));
  }

  /** Whether anybody grapples the mover or its rider. */
  get linked(): boolean {
    return this.#links.length > 0;
  }

  #far(id: Id, at: Cell): number {
    const { fight } = this.#table;
    const other = one(fight, id);
    return yardsApart(fight, other.cell, sideOf(fight, other), at, one(fight, this.#id).squares);
  }

  /** SL-GRP-1: offers Cling to those who would lose the mover by the next step. */
  before({ path, next, yards, settle, lose }: Rest): void {
    const { fight } = this.#table;
    const asked = new Set<Id>();
    for (const { holder, id } of this.#links) {
      const to = path[next];
      if (to === undefined) return;
      if (this.#far(id, to) <= 1 || (this.#along.get(id) ?? 0) > 0) continue;
      // SL-REA-4: once per step, even if it grapples both rider and mount.
      if (asked.has(id) || (this.#asked.has(id) && fight.rulings.clingPath === 'oncePerMove')) continue;
      settle();
      this.#asked.add(id);
      asked.add(id);
      const rest = yards();
      const clung = cling(this.#table, id, holder, rest);
      if (!clung) continue;
      if (clung.along > 0) this.#along.set(id, clung.along);
      if (clung.cut === 0) continue;
      lose(Math.min(clung.cut, rest));
      while (path.length > next && yards() > rest - clung.cut) path.pop();
    }
  }

  /** SL-GRP-2: after a step, moves along those who cling; ends the grapples of those left behind. */
  after(before: Cell): void {
    const { fight } = this.#table;
    for (const { holder, id } of this.#links) {
      const most = this.#along.get(id) ?? 0;
      if (this.#far(id, one(fight, this.#id).cell) <= 1) continue;
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
}
