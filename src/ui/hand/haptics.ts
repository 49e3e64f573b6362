import type { View } from '../../kernel/view.ts';
import { useSettings } from '../../store/settings.ts';

/** What a hand feels without looking: something was sent, a long press is complete, it is one's turn. */
const patterns = { commit: [15], held: [25], turn: [20, 70, 20] } as const;
type Buzz = keyof typeof patterns;

/** The device as far as it can shake; browsers of iPads cannot. */
interface Device {
  vibrate?(pattern: number[]): boolean;
}

interface Feeling {
  readonly device: Device;
  /** Somebody wants things to keep still. */
  readonly still: boolean;
}

const here = (): Feeling => ({
  device: navigator,
  still: matchMedia('(prefers-reduced-motion: reduce)').matches,
});

/** Whether there is anything to switch. */
export const canBuzz = (device: Device = navigator): boolean => device.vibrate !== undefined;

/** A short vibration, where there is such a thing and it is wanted. */
export function buzz(kind: Buzz, { device, still }: Feeling = here()): void {
  if (!useSettings.getState().haptics || still) return;
  device.vibrate?.([...patterns[kind]]);
}

type Turn = Pick<View, 'active' | 'combatants'>;

/** Whether the turn has come to somebody whom a person plays. */
export const turnCame = (before: Turn | null, now: Turn): boolean =>
  before !== null &&
  now.active !== null &&
  now.active !== before.active &&
  now.combatants[now.active]?.player === true;
