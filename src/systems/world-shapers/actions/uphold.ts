import type { Refusal } from '../../../kernel/port.ts';
import { upholdAp } from '../costs.ts';
import { isPaidFor, prolong, upheld } from '../effects/upheld.ts';
import { namesOf } from '../names.ts';
import { refuse } from '../refusal.ts';
import type { Combatant, Fight } from '../state.ts';
import type { Action } from './action.ts';
import { costOf, greyed } from './action.ts';

/** WS-CIN-16: prolongs the effects of a cinematic deed by an action in each turn. */

const clause = 'WS-CIN-16';
const price = { ap: upholdAp };

function judge(fight: Fight, who: Combatant): Refusal | null {
  const [first] = upheld(fight, who.id);
  if (!first) return refuse('noSuchThing', `${who.sheet.name} upholds nothing`, clause);
  return isPaidFor(fight, first.effect)
    ? refuse('already', 'it lasts until the end of the next turn already', clause)
    : null;
}

export const uphold: Action = {
  id: 'uphold',
  clause,
  kind: 'deed',
  offer(fight, who) {
    const bearers = [...new Set(upheld(fight, who.id).map((one) => one.who.id))];
    if (bearers.length === 0) return null;
    return {
      id: 'uphold',
      label: 'Uphold',
      clause,
      group: 'primary',
      note: namesOf(fight, bearers),
      cost: costOf(price),
      ...greyed(judge(fight, who)),
    };
  },
  read: (fight, who) => judge(fight, who) ?? { option: 'uphold' },
  price: () => price,
  perform: (table, id) => prolong(table, id),
};
