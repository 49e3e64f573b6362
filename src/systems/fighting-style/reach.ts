import { hasLine } from '../../battlefield/sight.ts';
import type { Cell } from '../../kernel/json.ts';
import type { Weapon } from './gear.ts';
import { bareHands } from './pack/armory.ts';
import { fieldOf, metresApart } from './space.ts';
import type { Combatant, Fight } from './state.ts';
import { conscious, foes, hiddenFrom, one, present } from './state.ts';
import { inInitiativeOrder } from './windows.ts';

/** Who has whom in reach (FS-ATK-7), and which single steps provoke (FS-OPP-2). */

/** Whether bare hands count: not beside a bow where the table says so (FS-R33, `readiedOnly`). */
export function hasBareHands(fight: Fight, who: Combatant): boolean {
  if (who.sheet.hands === 0) return false;
  if (fight.rulings.reachMeasure === 'longestMelee') return true;
  return !who.hands.some(({ item }) => item.thing.kind === 'weapon' && item.thing.weapon.shot !== undefined);
}

/** FS-ATK-7: metres; the longest among melee weapons in hand, the body's own and bare hands. 0: no reach at all. */
export function meleeReach(fight: Fight, who: Combatant): number {
  let reach = 0;
  for (const { item } of who.hands) {
    if (item.thing.kind === 'weapon') reach = longer(reach, item.thing.weapon);
  }
  for (const weapon of who.sheet.natural) reach = longer(reach, weapon);
  return reach < 1 && hasBareHands(fight, who) ? longer(reach, bareHands) : reach;
}

const longer = (reach: number, weapon: Weapon): number => Math.max(reach, weapon.melee?.reach ?? 0);

/** Whether `metres` of reach bring `who` to somebody: walls and closed doors stop a weapon as they stop an arrow. */
export const withinReach = (fight: Fight, who: Combatant, whom: Combatant, metres: number): boolean =>
  coversAt(fight, who, whom.cell, whom.squares, metres);

/** The same for somebody who would stand at `cell`. */
function coversAt(fight: Fight, who: Combatant, cell: Cell, squares: number, metres: number): boolean {
  if (metres <= 0 || metresApart(fight, who.cell, who.squares, cell, squares) > metres) return false;
  const field = fieldOf(fight);
  return !field.walled || hasLine(field, who.cell, who.squares, cell, squares, 'effect');
}

/** FS-ATK-7: whether `who` has `whom` in melee reach. */
export const reaches = (fight: Fight, who: Combatant, whom: Combatant): boolean =>
  withinReach(fight, who, whom, meleeReach(fight, who));

/** Foes who could strike at an opening: conscious, not surprised, and who know where this one is (FS-OPP-1). */
export const watches = (foe: Combatant, who: Combatant): boolean =>
  conscious(foe) && foes(foe, who) && !foe.surprised && !hiddenFrom(who, foe.id);

/** FS-OPP-4, FS-OPP-5: the foes who have this one in reach where it is, in the order of initiative. */
export function whoReach(fight: Fight, who: Combatant): readonly string[] {
  const found: string[] = [];
  for (const id of fight.listing) {
    const foe = one(fight, id);
    if (watches(foe, who) && reaches(fight, foe, who)) found.push(id);
  }
  return inInitiativeOrder(fight, found);
}

/** FS-OPP-2, FS-R47: whether this one step provokes this foe. */
export function stepProvokes(fight: Fight, foe: Combatant, who: Combatant, from: Cell, to: Cell): boolean {
  const reach = meleeReach(fight, foe);
  switch (fight.rulings.opportunityMove) {
    case 'stepFromReach':
      return coversAt(fight, foe, from, who.squares, reach);
    case 'leaveOnly':
      return coversAt(fight, foe, from, who.squares, reach) && !coversAt(fight, foe, to, who.squares, reach);
    case 'enterToo':
      return coversAt(fight, foe, from, who.squares, reach) || coversAt(fight, foe, to, who.squares, reach);
  }
}

/** Touch: within 1 m (FS-REACT-3). */
export const touches = (fight: Fight, who: Combatant, cell: Cell, squares = 1): boolean =>
  metresApart(fight, who.cell, who.squares, cell, squares) <= 1;

/** Whether both are there and within 1 m of each other (FS-ACT-3). */
export const besides = (fight: Fight, a: Combatant, b: Combatant): boolean =>
  present(a) && present(b) && touches(fight, a, b.cell, b.squares);
