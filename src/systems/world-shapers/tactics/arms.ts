import type { Choice } from '../../../kernel/port.ts';
import { switchWeapons } from '../actions/switch-weapons.ts';
import { refusedIn } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { readyMeans, standingFoes } from './deeds.ts';

/** Draws a weapon, when there is nothing in hand to fight with. */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (readyMeans(who).some(({ weapon }) => !weapon.freeHand) || standingFoes(fight, who).length === 0)
    return null;
  const shields = who.hands.map(({ item }) => item).filter(({ thing }) => thing.kind === 'shield');
  for (const item of who.carried) {
    if (item.thing.kind !== 'weapon') continue;
    for (const hands of [[item.id, ...shields.map(({ id }) => id)], [item.id]]) {
      const choice = { option: 'switch-weapons', hands };
      if (!refusedIn(switchWeapons.read(fight, who, choice))) return choice;
    }
  }
  return null;
}

/** Whether it has something that reaches farther than an arm: then it keeps out of arms' reach. */
export function farRange(who: Combatant): number {
  let far = 0;
  for (const means of readyMeans(who)) if (means.manner === 'ranged') far = Math.max(far, means.range);
  for (const { does, cost, range } of who.sheet.abilities) {
    const harms = does.deed === 'attack' || (does.deed === 'defense' && does.damage.length > 0);
    if (harms && range >= 4 && cost.ap !== undefined && cost.wp <= who.wp) far = Math.max(far, range);
  }
  return far;
}

/** Metres that its blades reach. */
export const meleeReachOf = (who: Combatant): number =>
  Math.max(1, ...readyMeans(who).map(({ manner, range }) => (manner === 'melee' ? range : 1)));
