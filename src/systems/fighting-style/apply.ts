import { nextEpoch } from '../../engine/epoch.ts';
import { openAgain } from '../../engine/going-on.ts';
import type { Id } from '../../kernel/json.ts';
import { applyHand, applyThing } from './apply-things.ts';
import type { CombatFact } from './combat/facts.ts';
import type { ConditionFact, Facts, HarmFact, MoveFact, PriceFact, RoundFact, TurnFact } from './facts.ts';
import { standingSides } from './left-to-fight.ts';
import type { Combatant, Fight } from './state.ts';
import { one } from './state.ts';

/**
 * Applies a fact: the only place where a fight changes. It enforces nothing but the consistency of the state (both ends
 * of a hold, the holds of a combatant that is knocked out); costs, legality and dice are settled by the rule that tells
 * the fact.
 */
export function apply(fight: Fight, fact: Facts): void {
  nextEpoch();
  change(fight, fact);
  openAgain(fight, standingSides);
}

function change(fight: Fight, fact: Facts): void {
  switch (fact.fact) {
    case 'surprised':
    case 'initiative':
    case 'tie-rolled':
    case 'order':
    case 'round-began':
    case 'round-ended':
    case 'fight-goes-on':
    case 'over':
      applyRound(fight, fact);
      return;
    case 'turn-began':
    case 'turn-skipped':
    case 'turn-ended':
    case 'turn-saved':
    case 'action':
      applyTurn(fight, fact);
      return;
    case 'ap-spent':
    case 'ap-set':
    case 'attack-used':
    case 'free-action-used':
    case 'mana-spent':
      applyPrice(fight, fact);
      return;
    case 'moved':
    case 'movement-spent':
    case 'fell-back':
    case 'dashed':
    case 'pushed':
    case 'teleported':
    case 'placed':
      applyMove(fight, fact);
      return;
    case 'damage':
    case 'healed':
    case 'health-set':
    case 'mana-set':
    case 'knocked-out':
    case 'woke':
    case 'died':
    case 'left':
    case 'removed':
    case 'back':
    case 'dying-test':
      applyHarm(fight, fact);
      return;
    case 'condition':
    case 'held':
    case 'hold-ended':
    case 'netted':
    case 'net-off':
    case 'hidden':
    case 'revealed':
    case 'braced':
    case 'brace-used':
    case 'feint':
    case 'feint-lost':
    case 'resistance':
    case 'resistances-ended':
      applyCondition(fight, fact);
      return;
    case 'item-moved':
    case 'grip':
    case 'loaded':
    case 'shot':
    case 'item-used':
    case 'door':
      applyThing(fight, fact);
      return;
    case 'joined':
    case 'side':
    case 'initiative-set':
    case 'attacks-set':
    case 'free-action-set':
    case 'movement-set':
    case 'active-set':
    case 'note':
    case 'contest':
      applyHand(fight, fact);
      return;
    case 'step-provokes':
      // A mover has begun its turn even if it is stopped before its first step (FS-TURN-7).
      if (fact.who === fight.active) one(fight, fact.who).begun = true;
      return;
    default:
      // The other facts of combat are for the log and change nothing.
      fact satisfies CombatFact;
      return;
  }
}

function applyRound(fight: Fight, fact: RoundFact): void {
  switch (fact.fact) {
    case 'surprised':
      fight.surprise = null;
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
      if (fact.why === 'initiative') fight.phase = 'round';
      return;
    case 'round-began':
      fight.phase = 'turns';
      fight.round = fact.round;
      fight.lastTurn = null;
      for (const id of fight.listing) beginRound(one(fight, id), fact.round);
      return;
    case 'round-ended':
      fight.phase = 'round';
      fight.active = null;
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

/** FS-ENC-7: resets AP, attacks and the free action. The AP that Dazed takes are a fact of their own. */
function beginRound(who: Combatant, round: number): void {
  who.ap = 3;
  who.attacks = 0;
  who.freeActionUsed = false;
  who.turn = who.waits !== null && who.waits.round === round ? 'saved' : 'waiting';
  resetTurn(who);
}

/** FS-ENC-8, and the end of everything that lasts until the round ends (FS-ENC-3, FS-RV-4). */
function endRound(who: Combatant, round: number): void {
  who.ap = 0;
  who.surprised = false;
  if (who.waits !== null && who.waits.round <= round) who.waits = null;
  if (who.resistances.length > 0) who.resistances = who.resistances.filter((each) => each.until > round);
}

function resetTurn(who: Combatant): void {
  who.begun = false;
  who.moved = 0;
  who.odd = false;
  who.moves = 0;
  who.dashes = 0;
  who.disengaged = false;
}

function applyTurn(fight: Fight, fact: TurnFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'turn-began':
      fight.active = fact.who;
      who.turn = 'active';
      who.waits = null;
      resetTurn(who);
      return;
    case 'turn-skipped':
      who.turn = 'skipped';
      who.waits = null;
      fight.lastTurn = fact.who;
      return;
    case 'turn-ended':
      who.turn = 'done';
      resetTurn(who);
      fight.active = null;
      fight.lastTurn = fact.who;
      return;
    case 'turn-saved':
      who.waits = fact.waits;
      who.turn = fact.waits.round === fight.round ? 'saved' : 'skipped';
      fight.active = null;
      // A turn saved into the next round counts as over in this one, as a skipped one does.
      if (who.turn === 'skipped') fight.lastTurn = fact.who;
      return;
    case 'action':
      if (fact.who === fight.active) who.begun = true;
      return;
  }
}

function applyPrice(fight: Fight, fact: PriceFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'ap-spent':
      who.ap -= fact.ap;
      return;
    case 'ap-set':
      who.ap = fact.ap;
      return;
    case 'attack-used':
      who.attacks++;
      return;
    case 'free-action-used':
      who.freeActionUsed = true;
      return;
    case 'mana-spent':
      who.mana -= fact.mana;
      return;
  }
}

function applyMove(fight: Fight, fact: MoveFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'moved':
      who.cell = fact.path[fact.path.length - 1] ?? who.cell;
      who.moved += fact.cost;
      who.odd = fact.odd;
      who.passing = fact.passing;
      if (fact.first) who.moves++;
      who.begun = true;
      return;
    case 'movement-spent':
      who.moved += fact.metres;
      who.begun = true;
      return;
    case 'dashed':
      who.dashes++;
      return;
    case 'fell-back':
    case 'pushed':
    case 'placed':
      who.cell = fact.to;
      dragNet(fight, who);
      who.passing = false;
      return;
    case 'teleported':
      who.cell = fact.to;
      who.passing = false;
      return;
  }
}

function applyHarm(fight: Fight, fact: HarmFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'damage':
    case 'healed':
    case 'health-set':
      who.health = fact.left;
      return;
    case 'mana-set':
      who.mana = fact.mana;
      return;
    case 'knocked-out':
      who.out = 'unconscious';
      fall(fight, who);
      return;
    case 'woke':
      who.out = null;
      who.dying = 0;
      return;
    case 'died':
      who.out = 'dead';
      fall(fight, who);
      letGoOf(fight, who);
      return;
    case 'left':
    case 'removed':
      who.out = fact.fact === 'left' ? fact.out : 'gone';
      who.passing = false;
      endHolds(fight, who);
      letGoOf(fight, who);
      return;
    case 'back':
      who.out = null;
      who.dying = 0;
      return;
    case 'dying-test':
      who.dying = fact.failures;
      return;
  }
}

/** FS-COND-3: falls prone, and its own holds end. Brace, Feint and Disengage have ends of their own (FS-COND-4). */
function fall(fight: Fight, who: Combatant): void {
  who.prone = true;
  endHolds(fight, who);
}

function endHolds(fight: Fight, holder: Combatant): void {
  for (const id of holder.holds) {
    const foe = one(fight, id);
    foe.heldBy = without(foe.heldBy, holder.id);
  }
  holder.holds = [];
}

/** FS-ACT-4: the net moves with the combatant that it holds. After a teleport it stays behind. */
function dragNet(fight: Fight, { netted, cell }: Combatant): void {
  if (netted === null) return;
  fight.floor = fight.floor.map((lying) => (lying.item.id === netted ? { ...lying, cell } : lying));
}

/** Ends the holds and nets on a combatant that is dead or has left. */
function letGoOf(fight: Fight, who: Combatant): void {
  for (const id of who.heldBy) {
    const holder = one(fight, id);
    holder.holds = without(holder.holds, who.id);
  }
  who.heldBy = [];
  who.netted = null;
}

const without = (list: readonly Id[], id: Id): readonly Id[] => list.filter((each) => each !== id);
const withId = (list: readonly Id[], id: Id): readonly Id[] => (list.includes(id) ? list : [...list, id]);

function applyCondition(fight: Fight, fact: ConditionFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'condition':
      who[fact.condition] = fact.on;
      return;
    case 'held': {
      const holder = one(fight, fact.by);
      who.heldBy = withId(who.heldBy, fact.by);
      holder.holds = withId(holder.holds, fact.who);
      return;
    }
    case 'hold-ended': {
      const holder = one(fight, fact.by);
      who.heldBy = without(who.heldBy, fact.by);
      holder.holds = without(holder.holds, fact.who);
      return;
    }
    case 'netted':
      who.netted = fact.item;
      return;
    case 'net-off':
      who.netted = null;
      return;
    case 'hidden':
      for (const id of fact.from) who.hiddenFrom = withId(who.hiddenFrom, id);
      return;
    case 'revealed':
      who.hiddenFrom = who.hiddenFrom.filter((id) => !fact.to.includes(id));
      return;
    case 'braced':
      who.braced = true;
      return;
    case 'brace-used':
      who.braced = false;
      return;
    case 'feint':
      who.feint = fact.feint;
      return;
    case 'feint-lost':
      who.feint = null;
      return;
    case 'resistance':
      who.resistances = [...who.resistances, fact.resistance];
      return;
    case 'resistances-ended':
      who.resistances = [];
      return;
  }
}
