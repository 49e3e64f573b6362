import { judgeSide } from '../../documents/by-hand.ts';
import { overrideWith } from '../../engine/hand.ts';
import type { Refusal } from '../../kernel/port.ts';
import { apply } from './apply/index.ts';
import type { Carried } from './carried.ts';
import type { Facts } from './facts/index.ts';
import { changeCondition } from './override-conditions.ts';
import { setPool, setTrack } from './override-numbers.ts';
import { place, riderless, setOut } from './override-places.ts';
import { addCombatant, moveItem } from './override-things.ts';
import { refuse } from './refusal.ts';
import { actsInRidersTurn } from './riding.ts';
import type { Combatant, Fight } from './state.ts';
import { conscious, copy, everybody } from './state.ts';

const clause = 'SL-ACT-1';
const no = (because: string, field?: string): Refusal => refuse('noSuchThing', because, clause, field);

/** SL-SEQ-2, SL-INI-6: sets initiative. The order of turns follows from it. */
function setInitiative(who: Combatant, value: number): Carried {
  if (!Number.isInteger(value) || value < 0 || value > 99) {
    return refuse('noSuchThing', 'initiative goes from 0 to 99', 'SL-INI-6', 'value');
  }
  const change = value - (who.initiative ?? 0);
  return [{ fact: 'initiative', who: who.id, value, change, why: 'hand', clause: 'SL-INI-1' }];
}

/** Changes side. What is done to foes alone ends between those who are friends then. */
const setSide = (fight: Fight, who: Combatant, side: string): Carried =>
  judgeSide(who, side, clause) ?? [
    { fact: 'side', who: who.id, side },
    ...endedBetweenFriends(
      who,
      everybody(fight).filter((other) => other !== who && other.side === side),
    ),
  ];

/** SL-GRP-5, SL-FLK-4: one grapples and ignores foes: what ends of that between `who` and its new friends. */
function endedBetweenFriends(who: Combatant, friends: readonly Combatant[]): readonly Facts[] {
  const without = ({ id, ignoring }: Combatant, gone: readonly Combatant[]): readonly Facts[] => {
    const ids = ignoring.filter((one) => !gone.some((other) => other.id === one));
    return ids.length === ignoring.length ? [] : [{ fact: 'ignoring', who: id, ids, clause: 'SL-FLK-8' }];
  };
  return [
    ...friends
      .filter(({ id }) => who.grappling.includes(id))
      .map(({ id }): Facts => ({ fact: 'grapple-ended', who: who.id, with: id, why: 'hand' })),
    ...without(who, friends),
    ...friends.flatMap((friend) => without(friend, [who])),
  ];
}

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

/** Changes by the game master's hand: each returns its facts or a refusal (SL-ACT-1). */
export const override = overrideWith<Combatant, Fight, Facts>({
  clause,
  copy,
  apply,
  track: setTrack,
  pool: setPool,
  condition: changeCondition,
  position: place,
  initiative: (_, who, value) => setInitiative(who, value),
  side: setSide,
  add: addCombatant,
  mount: ['now', 'riding', 'mount'],
  remove: (fight, who) => [...riderless(fight, who), { fact: 'removed', who: who.id }],
  out: setOut,
  item: moveItem,
  door: setDoor,
  active: setActive,
});
