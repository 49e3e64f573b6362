import { lowered } from '../../kernel/sentence.ts';
import { shortFor } from './items.ts';
import { belongings } from './judge.ts';
import { durabilityLeft } from './numbers.ts';
import type { Combatant } from './state.ts';

/** A piece of gear that wears down (AD-ARM-2, AD-R80), with its Durability left and its maximum. */

interface Wearing {
  readonly item: string;
  readonly name: string;
  readonly most: number;
  readonly left: number;
}

/** The armour worn, all shields of the sheet, wherever they are now, and those of others that it has with it. */
export const wearingOf = (who: Combatant): readonly Wearing[] =>
  [
    ...who.sheet.armor.map(({ item, armor }) => ({ item, gear: armor })),
    ...who.sheet.shields.map(({ item, thing }) => ({ item, gear: thing })),
    ...belongings(who).flatMap((item) => {
      const name = shortFor(who.id, item);
      return item.thing.kind === 'shield' && name === item.id
        ? [{ item: name, gear: item.thing.shield }]
        : [];
    }),
  ].map(({ item, gear: { name, durability } }) => ({
    item,
    name,
    most: durability,
    left: durabilityLeft(who, item, durability),
  }));

/** Its name inside a sentence. Some armours are named by their material only. */
export const gearName = (name: string): string =>
  /^(padded|leather)$/i.test(name) ? `${lowered(name)} armour` : lowered(name);

const mark = 'wear-';
/** The id of its track. */
export const wearTrack = (item: string): string => `${mark}${item}`;
/** The item that a track is about; `null` for other tracks. */
export const wornItem = (track: string): string | null =>
  track.startsWith(mark) ? track.slice(mark.length) : null;
