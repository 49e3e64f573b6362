import { objectNumber } from '../../engine/memoize.ts';
import { stanceOfTwo, stancesBySheet } from '../../engine/stances.ts';
import type { Protection } from './gear.ts';
import { shortFor } from './items.ts';
import { durabilityLeft, isWounded } from './numbers.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * The last stance of a sheet. A stance is a number for all that a combatant's dice, Guard and armour depend on, except
 * waiting pushes. It is the same in later rounds and other fights, whatever the positions and points.
 */

interface Last {
  readonly hands: Combatant['hands'];
  readonly wear: Combatant['wear'];
  readonly wounded: boolean;
  readonly prone: boolean;
  readonly stance: number;
}

const standing = stancesBySheet<Last>();

/** The stance of a combatant: equal for the same sheet, rulings, wounds, prone state, held things and wear. */
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

/** One number for the stances of two combatants that interact. */
export const stancesOf = (fight: Fight, who: Combatant, other: Combatant): number =>
  stanceOfTwo(stanceOf(fight, who), stanceOf(fight, other));

/** A key of what it holds and wears, and its Durability left. */
function gearWord(who: Combatant): string {
  let word = '';
  for (const { item, hand, hands } of who.hands) {
    word += `${objectNumber(item)} ${hand} ${hands} `;
    if (item.thing.kind === 'shield') word += `${wholeness(who, shortFor(who.id, item), item.thing.shield)} `;
  }
  for (const { item, armor } of who.sheet.armor) word += `${wholeness(who, item, armor)} `;
  return word;
}

/** AD-R80, AD-R81: 0 if it is ruined; Durability above the most it can stop at once makes no difference. */
const wholeness = (
  who: Combatant,
  item: string,
  { ar, types, durability }: Protection & { readonly durability: number },
): number => Math.min(durabilityLeft(who, item, durability), Math.max(1, ar, ...Object.values(types)));
