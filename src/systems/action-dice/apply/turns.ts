import type { Id } from '../../../kernel/json.ts';
import type { TurnFact } from '../facts/turns.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Place } from '../turn/place.ts';

export function applyTurn(fight: Fight, fact: TurnFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'place-began':
      beginPlace(fight, who);
      return;
    case 'turn-began':
      who.turn = 'open';
      who.looked = true;
      if (who.actions > 0) keepInPlace(fight, who);
      who.actions = fact.actions;
      who.lessActions = 0;
      if (fact.actions > 0) fight.idle = false;
      fight.stage = 'main';
      return;
    case 'turn-passed':
      if (fact.why === 'winded' || fact.why === 'bound') who.looked = true;
      who.lessActions = 0;
      endPlace(fight, who, 0);
      return;
    case 'turn-ending':
      fight.stage = 'end';
      fight.offHand = null;
      return;
    case 'turn-ended':
      endPlace(fight, who, fact.carried);
      return;
    case 'action':
      return;
    case 'off-hand':
      fight.offHand = fact.main === null ? null : { main: fact.main, named: fact.named ?? null };
      return;
    case 'act-began':
      who.act = fact.act;
      return;
    case 'act-went-on':
      if (who.act) who.act = { ...who.act, spent: fact.spent };
      return;
    case 'act-ended':
      who.act = null;
      return;
    case 'readied':
      who.readied = [...who.readied, fact.readied];
      fight.count++;
      return;
    case 'readied-gone':
      who.readied = who.readied.filter(({ id }) => id !== fact.id);
      return;
  }
}

const setPlace = (fight: Fight, id: Id, state: Place['state']): void => {
  fight.order = fight.order.map((place) =>
    place.id === id ? { id, initiative: place.initiative, state } : place,
  );
};

/** AD-R14 `carryOne`: notes the action kept from the turn before, which is had again where the turn is interrupted. */
function keepInPlace(fight: Fight, { id, actions: kept }: Combatant): void {
  fight.order = fight.order.map((place) => (place.id === id ? { ...place, kept } : place));
}

/**
 * AD-ACT-7, AD-ACT-12: resets what ends with the beginning of a turn, such as Defend. What else ends is told as facts.
 */
export function beginPlace(fight: Fight, who: Combatant): void {
  setPlace(fight, who.id, 'running');
  fight.active = who.id;
  fight.stage = 'start';
  fight.offHand = null;
  who.begun++;
  who.defending = 0;
  who.feet = 0;
  who.drew = false;
  who.negated = false;
  who.rising = false;
}

function endPlace(fight: Fight, who: Combatant, carried: number): void {
  setPlace(fight, who.id, 'done');
  who.turn = 'over';
  who.ended++;
  who.actions = carried;
  who.feet = 0;
  fight.active = null;
  fight.stage = 'start';
  fight.offHand = null;
}
