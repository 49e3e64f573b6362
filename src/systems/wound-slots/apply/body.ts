import type { BodyFact } from '../facts/body.ts';
import type { Combatant, Fight } from '../state.ts';
import { everybody, one } from '../state.ts';
import { stopDragging } from './states.ts';

export function applyBody(fight: Fight, fact: BodyFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'wound':
      who.wounds = fact.wounds;
      fight.quietSince = fight.round;
      return;
    case 'wound-eased':
    case 'wounds-set':
      who.wounds = fact.wounds;
      return;
    case 'stamina':
      who.stamina = fact.left;
      return;
    case 'fatigue':
      if (fact.fatigue > who.fatigue) who.exhaustionLifted = false;
      who.fatigue = fact.fatigue;
      who.stamina = fact.stamina;
      return;
    case 'exhaustion-lifted':
      who.exhaustionLifted = fact.lifted;
      return;
    case 'mana':
      who.mana = fact.left;
      who.invested = fact.invested;
      return;
    case 'unconscious':
      who.unconscious = fact.on;
      who.unconsciousSince = fight.round;
      who.out = fact.on ? 'unconscious' : null;
      if (fact.on) {
        goDown(fight, who);
        unpin(fight, who);
      }
      return;
    case 'dying':
      who.dying = fact.passed;
      if (fact.passed === null) who.unconsciousSince = fight.round;
      return;
    case 'died':
      who.out = 'dead';
      who.dying = null;
      goDown(fight, who);
      letGo(fight, who);
      return;
    case 'left':
    case 'removed':
      who.out = fact.fact === 'left' ? fact.out : 'gone';
      who.dying = null;
      goDown(fight, who);
      letGo(fight, who);
      return;
    case 'back':
      who.out = null;
      who.unconscious = false;
      who.dying = null;
      return;
    case 'harm':
      return;
  }
}

/**
 * Clears what a combatant who is out of the fight loses: preparations, Defend, ignored attackers, its hold, its saddle.
 */
function goDown(fight: Fight, who: Combatant): void {
  who.passing = false;
  who.defending = null;
  who.readied = null;
  who.charge = null;
  who.ignoring = [];
  who.climbing = false;
  if (who.out === 'unconscious' || who.out === 'dead') who.posture = 'prone';
  if (who.riding) {
    one(fight, who.riding.mount).ridden = null;
    who.riding = null;
  }
}

/** SL-CND-3, SL-GRP-10: the unconscious pin nobody. The grapple itself continues. */
function unpin(fight: Fight, { id }: Combatant): void {
  for (const other of everybody(fight)) {
    if (other.pinnedBy.includes(id)) other.pinnedBy = other.pinnedBy.filter((each) => each !== id);
  }
}

/** Ends all ties to a combatant who died or left: grapples, pins, ignoring, riding. */
function letGo(fight: Fight, who: Combatant): void {
  for (const other of everybody(fight)) {
    if (other.grappling.includes(who.id)) {
      other.grappling = other.grappling.filter((each) => each !== who.id);
      stopDragging(other);
    }
    if (other.pinnedBy.includes(who.id)) other.pinnedBy = other.pinnedBy.filter((each) => each !== who.id);
    if (other.ignoring.includes(who.id)) other.ignoring = other.ignoring.filter((each) => each !== who.id);
  }
  who.grappling = [];
  stopDragging(who);
  who.pinnedBy = [];
  if (who.ridden !== null) {
    one(fight, who.ridden).riding = null;
    who.ridden = null;
  }
}
