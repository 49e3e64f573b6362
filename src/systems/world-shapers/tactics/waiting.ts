import type { Choice } from '../../../kernel/port.ts';
import { readyMeans } from './deeds.ts';
import type { Scene } from './turns.ts';

/** Attacks that are held for whoever comes (WS-INI-11): AP that no blow is to be had for in this turn. */
export function waiting({ who }: Scene): readonly Choice[] {
  if (who.held.length > 0) return [];
  const means = readyMeans(who);
  const best = means.find(({ manner }) => manner === 'melee') ?? means[0];
  if (!best) return [];
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
