import { fights } from '../left-to-fight.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';
import { rollInitiative, unrolled } from './initiative.ts';
import { askToJoin } from './opening.ts';
import { initiativeNow, ordered, settleNewcomer } from './order.ts';
import type { Place } from './place.ts';

/** Combatants that join later (AD-INI-3, AD-R21). */

/** AD-R21: whether somebody joins now. Under `nextRound` nobody rolls in the middle of a round. */
export const somebodyJoins = (fight: Fight): boolean =>
  fight.rulings.lateJoin === 'rollOnJoining' && newcomer(fight) !== undefined;

export const newcomer = (fight: Fight): Combatant | undefined =>
  everyone(fight).find((who) => fights(who) && who.wishes === 'ask' && who.initiative === null) ??
  unrolled(fight);

/** Admits one newcomer: asks it if it is undecided, rolls, and gives it a place in this round if it is not too late. */
export function admit(table: Table): void {
  const who = newcomer(table.fight);
  if (!who) return;
  if (who.wishes === 'ask') {
    askToJoin(table, who);
    return;
  }
  rollInitiative(table, who.id);
  if (table.fight.phase === 'turns') takePlace(table, who.id);
}

/**
 * AD-R21: in this round, if its roll is lower than that of the active combatant, or of the last one that was active.
 */
function takePlace(table: Table, id: string): void {
  const { fight } = table;
  // It has had its turn of this round, as the game master says.
  if (one(fight, id).turn === 'over') return;
  const initiative = initiativeNow(fight, one(fight, id)) ?? 0;
  const last = fight.order.findLast(({ state }) => state !== 'waiting');
  if (last && initiative >= last.initiative) return;
  const settled = settleNewcomer(table, id);
  const mine = { id, initiative, state: 'waiting' } as const;
  const places = settled ? resorted(fight, mine) : inserted(fight, mine);
  table.tell({ fact: 'order-changed', places, why: 'joined' });
}

/** Before the first waiting place that comes after it; the others keep their order. */
function inserted(fight: Fight, mine: Place): readonly Place[] {
  const sequence = ordered(fight).map((who) => who.id);
  const at = fight.order.findIndex(
    (place) => place.state === 'waiting' && sequence.indexOf(place.id) > sequence.indexOf(mine.id),
  );
  const all = fight.order;
  return at < 0 ? [...all, mine] : [...all.slice(0, at), mine, ...all.slice(at)];
}

/** AD-R20: after a tie was broken anew, all waiting places are sorted again. */
function resorted(fight: Fight, mine: Place): readonly Place[] {
  const { order } = fight;
  const sequence = ordered(fight).map((who) => who.id);
  const waiting = [...order.filter(({ state }) => state === 'waiting'), mine];
  return [
    ...order.filter(({ state }) => state !== 'waiting'),
    ...waiting.sort((a, b) => sequence.indexOf(a.id) - sequence.indexOf(b.id)),
  ];
}
