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

/** Buying movement with AP (SL-MOV-2 to SL-MOV-5); a rider pays along with its mount (SL-MNT-5). */

/** The combatant that moves: the mount of a rider, else itself. */
export const moverOf = (fight: Fight, who: Combatant): Combatant =>
  who.riding ? one(fight, who.riding.mount) : who;

/** The rider of the mover, or the mover itself: the combatant that has the turn and gives the orders. */
export const riderOf = (fight: Fight, mover: Combatant): Combatant =>
  mover.ridden !== null ? one(fight, mover.ridden) : mover;

/** SL-MNT-5: those who pay: the mover, and a rider that controls it unless the mount moves independently. */
function payersOf(fight: Fight, mover: Combatant): readonly Combatant[] {
  const rider = riderOf(fight, mover);
  return rider.riding?.control === true && !isIndependent(mover) ? [mover, rider] : [mover];
}

/** AP that can be spent on the mover's movement: the least of all payers. */
export const apAtHand = (fight: Fight, mover: Combatant): number =>
  Math.min(...payersOf(fight, mover).map(({ ap }) => ap));

const emptyPurse: Purse = { left: 0, rate: 0, spent: 0, bought: 0 };

/** SL-MOV-7: the purse of a way of moving. */
function purseOf(movement: Movement, gait: Gait): Purse {
  if ((movement.gait ?? 'walk') === gait) return movement;
  return movement.others?.[gait] ?? emptyPurse;
}

/** The movement record with the purse of this way of moving as the current one and the former set aside. */
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

/** Unused yards of a way of moving. */
export const leftFor = ({ movement }: Combatant, gait: Gait): number => purseOf(movement, gait).left;

/** SL-MOV-4, SL-R54: the yards that `ap` more AP buy. */
export function yardsMore(fight: Fight, mover: Combatant, gait: Gait, ap: number): number {
  const rate = rateOf(fight, mover, gait);
  const purse = purseOf(mover.movement, gait);
  const goesOn = fight.rulings.movementRounding === 'cumulative' && purse.rate === rate;
  if (!goesOn) return yardsFor(rate, ap);
  return yardsFor(rate, purse.spent + ap) - purse.bought;
}

/** The yards that can still be moved: unused ones, and those that all AP buy. */
export const yardsAtHand = (fight: Fight, mover: Combatant, gait: Gait): number =>
  leftFor(mover, gait) + yardsMore(fight, mover, gait, apAtHand(fight, mover));

/** The fewest AP that bring the unused yards to `yards`; `null` if all AP do not suffice. */
export function apForYards(fight: Fight, mover: Combatant, gait: Gait, yards: number): number | null {
  const missing = yards - leftFor(mover, gait);
  if (missing <= 0) return 0;
  const most = apAtHand(fight, mover);
  for (let ap = 1; ap <= most; ap++) if (yardsMore(fight, mover, gait, ap) >= missing) return ap;
  return null;
}

/** SL-MOV-2: buys yards for AP. Cancels a charge (SL-AP-6). */
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
    // SL-MOV-3: 4 AP buy the whole rate.
    const own = ap % 4 === 0 ? 'SL-MOV-3' : 'SL-MOV-2';
    spendAp(table, payer.id, ap, 'movement', payer === mover ? own : 'SL-MNT-5');
  }
  table.tell({ fact: 'movement', who: id, movement: movementWith(movement, { rate, spent, bought, left }) });
}

/** A moved stretch: yards taken from the pool, yards of distance, and the diagonal count after it. */
interface Stretch {
  readonly cost: number;
  readonly yards: number;
  readonly odd: boolean;
}

/** Takes a stretch from the pool and buys what is missing. The yards also count as moved by the rider (SL-MNT-2). */
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
