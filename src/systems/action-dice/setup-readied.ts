import type { Id } from '../../kernel/json.ts';
import type { Choice, Refusal } from '../../kernel/port.ts';
import { isRefusal } from '../../kernel/port.ts';
import { actionsOf } from './actions/of.ts';
import { readiedBy } from './actions/ready.ts';
import type { Readied } from './acts/act.ts';
import type { Now } from './encounter-schema.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { standing } from './state.ts';

/** Acts that are readied when the fight begins (AD-ACT-11), judged as if Ready were taken now. */

/** `at`: the index in the list. */
interface NotReady {
  readonly at: number;
  readonly refused: Refusal;
}

/** The readied acts, or the first refusal. `count`: the fight's counter of ids before them. */
export function readiedAtStart(
  fight: Fight,
  who: Combatant,
  said: Now['readied'],
  count: number,
): readonly Readied[] | NotReady {
  const all: Readied[] = [];
  for (const [at, one] of said.entries()) {
    const refused = judge(fight, who, at);
    if (refused) return { at, refused };
    const id: Id = `effect-${count + at + 1}`;
    const readied = readiedBy(fight, who, actionsOf(who), { option: 'ready', ...one } as Choice, id);
    if (isRefusal(readied)) return { at, refused: readied };
    all.push(readied);
  }
  return all;
}

export const isNotReady = (found: readonly Readied[] | NotReady): found is NotReady => 'refused' in found;

/** AD-SHK-3, AD-R34: whether it may have a readied act at this index. */
function judge({ rulings }: Fight, who: Combatant, at: number): Refusal | null {
  if (!standing(who)) return refuse('out', `${who.sheet.name} is out of the fight`, 'AD-SHK-3');
  if (at === 0 || rulings.readyWhat === 'several') return null;
  return refuse('already', 'another Ready replaces the first', 'AD-ACT-11');
}
