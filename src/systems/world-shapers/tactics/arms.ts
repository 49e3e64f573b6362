import { switchWeapons } from '../actions/switch-weapons.ts';
import type { Choice } from '../../../kernel/port.ts';
import { refusedIn } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import { readyMeans, standingFoes } from './deeds.ts';

/** Draws a weapon, when there is nothing in hand to fight with. */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (readyMeans(who).some(({ weapon }) => !weapon.freeHand) || standingFoes(fight, who).length === 0) return null;
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
