import type { Term } from '../../../kernel/terms.ts';
import { isExhausted, isWeary } from '../fatigue.ts';
import { rankOf, worstOf } from '../levels.ts';
import { rulingIds } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';

/**
 * SL-CND-1, SL-CND-6: penalties of wounds and exhaustion on checks and attack rolls. They do not apply to Defenses or
 * to recovery, consciousness, dying and wake-up checks.
 */
export function standingTerms(fight: Fight, who: Combatant): Term[] {
  const terms: Term[] = [];
  const worst = worstOf(who.wounds);
  if (worst !== null && fight.rulings.woundedPenalties === 'stepPenalties' && worst !== 'light') {
    terms.push({
      value: 1 - rankOf(worst),
      op: 'add',
      label: `${worst} wound`,
      clause: 'SL-CND-1',
      ruling: rulingIds.woundedPenalties,
    });
  }
  if (isWeary(fight, who) && fight.rulings.exhausted !== 'none') {
    terms.push({
      value: fight.rulings.exhausted === 'minusTwo' ? -2 : -1,
      op: 'add',
      label: isExhausted(who) ? 'exhausted' : 'staggered',
      clause: isExhausted(who) ? 'SL-CND-6' : 'SL-CND-7',
      ruling: rulingIds.exhausted,
    });
  }
  return terms;
}
