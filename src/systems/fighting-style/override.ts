import { judgeSide } from '../../documents/by-hand.ts';
import { isCombatant, readWho } from '../../engine/fields.ts';
import type { Change } from '../../engine/system.ts';
import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { apply } from './apply.ts';
import { knockedOut } from './combat/harm.ts';
import type { Facts } from './facts.ts';
import { brokenHolds } from './holds.ts';
import { apPerRound, attacksPerRound } from './judge.ts';
import { changeCondition } from './override-conditions.ts';
import { addCombatant, moveItem } from './override-things.ts';
import { canStandAt } from './reachable.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { copy } from './state.ts';

/** The game master's hand: every change as the facts that carry it out, or why it makes no sense (FS-REF-1). */

type Carried = readonly Facts[] | Refusal;

const clause = 'FS-REF-1';
const no = (because: string, field?: string): Refusal => refuse('noSuchThing', because, clause, field);
const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export function override(fight: Fight, change: Change): Carried {
  switch (change.change) {
    case 'track':
      return onWho(fight, change.who, (who) => setTrack(fight, who, change.track, change.left));
    case 'pool':
      return onWho(fight, change.who, (who) => setPool(who, change.pool, change.value));
    case 'condition':
      return onWho(fight, change.who, (who) => changeCondition(fight, who, change));
    case 'position':
      return onWho(fight, change.who, (who) => place(fight, who, change.cell));
    case 'initiative':
      return onWho(fight, change.who, (who) =>
        isWhole(change.value, -99, 99)
          ? [{ fact: 'initiative-set', who: who.id, value: change.value }]
          : no('initiative is a whole number', 'value'),
      );
    case 'side':
      return onWho(
        fight,
        change.who,
        (who) => judgeSide(who, change.side, clause) ?? [{ fact: 'side', who: who.id, side: change.side }],
      );
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
      return onWho(fight, change.who, (who) =>
        fight.phase === 'turns' ? [{ fact: 'active-set', who: who.id }] : no('nobody has a turn now', 'who'),
      );
    case 'end':
      return [{ fact: 'over', winner: change.winner }];
    case 'note':
      return [{ fact: 'note', text: change.text, clause }];
  }
}

function onWho(fight: Fight, id: Id, then: (who: Combatant) => Carried): Carried {
  const who = readWho(fight, id, 'who', clause);
  return isCombatant(who) ? then(who) : who;
}

/** Health; knocking out and waking follow from it as they do by damage and healing (FS-HP-1, FS-HP-2). */
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

/** FS-GRID-2: wherever there is room; a hold that is too long then ends (FS-ACT-3). */
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

function setOut(fight: Fight, who: Combatant, out: 'dead' | 'unconscious' | 'fled' | null): Carried {
  if (out === who.out) return no(`${who.sheet.name} is that already`, 'out');
  switch (out) {
    case 'dead':
      return [{ fact: 'died', who: who.id, by: 'gm' }];
    case 'unconscious':
      return who.out === null
        ? knockedOut(fight, who, 'gm')
        : backAs(fight, who, knockedOut(fight, who, 'gm'));
    case 'fled':
      return [{ fact: 'left', who: who.id, out: 'fled' }];
    case null:
      return who.out === 'unconscious' ? wake(who) : backAs(fight, who, wakeFacts(who));
  }
}

/** Somebody who is awake has Health above 0. */
const wakeFacts = (who: Combatant): readonly Facts[] =>
  who.health > 0 ? [] : [{ fact: 'health-set', who: who.id, left: 1 }];

const wake = (who: Combatant): Carried => [...wakeFacts(who), { fact: 'woke', who: who.id }];

/** Somebody who comes back needs a free square. */
function backAs(fight: Fight, who: Combatant, then: readonly Facts[]): Carried {
  const standsFree = who.out === 'unconscious' || canStandAt(fight, who, who.cell);
  if (!standsFree) return refuse('squareTaken', 'somebody stands on that square now', 'FS-GRID-2', 'who');
  return [{ fact: 'back', who: who.id }, ...then];
}

function setDoor(fight: Fight, door: string, open: boolean): Carried {
  const known = fight.battlefield.walls?.some((wall) => wall.id === door);
  return known
    ? [{ fact: 'door', door, open, who: 'gm' }]
    : no(`there is no door ${JSON.stringify(door)}`, 'door');
}
