import { whole, z } from '../../../documents/schemas.ts';
import type { Refusal } from '../../../kernel/port.ts';
import type { Combatant } from '../state.ts';
import type { Patient } from './deed.ts';
import type { Memory } from './memory.ts';
import { later } from './memory.ts';
import { no } from './refusal.ts';
import { shortRestMinutes, shortRests } from './short-rest.ts';
import { duration } from './words.ts';

/** Time that passes between fights, and rests that are interrupted in it. */

/** SL-RST-18: the most minutes that an interruption of a long rest may last. */
export const longestPause = 30;

/** SL-RST-19: short rests of an interrupted long rest that have not been taken yet. */
export const shortRestsDue = ({
  rested,
  taken,
}: {
  readonly rested: number;
  readonly taken: number;
}): number => Math.max(0, Math.floor(rested / shortRestMinutes) - taken);

/** SL-RST-18, SL-RST-19: the interrupted rest will not be resumed: its remaining short rests are taken. */
export function giveUp({ table, id }: Patient, memory: Memory): Memory {
  if (memory.brokenRest) shortRests(table, id, shortRestsDue(memory.brokenRest));
  return { ...memory, brokenRest: null };
}

/** Time passes, some of it asleep. An interrupted rest can no longer be resumed after too long a pause. */
export function elapse(patient: Patient, minutes: number, slept: number): Memory {
  const { brokenRest } = patient.memory;
  const ago = (brokenRest?.ago ?? 0) + minutes;
  const kept = brokenRest && ago <= longestPause;
  const memory = kept
    ? { ...patient.memory, brokenRest: { ...brokenRest, ago } }
    : giveUp(patient, patient.memory);
  return later(memory, minutes, slept);
}

/** SL-RST-2: activities during a rest. */
const activities = ['rest', 'stroll', 'simpleMeal', 'strenuous', 'costsStaminaOrMana'] as const;

export const activityNeed = z
  .enum(activities)
  .default('rest')
  .describe('The most that is done in the time: resting, a stroll about the camp, a simple meal; or more');

/** SL-CND-4: why no time can pass for the dying: a dying check is due each round. */
export const judgeDying = ({ dying, sheet }: Combatant): Refusal | null =>
  dying === null ? null : no('dying', `${sheet.name} is dying: help comes first`, 'SL-CND-4');

/** SL-CND-3: why the unconscious cannot act. */
export const judgeAwake = ({ unconscious, sheet }: Combatant): Refusal | null =>
  unconscious ? no('unconscious', `${sheet.name} is unconscious`, 'SL-CND-3') : null;

/** SL-RST-2, SL-CND-4: why this is not a rest. */
export function judgeRest(who: Combatant, activity: (typeof activities)[number]): Refusal | null {
  const refused = judgeDying(who);
  if (refused) return refused;
  switch (activity) {
    case 'rest':
    case 'stroll':
    case 'simpleMeal':
      return null;
    case 'strenuous':
      return no('strenuous', 'that is too strenuous to be a rest', 'SL-RST-2', 'activity');
    case 'costsStaminaOrMana':
      return no('strenuous', 'what costs stamina or mana breaks the rest', 'SL-RST-2', 'activity');
  }
}

export const sleptNeed = whole(0, 7 * 24 * 60);

/** Why the sleep does not fit into the time. */
export const judgeSleep = (slept: number, minutes: number): Refusal | null =>
  slept <= minutes
    ? null
    : no(
        'tooLong',
        `${duration(slept)} of sleep cannot be fitted into ${duration(minutes)}`,
        'SL-RST-3',
        'slept',
      );
