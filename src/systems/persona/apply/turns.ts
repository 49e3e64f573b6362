import type { RoundFact, TurnFact } from '../facts/turns.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';

export function applyRound(fight: Fight, fact: RoundFact): void {
  switch (fact.fact) {
    case 'surprised':
      fight.phase = 'initiative';
      for (const id of fact.who) one(fight, id).surprised = true;
      return;
    case 'initiative':
      one(fight, fact.who).initiative = fact.value;
      return;
    case 'tie-rolled':
      return;
    case 'order':
      fight.order = fact.order;
      if (fact.sharing) fight.sharing = fact.sharing;
      if (fact.why === 'initiative') fight.phase = 'round';
      return;
    case 'round-began':
      fight.phase = 'turns';
      fight.round = fact.round;
      for (const id of fight.listing) {
        const who = one(fight, id);
        who.turn = 'waiting';
        who.chanceAt = [];
        who.evaded = [];
      }
      return;
    case 'round-ending':
      fight.phase = 'round-end';
      fight.active = null;
      fight.settled = [];
      return;
    case 'settled':
      fight.settled = [...fight.settled, fact.effect];
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
      fight.bonus = null;
      return;
  }
}

/** Surprise ends with the surprise round (PE-TIME-6), an Augment with its last round. */
function endRound(who: Combatant, round: number): void {
  who.surprised = false;
  if (who.augments.some(({ until }) => until <= round)) {
    who.augments = who.augments.filter(({ until }) => until > round);
  }
}

export function applyTurn(fight: Fight, fact: TurnFact): void {
  switch (fact.fact) {
    case 'turn-began':
      beginTurn(fight, one(fight, fact.who));
      return;
    case 'turn-skipped': {
      const who = one(fight, fact.who);
      endTurn(fight, who);
      who.turn = 'skipped';
      return;
    }
    case 'turn-stage':
      fight.stage = fact.stage;
      fight.settled = [];
      return;
    case 'turn-ended':
      endTurn(fight, one(fight, fact.who));
      return;
    case 'action':
    case 'turn-idle':
      return;
    case 'baton-passed':
      one(fight, fact.to).oneMore = true;
      return;
    case 'action-spent': {
      const who = one(fight, fact.who);
      who.acted = true;
      // PE-OBST-12: an Action interrupts a run-up.
      if (who.move && who.move.runUp > 0) who.move = { ...who.move, runUp: 0 };
      return;
    }
    case 'move-over':
      moveOver(one(fight, fact.who), fact.why);
      return;
    case 'one-more-earned':
      one(fight, fact.who).oneMore = true;
      return;
    case 'one-more':
      fight.bonus = fact.bonus;
      if (fact.bonus) beginOneMore(fight, one(fight, fact.bonus.who));
      return;
    case 'one-more-used':
      if (fight.bonus) fight.bonus = { ...fight.bonus, used: fact.used };
      return;
    case 'one-more-spent':
      one(fight, fact.who).oneMore = false;
      return;
    case 'fleeing':
      one(fight, fact.who).fleeing = fact.on;
      return;
  }
}

/** PE-ACT-8: a Move given up for a Focused Attack does not count as made; any other does. */
function moveOver(who: Combatant, why: string): void {
  who.moveOver = true;
  if (why === 'focused') who.focused = true;
  else who.moved = true;
}

/** PE-ACT-8: for a Receiver, whose own turn this is not, nothing counts as moved or Focused yet. */
function beginOneMore(fight: Fight, who: Combatant): void {
  freshAllowance(who);
  if (who.id === fight.active) return;
  who.moved = false;
  who.focused = false;
}

/** PE-TIME-3: a fresh Move and Action. */
function freshAllowance(who: Combatant): void {
  who.move = null;
  who.moveOver = false;
  who.acted = false;
}

/**
 * Ends what lasts until the start of the own turn, except ailments, Protect and disruptions, which have facts of their
 * own.
 */
function beginTurn(fight: Fight, who: Combatant): void {
  fight.active = who.id;
  fight.stage = 'start';
  fight.settled = [];
  fight.bonus = null;
  who.turn = 'active';
  who.chanceUsed = false;
  who.running = false;
  who.defending = false;
  who.oneMore = false;
  who.swapped = false;
  who.moved = false;
  who.focused = false;
  freshAllowance(who);
}

function endTurn(fight: Fight, who: Combatant): void {
  who.turn = 'done';
  who.move = null;
  who.moveOver = true;
  who.acted = true;
  who.oneMore = false;
  fight.active = null;
  fight.bonus = null;
  fight.stage = 'start';
  fight.settled = [];
}
