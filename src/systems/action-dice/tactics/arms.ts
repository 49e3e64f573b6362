import type { Choice } from '../../../kernel/port.ts';
import { kindOf } from '../combat/kind.ts';
import { meansOf } from '../combat/means.ts';
import type { Means } from '../combat/types.ts';
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
 * Goes for a weapon if there is none in hand to fight with, or none that can harm an enemy (AD-R37, AD-ARM-9); `null`
 * otherwise. One that harms is taken up, or gone for, before any other: else what was dropped for it would be taken up
 * again in its place, for ever.
 */
export function arm(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
  lay: Lay | null,
): Choice | null {
  const all = isUnarmed(fight, who) ? weaponsFor(fight, who, against) : [];
  const harming = all.find(({ item }) => wouldHarm(fight, who, against, item));
  return harming?.choice ?? seize(fight, who, against, lay) ?? all[0]?.choice ?? null;
}

const isUnarmed = (fight: Fight, who: Combatant): boolean =>
  who.sheet.natural.length <= 1 && !hasSpell(who) && meansOf(fight, who).every(({ item }) => item === null);

/**
 * The weapons that an unarmed one can have in hand at once, in the order in which it takes them: what it has dropped,
 * what it carries, what others have dropped beside it. None that harms nobody where its fists do.
 */
function weaponsFor(
  fight: Fight,
  who: Combatant,
  against: readonly Combatant[],
): readonly { readonly item: Item; readonly choice: Choice }[] {
  const fists = anyHarms(fight, against, meansOf(fight, who));
  const fits = (item: Item): boolean =>
    item.thing.kind === 'weapon' &&
    handForIt(who, item) !== null &&
    (!fists || wouldHarm(fight, who, against, item));
  const lying = lyingNear(fight, who).flatMap(({ item }) => (fits(item) ? [item] : []));
  const isOwn = ({ id }: Item): boolean => id.startsWith(`${who.id}/`);
  const helps = (item: Item): boolean =>
    beatsFists(fight, who, item) || (!fists && wouldHarm(fight, who, against, item));
  const found = lying.filter((item) => !isOwn(item) && helps(item));
  const taken = (option: string) => (item: Item) => ({ item, choice: { option, item: item.id } });
  return [
    ...lying.filter(isOwn).map(taken('pick-up')),
    ...who.carried.filter(fits).map(taken('draw')),
    ...found.map(taken('pick-up')),
  ];
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

/** AD-ARM-9: goes for a weapon on the ground that can harm an enemy, if nothing that it has in hand can. */
function seize(fight: Fight, who: Combatant, against: readonly Combatant[], lay: Lay | null): Choice | null {
  if (fight.floor.length === 0 || anyHarms(fight, against, meansOf(fight, who))) return null;
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
  return anyHarms(
    fight,
    against,
    meansOf(fight, holder).filter(({ item: held }) => held?.id === item.id),
  );
}

/** AD-ARM-9: whether any of these means can harm any enemy at all. */
const anyHarms = (fight: Fight, against: readonly Combatant[], means: readonly Means[]): boolean =>
  against.some((foe) => means.some((one) => harmless(fight, foe, kindOf(one)) === null));
