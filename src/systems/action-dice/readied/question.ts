import type { Id } from '../../../kernel/json.ts';
import type { Choice, Option, Question, Refusal } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Needs } from '../actions/action.ts';
import { costOf } from '../actions/action.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers } from '../refusal.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one } from '../state.ts';
import type { Deed } from './deed.ts';
import { deedNeeds, firingPrice, notReadied, readDeed } from './deed.ts';
import type { Happening } from './happening.ts';

/** The questions whether a readied act fires (AD-ACT-12), and whether its condition is fulfilled (AD-ACT-11). */

/** The ids of options: `act`, `act-2` … if several acts await the same (AD-R34). */
export const actId = (place: number): string => (place === 0 ? 'act' : `act-${place + 1}`);

/** Whether it is still readied: the game master may have removed it while the question was open. */
const isHeld = (fight: Fight, id: Id, { readied }: Deed): boolean =>
  one(fight, id).readied.some((held) => held.id === readied.id);

function optionOf(fight: Fight, id: Id, deed: Deed, place: number): Option {
  const needs = deedNeeds(fight, one(fight, id), deed);
  return {
    id: actId(place),
    label: `${deed.label} now`,
    ...phraseOf(deed.label, needs),
    clause: 'AD-ACT-12',
    group: 'reaction',
    cost: costOf(firingPrice(fight, deed.price)),
    ...(Object.keys(needs).length > 0 ? { needs } : {}),
  };
}

/**
 * Fields that name the object of an act; the first that exists is part of the phrase: "Attack now: Ogre with spear".
 */
const objects = ['power', 'item', 'target'];

function phraseOf(label: string, needs: Needs): { readonly phrase?: string } {
  const object = objects.find((field) => needs[field] !== undefined);
  return object === undefined ? {} : { phrase: `${label} now[: {${object}}]` };
}

export const readyQuestion = (
  fight: Fight,
  id: Id,
  deeds: readonly Deed[],
  happening: Happening,
): Question => ({
  id: 'reaction.ready',
  clause: 'AD-ACT-12',
  for: id,
  reaction: 'readied',
  about: {
    who: id,
    by: happening.who,
    event: happening.event,
    deeds: deeds.map(({ readied }) => readied.option),
    ruling: rulingIds.readyTiming,
  },
  options: () => [
    ...deeds.flatMap((deed, place) => (isHeld(fight, id, deed) ? optionOf(fight, id, deed, place) : [])),
    { id: 'decline', label: 'Wait', clause: 'AD-ACT-12', group: 'reaction' },
  ],
  read(choice): Choice | Refusal {
    if (choice.option === 'decline') return { option: 'decline' };
    const deed = deeds.find((_, place) => actId(place) === choice.option);
    if (!deed || !isHeld(fight, id, deed)) return notReadied();
    const full = readDeed(fight, one(fight, id), deed, choice, happening);
    return isRefusal(full) ? full : { ...full, option: choice.option };
  },
});

/** AD-ACT-11: a condition in words. `doing`: what is about to be done, or was done. */
export const wordsQuestion = (fight: Fight, id: Id, words: string, by: Id, doing: string): Question => {
  const clause = 'AD-ACT-11';
  return {
    id: 'gm.trigger',
    clause,
    for: 'gm',
    about: {
      who: id,
      words,
      by,
      doing,
      title: `${nameOf(fight, id)} waits: ${words}`,
    },
    options: () => [
      { id: 'happened', label: 'It has happened', clause, group: 'gm' },
      { id: 'not-yet', label: 'Not yet', clause, group: 'gm' },
    ],
    read: ({ option }) =>
      option === 'happened' || option === 'not-yet' ? { option } : onlyAnswers('happened or not-yet', clause),
  };
};
