import type { Json } from '../../../kernel/json.ts';
import type { Pick } from '../../../kernel/port.ts';
import { standingTarget } from '../derived.ts';
import type { Focus, Tested } from '../scores.ts';
import { focuses, scores, skills, testedName } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';

/** Everything that the game master may ask a test of, by a word: `athletics`, `athletics-climbing`, `score-agility`. */
const byId: ReadonlyMap<string, Tested> = new Map<string, Tested>([
  ...skills.flatMap((skill): [string, Tested][] => [
    [skill, { skill }],
    ...focuses[skill].map((focus: Focus): [string, Tested] => [`${skill}-${focus}`, { skill, focus }]),
  ]),
  ...scores.map((score): [string, Tested] => [`score-${score}`, { score }]),
  ['magic', { magic: true }],
]);

/** With the target number of somebody beside each, when it is said whose. */
export const testedPicks = (fight: Fight, who: Combatant | null): readonly Pick[] =>
  [...byId].map(([id, tested]) => ({
    id,
    label: testedName(tested),
    ...(who ? { note: `${standingTarget(who, tested, fight.rulings).value}` } : {}),
  }));

/** What such a word means. */
export const readTested = (given: Json | undefined): Tested | null =>
  typeof given === 'string' ? (byId.get(given) ?? null) : null;
