import { fights } from '../left-to-fight.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import type { Table } from '../table.ts';
import { rollInitiative, unrolled } from './initiative.ts';
import { askToJoin } from './opening.ts';
import { initiativeNow, ordered, settleNewcomer } from './order.ts';
import type { Place } from './place.ts';

/** Whoever comes later (AD-INI-3, AD-R21). */

/** AD-R21: in a round that has begun nobody rolls for it who is to act from the next one on. */
export const somebodyJoins = (fight: Fight): boolean =>
  fight.rulings.lateJoin === 'rollOnJoining' && newcomer(fight) !== undefined;

export const newcomer = (fight: Fight): Combatant | undefined =>
  everyone(fight).find((who) => fights(who) && who.wishes === 'ask' && who.initiative === null) ??
  unrolled(fight);

/** One newcomer: asked if it is undecided, rolls if it has to, and comes into the round if it is early enough. */
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

/** AD-R21: in this round still, if its roll is lower than that of whoever has the turn, or had it last. */
function takePlace(table: Table, id: string): void {
  const { fight } = table;
  const initiative = initiativeNow(fight, one(fight, id)) ?? 0;
  const last = fight.order.findLast(({ state }) => state !== 'waiting');
  if (last && initiative >= last.initiative) return;
  const settled = settleNewcomer(table, id);
  const mine = { id, initiative, state: 'waiting' } as const;
  const places = settled ? resorted(fight, mine) : inserted(fight, mine);
  table.tell({ fact: 'order-changed', places, why: 'joined' });
}

/** Before the first who waits and comes after it; the order of the others stays as it is. */
function inserted(fight: Fight, mine: Place): readonly Place[] {
  const sequence = ordered(fight).map((who) => who.id);
  const at = fight.order.findIndex(
    (place) => place.state === 'waiting' && sequence.indexOf(place.id) > sequence.indexOf(mine.id),
  );
  const all = fight.order;
  return at < 0 ? [...all, mine] : [...all.slice(0, at), mine, ...all.slice(at)];
}

/** AD-R20: equals have been set apart anew, and everybody who waits is where that puts it. */
function resorted(fight: Fight, mine: Place): readonly Place[] {
  const { order } = fight;
  const sequence = ordered(fight).map((who) => who.id);
  const waiting = [...order.filter(({ state }) => state === 'waiting'), mine];
  return [
    ...order.filter(({ state }) => state !== 'waiting'),
    ...waiting.sort((a, b) => sequence.indexOf(a.id) - sequence.indexOf(b.id)),
  ];
}
