import { noMovement } from './apply/turns.ts';
import type { EncounterCombatant } from './encounter.ts';
import type { StartAt } from './encounter-schema.ts';
import { basicMovement } from './numbers.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';
import { slotsOf } from './turn/order.ts';
import type { Slot } from './turn/slot.ts';

/** Begins a fight in its middle: this round goes by the values of the encounter, and one combatant has the turn. */
export function startInMiddle(fight: Fight, startAt: StartAt, entries: readonly EncounterCombatant[]): void {
  fight.phase = 'slots';
  fight.round = startAt.round;
  fight.unions = startAt.unions;
  fight.surprise = [];
  const order = slotsOf(fight, (who) => startAt.initiative[who.id] ?? 0);
  const now = order.findIndex(({ members }) => members.includes(startAt.active));
  const written = writtenOf(entries);
  fight.order = order.map((slot, place): Slot => {
    const members = slot.members.map((id) => one(fight, id));
    const said = members.map(({ id }) => written.get(id));
    if (place === now) return { ...slot, state: 'running' };
    if (said.some((each) => each?.conditions.includes('held'))) return { ...slot, state: 'held' };
    return { ...slot, state: said.some((each) => each?.hadTurn ?? place < now) ? 'done' : 'waiting' };
  });
  for (const slot of fight.order) {
    for (const id of slot.members) begun(one(fight, id), slot.state);
    if (slot.state !== 'running') continue;
    fight.running = slot.id;
    fight.active = startAt.active;
  }
}

const writtenOf = (entries: readonly EncounterCombatant[]) =>
  new Map(entries.map((entry) => [entry.id, entry.now]));

/** Sets the turn state of a combatant and the counters that go with it. */
export function begun(who: Combatant, state: Slot['state']): void {
  const started = state === 'waiting' ? 0 : 1;
  who.slots = started;
  who.begun = state === 'held' ? 0 : started;
  who.ended = state === 'done' ? 1 : 0;
  who.turn = state === 'waiting' ? 'none' : state === 'done' ? 'over' : state === 'held' ? 'held' : 'open';
  if (started > 0) who.surprised = false;
}

/**
 * Gives AP and movement of a turn to those whose slot is running, less what they have spent, unless the encounter
 * states them.
 */
export function giveTurns(fight: Fight, entries: readonly EncounterCombatant[]): void {
  const written = writtenOf(entries);
  for (const id of fight.order.find(({ state }) => state === 'running')?.members ?? []) {
    const who = one(fight, id);
    const { ap, movement } = written.get(id) ?? {};
    const metres = basicMovement(fight, who);
    who.ap = ap ?? Math.max(0, who.sheet.ap - who.apSpent);
    who.movement = { ...noMovement, left: movement ?? metres };
    who.touched = who.apSpent > 0 || (movement !== undefined && movement < metres);
  }
}
