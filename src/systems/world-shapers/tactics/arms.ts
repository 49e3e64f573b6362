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
 * Picks up its own weapon if it lies near (once a turn this is free), or draws another if it has none in hand;
 * otherwise `null`.
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

/** WS-ADV-10, WS-BAS-6: picks up a weapon of its own that it lost. */
function fromTheGround(fight: Fight, who: Combatant, free: boolean): Choice | null {
  for (const { item } of fight.floor) {
    if (item.thing.kind !== 'weapon' || !item.id.startsWith(`${who.id}/`)) continue;
    const choice = { option: 'pick-up', item: item.id, ...(free ? { pay: 'free' } : {}) };
    if (!isRefusal(pickUp.read(fight, who, choice))) return choice;
  }
  return null;
}

/** The longest ranges in metres of melee and ranged weapons. */
interface Ranges {
  readonly melee: number;
  readonly far: number;
}

/** Keyed by the list of means, which stays the same while the items in hand do. */
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

/**
 * The range in metres of its best ranged weapon or harmful Ability; 0 if it fights only in melee. Those with a range
 * keep out of melee reach.
 */
export function farRange(who: Combatant): number {
  let { far } = rangesOf(who);
  for (const { does, cost, range } of who.sheet.abilities) {
    const harms = does.deed === 'attack' || (does.deed === 'defense' && does.damage.length > 0);
    if (harms && range >= 4 && cost.ap !== undefined && cost.wp <= who.wp) far = Math.max(far, range);
  }
  return far;
}

/** The reach in metres of its melee weapons. */
export const meleeReachOf = (who: Combatant): number => rangesOf(who).melee;
