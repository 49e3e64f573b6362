import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { readTested, testedPicks } from '../actions/tested-picks.ts';
import { stillResolving } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import type { Fight } from '../state.ts';
import type { Table } from '../table.ts';
import type { TestSpec } from '../test/spec.ts';

/** A test with a skill that the rules do not name, which needs the game master's approval. */

interface Wanted {
  readonly clause: string;
  readonly what: string;
  /** The test without what is tested. */
  readonly test: Omit<TestSpec, 'tested'>;
}

/** Asks the game master whether another skill may be used, and which; `null` if none. */
export function otherSkill(table: Table, who: Id, wanted: Wanted): Tested | null {
  const answer = table.ask(otherQuestion(table.fight, who, wanted));
  return answer.option === 'allow' ? readTested(answer.skill) : null;
}

const otherQuestion = (fight: Fight, who: Id, { clause, what, test }: Wanted): Question => ({
  id: 'other-skill',
  clause,
  for: 'gm',
  about: { who, what },
  options: () => [
    {
      id: 'allow',
      label: 'Allow it',
      clause,
      group: 'gm',
      needs: { skill: { kind: 'one', label: 'Which', oneOf: testedPicks(fight, test) } },
    },
    { id: 'refuse', label: 'No other skill serves', clause, group: 'gm' },
  ],
  read(choice) {
    if (choice.option === 'refuse') return { option: 'refuse' };
    if (choice.option === 'allow' && readTested(choice.skill) !== null) {
      return { option: 'allow', skill: choice.skill };
    }
    return stillResolving('the answers are refuse and allow, with a skill of the list');
  },
});
