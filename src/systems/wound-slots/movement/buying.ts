import type { Id } from '../../../kernel/json.ts';
import { movementWith } from '../copies.ts';
import { yardsFor } from '../derived.ts';
import { isIndependent } from '../riding.ts';
import type { Combatant, Fight, Movement, Purse } from '../state.ts';
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

/** SL-MNT-5: who pays: the mover, and the rider as long as it is in control of a mount that does not go by itself. */
function payersOf(fight: Fight, mover: Combatant): readonly Combatant[] {
  const rider = riderOf(fight, mover);
  return rider.riding?.control === true && !isIndependent(mover) ? [mover, rider] : [mover];
}

/** AP that can go into the mover's movement now. */
export const apAtHand = (fight: Fight, mover: Combatant): number =>
  Math.min(...payersOf(fight, mover).map(({ ap }) => ap));

const emptyPurse: Purse = { left: 0, rate: 0, spent: 0, bought: 0 };

/** SL-MOV-7: the yards of one way of moving; those of another are of no use for it, but are kept. */
function purseOf(movement: Movement, gait: Gait): Purse {
  if ((movement.gait ?? 'walk') === gait) return movement;
  return movement.others?.[gait] ?? emptyPurse;
}

/** The same movement with the yards of this way of moving at hand. */
export function turnedTo(movement: Movement, gait: Gait): Movement {
  const now = movement.gait ?? 'walk';
  if (now === gait) return movement;
  const { left, rate, spent, bought } = movement;
  const aside = { left, rate, spent, bought };
  const { [gait]: _, ...kept } = movement.others ?? {};
  const purse = purseOf(movement, gait);
  return movementWith(movement, {
    left: purse.left,
    rate: purse.rate,
    spent: purse.spent,
    bought: purse.bought,
    gait,
    others: { ...kept, [now]: aside },
  });
}

/** What is in the pool for a way of moving. */
export const leftFor = ({ movement }: Combatant, gait: Gait): number => purseOf(movement, gait).left;

/** SL-MOV-4, SL-R54: what so many AP more bring. */
export function yardsMore(fight: Fight, mover: Combatant, gait: Gait, ap: number): number {
  const rate = rateOf(fight, mover, gait);
  const purse = purseOf(mover.movement, gait);
  const goesOn = fight.rulings.movementRounding === 'cumulative' && purse.rate === rate;
  if (!goesOn) return yardsFor(rate, ap);
  return yardsFor(rate, purse.spent + ap) - purse.bought;
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
  const movement = turnedTo(mover.movement, gait);
  const more = yardsMore(fight, mover, gait, ap);
  const left = movement.left + more;
  const [spent, bought] = movement.rate === rate ? [movement.spent + ap, movement.bought + more] : [ap, more];
  for (const payer of payersOf(fight, mover)) {
    dropCharge(table, payer.id);
    // SL-MOV-3: the whole rate for 4 AP.
    const own = ap % 4 === 0 ? 'SL-MOV-3' : 'SL-MOV-2';
    spendAp(table, payer.id, ap, 'movement', payer === mover ? own : 'SL-MNT-5');
  }
  table.tell({ fact: 'movement', who: id, movement: movementWith(movement, { rate, spent, bought, left }) });
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
  const { ridden } = one(table.fight, id);
  const movement = turnedTo(one(table.fight, id).movement, gait);
  const left = Math.max(0, movement.left - cost);
  table.tell({
    fact: 'movement',
    who: id,
    movement: movementWith(movement, { left, odd, ...further(movement, yards) }),
  });
  if (ridden === null) return;
  const own = one(table.fight, ridden).movement;
  table.tell({ fact: 'movement', who: ridden, movement: movementWith(own, further(own, yards)) });
}

const further = ({ walked, runUp }: Movement, yards: number): Pick<Movement, 'walked' | 'runUp'> => ({
  walked: walked + yards,
  runUp: runUp + yards,
});
