import { durabilityLeft } from './numbers.ts';
import type { Combatant } from './state.ts';

/** A piece of gear that wears down (AD-ARM-2, AD-R80), with its Durability left and its maximum. */

interface Wearing {
  readonly item: string;
  readonly name: string;
  readonly most: number;
  readonly left: number;
}

/** The armour worn, and all shields of the sheet, wherever they are now. */
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
/** The id of its track. */
export const wearTrack = (item: string): string => `${mark}${item}`;
/** The item that a track is about; `null` for other tracks. */
export const wornItem = (track: string): string | null =>
  track.startsWith(mark) ? track.slice(mark.length) : null;
