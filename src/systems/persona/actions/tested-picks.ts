import type { Json } from '../../../kernel/json.ts';
import type { Pick } from '../../../kernel/port.ts';
import type { Focus, Tested } from '../scores.ts';
import { focuses, scores, skills, testedName } from '../scores.ts';
import type { Fight } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';
import type { TestSpec } from '../test/spec.ts';

/** Everything that the game master may ask a test of, by a word: `athletics`, `athletics-climbing`, `score-agility`. */
const byId: ReadonlyMap<string, Tested> = new Map<string, Tested>([
  ...skills.flatMap((skill): [string, Tested][] => [
    [skill, { skill }],
    ...focuses[skill].map((focus: Focus): [string, Tested] => [`${skill}-${focus}`, { skill, focus }]),
  ]),
  ...scores.map((score): [string, Tested] => [`score-${score}`, { score }]),
  ['magic', { magic: true }],
]);

/** With the target number beside each, all included that is known of the test. */
export const testedPicks = (fight: Fight, test: Omit<TestSpec, 'tested'>): readonly Pick[] =>
  [...byId].map(([id, tested]) => ({
    id,
    label: testedName(tested),
    note: `${testNumbers(fight, { ...test, tested }).target.value}`,
  }));

/** What such a word means. */
export const readTested = (given: Json | undefined): Tested | null =>
  typeof given === 'string' ? (byId.get(given) ?? null) : null;
