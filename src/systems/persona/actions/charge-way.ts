import { toCells } from '../../../battlefield/distance.ts';
import type { Cell } from '../../../kernel/json.ts';
import type { Choice, PickCell, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { FormOfAttack } from '../combat/offer.ts';
import { judgePair } from '../combat/offer.ts';
import type { Means } from '../combat/types.ts';
import { metresAlong } from '../movement/along.ts';
import { reachableFor } from '../movement/reachable.ts';
import type { Walking } from '../movement/way.ts';
import { gaitOf, readWay } from '../movement/way.ts';
import { refuse } from '../refusal.ts';
import { fieldOf, metresApart } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';

/** Where a Charge may end (PE-ACT-5, PE-R38): within reach of its target, after a minimum number of metres. */

/** PE-R37: the Basic Move of a Charge, either the turn's own or an extra one. */
export const chargeWalk = ({ rulings }: Pick<Fight, 'rulings'>): Walking =>
  rulings.chargeCost === 'actionOnly' ? { pace: 'basic', extra: true } : { pace: 'basic' };

/** PE-R38: whether a path from a cell is long enough for a Charge, whose Move has not begun. */
export const longEnough = (fight: Fight, from: Cell, path: readonly Cell[]): boolean =>
  metresAlong(fight, from, path, false) >= fight.rulings.chargeMinMetres;

/** Whether the combatant could attack this target from a square. */
const strikesFrom = (
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  target: Combatant,
  cell: Cell,
): boolean => judgePair(fight, { ...who, cell }, form, means, target) === null;

/**
 * The squares that the Basic Move of a Charge reaches on a long enough path: cheapest first, ties by straight-line
 * distance.
 */
export function chargeGround(fight: Fight, who: Combatant): readonly PickCell[] {
  const gait = gaitOf(who, chargeWalk(fight));
  if (!gait) return [];
  const near = reachableFor(fight, who, gait);
  const all = near.cells();
  const cells =
    fight.rulings.chargeMinMetres <= 1
      ? [...all]
      : all.filter((cell) => longEnough(fight, who.cell, near.pathTo(cell) ?? []));
  const off = ({ x, y }: Cell): number => (x - who.cell.x) ** 2 + (y - who.cell.y) ** 2;
  return cells.sort((a, b) => (a.cost ?? 0) - (b.cost ?? 0) || off(a) - off(b));
}

/** Whether the combatant could attack this target from a square. Checks the distance first, which is cheap. */
export function strikesFromGround(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  target: Combatant,
  cell: Cell,
): boolean {
  const apart = metresApart(fight, cell, who.squares, target.cell, target.squares);
  return apart <= means.metres && strikesFrom(fight, who, form, means, target, cell);
}

/** Whether a Charge could end within reach of this target. Examines only the squares around it. */
export function canCharge(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  target: Combatant,
): boolean {
  const gait = gaitOf(who, chargeWalk(fight));
  if (!gait) return false;
  const near = reachableFor(fight, who, gait);
  const { x, y } = target.cell;
  const field = fieldOf(fight);
  const reach = Math.ceil(toCells(field, means.metres)) + (field.grid === 'square' ? 0 : 1);
  for (let row = y - reach - who.squares + 1; row < y + target.squares + reach; row++) {
    for (let column = x - reach - who.squares + 1; column < x + target.squares + reach; column++) {
      const cell = { x: column, y: row };
      if (near.costTo(cell) === null || !strikesFromGround(fight, who, form, means, target, cell)) continue;
      if (longEnough(fight, who.cell, near.pathTo(cell) ?? [])) return true;
    }
  }
  return false;
}

/**
 * The path of a Charge: the one of the choice, or the shortest that is long enough. Empty where PE-R38 needs no metre.
 */
export function readChargeWay(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  target: Combatant,
  choice: Choice,
): readonly Cell[] | Refusal {
  if (choice.to === undefined && choice.path === undefined) {
    return shortest(fight, who, form, means, target);
  }
  if (Array.isArray(choice.path) && choice.path.length === 0) {
    const stays = fight.rulings.chargeMinMetres === 0;
    const refused = judgePair(fight, who, form, means, target);
    return refused ?? (stays ? [] : tooShort(fight));
  }
  const path = readWay(fight, who, choice, chargeWalk(fight));
  if (isRefusal(path)) return path as Refusal;
  if (!longEnough(fight, who.cell, path)) return tooShort(fight);
  const end = path[path.length - 1];
  if (end === undefined) return tooShort(fight);
  return judgePair(fight, { ...who, cell: end }, form, means, target) ?? path;
}

function shortest(
  fight: Fight,
  who: Combatant,
  form: FormOfAttack,
  means: Means,
  target: Combatant,
): readonly Cell[] | Refusal {
  if (fight.rulings.chargeMinMetres === 0 && judgePair(fight, who, form, means, target) === null) return [];
  const gait = gaitOf(who, chargeWalk(fight));
  const end = chargeGround(fight, who).find((cell) =>
    strikesFromGround(fight, who, form, means, target, cell),
  );
  if (gait && end) return reachableFor(fight, who, gait).pathTo(end) ?? [];
  const because = `${who.sheet.name} finds no way to charge at ${target.sheet.name} with ${means.label}`;
  return refuse('outOfReach', because, 'PE-ACT-5', 'target');
}

const tooShort = ({ rulings }: Fight): Refusal =>
  refuse('noWay', `a Charge needs ${rulings.chargeMinMetres} m or more`, 'PE-ACT-5', 'path');
