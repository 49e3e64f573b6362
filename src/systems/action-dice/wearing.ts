import { durabilityLeft } from './numbers.ts';
import type { Combatant } from './state.ts';

/** Gear with Durability of its own (AD-ARM-2, AD-R80), as tracks know it. */

interface Wearing {
  readonly item: string;
  readonly name: string;
  readonly most: number;
  readonly left: number;
}

/** Armour that is worn, and the shields that it came with, wherever they are now. */
export const wearingOf = (who: Combatant): readonly Wearing[] =>
  [
    ...who.sheet.armor.map(({ item, armor }) => ({ item, gear: armor })),
    ...who.sheet.shields.map(({ item, thing }) => ({ item, gear: thing })),
  ].map(({ item, gear: { name, durability } }) => ({
    item,
    name,
    most: durability,
    left: durabilityLeft(who, item, durability),
  }));

const mark = 'wear-';
/** The name of its track. */
export const wearTrack = (item: string): string => `${mark}${item}`;
/** The gear that a track is about; `null`: it is another track. */
export const wornItem = (track: string): string | null =>
  track.startsWith(mark) ? track.slice(mark.length) : null;
