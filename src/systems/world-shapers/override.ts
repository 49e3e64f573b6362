import { judgeSide } from '../../documents/by-hand.ts';
import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import type { Carried } from './carried.ts';
import type { Facts } from './facts/index.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, setOut } from './override-places.ts';
import { setCondition } from './override-states.ts';
import { addCombatant, moveItem, setDoor } from './override-things.ts';
import { setActive, setInitiative } from './override-turns.ts';
import type { Combatant, Fight } from './state.ts';
import { everyone } from './state.ts';

/** The game master's hand: every change as the facts that carry it out, or why it makes no sense (WS-GEN-12). */
export function override(fight: Fight, change: Change): Carried {
  switch (change.change) {
    case 'track':
      return onWho(fight, change.who, (who) => setTrack(fight, who, change.track, change.left));
    case 'pool':
      return onWho(fight, change.who, (who) => setPool(who, change.pool, change.value));
    case 'condition':
      return onWho(fight, change.who, (who) => setCondition(fight, who, change));
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

const clause = 'WS-GEN-12';

function onWho(fight: Fight, id: Id, then: (who: Combatant) => Carried): Carried {
  const who = readWho(fight, id, 'who', clause);
  return isCombatant(who) ? then(who) : who;
}

/** WS-GEN-3. Among those who are of one side now nobody is hidden from another any more (WS-ADV-12). */
function setSide(fight: Fight, who: Combatant, side: string): Carried {
  const wrong = judgeSide(who, side, 'WS-GEN-3');
  if (wrong) return wrong;
  const friends = everyone(fight).filter((other) => other.id !== who.id && other.side === side);
  const known = (hider: Combatant, to: readonly Combatant[]): readonly Facts[] => {
    const some = to.flatMap(({ id }) => (hider.hiddenFrom.includes(id) ? [id] : []));
    return some.length > 0 ? [{ fact: 'revealed', who: hider.id, to: some, clause }] : [];
  };
  return [
    { fact: 'side', who: who.id, side },
    ...known(who, friends),
    ...friends.flatMap((friend) => known(friend, [who])),
  ];
}
