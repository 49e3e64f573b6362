import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { stillResolving } from '../refusal.ts';
import type { Tested } from '../scores.ts';
import { scoreNames, scores, skills, testedName } from '../scores.ts';
import type { Table } from '../table.ts';

/** Tests that the game master names, or allows. */

/** Every skill and Score, by an id that no two share. */
const byId: ReadonlyMap<string, { readonly label: string; readonly tested: Tested }> = new Map<
  string,
  { readonly label: string; readonly tested: Tested }
>([
  ...skills.map((skill) => [skill, { label: testedName({ skill }), tested: { skill } }] as const),
  ...scores.map((score) => [`score-${score}`, { label: scoreNames[score], tested: { score } }] as const),
]);

/** The list to pick a test from. */
export const testPicks: readonly { readonly id: string; readonly label: string }[] = [...byId].map(
  ([id, { label }]) => ({ id, label }),
);

/** The test of an id of the list, or `null`. */
export const testOf = (id: unknown): Tested | null =>
  typeof id === 'string' ? (byId.get(id)?.tested ?? null) : null;

interface Wanted {
  readonly clause: string;
  readonly what: string;
}

/** Asks the game master whether another skill serves, and which; `null`: none does. */
export function otherSkill(table: Table, who: Id, wanted: Wanted): Tested | null {
  const answer = table.ask(otherQuestion(who, wanted));
  return answer.option === 'allow' ? testOf(answer.skill) : null;
}

const otherQuestion = (who: Id, { clause, what }: Wanted): Question => ({
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
      needs: { skill: { kind: 'one', label: 'Which', oneOf: testPicks } },
    },
    { id: 'refuse', label: 'No other skill serves', clause, group: 'gm' },
  ],
  read(choice) {
    if (choice.option === 'refuse') return { option: 'refuse' };
    if (choice.option === 'allow' && testOf(choice.skill) !== null) {
      return { option: 'allow', skill: choice.skill };
    }
    return stillResolving('the answers are refuse and allow, with a skill of the list');
  },
});
