import { roundSeconds } from '../costs.ts';
import type { Rulings } from '../rulings.ts';
import type { Standing } from './deed.ts';
import { isWounded } from './deed.ts';

/** What time does to somebody who rests (AD-HRT-7, AD-R79 `table`; AD-SHK-4, AD-ENC-3). */

export const restMinutes = 10;
export const nightHours = 8;
const hoursOfDay = 24;

/** AD-SHK-4, AD-ENC-3: whoever is in Shock dies when its rounds are over, in a fight or out of it. */
export function shockAfter(now: Standing, minutes: number): Standing {
  const { shock, ...others } = now;
  if (shock === undefined) return now;
  const left = shock - Math.floor((minutes * 60) / roundSeconds);
  return left > 0 ? { ...now, shock: left } : { ...others, body: 'dead' };
}

/** 10 minutes: all Vigor, and all Durability of those who are not wounded. */
export const afterRest = (law: Rulings, now: Standing): Standing => ({
  ...now,
  vigor: now.most.vigor,
  durability: isWounded(law, now) ? now.durability : now.most.durability,
});

/** 1 Durability for the wounded: by treatment, or by 8 hours of rest. */
export const afterTreatment = (law: Rulings, now: Standing): Standing =>
  isWounded(law, now) ? { ...now, durability: Math.min(now.most.durability, now.durability + 1) } : now;

/** AD-SHK-7, AD-R97: 1 Health wakes whoever is stabilised; AD-R77: with all of it nobody is wounded any more. */
export function withHealth(now: Standing, gained: number): Standing {
  const health = Math.min(now.most.health, now.health + gained);
  const { body, shock, scarred, ...others } = now;
  const whole = health === now.most.health;
  return {
    ...others,
    health,
    ...(body === 'dead' || (body !== undefined && health === 0) ? { body } : {}),
    ...(shock !== undefined && health === 0 ? { shock } : {}),
    ...(scarred && !whole ? { scarred } : {}),
  };
}

/**
 * 8 hours: what 10 minutes give; 1 Durability for the wounded; all Mana. What is longer is rest of somebody who may be
 * wounded no more.
 */
export function afterNight(law: Rulings, now: Standing, hours: number = nightHours): Standing {
  const slept = afterTreatment(law, afterRest(law, now));
  const after = hours > nightHours ? afterRest(law, slept) : slept;
  return { ...after, mana: after.most.mana };
}

/** So many days: a night in each, and 1 Health. */
export function afterDays(law: Rulings, now: Standing, days: number): Standing {
  let sofar = now;
  for (let day = 0; day < days; day++) sofar = afterRest(law, withHealth(afterNight(law, sofar), 1));
  return sofar;
}

export const minutesOf = (days: number): number => days * hoursOfDay * 60;
