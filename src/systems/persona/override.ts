import { judgeSide } from '../../documents/by-hand.ts';
import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import type { Facts } from './facts/index.ts';
import { changeCondition } from './override-conditions.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, setOut } from './override-places.ts';
import { addCombatant, moveItem } from './override-things.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { conscious, foes, one } from './state.ts';

/** The game master's hand: every change as the facts that carry it out, or why it makes no sense (PE-TIME-1). */

export function override(fight: Fight, change: Change): Carried {
  switch (change.change) {
    case 'track':
      return onWho(fight, change.who, (who) => setTrack(fight, who, change.track, change.left));
    case 'pool':
      return onWho(fight, change.who, (who) => setPool(fight, who, change.pool, change.value));
    case 'condition':
      return onWho(fight, change.who, (who) => changeCondition(fight, who, change));
    case 'position':
      return onWho(fight, change.who, (who) => place(fight, who, change.cell));
    case 'initiative':
      return onWho(fight, change.who, (who) => setInitiative(fight, who, change.value));
    case 'side':
      return onWho(fight, change.who, (who) => setSide(fight, who, change.side));
    case 'add':
      return addCombatant(fight, change.combatant);
    case 'remove':
      return onWho(fight, change.who, (who) => [{ fact: 'removed', who: who.id }]);
    case 'out':
      return onWho(fight, change.who, (who) => setOut(fight, who, change.out));
    case 'item':
      return onWho(fight, change.who, (who) => moveItem(fight, who, change.item, change.to));
    case 'door':
      return setDoor(fight, change.door, change.open);
    case 'active':
      return onWho(fight, change.who, (who) => setActive(fight, who));
    case 'end':
      return [{ fact: 'over', winner: change.winner }];
    case 'note':
      return [{ fact: 'note', text: change.text, clause }];
  }
}

const clause = 'PE-TIME-1';
const no = (because: string, field?: string): Refusal => refuse('noSuchThing', because, clause, field);

function onWho(fight: Fight, id: Id, then: (who: Combatant) => Carried): Carried {
  const who = readWho(fight, id, 'who', clause);
  return isCombatant(who) ? then(who) : who;
}

/** PE-TIME-7, PE-TIME-8: the order follows; among equals the one that was changed comes last. */
function setInitiative(fight: Fight, who: Combatant, value: number): Carried {
  if (!Number.isInteger(value) || Math.abs(value) > 99) return no('initiative is a whole number', 'value');
  const set: Facts = { fact: 'initiative-set', who: who.id, value };
  if (fight.order.length === 0) return [set];
  const others = fight.order.filter((id) => id !== who.id);
  const after = others.findIndex((id) => (one(fight, id).initiative ?? 0) < value);
  const at = after < 0 ? others.length : after;
  const order = [...others.slice(0, at), who.id, ...others.slice(at)];
  return [set, { fact: 'order', order, why: 'hand' }];
}

/** Nobody protects an enemy (PE-ACT-17), and nobody holds an ally (PE-ACT-10). */
function setSide(fight: Fight, who: Combatant, side: string): Carried {
  const wrong = judgeSide(who, side, clause);
  if (wrong) return wrong;
  const turned: Combatant = { ...who, side };
  const facts: Facts[] = [{ fact: 'side', who: who.id, side }];
  for (const id of fight.listing) {
    const other = one(fight, id);
    if (other.protecting === who.id && foes(other, turned)) {
      facts.push({ fact: 'protecting', who: id, ally: null });
    }
  }
  if (who.protecting !== null && foes(turned, one(fight, who.protecting))) {
    facts.push({ fact: 'protecting', who: who.id, ally: null });
  }
  for (const { by } of who.heldBy) {
    if (!foes(turned, one(fight, by))) facts.push({ fact: 'hold-ended', who: who.id, by, why: 'hand' });
  }
  for (const id of who.holding) {
    if (!foes(turned, one(fight, id))) facts.push({ fact: 'hold-ended', who: id, by: who.id, why: 'hand' });
  }
  return facts;
}

function setActive(fight: Fight, who: Combatant): Carried {
  if (fight.phase !== 'turns') return no('nobody has a turn now', 'who');
  if (!conscious(who)) return no(`${who.sheet.name} is out of the fight`, 'who');
  return [{ fact: 'active-set', who: who.id }];
}

function setDoor(fight: Fight, door: string, open: boolean): Carried {
  const known = fight.battlefield.walls?.some((wall) => wall.id === door);
  return known
    ? [{ fact: 'door', door, open, who: 'gm' }]
    : no(`there is no door ${JSON.stringify(door)}`, 'door');
}
