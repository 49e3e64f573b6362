import { numbered } from '../../engine/kept.ts';
import { stanceOfTwo, stancesBySheet } from '../../engine/stances.ts';
import type { Protection } from './gear.ts';
import { durabilityLeft, isWounded } from './numbers.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * How somebody stands, in a number: all that its dice, its Guard and its armour hang on besides what waits for a roll. It
 * is the same again in the next round and in the next fight, where points and places are others.
 */

interface Last {
  readonly hands: Combatant['hands'];
  readonly wear: Combatant['wear'];
  readonly wounded: boolean;
  readonly prone: boolean;
  readonly stance: number;
}

const standing = stancesBySheet<Last>();

/** The same number: the same sheet under the same rulings, as wounded, prone, armed and protected. */
export function stanceOf(fight: Fight, who: Combatant): number {
  const stances = standing(fight.rulings, who.sheet);
  const { hands, wear, prone } = who;
  const wounded = isWounded(fight, who);
  const { last } = stances;
  if (
    last !== null &&
    last.hands === hands &&
    last.wear === wear &&
    last.prone === prone &&
    last.wounded === wounded
  ) {
    return last.stance;
  }
  const word = `${wounded} ${prone} ${gearWord(who)}`;
  const stance = stances.of(word);
  stances.last = { hands, wear, wounded, prone, stance };
  return stance;
}

/** How two stand who have to do with each other. */
export const stancesOf = (fight: Fight, who: Combatant, other: Combatant): number =>
  stanceOfTwo(stanceOf(fight, who), stanceOf(fight, other));

/** What it holds and wears, and how whole that is. */
function gearWord(who: Combatant): string {
  let word = '';
  for (const { item, hand, hands } of who.hands) {
    word += `${numbered(item)} ${hand} ${hands} `;
    if (item.thing.kind === 'shield') word += `${wholeness(who, item.short, item.thing.shield)} `;
  }
  for (const { item, armor } of who.sheet.armor) word += `${wholeness(who, item, armor)} `;
  return word;
}

/** AD-R80, AD-R81: 0 where it is ruined; more than it ever stops at once is as good as all of it. */
const wholeness = (
  who: Combatant,
  item: string,
  { ar, types, durability }: Protection & { readonly durability: number },
): number => Math.min(durabilityLeft(who, item, durability), Math.max(1, ar, ...Object.values(types)));
