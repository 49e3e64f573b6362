import type { MoveRules } from '../../../battlefield/move.ts';
import { directionAway, push } from '../../../battlefield/push.ts';
import type { Id } from '../../../kernel/json.ts';
import { poolOf, valueDice } from '../dice/pool.ts';
import { effectReading } from '../dice/readings.ts';
import { dealDamage } from '../harm/damage.ts';
import { dieOfRank } from '../ranks.ts';
import { trigger } from '../reactions/trigger.ts';
import { happened } from '../readied/happenings.ts';
import { rulingIds } from '../rulings.ts';
import { fieldOf } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject, one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { cellsOf, feetOf } from './feet.ts';
import { losesGround } from './ground.ts';
import { standings } from './rules.ts';

/** Being moved by others (AD-POS-16, AD-R63). It creates no opening and costs nothing. */

const clause = 'AD-POS-16';

export interface Shove {
  readonly who: Id;
  readonly by: Id;
  /** From where it is driven off; from where `by` stands unless said. */
  readonly from?: Pick<Combatant, 'cell' | 'squares'>;
  readonly feet: number;
}

const rulesOf = (fight: Fight, who: Combatant): Pick<MoveRules, 'size' | 'occupancy'> => ({
  size: who.squares,
  occupancy: standings(fight, who),
});

/** Straight away, up to what is in the way; the feet that were left. */
export function shove(table: Table, { who: id, by, from, feet }: Shove): number {
  const { fight } = table;
  const who = one(fight, id);
  const before = who.cell;
  if (!present(who) || isObject(who) || who.sheet.fixed) return feet;
  const field = fieldOf(fight);
  const origin = from ?? one(fight, by);
  const direction = directionAway(field, origin.cell, origin.squares, who.cell, who.squares);
  if (direction === null) return feet;
  const cells = Math.floor(cellsOf(fight, feet));
  const { path, left } = push(field, who.cell, direction, cells, rulesOf(fight, who));
  if (path.length > 0) {
    table.tell({ fact: 'pushed', who: id, by, from: who.cell, path });
    losesGround(table, id);
    const to = path.at(-1) ?? before;
    // It is all at once: what counts is where it was, and where it is.
    happened(table, { ...trigger(), event: 'step', who: id, from: before, to, forced: true });
  }
  const rest = feetOf(fight, left);
  if (rest > 0) collide(table, id, by, rest);
  return rest;
}

/** AD-R63 `collision`: 1 feeble die of impact for every 10 feet that are left. */
function collide(table: Table, id: Id, by: Id, feet: number): void {
  const { rulings } = table.fight;
  const dice = Math.floor(feet / 10);
  if (rulings.forcedMovement !== 'collision' || dice === 0) return;
  const said = [rulingIds.forcedMovement];
  const { total } = table.draw(
    poolOf(valueDice(dice, dieOfRank('feeble', rulings), rulings)),
    effectReading(dice, false),
    { clause, for: by, purpose: 'collision', against: id, rulings: said },
  );
  dealDamage(table, {
    who: id,
    by,
    amount: total,
    type: 'kinetic',
    kinetic: 'impact',
    rank: 'feeble',
    what: 'the collision',
    clause,
    rulings: said,
  });
}
