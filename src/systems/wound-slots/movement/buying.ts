import type { Id } from '../../../kernel/json.ts';
import { yardsFor } from '../derived.ts';
import type { Combatant, Fight, Movement } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from '../turn/ap.ts';
import { dropCharge } from '../turn/charge.ts';
import { rateOf } from './rate.ts';
import type { Gait } from './terrain.ts';

/** Movement is bought with AP (SL-MOV-2 to SL-MOV-5); a rider pays along with its mount (SL-MNT-5). */

/** Who moves when this one does: its mount, or itself. */
export const moverOf = (fight: Fight, who: Combatant): Combatant =>
  who.riding ? one(fight, who.riding.mount) : who;

/** Who sits on the mover, or the mover itself: whose turn and whose orders it is. */
export const riderOf = (fight: Fight, mover: Combatant): Combatant =>
  mover.ridden !== null ? one(fight, mover.ridden) : mover;

/** SL-MNT-5: who pays: the mover, and the rider as long as it is in control. */
function payersOf(fight: Fight, mover: Combatant): readonly Combatant[] {
  const rider = riderOf(fight, mover);
  return rider.riding?.control === true ? [mover, rider] : [mover];
}

/** AP that can go into the mover's movement now. */
export const apAtHand = (fight: Fight, mover: Combatant): number =>
  Math.min(...payersOf(fight, mover).map(({ ap }) => ap));

/** What is in the pool for a way of moving; yards bought for another one are of no use. */
export const leftFor = ({ movement }: Combatant, gait: Gait): number =>
  (movement.gait ?? 'walk') === gait ? movement.left : 0;

/** SL-MOV-4, SL-R54: what so many AP more bring. */
export function yardsMore(fight: Fight, mover: Combatant, gait: Gait, ap: number): number {
  const rate = rateOf(fight, mover, gait);
  const { movement } = mover;
  const goesOn =
    fight.rulings.movementRounding === 'cumulative' &&
    movement.rate === rate &&
    (movement.gait ?? 'walk') === gait;
  if (!goesOn) return yardsFor(rate, ap);
  return yardsFor(rate, movement.spent + ap) - movement.bought;
}

/** Yards that can still be moved: what is left, and what all AP would bring. */
export const yardsAtHand = (fight: Fight, mover: Combatant, gait: Gait): number =>
  leftFor(mover, gait) + yardsMore(fight, mover, gait, apAtHand(fight, mover));

/** The fewest AP that bring the pool to so many yards; `null` when all AP do not. */
export function apForYards(fight: Fight, mover: Combatant, gait: Gait, yards: number): number | null {
  const missing = yards - leftFor(mover, gait);
  if (missing <= 0) return 0;
  const most = apAtHand(fight, mover);
  for (let ap = 1; ap <= most; ap++) if (yardsMore(fight, mover, gait, ap) >= missing) return ap;
  return null;
}

/** SL-MOV-2: AP become yards. Buying ends a charge (SL-AP-6). */
export function buyYards(table: Table, id: Id, gait: Gait, ap: number): void {
  if (ap <= 0) return;
  const { fight } = table;
  const mover = one(fight, id);
  const rate = rateOf(fight, mover, gait);
  const { movement } = mover;
  const more = yardsMore(fight, mover, gait, ap);
  const same = movement.rate === rate && (movement.gait ?? 'walk') === gait;
  const left = leftFor(mover, gait) + more;
  const [spent, bought] = same ? [movement.spent + ap, movement.bought + more] : [ap, more];
  for (const payer of payersOf(fight, mover)) {
    dropCharge(table, payer.id);
    spendAp(table, payer.id, ap, 'movement', payer === mover ? 'SL-MOV-2' : 'SL-MNT-5');
  }
  table.tell({ fact: 'movement', who: id, movement: { ...movement, gait, rate, spent, bought, left } });
}

/** A stretch that was moved: yards of the pool, yards of ground, and how the diagonals stand afterwards. */
export interface Stretch {
  readonly cost: number;
  readonly yards: number;
  readonly odd: boolean;
}

/** Takes a stretch off the pool, buying what is missing; the rider's yards count for it too (SL-MNT-2). */
export function payStretch(table: Table, id: Id, gait: Gait, { cost, yards, odd }: Stretch): void {
  buyYards(table, id, gait, apForYards(table.fight, one(table.fight, id), gait, cost) ?? 0);
  const { movement, ridden } = one(table.fight, id);
  const left = Math.max(0, leftFor(one(table.fight, id), gait) - cost);
  table.tell({
    fact: 'movement',
    who: id,
    movement: { ...movement, gait, left, odd, ...further(movement, yards) },
  });
  if (ridden === null) return;
  const own = one(table.fight, ridden).movement;
  table.tell({ fact: 'movement', who: ridden, movement: { ...own, ...further(own, yards) } });
}

const further = ({ walked, runUp }: Movement, yards: number): Pick<Movement, 'walked' | 'runUp'> => ({
  walked: walked + yards,
  runUp: runUp + yards,
});
