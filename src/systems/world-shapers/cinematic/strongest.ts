import { stepsOf, upcastDeed } from '../abilities/upcast.ts';
import { amountWords } from '../abilities/words.ts';
import type { Ability, AbilityDeed } from '../abilities.ts';
import { damageKinds } from '../damage/types.ts';
import type { Amount } from '../gear.ts';
import { upcastLimit } from '../numbers.ts';
import type { Combatant } from '../state.ts';

/** WS-CIN-7: the measure of a cinematic deed: the strongest Ability of its initiator, fully upcast. */

const average = ({ count, sides, plus }: Amount): number => (count * (sides + 1)) / 2 + plus;

/** The average amount of a use; 0 for effects without amounts. */
function strength(deed: AbilityDeed): number {
  switch (deed.deed) {
    case 'attack':
    case 'defense':
      return deed.damage.reduce((all, part) => all + average(part), 0);
    case 'ward':
      return deed.temporary;
    case 'mend':
      return average(deed.amount);
    case 'buff':
    case 'guard':
      return 0;
  }
}

function says(deed: AbilityDeed): string {
  switch (deed.deed) {
    case 'attack':
    case 'defense':
      return deed.damage.map((part) => `${amountWords(part)} ${damageKinds[part.type].name}`).join(' + ');
    case 'ward':
      return `${deed.temporary} Temporary Vitality`;
    case 'mend':
      return `${amountWords(deed.amount)} Vitality`;
    case 'buff':
    case 'guard':
      return '';
  }
}

/** The strongest Ability in words; `null` without Abilities. */
export function strongest(who: Combatant): string | null {
  const limit = upcastLimit(who);
  const all = who.sheet.abilities.map((ability: Ability) => {
    const steps = stepsOf(ability.upcast, limit);
    const deed = upcastDeed(ability, steps);
    return { ability, deed, wp: steps * (ability.upcast?.wp ?? 0), much: strength(deed) };
  });
  const [first, ...others] = all;
  if (!first) return null;
  const best = others.reduce((top, each) => {
    const more = each.much - top.much || each.ability.tier - top.ability.tier;
    return more > 0 ? each : top;
  }, first);
  const what = says(best.deed);
  const upcast = best.wp > 0 ? ` with ${best.wp} WP of upcasting` : '';
  return `${best.ability.name}${upcast}${what === '' ? '' : `: ${what}`}`;
}

/** WS-CIN-7, WS-CIN-11: advice for the game master on how much the deed should do; `null` if there is none. */
export function measure(who: Combatant, participants: number): string | null {
  const most = strongest(who);
  const more = participants > 1 ? `more, as ${participants} take part` : null;
  if (most === null) return more;
  return `no less than ${most}${more === null ? '' : `; ${more}`}`;
}
