import type { Id } from '../../../kernel/json.ts';
import { holdOf, holdThroughWound } from '../combat/hold.ts';
import type { Level } from '../levels.ts';
import { shies } from '../movement/mount-control.ts';
import { one, present } from '../state.ts';
import type { Table } from '../table.ts';
import { happened } from '../turn/events.ts';
import { collapse, die, stayConscious } from './consciousness.ts';
import { placeFor, withWound } from './slots.ts';

/** A wound that is about to be received (SL-ATK-6, steps 10 to 13). */
interface Wounding {
  readonly who: Id;
  /** `gm` for fire, falls and the like. */
  readonly by: Id;
  readonly with: string;
  /** The level by the final damage; `null`: no wound. */
  readonly level: Level | null;
  /** Steps of Quick Attack (-1) and Rebuff (+1) (SL-OFF-4, SL-OFF-6). */
  readonly steps: number;
  /** SL-OFF-3: whether the attacker may spare a target that it would knock out. */
  readonly mercy?: boolean;
}

/** Deals a wound with all its consequences and returns the level of the slot it filled; `null`: no wound was placed. */
export function dealWound(table: Table, wounding: Wounding): Level | null {
  const { who: id, by, steps, with: means } = wounding;
  const { fight } = table;
  const who = one(fight, id);
  if (!present(who)) return null;
  const found = placeFor(wounding.level, steps, who, fight.rulings);
  if (found === 'none') return null;
  if (found === 'overflow') return overflow(table, id, by);
  const { meant, level: placed } = found;
  const hold = holdOf(fight, who);
  const wounds = withWound(who.wounds, placed, 1);
  table.tell({ fact: 'wound', who: id, by, with: means, meant, level: placed, wounds });
  afterWound(table, wounding, placed);
  holdThroughWound(table, id, placed, hold);
  shies(table, id);
  happened(table, 'wound', id, true);
  return placed;
}

/** SL-HLT-10, SL-R9: a wound that finds even the fatal slot full. */
function overflow(table: Table, id: Id, by: Id): Level | null {
  if (table.fight.rulings.fatalOverflow === 'dead') die(table, id, by, 'SL-HLT-10');
  return null;
}

/**
 * SL-COM-3, SL-HLT-12, SL-HLT-13, SL-CND-2: ends Defend; a fatal wound kills or makes dying; any other may knock out.
 */
function afterWound(table: Table, { who: id, by, mercy = false }: Wounding, level: Level): void {
  const who = one(table.fight, id);
  if (who.defending) table.tell({ fact: 'defending', who: id, defending: null });
  if (level === 'fatal') {
    if (who.heroRules) collapse(table, id, true, 'SL-CND-4');
    else die(table, id, by, 'SL-HLT-13');
    return;
  }
  stayConscious(table, id, by, level, mercy);
}
