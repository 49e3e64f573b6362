import type { BodyFact } from '../facts/body.ts';
import { poolMost } from '../numbers.ts';
import type { Combatant, Fight } from '../state.ts';
import { everyone, one } from '../state.ts';
import { withoutIds } from './lists.ts';
import { recordWear } from './wear.ts';

export function applyBody(fight: Fight, fact: BodyFact): void {
  const who = one(fight, fact.who);
  switch (fact.fact) {
    case 'durability':
      who.durability = fact.left;
      scar(fight, who);
      return;
    case 'health':
      who.health = fact.left;
      scar(fight, who);
      return;
    case 'wear':
      recordWear(fight, fact.who, fact.item, fact.worn);
      return;
    case 'shock':
      who.shock = fact.shock;
      who.stabilised = false;
      return;
    case 'shock-clock':
      if (who.shock) who.shock = { ...who.shock, left: fact.left, began: fact.began ?? who.shock.began };
      return;
    case 'stabilised':
      who.shock = null;
      who.stabilised = true;
      return;
    case 'unconscious':
      who.out = 'unconscious';
      stop(who);
      return;
    case 'came-to':
      who.out = null;
      who.shock = null;
      who.stabilised = false;
      return;
    case 'back':
      who.out = null;
      return;
    case 'died':
      leave(fight, who, 'dead');
      return;
    case 'destroyed':
    case 'removed':
      leave(fight, who, 'gone');
      return;
    case 'left':
      leave(fight, who, fact.out);
      return;
  }
}

/** AD-R77: marks it as having been wounded, until it has Durability and full Health. */
function scar(fight: Fight, who: Combatant): void {
  if (who.durability === 0) who.scarred = true;
  else if (who.health === poolMost(fight, who, 'health')) who.scarred = false;
}

/** AD-SHK-3: Defend and readied actions end. The act in progress is cleared too; the rules tell why it broke. */
function stop(who: Combatant): void {
  who.defending = 0;
  who.readied = [];
  who.act = null;
  who.feet = 0;
}

/** Nobody stays unaware of a combatant that has left. */
function leave(fight: Fight, who: Combatant, out: NonNullable<Combatant['out']>): void {
  who.out = out;
  who.shock = null;
  who.stabilised = false;
  who.unaware = [];
  stop(who);
  for (const other of everyone(fight)) other.unaware = withoutIds(other.unaware, [who.id]);
}
