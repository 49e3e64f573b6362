import { judgeSide } from '../../documents/by-hand.ts';
import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import type { Carried } from './carried.ts';
import { changeCondition } from './override-conditions.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, riderless, setOut } from './override-places.ts';
import { addCombatant, moveItem } from './override-things.ts';
import { refuse } from './refusal.ts';
import { actsInRidersTurn } from './riding.ts';
import type { Combatant, Fight } from './state.ts';
import { conscious } from './state.ts';

/** The game master's hand: every change as the facts that carry it out, or why it makes no sense (SL-ACT-1). */

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
      return onWho(fight, change.who, (who) => setInitiative(who, change.value));
    case 'side':
      return onWho(fight, change.who, (who) => setSide(who, change.side));
    case 'add':
      return addCombatant(fight, change.combatant);
    case 'remove':
      return onWho(fight, change.who, (who) => [...riderless(fight, who), { fact: 'removed', who: who.id }]);
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

const clause = 'SL-ACT-1';
const no = (because: string, field?: string): Refusal => refuse('noSuchThing', because, clause, field);

function onWho(fight: Fight, id: Id, then: (who: Combatant) => Carried): Carried {
  const who = readWho(fight, id, 'who', clause);
  return isCombatant(who) ? then(who) : who;
}

/** SL-SEQ-2, SL-INI-6: the order follows by itself. */
function setInitiative(who: Combatant, value: number): Carried {
  if (!Number.isInteger(value) || value < 0 || value > 99) {
    return refuse('noSuchThing', 'initiative goes from 0 to 99', 'SL-INI-6', 'value');
  }
  const change = value - (who.initiative ?? 0);
  return [{ fact: 'initiative', who: who.id, value, change, why: 'hand', clause: 'SL-INI-1' }];
}

const setSide = (who: Combatant, side: string): Carried =>
  judgeSide(who, side, clause) ?? [{ fact: 'side', who: who.id, side }];

function setActive(fight: Fight, who: Combatant): Carried {
  if (fight.phase !== 'turns') return no('nobody has a turn now', 'who');
  if (!conscious(who)) return no(`${who.sheet.name} is out of the fight`, 'who');
  if (actsInRidersTurn(who)) return no(`${who.sheet.name} acts in its rider’s turn`, 'who');
  return [{ fact: 'active-set', who: who.id }];
}

function setDoor(fight: Fight, door: string, open: boolean): Carried {
  const known = fight.battlefield.walls?.some((wall) => wall.id === door);
  return known
    ? [{ fact: 'door', door, open, who: 'gm' }]
    : no(`there is no door ${JSON.stringify(door)}`, 'door');
}
