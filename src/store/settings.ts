import { create } from 'zustand';
import type { Json } from '../kernel/json.ts';
import type { DiceMode } from '../protocol/messages.ts';
import { connected } from './connection.ts';
import type { Eyes, FoeDetail } from './eyes.ts';
import { allEyes, foeDetails } from './eyes.ts';
import { keepFields } from './storage-state.ts';

export const themes = ['system', 'light', 'dark', 'dim'] as const;
export type Theme = (typeof themes)[number];

export const hands = ['right', 'left'] as const;
export type Handedness = (typeof hands)[number];

/** How long the next deed of a tactic is shown before it is played. */
export const paces = ['quick', 'steady', 'slow'] as const;
export type Pace = (typeof paces)[number];

const diceModes: readonly DiceMode[] = ['manual', 'seeded'];

/** The preferences of the user on this device. */
export interface Settings {
  readonly theme: Theme;
  /** The side of the screen on which the panel and the corner buttons stand. */
  readonly hand: Handedness;
  /** The dice mode with which a new fight begins. */
  readonly dice: DiceMode;
  /** Keep the screen awake during a fight. */
  readonly wakeLock: boolean;
  /** Digital dice do not tumble, even where the operating system allows animations. */
  readonly stillDice: boolean;
  /** Short vibrations, where the device has them. */
  readonly haptics: boolean;
  /** How long a press lasts until the menu opens, in milliseconds: 200 to 2000. */
  readonly longPress: number;
  /** As whom the screen looks at fights. Stored, so that a reload reveals nothing to players. */
  readonly eyes: Eyes;
  /** How much of their foes' state players see. */
  readonly foes: FoeDetail;
  /** How fast tactics play the combatants that are handed over to them. */
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

/** Reads settings from a stored value of any shape. Fields that are missing or invalid get their default. */
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

/**
 * A copy in `localStorage`, which is read synchronously, so that the first frame has the right colours. The database is
 * authoritative, apart from `stricter`.
 */
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
      // Only the copy could not be written; nothing is lost.
    }
  },
};

export const useSettings = create<Settings>()(() => readSettings(copy.read()));

/**
 * The stored eyes, or those of the copy if they see less: on a full disk only the copy could be changed, and a reload
 * reveals nothing.
 */
function stricter(stored: unknown): Eyes {
  const both = [stored, copy.read()].map((one) => readSettings(one).eyes);
  return allEyes.findLast((eyes) => both.includes(eyes)) ?? defaultSettings.eyes;
}

/** The settings that were changed on this page and are not stored yet. */
let changed: Partial<Settings> = {};

/** Stores the changes and nothing else: another tab may have changed other settings. */
async function keep(): Promise<void> {
  const going = changed;
  if ((await keepFields(key, { ...going } as { readonly [name: string]: Json })) && changed === going)
    changed = {};
}

export const settings = {
  /**
   * Loads the stored settings; called once at boot. Never rejects: the copy or the defaults stay in force. What was
   * changed in the meantime stays changed.
   */
  async load(): Promise<void> {
    const stored = await connected()
      .table.library('readSettings', key)
      .catch(() => null);
    if (stored === null) return;
    const read = { ...readSettings(stored), eyes: stricter(stored), ...changed };
    useSettings.setState(read);
    copy.write(read);
  },
  /** Applies changed settings at once and stores them. */
  change(part: Partial<Settings>): void {
    changed = { ...changed, ...part };
    useSettings.setState(part);
    copy.write({ ...readSettings(copy.read() ?? useSettings.getState()), ...changed });
    void keep();
  },
};
