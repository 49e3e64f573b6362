import type { Id } from '../../../kernel/json.ts';
import type { Choice, Refusal } from '../../../kernel/port.ts';
import type { Action, Price } from '../actions/action.ts';
import { judgeAp } from '../judge.ts';
import { refuse } from '../refusal.ts';
import type { Charge, Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { spendAp } from './ap.ts';

/** Actions that are paid for over several turns (SL-AP-5, SL-AP-6) or take rounds (SL-AP-7). */

/** SL-MNT-2: whether the current turn is this combatant's, alone or shared with its rider. */
export const onTurn = (fight: Fight, { id }: Combatant): boolean =>
  fight.active === id || fight.shares === id;

/** SL-AP-5, SL-R44: why no charge can begin now: it must be the own turn, with at least 1 AP. */
export function judgeCharge(fight: Fight, who: Combatant): Refusal | null {
  const { name } = who.sheet;
  if (!onTurn(fight, who) && fight.rulings.chargeScope === 'ownTurnActions') {
    return refuse('noActionPoints', `out of turn ${name} must have all AP at hand`, 'SL-AP-6');
  }
  return who.ap > 0 ? null : refuse('noActionPoints', `${name} has no AP to begin with`, 'SL-AP-5');
}

/** Whether the price cannot be paid at once: too many AP, or rounds. */
export const tooDear = (who: Combatant, { ap, rounds }: Price): boolean =>
  rounds !== undefined || ap > who.ap;

/** SL-AP-2, SL-AP-5: why an action cannot be paid for, neither at once nor as a charge. */
export function judgePrice(fight: Fight, who: Combatant, action: Action, price: Price): Refusal | null {
  if (action.kind !== 'action' || !tooDear(who, price)) return null;
  return action.chargeable ? judgeCharge(fight, who) : judgeAp(who, price.ap);
}

/** The AP that an option shows: its price, or for an action timed in rounds all AP at hand (SL-AP-7). */
export const shownAp = (who: Combatant, { ap, rounds }: Price): number =>
  rounds === undefined ? ap : Math.max(1, who.ap);

/** SL-AP-5: begins a charge with all AP at hand. `strain`: stamina for hurrying; `usual`: AP without hurrying. */
export function beginCharge(
  table: Table,
  id: Id,
  choice: Choice,
  cost: number,
  usual = cost,
  strain = 0,
): void {
  const { fight } = table;
  const paid = one(fight, id).ap;
  begin(table, id, { choice, paid, cost, untilRound: null, since: fight.round, usual, strain });
}

/** SL-AP-7: begins an action timed in rounds. This round is its first. */
export function beginRounds(table: Table, id: Id, choice: Choice, rounds: number): void {
  const { fight } = table;
  const paid = one(fight, id).ap;
  const untilRound = fight.round + rounds - 1;
  begin(table, id, { choice, paid, cost: paid, untilRound, since: fight.round, usual: 0, strain: 0 });
}

function begin(table: Table, id: Id, charge: Charge): void {
  dropCharge(table, id);
  spendAp(table, id, charge.paid, 'charge', charge.untilRound === null ? 'SL-AP-5' : 'SL-AP-7');
  table.tell({ fact: 'charge', who: id, charge, why: 'begun' });
}

/** SL-AP-5, SL-AP-7: pays all AP at hand into the charge. */
export function payOn(table: Table, id: Id, charge: Charge): void {
  const { ap } = one(table.fight, id);
  const timed = charge.untilRound !== null;
  spendAp(table, id, ap, 'charge', timed ? 'SL-AP-7' : 'SL-AP-5');
  const paid = charge.paid + ap;
  table.tell({
    fact: 'charge',
    who: id,
    charge: { ...charge, paid, cost: timed ? paid : charge.cost },
    why: 'paid',
  });
}

/** AP still owed: the rest of the cost; for an action timed in rounds all AP on the own turn, else 0 (SL-AP-7). */
export function dueOf(fight: Fight, who: Combatant): number {
  const { charge } = who;
  if (charge === null) return 0;
  if (charge.untilRound === null) return charge.cost - charge.paid;
  return onTurn(fight, who) ? who.ap : 0;
}

/** SL-AP-5: makes the last payment, which takes only what is missing. */
export function payRest(table: Table, id: Id): void {
  const who = one(table.fight, id);
  if (who.charge === null) return;
  const clause = who.charge.untilRound === null ? 'SL-AP-5' : 'SL-AP-7';
  spendAp(table, id, dueOf(table.fight, who), 'charge', clause);
  table.tell({ fact: 'charge', who: id, charge: null, why: 'done' });
}

/** SL-AP-6: cancels a charge. AP paid so far are lost. */
export function dropCharge(table: Table, id: Id): void {
  if (one(table.fight, id).charge === null) return;
  table.tell({ fact: 'charge', who: id, charge: null, why: 'cancelled' });
}

/** SL-AP-7: cancels an action timed in rounds if its owner has kept AP back in this turn. */
export function dropNeglected(table: Table, id: Id): void {
  const { charge, ap } = one(table.fight, id);
  if (charge !== null && charge.untilRound !== null && ap > 0) dropCharge(table, id);
}
