import type { Choice } from '../../../kernel/port.ts';
import { comesBefore } from '../held/watch.ts';
import { farRange, meleeReachOf } from './arms.ts';
import { readyMeans } from './deeds.ts';
import type { Scene } from './turns.ts';

/**
 * Held attacks against whoever comes (WS-INI-11), for AP without a useful attack in this turn; none if all enemies can
 * attack from farther away. WS-R25 `beforeEvent`: the attack comes before the step, so it waits for one that begins
 * within reach; with a reach of 1 m there is none.
 */
export function waiting({ fight, who, against }: Scene): readonly Choice[] {
  if (who.held.length > 0) return [];
  const means = readyMeans(who);
  const best = means.find(({ manner }) => manner === 'melee') ?? means[0];
  if (!best) return [];
  const range = comesBefore(fight) ? best.range - 1 : best.range;
  if (range < 1 || against.every((foe) => Math.max(farRange(foe), meleeReachOf(foe)) > range)) return [];
  return [
    {
      option: 'hold-attack',
      trigger: 'enters',
      whom: 'enemy',
      range,
      with: best.id,
      target: 'trigger',
    },
  ];
}
