import type { Id } from '../../../kernel/json.ts';
import { capital } from '../../../kernel/phrases.ts';
import type { Why } from '../../../kernel/port.ts';
import type { Fight } from '../state.ts';
import { checkName, isBlast, nameOf, powerName, thingName } from './words.ts';

/** The title of a roll: "Hadra attacks Thug with sword". */
export function rollTitle(fight: Fight, why: Why): string {
  const who = nameOf(fight, why.for);
  const other = why.against === undefined ? 'somebody' : nameOf(fight, why.against);
  const means = why.with === undefined ? '' : thingName(fight, why.for, why.with);
  const with_ = means === '' ? '' : ` with ${means}`;
  switch (why.purpose) {
    case 'initiative':
      return `Initiative of ${who}`;
    case 'tie':
      return `${who} rolls to break the tie`;
    case 'attack':
      // AD-ATK-8: one roll for all targets.
      return `${who} attacks ${why.against === undefined ? 'an area' : other}${with_}`;
    case 'off-hand':
      return `${who} strikes at ${other} with the off-hand${means === '' ? '' : `: ${means}`}`;
    case 'defense':
      return `${who} defends against ${other}${formWords(fight, why.for, why.with)}`;
    case 'damage':
      // AD-ATK-8: one roll for all targets.
      return why.with !== undefined && isBlast(fight, why.for, why.with)
        ? `Damage: ${means}`
        : `Damage to ${other}${means === '' ? '' : `: ${means}`}`;
    case 'resistance':
    case 'resist':
      return `${who} resists${why.against === undefined || why.against === why.for ? '' : ` ${other}`}: ${checkName(why.with ?? 'a check')}`;
    case 'healing':
      return `Healing for ${why.against === undefined ? who : other}`;
    case 'aid':
    case 'item':
      return `Durability for ${why.against === undefined ? who : other}`;
    case 'fall':
      return `${who} falls`;
    case 'collision':
      return `${who} is thrown against something`;
    default:
      return otherTitle(who, other, why);
  }
}

const formWords = (fight: Fight, who: Id, form: string | undefined): string => {
  if (form === undefined || form === 'defense') return '';
  return `: ${powerName(fight, form, who) ?? capital(form)}`;
};

/** Skills by their names, others by their purpose. */
function otherTitle(who: string, other: string, { purpose, against, with: means }: Why): string {
  const check = checkName(means ?? purpose);
  const on = against === undefined ? '' : ` on ${other}`;
  return `${who} uses ${check}${on}`;
}
