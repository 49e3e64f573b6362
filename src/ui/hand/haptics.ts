import type { View } from '../../kernel/view.ts';
import { useSettings } from '../../store/settings.ts';

/** Vibration patterns in milliseconds (on, off, on): something was sent, a long press is complete, a turn has begun. */
const patterns = { commit: [15], held: [25], turn: [20, 70, 20] } as const;
type Buzz = keyof typeof patterns;

/** The part of `navigator` that vibrates. Browsers on iPads lack it. */
interface Device {
  vibrate?(pattern: number[]): boolean;
}

interface Feeling {
  readonly device: Device;
  /** Whether the user prefers reduced motion. */
  readonly still: boolean;
}

const here = (): Feeling => ({
  device: navigator,
  still: matchMedia('(prefers-reduced-motion: reduce)').matches,
});

/** Whether the device can vibrate, so that the setting is of use. */
export const canBuzz = (device: Device = navigator): boolean => device.vibrate !== undefined;

/** Vibrates briefly, unless the device cannot, the setting is off or the user prefers reduced motion. */
export function buzz(kind: Buzz, { device, still }: Feeling = here()): void {
  if (!useSettings.getState().haptics || still) return;
  device.vibrate?.([...patterns[kind]]);
}

type Turn = Pick<View, 'active' | 'combatants'>;

/** Whether the turn has passed to a combatant whom a person plays. */
export const turnCame = (before: Turn | null, now: Turn): boolean =>
  before !== null &&
  now.active !== null &&
  now.active !== before.active &&
  now.combatants[now.active]?.player === true;
