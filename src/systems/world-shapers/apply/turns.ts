import type { Id } from '../../../kernel/json.ts';
import type { TurnFact } from '../facts/turns.ts';
import type { Combatant, Fight, Movement } from '../state.ts';
import { one } from '../state.ts';
import type { Slot } from '../turn/slot.ts';
import { countSlot, countTurnEnd } from './counting.ts';

export const noMovement: Movement = { left: 0, walked: 0, cut: false, barred: [] };

export function applyTurn(fight: Fight, fact: TurnFact): void {
  switch (fact.fact) {
    case 'slot-began':
      fight.running = fact.slot;
      fight.active = null;
      fight.between = false;
      for (const who of setSlot(fight, fact.slot, 'running')) {
        countSlot(fight, who);
        who.surprised = false;
      }
      return;
    case 'turn-held':
      for (const who of setSlot(fight, fact.slot, 'held')) holdTurn(who, fact.ap[who.id]);
      resume(fight);
      fight.between = false;
      return;
    case 'union-left':
      fight.order = fact.slots;
      holdTurn(one(fight, fact.who), fact.ap);
      fight.active = openMember(fight, fight.running);
      return;
    case 'turn-taken':
      takeTurn(fight, fact.slot);
      return;
    case 'turns-kept':
      fight.between = false;
      return;
    case 'slot-ended':
      setSlot(fight, fact.slot, 'done');
      if (fight.running === fact.slot) resume(fight);
      fight.between = !fact.quiet;
      return;
    case 'handed-over':
      fight.active = fact.to;
      return;
    case 'turn-began':
    case 'turn-passed':
    case 'turn-lost':
    case 'turn-ending':
    case 'turn-ended':
      applyOwnTurn(fight, one(fight, fact.who), fact);
      return;
    case 'action':
    case 'action-held':
    case 'held-fires':
    case 'held-lost':
      applyDeed(fight, one(fight, fact.who), fact);
      return;
  }
}

type OwnTurn = Extract<
  TurnFact,
  { readonly fact: 'turn-began' | 'turn-passed' | 'turn-lost' | 'turn-ending' | 'turn-ended' }
>;

function applyOwnTurn(fight: Fight, who: Combatant, fact: OwnTurn): void {
  switch (fact.fact) {
    case 'turn-began':
      who.turn = 'open';
      who.begun++;
      who.ap = fact.ap;
      who.apSpent = 0;
      if (fact.rp !== null) who.rp = fact.rp;
      who.movement = { left: fact.movement, walked: 0, cut: false, barred: noMovement.barred };
      who.credits = 0;
      who.freeUse = null;
      who.touched = false;
      fight.active ??= who.id;
      fight.stage = 'main';
      return;
    case 'turn-passed':
      who.begun++;
      endTurn(fight, who, 0);
      return;
    case 'turn-lost':
      // A turn held untouched has not begun yet; it begins here only to be lost.
      if (!who.touched) who.begun++;
      endTurn(fight, who, 0);
      return;
    case 'turn-ending':
      fight.active = who.id;
      fight.stage = 'end';
      return;
    case 'turn-ended':
      endTurn(fight, who, fact.carried);
      fight.active = openMember(fight, fight.running);
      fight.stage = 'main';
      return;
  }
}

type Deed = Extract<TurnFact, { readonly fact: 'action' | 'action-held' | 'held-fires' | 'held-lost' }>;

function applyDeed(fight: Fight, who: Combatant, fact: Deed): void {
  switch (fact.fact) {
    case 'action':
      if (who.turn === 'open' && fact.group !== 'held' && fact.group !== 'reaction') who.touched = true;
      return;
    case 'action-held':
      who.held = [...who.held, fact.held];
      who.touched = true;
      fight.count++;
      return;
    case 'held-fires':
    case 'held-lost':
      who.held = who.held.filter(({ id }) => id !== fact.id);
      return;
  }
}

/** The slot in another state. Written out, so that all slots have the same hidden class. */
const inState = ({ id, members, initiative, shares, place, taken }: Slot, state: Slot['state']): Slot => ({
  id,
  members,
  initiative,
  place,
  state,
  ...(shares && { shares }),
  ...(taken && { taken }),
});

/** Sets the state of a slot; returns its members. */
function setSlot(fight: Fight, id: Id, state: Slot['state']): readonly Combatant[] {
  fight.order = fight.order.map((slot) => (slot.id === id ? inState(slot, state) : slot));
  return (fight.order.find((slot) => slot.id === id)?.members ?? []).map((member) => one(fight, member));
}

/**
 * WS-INI-7: holds a turn. One in which nothing was done has not begun; WS-R21 `false`: the rest of a begun one is kept.
 */
function holdTurn(who: Combatant, ap = 0): void {
  if (who.turn !== 'open') return;
  who.turn = 'held';
  if (who.touched) return;
  who.begun--;
  who.ap = ap;
  who.movement = noMovement;
}

function takeTurn(fight: Fight, id: Id): void {
  if (fight.running !== null) {
    setSlot(fight, fight.running, 'suspended');
    fight.suspended = [...fight.suspended, fight.running];
  }
  fight.running = id;
  fight.order = fight.order.map((slot) =>
    slot.id === id && slot.state === 'held' ? { ...slot, taken: true } : slot,
  );
  for (const who of setSlot(fight, id, 'running')) if (who.turn === 'held' && who.touched) who.turn = 'open';
  fight.active = openMember(fight, id);
  fight.stage = 'main';
  fight.between = false;
}

/** WS-GEN-12: gives a turn out of order: starts the slot unless it has started, and makes `id` the active member. */
export function giveTurn(fight: Fight, id: Id): void {
  const slot = fight.order.find(({ members }) => members.includes(id));
  if (!slot) return;
  takeTurn(fight, slot.id);
  for (const member of slot.members) {
    const who = one(fight, member);
    if (slot.state !== 'held') countSlot(fight, who);
    who.surprised = false;
  }
  fight.active = one(fight, id).turn === 'open' ? id : null;
}

/** Continues the slot that was interrupted, if any. */
function resume(fight: Fight): void {
  const back = fight.suspended.at(-1) ?? null;
  fight.suspended = fight.suspended.slice(0, -1);
  fight.running = back;
  fight.stage = 'main';
  if (back !== null) setSlot(fight, back, 'running');
  fight.active = openMember(fight, back);
}

function openMember(fight: Fight, slot: Id | null): Id | null {
  const members = fight.order.find(({ id }) => id === slot)?.members ?? [];
  return members.find((id) => one(fight, id).turn === 'open') ?? null;
}

function endTurn(fight: Fight, who: Combatant, carried: number): void {
  countTurnEnd(fight, who);
  who.turn = 'over';
  who.ap = carried;
  who.movement = noMovement;
  who.credits = 0;
  who.freeUse = null;
}
