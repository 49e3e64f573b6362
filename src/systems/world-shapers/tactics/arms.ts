import type { Choice } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import { pickUp } from '../actions/interact.ts';
import { switchWeapons } from '../actions/switch-weapons.ts';
import type { Manner, WeaponMeans } from '../combat/types.ts';
import { judgeFreeUse } from '../hands/free-use.ts';
import type { Combatant, Fight } from '../state.ts';
import { readyMeans } from './deeds.ts';
import { standingFoes } from './people.ts';

/**
 * Takes up its own weapon that lies there, which costs nothing once in a turn; draws another, when there is nothing in hand
 * to fight with.
 */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (standingFoes(fight, who).length === 0) return null;
  const armed = readyMeans(who).some(({ weapon }) => !weapon.freeHand);
  const free = judgeFreeUse(who, 'interact') === null;
  const lost = free || !armed ? fromTheGround(fight, who, free) : null;
  if (lost) return lost;
  if (armed) return null;
  const shields = who.hands.map(({ item }) => item).filter(({ thing }) => thing.kind === 'shield');
  for (const item of who.carried) {
    if (item.thing.kind !== 'weapon') continue;
    for (const hands of [[item.id, ...shields.map(({ id }) => id)], [item.id]]) {
      const choice = { option: 'switch-weapons', hands };
      if (!isRefusal(switchWeapons.read(fight, who, choice))) return choice;
    }
  }
  return null;
}

/** WS-ADV-10, WS-BAS-6: what somebody has struck out of its hand, as long as it lies near. */
function fromTheGround(fight: Fight, who: Combatant, free: boolean): Choice | null {
  for (const { item } of fight.floor) {
    if (item.thing.kind !== 'weapon' || !item.id.startsWith(`${who.id}/`)) continue;
    const choice = { option: 'pick-up', item: item.id, ...(free ? { pay: 'free' } : {}) };
    if (!isRefusal(pickUp.read(fight, who, choice))) return choice;
  }
  return null;
}

/** How far the weapons of a list reach, of each manner. */
interface Ranges {
  readonly melee: number;
  readonly far: number;
}

/** By the list: it is the same one for as long as the hands hold what they hold. */
const ranges = new WeakMap<readonly WeaponMeans[], Ranges>();

function rangesOf(who: Combatant): Ranges {
  const all = readyMeans(who);
  let found = ranges.get(all);
  if (!found) {
    const most = (manner: Manner, least: number): number =>
      all.reduce((far, means) => (means.manner === manner ? Math.max(far, means.range) : far), least);
    found = { melee: most('melee', 1), far: most('ranged', 0) };
    ranges.set(all, found);
  }
  return found;
}

/** Whether it has something that reaches farther than an arm: then it keeps out of arms’ reach. */
export function farRange(who: Combatant): number {
  let { far } = rangesOf(who);
  for (const { does, cost, range } of who.sheet.abilities) {
    const harms = does.deed === 'attack' || (does.deed === 'defense' && does.damage.length > 0);
    if (harms && range >= 4 && cost.ap !== undefined && cost.wp <= who.wp) far = Math.max(far, range);
  }
  return far;
}

/** Metres that its blades reach. */
export const meleeReachOf = (who: Combatant): number => rangesOf(who).melee;
