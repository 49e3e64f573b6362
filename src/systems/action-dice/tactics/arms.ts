import type { Choice } from '../../../kernel/port.ts';
import { kindOf } from '../combat/kind.ts';
import { meansOf } from '../combat/means.ts';
import { copyOfCombatant } from '../copies.ts';
import { harmless } from '../harm/harmless.ts';
import { handForIt, lyingNear } from '../items/belongings.ts';
import type { Item } from '../items.ts';
import { handsOf } from '../items.ts';
import type { Rank } from '../ranks.ts';
import { dieOfRank } from '../ranks.ts';
import { touches } from '../space.ts';
import type { Combatant, Fight } from '../state.ts';
import { mostWorth } from './deeds.ts';
import type { Lay } from './ground.ts';
import { spotsNear, walkTo } from './ground.ts';
import { markOf } from './promise.ts';

/**
 * Takes a weapon if there is nothing in hand to fight with (AD-R37): what it has dropped, what it carries, or what
 * others have dropped beside it; `null` otherwise.
 */
export function arm(fight: Fight, who: Combatant): Choice | null {
  if (who.sheet.natural.length > 1 || hasSpell(who)) return null;
  if (meansOf(fight, who).some(({ item }) => item !== null)) return null;
  const lying = lyingNear(fight, who).map(({ item }) => item);
  const isOwn = ({ id }: Item): boolean => id.startsWith(`${who.id}/`);
  const fits = (item: Item): boolean => item.thing.kind === 'weapon' && handForIt(who, item) !== null;
  const dropped = lying.filter(isOwn).find(fits);
  if (dropped) return { option: 'pick-up', item: dropped.id };
  const carried = who.carried.find(fits);
  if (carried) return { option: 'draw', item: carried.id };
  const found = lying.find((item) => fits(item) && beatsFists(fight, who, item));
  return found ? { option: 'pick-up', item: found.id } : null;
}

/** Whether the dice of a weapon are better than those of its body: a martial artist has no use for a club. */
function beatsFists(fight: Fight, who: Combatant, { thing }: Item): boolean {
  if (thing.kind !== 'weapon') return false;
  const dice = ({ value, rank }: { readonly value: number; readonly rank: Rank }): number =>
    value * (dieOfRank(rank, fight.rulings) + 1);
  return meansOf(fight, who).every(({ harm }) => dice(harm) < dice(thing.weapon));
}

const hasSpell = (who: Combatant): boolean =>
  who.sheet.powers.some(({ does, mana }) => does.deed === 'bolt' && mana <= who.mana);

/**
 * AD-ARM-9: goes for a weapon on the ground that can harm an enemy, if nothing that it has can harm any; `null`
 * otherwise.
 */
export function seize(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  lay: Lay | null,
): Choice | null {
  if (fight.floor.length === 0) return null;
  if (against.some((foe) => mostWorth(fight, who, markOf(fight, who, foe)) > 0)) return null;
  const useful = fight.floor.filter(({ item }) => wouldHarm(fight, who, against, item));
  const near = useful.find(({ cell }) => touches(fight, who, cell));
  if (near) {
    const [grip] = who.hands;
    if (handForIt(who, near.item) !== null) return { option: 'pick-up', item: near.item.id };
    return grip ? { option: 'drop', item: grip.item.id } : null;
  }
  if (lay === null) return null;
  const [spot] = useful
    .flatMap(({ cell }) => spotsNear(lay, { cell, squares: 1 }, 5, 1))
    .sort((a, b) => a.cost - b.cost);
  return spot ? walkTo(lay, spot.cell) : null;
}

/** Whether an enemy could be harmed with this weapon in hand. */
function wouldHarm(fight: Fight, who: Combatant, against: readonly Combatant[], item: Item): boolean {
  if (item.thing.kind !== 'weapon' || handsOf(item) > who.sheet.hands) return false;
  const holder = copyOfCombatant(who);
  holder.hands = [{ item, hand: 'main', hands: handsOf(item) }];
  const means = meansOf(fight, holder).filter(({ item: held }) => held?.id === item.id);
  return against.some((foe) => means.some((one) => harmless(fight, foe, kindOf(one)) === null));
}
