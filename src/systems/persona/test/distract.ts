import type { Question } from '../../../kernel/port.ts';
import { nameOf } from '../names.ts';
import { stillResolving } from '../refusal.ts';
import { testedName } from '../scores.ts';
import type { Fight } from '../state.ts';
import { conscious, one } from '../state.ts';
import type { Table } from '../table.ts';
import type { Thrown } from './dice.ts';
import type { TestSpec } from './spec.ts';
import { tellStands } from './stands.ts';

/** PE-ACT-22: each combatant that distracted the tester may force one reroll, of which the worse result counts. */
export function distract(table: Table, spec: TestSpec, first: Thrown, again: () => Thrown): Thrown {
  let thrown = first;
  for (const disruption of one(table.fight, spec.who).disruptions) {
    if (disruption.kind !== 'distracted' || !thrown.passed) continue;
    const { fight } = table;
    const by = fight.combatants[disruption.by];
    if (!by || !conscious(by)) continue;
    if (table.ask(distractQuestion(fight, by.id, spec, thrown)).option === 'decline') continue;
    table.tell({ fact: 'disruption-ended', who: spec.who, disruption, used: true });
    const other = again();
    // Both dice are read against the same target, so the higher one is worse.
    if (other.die > thrown.die) thrown = other;
    else tellStands(table, spec, thrown, 'worse', 'PE-ACT-22');
  }
  return thrown;
}

function distractQuestion(fight: Fight, by: string, spec: TestSpec, thrown: Thrown): Question {
  const clause = 'PE-ACT-22';
  const name = nameOf(fight, spec.who);
  return {
    id: 'distract',
    clause,
    for: by,
    reaction: 'distract',
    about: { tester: spec.who, test: testedName(spec.tested), purpose: spec.purpose, die: thrown.die },
    options: () => [
      { id: 'force', label: `${name} rolls again`, clause, group: 'reaction' },
      { id: 'decline', label: 'Save it for later', clause, group: 'reaction' },
    ],
    read: ({ option }) =>
      option === 'force' || option === 'decline'
        ? { option }
        : stillResolving('the answers are force and decline'),
  };
}
