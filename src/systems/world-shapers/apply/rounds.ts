import type { RoundFact } from '../facts/rounds.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { countRound } from './counting.ts';

export function applyRound(fight: Fight, fact: RoundFact): void {
  switch (fact.fact) {
    case 'combat-began':
      fight.phase = fact.surprise ? 'surprise' : 'round';
      return;
    case 'no-combat':
      end(fight, null);
      return;
    case 'surprised':
      fight.phase = 'round';
      fight.surprise = [];
      for (const id of fact.who) one(fight, id).surprised = true;
      return;
    case 'round-began':
      fight.phase = 'unions';
      fight.round = fact.round;
      fight.unions = [];
      fight.order = [];
      fight.running = null;
      fight.suspended = [];
      fight.active = null;
      fight.between = false;
      for (const id of fight.listing) beginRound(one(fight, id), fact.rp[id]);
      return;
    case 'unions':
      fight.phase = 'order';
      fight.unions = fact.unions;
      return;
    case 'order':
      fight.phase = 'slots';
      fight.order = fact.slots;
      fight.ties = fact.ties;
      return;
    case 'order-changed':
      fight.order = fact.slots;
      return;
    case 'round-ending':
      fight.phase = 'round-end';
      fight.active = null;
      return;
    case 'round-ended':
      fight.phase = 'round';
      countRound(fight);
      return;
    case 'fight-goes-on':
      fight.goesOn = fact.standing;
      return;
    case 'over':
      end(fight, fact.winner);
      return;
  }
}

function end(fight: Fight, winner: string | null): void {
  fight.over = { winner };
  fight.phase = 'over';
  fight.active = null;
}

/** WS-RND-6: restores RP (if `rp` is given) and resets the count of those spent (WS-CIN-13). */
function beginRound(who: Combatant, rp: number | undefined): void {
  who.turn = 'none';
  who.touched = false;
  who.rpSpent = 0;
  if (rp !== undefined) who.rp = rp;
}
