import type { Refusal } from '../../kernel/port.ts';
import type { Price } from './actions/action.ts';
import type { Item } from './items.ts';
import { nameOf } from './names.ts';
import { isBound } from './numbers.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * What several choices have in common: whether somebody may act at all, can pay, names something that is there. Each
 * gives the refusal that greys the option and answers the illegal choice alike, or `null` (AD-DIE-17).
 */

/** AD-SHK-1, AD-REC-2: whether this one can act by itself; `mental`: with the mind alone. */
export function judgeAble(who: Combatant, mental = false): Refusal | null {
  const { name } = who.sheet;
  if (who.out === 'unconscious') return refuse('incapacitated', `${name} is unconscious`, 'AD-SHK-1');
  if (who.out !== null) return refuse('out', `${name} is out of the fight`, 'AD-SHK-1');
  if (who.winded) return refuse('winded', `${name} is Winded and can take no actions`, 'AD-REC-2');
  if (isBound(who) && !mental) {
    return refuse('incapacitated', `${name} is bound: only what is purely of the mind is left`, 'AD-SHK-1');
  }
  return null;
}

/** AD-ENC-2: in the own turn. */
export function judgeTurn(fight: Fight, who: Combatant): Refusal | null {
  if (fight.active === who.id && who.turn === 'open') return null;
  const because = fight.active
    ? `It is the turn of ${nameOf(fight, fight.active)}, not of ${who.sheet.name}`
    : 'It is nobody’s turn';
  return refuse('notYourTurn', because, 'AD-ENC-2');
}

/** AD-ACT-1: so many actions are left; `long`: one is enough to begin (AD-ENC-5). */
export function judgeActions(who: Combatant, actions: number, long: boolean): Refusal | null {
  const least = long ? Math.min(1, actions) : actions;
  if (who.actions >= least) return null;
  const because = `This needs ${actions} ${actions === 1 ? 'action' : 'actions'}, ${who.sheet.name} has ${who.actions} left`;
  return refuse('noActions', because, 'AD-ACT-1');
}

/** AD-REA-13, AD-R51: all of it has to be there, or anything of it. */
export function judgePool(
  fight: Fight,
  who: Combatant,
  pool: 'vigor' | 'mana',
  needed: number,
): Refusal | null {
  const left = who[pool];
  if (left >= needed || (fight.rulings.vigorShort === 'spendToZero' && left > 0)) return null;
  const word = pool === 'vigor' ? 'Vigor' : 'Mana';
  const because = `This needs ${needed} ${word}, ${who.sheet.name} has ${left} left`;
  return refuse(pool === 'vigor' ? 'noVigor' : 'noMana', because, 'AD-REA-13');
}

/** Vigor and Mana. */
export const judgePools = (fight: Fight, who: Combatant, { vigor = 0, mana = 0 }: Price): Refusal | null =>
  judgePool(fight, who, 'vigor', vigor) ?? judgePool(fight, who, 'mana', mana);

/** AD-REA-1, AD-REA-3, AD-R22, AD-R68: whether it may react now, and pay for it. */
export function judgeReaction(fight: Fight, who: Combatant, price: Price): Refusal | null {
  const { name } = who.sheet;
  const windedMay = fight.rulings.windedScope === 'actionsOnly';
  const unable = judgeAble(windedMay ? { ...who, winded: false } : who);
  if (unable) return unable;
  if (who.turn === 'open') return refuse('ownTurn', `it is the turn of ${name} itself`, 'AD-REA-3');
  if (isAmbushed(fight, who)) {
    const { ambushedReactions } = fight.rulings;
    const may = ambushedReactions === 'afterOwnTurn' ? who.begun > 0 : ambushedReactions;
    if (!may) return refuse('ambushed', `${name} is ambushed`, 'AD-INI-5');
  }
  return judgePools(fight, who, price);
}

/** AD-INI-5, AD-INI-6, AD-R26: in the first round; whoever is both is neither, or ambushed. */
export const isAmbushed = (fight: Fight, { ambushed, ambusher }: Combatant): boolean =>
  fight.round <= 1 && ambushed && (!ambusher || fight.rulings.ambushBoth === 'ambushedWins');
export const isAmbusher = (fight: Fight, { ambushed, ambusher }: Combatant): boolean =>
  fight.round <= 1 && ambusher && !ambushed;

export const itemsInHand = (who: Combatant): readonly Item[] => who.hands.map((grip) => grip.item);

/** Everything that somebody has, what is in hand first. */
export const belongings = (who: Combatant): readonly Item[] => [...itemsInHand(who), ...who.carried];

/**
 * In the order of this round (AD-INI-2, AD-REA-14); those without a place in it last; equals in the order of the list.
 */
export function byInitiative(fight: Fight, all: readonly Combatant[]): readonly Combatant[] {
  const place = (who: Combatant): number => {
    const found = fight.order.findIndex(({ id }) => id === who.id);
    return found < 0 ? fight.order.length : found;
  };
  return [...all].sort(
    (a, b) => place(a) - place(b) || fight.listing.indexOf(a.id) - fight.listing.indexOf(b.id),
  );
}
