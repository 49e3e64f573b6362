import type { Id } from '../../../kernel/json.ts';
import type { Combatant, Fight, Stage } from '../state.ts';
import { one } from '../state.ts';
import type { Table } from '../table.ts';
import { nextHolder } from './bonus.ts';
import { lostBecause } from './next.ts';

/** PE-R78: the stages of a turn in order: One Mores before or after the end-of-turn effects. */
const orders: { readonly [timing in Fight['rulings']['oneMoreTiming']]: readonly Stage[] } = {
  beforeEndHooks: ['start', 'main', 'bonus', 'end'],
  afterEndHooks: ['start', 'main', 'end', 'bonus'],
};

/** Ends this stage: begins the next one, or ends the turn (PE-TIME-10, PE-ONE-4). */
export function nextStage(table: Table, who: Id): void {
  const { fight } = table;
  const order = orders[fight.rulings.oneMoreTiming];
  let stage = order[order.indexOf(fight.stage) + 1];
  // The stage of One Mores is skipped if none was earned.
  if (stage === 'bonus' && nextHolder(fight, one(fight, who)) === null)
    stage = order[order.indexOf(stage) + 1];
  if (stage !== undefined) {
    table.tell({ fact: 'turn-stage', who, stage });
    return;
  }
  const why = lostBecause(one(fight, who));
  if (why !== null && isUntouched(one(fight, who))) table.tell({ fact: 'turn-skipped', who, why });
  else table.tell({ fact: 'turn-ended', who });
}

/** Whether nothing was done in this turn. */
export const isUntouched = ({ acted, move, moveOver }: Combatant): boolean =>
  !acted && move === null && !moveOver;
