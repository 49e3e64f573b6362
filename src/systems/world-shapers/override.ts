import { judgeSide } from '../../documents/by-hand.ts';
import { overrideWith } from '../../engine/hand.ts';
import { apply } from './apply/index.ts';
import { leaving } from './body/let-go.ts';
import type { Carried } from './carried.ts';
import type { Facts } from './facts/index.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, setOut } from './override-places.ts';
import { setCondition } from './override-states.ts';
import { addCombatant, moveItem, setDoor } from './override-things.ts';
import { setActive, setInitiative } from './override-turns.ts';
import type { Combatant, Fight } from './state.ts';
import { copy, everyone } from './state.ts';

const clause = 'WS-GEN-12';

/** WS-GEN-3: moves a combatant to a side. Members of one side are not hidden from each other (WS-ADV-12). */
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

/** Changes by the game master's hand: each as the facts that carry it out, or a refusal (WS-GEN-12). */
export const override = overrideWith<Combatant, Fight, Facts>({
  clause,
  copy,
  apply,
  track: setTrack,
  pool: (_, who, pool, value) => setPool(who, pool, value),
  condition: setCondition,
  position: place,
  initiative: setInitiative,
  side: setSide,
  add: addCombatant,
  mount: ['now', 'mounted', 'on'],
  remove: (fight, who) => leaving(fight, who, { fact: 'removed', who: who.id }),
  out: setOut,
  item: moveItem,
  door: setDoor,
  active: setActive,
});
