import type { MoveRules } from '../../../battlefield/move.ts';
import type { Push } from '../../../battlefield/push.ts';
import { directionAway, push } from '../../../battlefield/push.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Resisting } from '../checks/resist.ts';
import { resist } from '../checks/resist.ts';
import { poolOf, valueDice } from '../dice/pool.ts';
import { effectReading } from '../dice/readings.ts';
import { dealDamage } from '../harm/damage.ts';
import { harmless } from '../harm/harmless.ts';
import { dieOfRank } from '../ranks.ts';
import { trigger } from '../reactions/trigger.ts';
import { happened } from '../readied/happenings.ts';
import { rulingIds } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { feetOf } from './feet.ts';
import { losesGround } from './ground.ts';
import { corners, standings } from './rules.ts';

/** Forced movement (AD-POS-16, AD-R63). It creates no opening and costs nothing. */

const clause = 'AD-POS-16';

interface Shove {
  readonly who: Id;
  readonly by: Id;
  /** The place it is moved away from; without it, that of `by`. */
  readonly from?: Pick<Combatant, 'cell' | 'squares'>;
  readonly feet: number;
}

const rulesOf = (fight: Fight, who: Combatant): Pick<MoveRules, 'size' | 'corners' | 'occupancy'> => ({
  size: who.squares,
  corners,
  occupancy: standings(fight, who),
});

/** Whether it can be moved. Objects and those that do not move cannot. */
export const canBeMoved = (who: Combatant): boolean => present(who) && !isObject(who) && !who.sheet.fixed;

/** AD-R53: the feet of a step; as the crow flies a diagonal is longer. Of the eight directions every second one is one. */
const stepFeet = (fight: Fight, direction: number): number =>
  feetOf(fight, fight.rulings.cellSize === 'gridless' && direction % 2 === 1 ? Math.SQRT2 : 1);

/** The path straight away, up to the first blocked cell, and the feet left; `null` if it is not moved at all. */
function wayOf(fight: Fight, { who: id, by, from, feet }: Shove): Push | null {
  const who = one(fight, id);
  if (!canBeMoved(who)) return null;
  const field = fieldOf(fight);
  const origin = from ?? one(fight, by);
  const direction = directionAway(field, origin.cell, origin.squares, who.cell, who.squares);
  if (direction === null) return null;
  const each = stepFeet(fight, direction);
  const { path, left } = push(field, who.cell, direction, Math.floor(feet / each), rulesOf(fight, who));
  return { path, left: Math.floor(left * each) };
}

/** Knocks back, unless it is resisted. It is not resisted, and nothing happens, if it could neither move nor hurt. */
export function knockBack(table: Table, given: Shove, against: Omit<Resisting, 'who' | 'by'>): void {
  const { fight } = table;
  const way = wayOf(fight, given);
  if (!way || (way.path.length === 0 && !couldHurt(fight, given.who, way.left))) return;
  if (resist(table, { ...against, who: given.who, by: given.by }).won) return;
  shove(table, given);
}

/** Moves it. Returns the feet that were left. */
export function shove(table: Table, given: Shove): number {
  const { fight } = table;
  const { who: id, by, feet } = given;
  const who = one(fight, id);
  const before = who.cell;
  const way = wayOf(fight, given);
  if (!way) return feet;
  const { path, left } = way;
  if (path.length > 0) {
    table.tell({ fact: 'pushed', who: id, by, from: who.cell, path });
    losesGround(table, id, path);
    const to = path.at(-1) ?? before;
    // Only the first and the last cell count for readied acts.
    happened(table, { ...trigger(), event: 'step', who: id, from: before, to, forced: true });
  }
  if (left > 0) collide(table, id, by, left);
  return left;
}

/** AD-R63 `collision`: the number of feeble impact dice, 1 for each 10 feet left. */
const collisionDice = ({ rulings }: Fight, feet: number): number =>
  rulings.forcedMovement === 'collision' ? Math.floor(feet / 10) : 0;

const impact = { type: 'kinetic', kinetic: 'impact', rank: 'feeble' } as const;

/** AD-ARM-11: whether a collision could harm it. */
const couldHurt = (fight: Fight, who: Id, feet: number): boolean =>
  collisionDice(fight, feet) > 0 && harmless(fight, one(fight, who), impact) === null;

function collide(table: Table, id: Id, by: Id, feet: number): void {
  const { fight } = table;
  const dice = collisionDice(fight, feet);
  if (dice === 0) return;
  const rulings = [rulingIds.forcedMovement];
  const roll = (): number =>
    table.draw(
      poolOf(valueDice(dice, dieOfRank(impact.rank, fight.rulings), fight.rulings)),
      effectReading(dice, false),
      { clause, for: by, purpose: 'collision', against: id, rulings },
    ).total;
  const amount = couldHurt(fight, id, feet) ? roll() : 0;
  dealDamage(table, { who: id, by, amount, ...impact, what: 'the collision', clause, rulings });
}
