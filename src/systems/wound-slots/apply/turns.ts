import { movementWith } from '../copies.ts';
import type { RoundFact, TurnFact } from '../facts/turns.ts';
import { sharedMount } from '../riding.ts';
import type { Combatant, Fight, Movement } from '../state.ts';
import { one } from '../state.ts';

/** Movement at the beginning of a round. */
export const noMovement: Movement = {
  left: 0,
  walked: 0,
  runUp: 0,
  rate: 0,
  spent: 0,
  bought: 0,
  odd: false,
};

export function applyRound(fight: Fight, fact: RoundFact): void {
  switch (fact.fact) {
    case 'surprised':
      fight.surprise = null;
      fight.phase = 'initiative';
      for (const id of fact.who) one(fight, id).surprised = true;
      return;
    case 'initiative-rolled': {
      const who = one(fight, fact.who);
      who.initiative = fact.value;
      // SL-R38 `nextRound`: someone who joins in mid-round is ordered by the initiative just rolled.
      who.standing = fact.value;
      return;
    }
    case 'initiative-known':
      fight.phase = 'round';
      return;
    case 'round-began':
      fight.phase = 'turns';
      fight.round = fact.round;
      fight.active = null;
      fight.drawn = [];
      for (const id of fight.listing) beginRound(one(fight, id));
      return;
    case 'tie-order':
      fight.drawn = fact.order;
      return;
    case 'round-ending':
      fight.phase = 'round-end';
      fight.active = null;
      fight.settled = [];
      return;
    case 'settled':
      fight.settled = [...fight.settled, fact.what];
      return;
    case 'round-ended':
      fight.phase = 'round';
      for (const id of fight.listing) endRound(one(fight, id), fact.round);
      return;
    case 'fight-goes-on':
      fight.goesOn = fact.standing;
      return;
    case 'over':
      fight.over = { winner: fact.winner };
      fight.phase = 'over';
      fight.active = null;
      return;
  }
}

function beginRound(who: Combatant): void {
  who.standing = who.initiative;
  who.hadTurn = false;
  who.movement = noMovement;
  who.harried = [];
}

/** SL-DUR-3: clears what lasts until the end of the round, unspent movement included. */
function endRound(who: Combatant, round: number): void {
  who.movement = noMovement;
  who.dashing = false;
  who.dashBonus = null;
  who.dragging = 0;
  if (who.marks.length > 0) who.marks = [];
  if (who.helplessUntil !== null && who.helplessUntil <= round) who.helplessUntil = null;
}

export function applyTurn(fight: Fight, fact: TurnFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'turn-began':
      fight.active = fact.who;
      fight.stage = 'start';
      who.defending = null;
      for (const id of fight.listing) one(fight, id).acted = false;
      shareTurn(fight, who);
      return;
    case 'turn-stage':
      fight.stage = fact.stage;
      return;
    case 'turn-ended':
      who.hadTurn = true;
      who.surprised = false;
      if (fight.shares !== null) one(fight, fight.shares).surprised = false;
      for (const id of fight.listing) endTurnFor(one(fight, id));
      fight.shares = null;
      fight.thwarted = [];
      fight.active = null;
      fight.stage = 'start';
      return;
    case 'turn-skipped':
      who.hadTurn = true;
      who.surprised = false;
      return;
    case 'action':
      // SL-JMP-2: any other action ends the run-up.
      if (fact.group !== 'movement') stand(who);
      if (fact.group === 'action') who.acted = true;
      // SL-MNT-8: only consecutive attempts count.
      if (fact.action !== 'calm' && who.riding && who.riding.calming > 0) {
        who.riding = { ...who.riding, calming: 0 };
      }
      return;
    case 'action-voided':
      who.acted = false;
      fight.thwarted = [...fight.thwarted, { who: fact.who, action: fact.action }];
      return;
    case 'ap':
      who.ap = fact.left;
      return;
    case 'initiative':
      who.initiative = fact.value;
      return;
    case 'charge':
      who.charge = fact.charge;
      return;
    case 'readied':
      who.readied = fact.readied;
      return;
  }
}

/**
 * SL-MNT-2: the active combatant's mount shares its turn, unless the mount has already had a turn in this round
 * (SL-SEQ-1).
 */
export function shareTurn(fight: Fight, who: Combatant): void {
  const mount = sharedMount(fight, who);
  fight.shares = mount && !mount.hadTurn ? mount.id : null;
  if (fight.shares === null || !mount) return;
  mount.hadTurn = true;
  mount.defending = null;
}

/** SL-JMP-2, SL-POS-2: a run-up and openings end with the turn, whoever's turn it was. */
function endTurnFor(who: Combatant): void {
  stand(who);
  if (who.openings.length > 0) who.openings = [];
}

function stand(who: Combatant): void {
  if (who.movement.runUp > 0) who.movement = movementWith(who.movement, { runUp: 0 });
}
