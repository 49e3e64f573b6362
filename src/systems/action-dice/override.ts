import { judgeSide } from '../../documents/by-hand.ts';
import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import type { Carried } from './carried.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, setOut } from './override-places.ts';
import { setCondition } from './override-states.ts';
import { addCombatant, moveItem, setDoor } from './override-things.ts';
import { setActive, setInitiative } from './override-turns.ts';
import type { Combatant, Fight } from './state.ts';

/** The game master's hand: every change as the facts that carry it out, or why it makes no sense (AD-DIE-18). */
export function override(fight: Fight, change: Change, reason = ''): Carried {
  switch (change.change) {
    case 'track':
      return onWho(fight, change.who, (who) => setTrack(fight, who, change.track, change.left));
    case 'pool':
      return onWho(fight, change.who, (who) => setPool(fight, who, change.pool, change.value));
    case 'condition':
      return onWho(fight, change.who, (who) => setCondition(fight, who, change, reason));
    case 'position':
      return onWho(fight, change.who, (who) => place(fight, who, change.cell));
    case 'initiative':
      return onWho(fight, change.who, (who) => setInitiative(fight, who, change.value));
    case 'side':
      return onWho(fight, change.who, (who) => setSide(who, change.side));
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

const clause = 'AD-DIE-18';

function onWho(fight: Fight, id: Id, then: (who: Combatant) => Carried): Carried {
  const who = readWho(fight, id, 'who', clause);
  return isCombatant(who) ? then(who) : who;
}

/** AD-ENC-1. */
const setSide = (who: Combatant, side: string): Carried =>
  judgeSide(who, side, 'AD-ENC-1') ?? [{ fact: 'side', who: who.id, side }];
