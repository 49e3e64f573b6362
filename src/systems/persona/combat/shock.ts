import type { Id } from '../../../kernel/json.ts';
import { inflict } from '../ailments/inflict.ts';
import { immuneTo } from '../harm/affinity.ts';
import { conscious, foes, one, suffers } from '../state.ts';
import type { Table } from '../table.ts';
import { makeTest } from '../test/test.ts';
import type { Attack } from './types.ts';

/** PE-AIL-11: the targets of an enemy's melee attack that are Shocked at this moment. */
export function shockedTargets(table: Table, { who, means, targets }: Attack): readonly Id[] {
  if (means.manner !== 'melee') return [];
  const attacker = one(table.fight, who);
  return targets.filter((id) => {
    const target = table.fight.combatants[id];
    return target !== undefined && foes(attacker, target) && suffers(target, 'shocked');
  });
}

/**
 * PE-AIL-11, PE-R110: after the attack, an Agility test per Shocked target; failing it makes the attacker Shocked too.
 */
export function shockContact(table: Table, who: Id, shocked: readonly Id[], hit: readonly Id[]): void {
  for (const target of shocked) {
    const { fight } = table;
    const attacker = one(fight, who);
    if (fight.rulings.shockContact === 'onHitOnly' && !hit.includes(target)) continue;
    if (!conscious(attacker) || immuneTo(fight, attacker, 'shocked')) continue;
    const test = makeTest(table, {
      who,
      tested: { score: 'agility' },
      kind: 'resist-ailment',
      clause: 'PE-AIL-11',
      purpose: 'shock',
      against: target,
    });
    if (test.passed) continue;
    inflict(table, { who, by: target, ailment: 'shocked', resisted: null, clause: 'PE-AIL-11' });
  }
}
