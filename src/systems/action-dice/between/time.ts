import { roundSeconds } from '../costs.ts';
import type { Rulings } from '../rulings.ts';
import type { Standing } from './deed.ts';
import { isWounded } from './deed.ts';

/** What rest and time do (AD-HRT-7, AD-R79 `table`; AD-SHK-4, AD-ENC-3). */

export const restMinutes = 10;
export const nightHours = 8;
const hoursOfDay = 24;

/** AD-SHK-4, AD-ENC-3: the clock of Shock after so many minutes; death if it runs out. */
export function shockAfter(now: Standing, minutes: number): Standing {
  const { shock, ...others } = now;
  if (shock === undefined) return now;
  const left = shock - Math.floor((minutes * 60) / roundSeconds);
  return left > 0 ? { ...now, shock: left } : { ...others, body: 'dead' };
}

/** 10 minutes: all Vigor, and all Durability unless it is wounded. */
export const afterRest = (law: Rulings, now: Standing): Standing => ({
  ...now,
  vigor: now.most.vigor,
  durability: isWounded(law, now) ? now.durability : now.most.durability,
});

/** 1 Durability for the wounded, by treatment or 8 hours of rest. */
export const afterTreatment = (law: Rulings, now: Standing): Standing =>
  isWounded(law, now) ? { ...now, durability: Math.min(now.most.durability, now.durability + 1) } : now;

/**
 * Adds Health, 1 or more, to one that is not dead. AD-SHK-7, AD-R97: 1 Health wakes it and ends Shock; AD-R77: full
 * Health ends being wounded.
 */
export function withHealth(now: Standing, gained: number): Standing {
  const health = Math.min(now.most.health, now.health + gained);
  const { body: _body, shock: _shock, scarred, ...others } = now;
  return { ...others, health, ...(scarred && health < now.most.health ? { scarred } : {}) };
}

/**
 * 8 hours: the effect of 10 minutes, 1 Durability if it is wounded, all Mana. If the rest is longer, the remainder is a
 * rest for one that may not be wounded any more.
 */
export function afterNight(law: Rulings, now: Standing, hours: number = nightHours): Standing {
  const slept = afterTreatment(law, afterRest(law, now));
  const after = hours > nightHours ? afterRest(law, slept) : slept;
  return { ...after, mana: after.most.mana };
}

/** So many days: each a night, and 1 Health. */
export function afterDays(law: Rulings, now: Standing, days: number): Standing {
  let sofar = now;
  for (let day = 0; day < days; day++) sofar = afterRest(law, withHealth(afterNight(law, sofar), 1));
  return sofar;
}

export const minutesOf = (days: number): number => days * hoursOfDay * 60;
