import { takeHit } from '../damage/hit.ts';
import { rollDamage } from '../damage/roll.ts';
import { statusEffects, suffers } from '../effects/effects.ts';
import type { DamagePart } from '../gear.ts';
import { one } from '../state.ts';
import type { TurnEffect } from '../turn/effects.ts';

/**
 * WS-STA-6: 1d4 Heat at the end of each of its turns, ignoring Armor; once, even if it is Burning from several sources.
 */

const flames: readonly DamagePart[] = [{ count: 1, sides: 4, plus: 0, type: 'heat' }];
const clause = 'WS-STA-6';

export const burning: TurnEffect = {
  id: 'burning',
  applies: (fight, who) => suffers(fight, who, 'burning'),
  happens(table, who) {
    const lit = statusEffects(one(table.fight, who)).find(({ status }) => status === 'burning');
    const by = lit?.by ?? who;
    const dice = { who: by, against: who, parts: flames, purpose: 'burning', clause, plain: true } as const;
    const portions = rollDamage(table, dice);
    takeHit(table, { who, by, portions, ignores: 'all', clause, what: 'burning' });
  },
};
