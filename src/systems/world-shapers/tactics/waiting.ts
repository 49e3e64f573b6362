import type { Choice } from '../../../kernel/port.ts';
import { farRange, meleeReachOf } from './arms.ts';
import { readyMeans } from './deeds.ts';
import type { Scene } from './turns.ts';

/**
 * Held attacks against whoever comes (WS-INI-11), for AP without a useful attack in this turn; none if all enemies can
 * attack from farther away.
 */
export function waiting({ who, against }: Scene): readonly Choice[] {
  if (who.held.length > 0) return [];
  const means = readyMeans(who);
  const best = means.find(({ manner }) => manner === 'melee') ?? means[0];
  if (!best) return [];
  if (against.every((foe) => Math.max(farRange(foe), meleeReachOf(foe)) > best.range)) return [];
  return [
    {
      option: 'hold-attack',
      trigger: 'enters',
      whom: 'enemy',
      range: best.range,
      with: best.id,
      target: 'trigger',
    },
  ];
}
