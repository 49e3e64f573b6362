import { objectNumber, pairMemory } from '../../engine/memoize.ts';
import type { Term, Total } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import { conditionTable } from './conditions/catalogue.ts';
import { defendSaves, vigorCosts } from './costs.ts';
import type { PoolName } from './derived.ts';
import {
  abilityDice,
  addTerm,
  diceOfScore,
  giftTerms,
  guardTerms,
  hasHealth,
  mostOf,
  sizeOf,
} from './derived.ts';
import type { Shield } from './gear.ts';
import { shortFor } from './items.ts';
import { sheetMemory } from './known.ts';
import { rulingIds } from './rulings.ts';
import { reachOfSize } from './sizes.ts';
import type { Combatant, Fight } from './state.ts';
import { isUnconscious } from './state.ts';

/** Numbers of a combatant as the fight modifies them. */

/** AD-HRT-3, AD-R77: whether it is wounded. */
export function isWounded(fight: Fight, who: Combatant): boolean {
  if (!hasHealth(who.sheet, fight.rulings)) return false;
  return who.durability === 0 || (fight.rulings.woundedEnds === 'healthFull' && who.scarred);
}

/** AD-SHK-1: unconscious, or under a condition that leaves only mental acts. */
export const isIncapacitated = (who: Combatant): boolean => isUnconscious(who) || isBound(who);

export const isBound = (who: Combatant): boolean =>
  who.effects.some(({ condition }) => conditionTable[condition].incapacitates);

/** The maximum of a pool. */
export const poolMost = (fight: Fight, who: Combatant, pool: PoolName): number =>
  mostOf(who.sheet, pool, fight.rulings);

/** The Durability left of armour or a shield with a maximum of `most` (AD-R80); at 0 it is ruined. */
export const durabilityLeft = (who: Combatant, item: string, most: number): number =>
  Math.max(0, most - (who.wear[item] ?? 0));

/** Worn armour that is not ruined. */
export const armorOn = (who: Combatant) =>
  who.sheet.armor.filter(({ item, armor }) => durabilityLeft(who, item, armor.durability) > 0);

/** Shields in hand that are not ruined, by what it calls them. */
export const shieldsOf = (who: Combatant): readonly { readonly item: string; readonly shield: Shield }[] =>
  who.hands.flatMap(({ item }) => {
    if (item.thing.kind !== 'shield') return [];
    const { shield } = item.thing;
    const name = shortFor(who.id, item);
    return durabilityLeft(who, name, shield.durability) > 0 ? [{ item: name, shield }] : [];
  });

/** AD-ATK-2: Guard without the terms of a single attack (size, cover). A printed Guard includes armour. Cached. */
export function guardOf(fight: Fight, who: Combatant): Total {
  const wounded = isWounded(fight, who);
  const about = wholeNumber(who) * 2 + (wounded ? 1 : 0);
  return guards(fight.rulings, who.sheet, about, () => freshGuard(who, wounded));
}

/** The most things that hands can hold. */
const mostHeld = 2;

/**
 * A cache key: what it holds, and which of its gear is not ruined. The number of what it holds is followed by equally
 * many digits for all that have this sheet, so that no two keys are alike.
 */
function wholeNumber(who: Combatant): number {
  let whole = objectNumber(who.hands);
  for (const { item, armor } of who.sheet.armor) {
    whole = whole * 2 + (durabilityLeft(who, item, armor.durability) > 0 ? 1 : 0);
  }
  for (let place = 0; place < mostHeld; place++) {
    const item = who.hands[place]?.item;
    const counts =
      item?.thing.kind === 'shield' &&
      durabilityLeft(who, shortFor(who.id, item), item.thing.shield.durability) > 0;
    whole = whole * 2 + (counts ? 1 : 0);
  }
  return whole;
}

const guards = sheetMemory<Total>();

function freshGuard(who: Combatant, wounded: boolean): Total {
  const own = guardTerms(who.sheet, wounded);
  if (who.sheet.printed.guard !== undefined) return fold(own);
  const worn: Term[] = [
    ...armorOn(who).map(({ armor }) => armor),
    ...shieldsOf(who).map(({ shield }) => shield),
  ].flatMap(({ guard, name }) => (guard === 0 ? [] : [addTerm(guard, name, 'AD-ATK-2')]));
  return fold([...own, ...worn]);
}

/** AD-POS-14, AD-R62: a quarter of a number, for the prone. */
const quarter = (fight: Fight, value: number): number =>
  fight.rulings.quarterSpeed === 'ceil' ? Math.ceil(value / 4) : Math.floor(value / 4);

/** AD-ACT-9, AD-POS-14: the feet of one Move. */
export function movementOf(fight: Fight, who: Combatant): number {
  if (who.sheet.fixed) return 0;
  const { speed } = who.sheet.scores;
  return who.prone ? quarter(fight, speed) : speed;
}

/** AD-POS-14, AD-R32 `poolForTurn`: a quarter of the feet left if it falls now; all of them if it is prone already. */
export const feetLying = (fight: Fight, { feet, prone }: Combatant): number =>
  prone ? feet : quarter(fight, feet);

/** AD-POS-14: the Bonus dice of Speed for Defense. */
export function defenseSpeedDice(fight: Fight, who: Combatant): readonly Term[] {
  if (!who.prone) return abilityDice(fight.rulings, who.sheet, 'speed');
  const fixed = who.sheet.printed.dice.speed;
  const dice =
    fixed === undefined
      ? diceOfScore(quarter(fight, who.sheet.scores.speed), fight.rulings)
      : quarter(fight, fixed);
  return [addTerm(dice, 'a quarter of Speed', 'AD-POS-14', rulingIds.quarterSpeed)];
}

/** AD-REA-5: the Bonus dice of Defense. */
export function defenseDice(fight: Fight, who: Combatant): Total {
  const wounded = isWounded(fight, who);
  return toDefend(fight.rulings, who.sheet, (wounded ? 2 : 0) + (who.prone ? 1 : 0), () =>
    fold([...defenseSpeedDice(fight, who), ...giftTerms(who.sheet, 'defenseDice', wounded, 'AD-REA-5')]),
  );
}

const toDefend = sheetMemory<Total>();

/** AD-REA-5, AD-ACT-7, AD-R29: the price of a defensive reaction in Vigor; at least 0. Cached. */
export function defensivePrice(fight: Fight, who: Combatant, vigor: number = vigorCosts.defense): Total {
  const times = fight.rulings.defendStacks ? who.defending : Math.min(1, who.defending);
  return prices(vigor, times, () =>
    fold([
      addTerm(vigor, 'defensive reaction', 'AD-REA-5'),
      ...(times === 0 ? [] : [addTerm(-defendSaves * times, 'Defend', 'AD-ACT-7', rulingIds.defendStacks)]),
      { value: 0, op: 'atLeast', label: 'never below 0', clause: 'AD-ACT-7' },
    ]),
  );
}

const prices = pairMemory<Total>();

/** AD-POS-8, AD-POS-9: the reach in feet, by size or with a weapon of longer reach. */
export const reachOf = (fight: Fight, who: Combatant, weaponReach = 0): number =>
  Math.max(reachOfSize(sizeOf(who.sheet, fight.rulings), fight.rulings), weaponReach);
