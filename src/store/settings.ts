import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import type { DiceMode } from '../protocol/messages.ts';
import { connected } from './connection.ts';
import type { Eyes, FoeDetail } from './eyes.ts';
import { allEyes, foeDetails } from './eyes.ts';
import { keepSetting } from './storage-state.ts';

export const themes = ['system', 'light', 'dark', 'dim'] as const;
export type Theme = (typeof themes)[number];

export const hands = ['right', 'left'] as const;
export type Hand = (typeof hands)[number];

/** How long people look at what a tactic is about to do. */
export const paces = ['quick', 'steady', 'slow'] as const;
export type Pace = (typeof paces)[number];

const diceModes: readonly DiceMode[] = ['manual', 'seeded'];

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
  /** Short vibrations, where the device has them. */
  readonly haptics: boolean;
  /** How long a finger rests until the menu opens, in milliseconds. */
  readonly longPress: number;
  /** Whose eyes look at fights on this device; it outlasts a reload, so that nothing is given away by one. */
  readonly eyes: Eyes;
  /** What players see of how their foes fare. */
  readonly foes: FoeDetail;
  /** How fast tactics play those who are handed over to them. */
  readonly pace: Pace;
}

export const defaultSettings: Settings = {
  theme: 'system',
  hand: 'right',
  dice: 'seeded',
  wakeLock: true,
  stillDice: false,
  haptics: true,
  longPress: 450,
  eyes: 'gm',
  foes: 'words',
  pace: 'steady',
};

const key = 'settings';
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === value);
const yesOrNo = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

/** What of a stored value can be used; defaults stand in for the rest. */
export function readSettings(stored: unknown): Settings {
  const { theme, hand, dice, wakeLock, stillDice, haptics, longPress, eyes, foes, pace } = (
    typeof stored === 'object' && stored !== null ? stored : {}
  ) as { readonly [name in keyof Settings]?: unknown };
  return {
    theme: oneOf(themes, theme) ?? defaultSettings.theme,
    hand: oneOf(hands, hand) ?? defaultSettings.hand,
    dice: oneOf(diceModes, dice) ?? defaultSettings.dice,
    wakeLock: yesOrNo(wakeLock) ?? defaultSettings.wakeLock,
    stillDice: yesOrNo(stillDice) ?? defaultSettings.stillDice,
    haptics: yesOrNo(haptics) ?? defaultSettings.haptics,
    longPress:
      typeof longPress === 'number' && longPress >= 200 && longPress <= 2000
        ? longPress
        : defaultSettings.longPress,
    eyes: oneOf(allEyes, eyes) ?? defaultSettings.eyes,
    foes: oneOf(foeDetails, foes) ?? defaultSettings.foes,
    pace: oneOf(paces, pace) ?? defaultSettings.pace,
  };
}

/** A copy that can be read at once, so that the first picture has the right colours. The database decides. */
const copy = {
  read(): unknown {
    try {
      return JSON.parse(localStorage.getItem('woundtrack:settings') ?? 'null');
    } catch {
      return null;
    }
  },
  write(value: Settings): void {
    try {
      localStorage.setItem('woundtrack:settings', JSON.stringify(value));
    } catch {
      // Only the copy: nothing is lost.
    }
  },
};

export const useSettings = create<Settings>()(() => readSettings(copy.read()));

let touched = false;

export const settings = {
  /** Reads what was kept; called once at boot. Never fails: the copy or defaults stand in. */
  async load(): Promise<void> {
    const stored = await connected()
      .table.library('readSettings', key)
      .catch(() => null);
    if (stored === null || touched) return;
    const read = readSettings(stored);
    useSettings.setState(read);
    copy.write(read);
  },
  /** Changes settings on the screen at once and keeps them. */
  change(part: Partial<Settings>): void {
    touched = true;
    useSettings.setState(part);
    const now = useSettings.getState();
    copy.write(now);
    void keepSetting(key, { ...now } as { [name: string]: Json });
  },
};
