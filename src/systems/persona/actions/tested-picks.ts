import type { Json } from '../../../kernel/json.ts';
import { numeral } from '../../../kernel/phrases.ts';
import type { PickValue } from '../../../kernel/port.ts';
import type { Focus, Tested } from '../scores.ts';
import { focuses, scores, skills, testedName } from '../scores.ts';
import type { Fight } from '../state.ts';
import { testNumbers } from '../test/numbers.ts';
import type { TestSpec } from '../test/spec.ts';

/** Every test that the game master may ask for, by name: `athletics`, `athletics-climbing`, `score-agility`. */
const byId: ReadonlyMap<string, Tested> = new Map<string, Tested>([
  ...skills.flatMap((skill): [string, Tested][] => [
    [skill, { skill }],
    ...focuses[skill].map((focus: Focus): [string, Tested] => [`${skill}-${focus}`, { skill, focus }]),
  ]),
  ...scores.map((score): [string, Tested] => [`score-${score}`, { score }]),
  ['magic', { magic: true }],
]);

/** The tests as picks, each with its current target number. */
export const testedPicks = (fight: Fight, test: Omit<TestSpec, 'tested'>): readonly PickValue[] =>
  [...byId].map(([id, tested]) => ({
    id,
    label: testedName(tested),
    note: numeral(testNumbers(fight, { ...test, tested }).target.value),
  }));

/** The test of this name; `null` if there is none. */
export const readTested = (given: Json | undefined): Tested | null =>
  typeof given === 'string' ? (byId.get(given) ?? null) : null;
