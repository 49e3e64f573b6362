import { judgeSide } from '../../documents/by-hand.ts';
import { overrideWith } from '../../engine/hand.ts';
import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { apply } from './apply.ts';
import { knockedOut } from './combat/harm.ts';
import type { Facts } from './facts.ts';
import { brokenHolds, partedHolds } from './holds.ts';
import { apPerRound, attacksPerRound } from './judge.ts';
import { changeCondition, wake, wakeFacts } from './override-conditions.ts';
import { addCombatant, moveItem } from './override-things.ts';
import { canStandAt } from './reachable.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { copy, foes, one } from './state.ts';

type Carried = readonly Facts[] | Refusal;

const clause = 'FS-REF-1';
const no = (because: string, field?: string): Refusal => refuse('noSuchThing', because, clause, field);
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Sets Health. The combatant is knocked out or wakes as by damage and healing (FS-HP-1, FS-HP-2). */
function setTrack(fight: Fight, who: Combatant, track: string, left: number): Carried {
  if (track !== 'health') return no(`there is no track ${JSON.stringify(track)}`, 'track');
  const least = fight.rulings.knockoutAt === 'zero' ? 0 : -200;
  if (!isWhole(left, least, who.pool)) return no(`Health goes from ${least} to ${who.pool}`, 'left');
  const facts: Facts[] = [{ fact: 'health-set', who: who.id, left }];
  const down = fight.rulings.knockoutAt === 'zero' ? left === 0 : left < 0;
  if (down && who.out === null) facts.push(...knockedOut(fight, who, 'gm'));
  if (left > 0 && who.out === 'unconscious') facts.push({ fact: 'woke', who: who.id });
  return facts;
}

function setPool(who: Combatant, pool: string, value: number): Carried {
  const id = who.id;
  const between = (most: number, fact: Facts): Carried =>
    isWhole(value, 0, most) ? [fact] : no(`it goes from 0 to ${most}`, 'value');
  switch (pool) {
    case 'ap':
      return between(apPerRound, { fact: 'ap-set', who: id, ap: value, why: 'hand' });
    case 'attacks':
      return between(attacksPerRound, { fact: 'attacks-set', who: id, attacks: attacksPerRound - value });
    case 'free':
      return between(1, { fact: 'free-action-set', who: id, used: value === 0 });
    case 'mana':
      return between(who.manaPool, { fact: 'mana-set', who: id, mana: value });
    case 'movement':
      return between(who.speed * (1 + who.dashes), { fact: 'movement-set', who: id, left: value });
    default:
      return no(`there is no pool ${JSON.stringify(pool)}`, 'pool');
  }
}

/** FS-GRID-2: places the combatant wherever there is room; ends holds that are then too long (FS-ACT-3). */
function place(fight: Fight, who: Combatant, cell: { readonly x: number; readonly y: number }): Carried {
  if (!Number.isInteger(cell.x) || !Number.isInteger(cell.y) || !canStandAt(fight, who, cell)) {
    return refuse('squareTaken', `${who.sheet.name} cannot stand there`, 'FS-GRID-2', 'cell');
  }
  const placed: Facts = { fact: 'placed', who: who.id, to: { x: cell.x, y: cell.y } };
  if (who.holds.length === 0 && who.heldBy.length === 0) return [placed];
  const trial = copy(fight);
  apply(trial, placed);
  return [placed, ...brokenHolds(trial, who.id)];
}

/** FS-ACT-3: the ends of its holds on others. */
const lettingGo = ({ id, holds }: Combatant): readonly Facts[] =>
  holds.map((held) => ({ fact: 'hold-ended', who: held, by: id, why: 'hand' }));

function setOut(fight: Fight, who: Combatant, out: 'dead' | 'unconscious' | 'fled' | null): Carried {
  if (out === who.out) return no(`${who.sheet.name} is that already`, 'out');
  switch (out) {
    case 'dead':
      return [...lettingGo(who), { fact: 'died', who: who.id, by: 'gm' }];
    case 'unconscious':
      return who.out === null
        ? knockedOut(fight, who, 'gm')
        : backAs(fight, who, knockedOut(fight, who, 'gm'));
    case 'fled':
      return [...lettingGo(who), { fact: 'left', who: who.id, out: 'fled' }];
    case null:
      return who.out === 'unconscious' ? wake(who) : backAs(fight, who, wakeFacts(who));
  }
}

/** Brings the combatant back into the fight, where its squares are free. */
function backAs(fight: Fight, who: Combatant, then: readonly Facts[]): Carried {
  const standsFree = who.out === 'unconscious' || canStandAt(fight, who, who.cell);
  if (!standsFree) return refuse('squareTaken', 'somebody stands on that square now', 'FS-GRID-2', 'who');
  return [{ fact: 'back', who: who.id }, ...then];
}

function setDoor(fight: Fight, door: string, open: boolean): Carried {
  const known = fight.battlefield.walls?.some((wall) => wall.id === door);
  if (!known) return no(`there is no door ${JSON.stringify(door)}`, 'door');
  const turned: Facts = { fact: 'door', door, open, who: 'gm' };
  const trial = copy(fight);
  apply(trial, turned);
  return [turned, ...partedHolds(trial)];
}

/** Changes side. What one does to foes alone ends between those who are friends then. */
const setSide = (fight: Fight, who: Combatant, side: string): Carried =>
  judgeSide(who, side, clause) ?? [
    { fact: 'side', who: who.id, side },
    ...endedBetweenFriends(fight, { ...who, side }),
  ];

/** FS-ACT-3, FS-COND-4, FS-MAN-7: one holds, hides from and feints at foes: what of that ends by a change of side. */
function endedBetweenFriends(fight: Fight, turned: Combatant): readonly Facts[] {
  const friends = (a: Combatant, b: Id): boolean => {
    const other = b === turned.id ? turned : one(fight, b);
    return (a === turned || other === turned) && !foes(a, other);
  };
  return fight.listing.flatMap((id): readonly Facts[] => {
    const who = id === turned.id ? turned : one(fight, id);
    const seenBy = who.hiddenFrom.filter((from) => friends(who, from));
    return [
      ...who.holds
        .filter((held) => friends(who, held))
        .map((held): Facts => ({ fact: 'hold-ended', who: held, by: id, why: 'hand' })),
      ...(seenBy.length > 0
        ? [{ fact: 'revealed', who: id, to: seenBy, clause: 'FS-COND-4' } satisfies Facts]
        : []),
      ...(who.feint && friends(who, who.feint.at)
        ? [{ fact: 'feint-lost', who: id, used: false } satisfies Facts]
        : []),
    ];
  });
}

const setInitiative = (_: Fight, { id: who }: Combatant, value: number): Carried =>
  isWhole(value, -99, 99)
    ? [{ fact: 'initiative-set', who, value }]
    : no('initiative is a whole number', 'value');

const setActive = (fight: Fight, { id: who }: Combatant): Carried =>
  fight.phase === 'turns' ? [{ fact: 'active-set', who }] : no('nobody has a turn now', 'who');

/** Changes by the game master's hand: the facts of each change, or why it is refused (FS-REF-1). */
export const override = overrideWith<Combatant, Fight, Facts>({
  clause,
  copy,
  apply,
  track: setTrack,
  pool: (_, who, pool, value) => setPool(who, pool, value),
  condition: changeCondition,
  position: place,
  initiative: setInitiative,
  side: setSide,
  add: addCombatant,
  remove: (_, who) => [...lettingGo(who), { fact: 'removed', who: who.id }],
  out: setOut,
  item: moveItem,
  door: setDoor,
  active: setActive,
});
