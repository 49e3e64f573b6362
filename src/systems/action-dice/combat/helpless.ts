import type { Id } from '../../../kernel/json.ts';
import type { Question } from '../../../kernel/port.ts';
import { harmless } from '../harm/harmless.ts';
import { nameOf } from '../names.ts';
import { isIncapacitated } from '../numbers.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { isObject } from '../state.ts';
import type { Table } from '../table.ts';
import { kindOf } from './kind.ts';
import type { Means } from './types.ts';

/** Attacks on the incapacitated (AD-SHK-1, AD-SHK-2, AD-R93). */

const helplessAnswers = ['killed', 'hits', 'roll'] as const;
export type Helpless = (typeof helplessAnswers)[number];

/**
 * Whether AD-SHK-2 applies to an attack. AD-ARM-11: what cannot harm the target cannot kill it either and is rolled.
 */
export const isAtMercy = (fight: Fight, target: Combatant, means: Means): boolean =>
  !isObject(target) &&
  isIncapacitated(target) &&
  !means.noDamage &&
  harmless(fight, target, kindOf(means)) === null;

/** Settles it by the ruling, or asks the game master. */
export function settleHelpless(table: Table, by: Id, target: Id): Helpless {
  const { helpless } = table.fight.rulings;
  if (helpless === 'alwaysKilled') return 'killed';
  if (helpless === 'alwaysHits') return 'hits';
  const { option } = table.ask(question(table.fight, by, target));
  return helplessAnswers.find((each) => each === option) ?? 'roll';
}

const labels: { readonly [answer in Helpless]: string } = {
  killed: 'It is killed outright',
  hits: 'It is hit, and damage is rolled',
  roll: 'The attack is rolled',
};

const question = (fight: Fight, by: Id, target: Id): Question => ({
  id: 'gm.helpless',
  clause: 'AD-SHK-2',
  for: 'gm',
  about: {
    who: by,
    target,
    ruling: rulingIds.helpless,
    title: `${nameOf(fight, by)} attacks ${nameOf(fight, target)}, who is helpless. What happens?`,
  },
  options: () => helplessAnswers.map((id) => ({ id, label: labels[id], clause: 'AD-SHK-2', group: 'gm' })),
  read: ({ option }) =>
    helplessAnswers.some((each) => each === option)
      ? { option }
      : onlyAnswers(helplessAnswers.join(', '), 'AD-SHK-2'),
});
