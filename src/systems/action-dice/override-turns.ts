import type { Carried } from './carried.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { isObject } from './state.ts';
import { passedWhy } from './turn/able.ts';

/** Initiative and turns by hand (AD-DIE-18). */

/** AD-INI-2, AD-INI-3: sets Initiative from now on, also for one that has not rolled or stands aside. */
export function setInitiative(fight: Fight, who: Combatant, value: number): Carried {
  if (!Number.isInteger(value) || value < 1 || value > 400) {
    return refuse('noSuchThing', 'Initiative goes from 1 to 400', 'AD-INI-1', 'value');
  }
  if (isObject(who)) {
    return refuse('wrongTarget', `${who.sheet.name} is a thing and has no turn`, 'AD-INI-1', 'who');
  }
  const rolled = { fact: 'initiative', who: who.id, first: value, later: value } as const;
  const wishes = who.wishes === 'yes' ? [] : [{ fact: 'wishes', who: who.id, acts: true } as const];
  const mine = fight.order.find(({ id }) => id === who.id);
  if (fight.phase !== 'turns' || (mine && mine.state !== 'waiting')) {
    const marked = fight.order.map((place) =>
      place.id === who.id ? { ...place, initiative: value } : place,
    );
    return mine
      ? [...wishes, rolled, { fact: 'order-changed', places: marked, why: 'hand' }]
      : [...wishes, rolled];
  }
  const others = fight.order.filter(({ id }) => id !== who.id);
  // Behind all that have begun their turn, and all waiting ones with at least the same Initiative.
  const at = others.findLastIndex((other) => other.state !== 'waiting' || other.initiative >= value) + 1;
  const place = { id: who.id, initiative: value, state: 'waiting' } as const;
  const places = [...others.slice(0, at), place, ...others.slice(at)];
  return [...wishes, rolled, { fact: 'order-changed', places, why: 'hand' }];
}

/** Gives the turn to a combatant. The interrupted one has its turn again afterwards, with all of its actions. */
export function setActive(fight: Fight, who: Combatant): Carried {
  if (fight.active === who.id) {
    return refuse('notYourTurn', `it is the turn of ${who.sheet.name}`, 'AD-ENC-2', 'who');
  }
  const place = fight.order.find(({ id }) => id === who.id);
  if (fight.phase !== 'turns' || !place || passedWhy(fight, who) !== null) {
    return refuse('notYourTurn', `${who.sheet.name} can have no turn now`, 'AD-ENC-2', 'who');
  }
  return [{ fact: 'active-set', who: who.id }];
}
