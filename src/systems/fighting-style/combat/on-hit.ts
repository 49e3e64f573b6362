import type { Id } from '../../../kernel/json.ts';
import type { OnHit } from '../gear.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Attack } from './attack.ts';
import { makeTest, testNumbers } from './test.ts';

/** The effects of bola and net on those they hit. */

/** The spec of the allowed test with the highest TN; of equal ones the first listed. */
function bestTest(fight: Fight, who: Id, onHit: OnHit) {
  let best = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const skill of onHit.tests) {
    const spec = { who, skill, clause: 'FS-ATK-3', purpose: 'entangled' } as const;
    const { tn } = testNumbers(fight, spec);
    if (tn.value > highest) {
      highest = tn.value;
      best = spec;
    }
  }
  return best;
}

/** Applies the effect of a hit, after its damage. Does nothing to the unconscious. */
export function entangle(table: Table, attack: Attack, target: Id, onHit: OnHit): void {
  const { fight } = table;
  const who = fight.combatants[target];
  if (!who || !conscious(who) || attack.means.kind !== 'weapon') return;
  const { item } = attack.means;
  switch (onHit.effect) {
    case 'trip': {
      if (who.prone) return;
      const spec = bestTest(fight, target, onHit);
      if (spec && makeTest(table, { ...spec, against: attack.who }).passed) return;
      table.tell({
        fact: 'condition',
        who: target,
        condition: 'prone',
        on: true,
        by: attack.who,
        clause: 'FS-COND-2',
      });
      return;
    }
    case 'net':
      if (one(fight, target).netted === null) {
        // A natural weapon is no item: the net has the id `net` then.
        table.tell({ fact: 'netted', who: target, by: attack.who, item: item?.id ?? 'net' });
      }
      return;
  }
}
