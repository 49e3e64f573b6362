import type { Id } from '../../../kernel/json.ts';
import { endAilment } from '../ailments/end.ts';
import { bestOf } from '../derived.ts';
import type { Combatant } from '../state.ts';
import { conscious, one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { makeTest } from '../test/test.ts';
import type { Effect } from './effects.ts';
import { isLost, nextEffect } from './effects.ts';
import { nextStage } from './stages.ts';

/** The end of a turn (PE-TIME-10), one effect per step: the Frozen test to break free, ailments run out. */
export function endStage(table: Table, who: Combatant): void {
  const effect = nextEffect(table.fight, effects, who);
  if (effect === null) {
    nextStage(table, who.id);
    return;
  }
  table.tell({ fact: 'settled', effect: effect.id });
  table.upon([who.id], () => effect.happens(table, who.id));
}

const effects: readonly Effect[] = [
  {
    id: 'frozen',
    applies: (_, who) => conscious(who) && suffers(who, 'frozen'),
    happens: breakTheIce,
  },
  {
    id: 'durations',
    applies: (fight, who) =>
      fight.rulings.durationCount === 'sufferersTurnEnds' &&
      !isLost(fight, who) &&
      who.ailments.some(({ turns }) => turns !== null),
    happens: countDown,
  },
];

/** PE-AIL-10: the better of Strength and Toughness. It is part of the ailment, so PE-R2 does not suppress it. */
function breakTheIce(table: Table, id: Id): void {
  const { fight } = table;
  const tested = bestOf(one(fight, id), [{ score: 'strength' }, { score: 'toughness' }], fight.rulings);
  const spec = { who: id, tested, kind: 'endure', clause: 'PE-AIL-10', purpose: 'break-ice' } as const;
  if (makeTest(table, spec).passed) endAilment(table, id, 'frozen', 'passed');
}

/**
 * PE-AIL-4, PE-R103: counts down ailments that were there when the turn began (with PE-R103 `rounds` all of them); 0
 * ends them.
 */
export function countDown(table: Table, id: Id): void {
  const byTurns = table.fight.rulings.durationCount === 'sufferersTurnEnds';
  for (const ailment of one(table.fight, id).ailments) {
    if (ailment.turns === null) continue;
    const counts = !(ailment.fresh && byTurns);
    const turns = counts ? ailment.turns - 1 : ailment.turns;
    if (turns <= 0) endAilment(table, id, ailment.id, 'over');
    else table.tell({ fact: 'ailment-changed', who: id, ailment: { ...ailment, turns, fresh: false } });
  }
}
