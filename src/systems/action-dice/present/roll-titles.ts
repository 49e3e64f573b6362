import type { Id } from '../../../kernel/json.ts';
import type { Words } from '../../../kernel/narrated.ts';
import { textOf } from '../../../kernel/narrated.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Fight } from '../state.ts';
import { checkName, isBlast, nameOf, powerName, thingName } from './words.ts';

/** The title of a roll: "Hadra attacks Thug with sword". */
export const rollTitle = (fight: Fight, why: Why): string => textOf(rollWords(fight, why));

/** The parts of that title. */
export function rollWords(fight: Fight, why: Why): Words {
  const subject = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const means = why.with === undefined ? '' : thingName(fight, why.for, why.with);
  const with_ = means === '' ? '' : ` with ${means}`;
  const named = means === '' ? {} : { result: means };
  switch (why.purpose) {
    case 'initiative':
      return { says: `Initiative of ${subject}` };
    case 'tie':
      return { subject, says: 'rolls to break the tie' };
    case 'attack':
      // AD-ATK-8: one roll for all targets.
      return { subject, says: `attacks ${why.against === undefined ? 'an area' : other}${with_}` };
    case 'off-hand':
      return { subject, says: `strikes at ${other} with the off-hand`, ...named };
    case 'defense':
      return { subject, says: `defends against ${other}`, ...formWords(fight, why.for, why.with) };
    case 'damage':
      // AD-ATK-8: one roll for all targets.
      return why.with !== undefined && isBlast(fight, why.for, why.with)
        ? { says: 'Damage', result: means }
        : { says: `Damage to ${other}`, ...named };
    case 'resistance':
    case 'resist':
      return {
        subject,
        says: `resists${why.against === undefined || why.against === why.for ? '' : ` ${other}`}`,
        result: checkName(why.with ?? 'a check'),
      };
    case 'healing':
      return { says: `Healing for ${why.against === undefined ? subject : other}` };
    case 'aid':
    case 'item':
      return { says: `Durability for ${why.against === undefined ? subject : other}` };
    case 'fall':
      return { subject, says: 'falls' };
    case 'collision':
      return { subject, says: 'is thrown against something' };
    default:
      return { subject, says: otherWords(other, why) };
  }
}

const formWords = (fight: Fight, who: Id, form: string | undefined): Pick<Words, 'result'> => {
  if (form === undefined || form === 'defense') return {};
  return { result: powerName(fight, form, who) ?? capital(form) };
};

/** Skills by their names, others by their purpose. */
function otherWords(other: string, { purpose, against, with: means }: Why): string {
  const on = against === undefined ? '' : ` on ${other}`;
  return `uses ${checkName(means ?? purpose)}${on}`;
}
