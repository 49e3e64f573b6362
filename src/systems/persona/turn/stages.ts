import type { Id } from '../../../kernel/json.ts';
import type { Fight, Stage } from '../state.ts';
import type { Table } from '../table.ts';

/** The stages of a turn in their order: One Mores come before the effects of its end, or after them (PE-R78). */
const orders: { readonly [timing in Fight['rulings']['oneMoreTiming']]: readonly Stage[] } = {
  beforeEndHooks: ['start', 'main', 'bonus', 'end'],
  afterEndHooks: ['start', 'main', 'end', 'bonus'],
};

/** This stage of the turn is over: the next begins, or the turn ends (PE-TIME-10, PE-ONE-4). */
export function nextStage(table: Table, who: Id): void {
  const { fight } = table;
  const order = orders[fight.rulings.oneMoreTiming];
  const stage = order[order.indexOf(fight.stage) + 1];
  if (stage === undefined) table.tell({ fact: 'turn-ended', who });
  else table.tell({ fact: 'turn-stage', who, stage });
}
