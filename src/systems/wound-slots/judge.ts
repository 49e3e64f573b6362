import type { Refusal } from '../../kernel/port.ts';
import { isHelpless, isStaggered } from './fatigue.ts';
import { nameOf } from './names.ts';
import { refuse } from './refusal.ts';
import { initiativeOf } from './riding.ts';
import type { Combatant, Fight, Item } from './state.ts';
import { one } from './state.ts';

/**
 * Common judgements of choices: ability to act, payment, references to what exists. Each returns the refusal, used both
 * for the disabled option and for the illegal answer, or `null`.
 */

/** Why the combatant cannot act at all (SL-CND-3, SL-CND-8, SL-R34). */
export function judgeAble(fight: Fight, who: Combatant): Refusal | null {
  if (who.out !== null || who.unconscious) {
    return refuse('unconscious', `${who.sheet.name} is out of the fight`, 'SL-CND-3');
  }
  if (who.pinnedBy.length > 0) return refuse('pinned', `${who.sheet.name} is pinned`, 'SL-GRP-10');
  if (fight.rulings.helpless === 'noActs' && isHelpless(who)) {
    return refuse('helpless', `${who.sheet.name} is helpless`, 'SL-CND-8');
  }
  return null;
}

/** SL-INT-1: why it is not the combatant's own turn. */
export function judgeTurn(fight: Fight, who: Combatant): Refusal | null {
  if (fight.active === who.id) return null;
  const because = fight.active
    ? `It is the turn of ${nameOf(fight, fight.active)}, not of ${who.sheet.name}`
    : 'It is nobody’s turn';
  return refuse('notYourTurn', because, 'SL-INT-1');
}

/** SL-INT-2: whether its initiative is above that of the active combatant. False on its own turn and between turns. */
export const outranks = (fight: Fight, who: Combatant): boolean =>
  fight.active !== null &&
  fight.active !== who.id &&
  initiativeOf(fight, who) > initiativeOf(fight, one(fight, fight.active));

/** SL-INT-2, SL-INT-3, SL-INI-5: why it cannot act on another's turn. */
export function judgeOutOfTurn(fight: Fight, who: Combatant): Refusal | null {
  if (outranks(fight, who)) return null;
  if (fight.active === null || fight.active === who.id) {
    return refuse('notAReaction', 'it is nobody else’s turn', 'SL-INT-2');
  }
  const own = initiativeOf(fight, who);
  const active = initiativeOf(fight, one(fight, fight.active));
  const because = `initiative ${own} is not above the ${active} of ${nameOf(fight, fight.active)}`;
  return refuse('lowInitiative', because, 'SL-INT-2');
}

/**
 * SL-REA-1, SL-INI-5, SL-CND-7: why it cannot take a reaction of this many AP: not at initiative 0, nor when staggered
 * (SL-R33). `free`: a free reaction (SL-R25).
 */
export function judgeReaction(fight: Fight, who: Combatant, ap: number, free = false): Refusal | null {
  const able = judgeAble(fight, who);
  if (able) return able;
  const always = free && fight.rulings.freeReaction === 'alwaysAllowed';
  if ((who.initiative ?? 0) < 1 && !always) {
    return refuse('lowInitiative', `${who.sheet.name} has initiative 0`, 'SL-INI-5');
  }
  if (isStaggered(who) && fight.rulings.staggered === 'halfAp' && !always) {
    return refuse('helpless', `${who.sheet.name} is staggered`, 'SL-CND-7');
  }
  if (who.ap >= ap) return null;
  return refuse('noActionPoints', `${who.sheet.name} has ${who.ap} AP, this takes ${ap} at once`, 'SL-REA-1');
}

/** SL-AP-2: why its AP do not suffice. */
export function judgeAp(who: Combatant, ap: number): Refusal | null {
  if (who.ap >= ap) return null;
  return refuse('noActionPoints', `${who.sheet.name} has ${who.ap} AP, this takes ${ap}`, 'SL-AP-2');
}

export const itemsInHand = (who: Combatant): readonly Item[] => who.hands.map((grip) => grip.item);

/** All items of a combatant, those in hand first. */
export const belongings = (who: Combatant): readonly Item[] => [
  ...itemsInHand(who),
  ...who.stowed.map(({ item }) => item),
];

/** The number of empty hands. Riding takes none. */
export function freeHands(who: Combatant): number {
  let free = 2;
  for (const grip of who.hands) free -= grip.hands;
  return free;
}

/** Sorted by descending initiative, ties in the order of the roster (SL-R50). */
export function byInitiative(fight: Fight, all: readonly Combatant[]): readonly Combatant[] {
  return [...all].sort(
    (a, b) =>
      initiativeOf(fight, b) - initiativeOf(fight, a) ||
      fight.listing.indexOf(a.id) - fight.listing.indexOf(b.id),
  );
}
