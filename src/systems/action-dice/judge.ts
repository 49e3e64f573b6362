import type { Refusal } from '../../kernel/port.ts';
import type { Price } from './actions/action.ts';
import type { Item } from './items.ts';
import { nameOf } from './names.ts';
import { isBound } from './numbers.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';

/**
 * Checks that several choices share: whether a combatant can act, can pay, names something that exists. Each returns
 * the refusal, used both for the greyed-out option and for the illegal answer, or `null` (AD-DIE-17).
 */

/** AD-SHK-1, AD-REC-2: refuses one that cannot act. `mental`: a purely mental act, which is possible while bound. */
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

/** AD-ENC-2: refuses outside one's own turn. */
export function judgeTurn(fight: Fight, who: Combatant): Refusal | null {
  if (fight.active === who.id && who.turn === 'open') return null;
  const because = fight.active
    ? `It is the turn of ${nameOf(fight, fight.active)}, not of ${who.sheet.name}`
    : 'It is nobody’s turn';
  return refuse('notYourTurn', because, 'AD-ENC-2');
}

/** AD-ACT-1: refuses if too few actions are left. `long`: one is enough to begin (AD-ENC-5). */
export function judgeActions(who: Combatant, actions: number, long: boolean): Refusal | null {
  const least = long ? Math.min(1, actions) : actions;
  if (who.actions >= least) return null;
  const because = `This needs ${actions} ${actions === 1 ? 'action' : 'actions'}, ${who.sheet.name} has ${who.actions} left`;
  return refuse('noActions', because, 'AD-ACT-1');
}

/** AD-REA-13, AD-R51: refuses if the pool does not cover the price; under `spendToZero` only if it is empty. */
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

/** The same for Vigor and Mana together. */
export const judgePools = (fight: Fight, who: Combatant, { vigor = 0, mana = 0 }: Price): Refusal | null =>
  judgePool(fight, who, 'vigor', vigor) ?? judgePool(fight, who, 'mana', mana);

/** AD-REA-1, AD-REA-3, AD-R22, AD-R68: refuses a reaction that it may not take now or cannot pay. */
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

/** AD-INI-5, AD-INI-6, AD-R26: both hold in the first round only. One that is both is neither, or ambushed. */
export const isAmbushed = (fight: Fight, { ambushed, ambusher }: Combatant): boolean =>
  fight.round <= 1 && ambushed && (!ambusher || fight.rulings.ambushBoth === 'ambushedWins');
export const isAmbusher = (fight: Fight, { ambushed, ambusher }: Combatant): boolean =>
  fight.round <= 1 && ambusher && !ambushed;

const itemsInHand = (who: Combatant): readonly Item[] => who.hands.map((grip) => grip.item);

/** All items of a combatant, those in hand first. */
export const belongings = (who: Combatant): readonly Item[] => [...itemsInHand(who), ...who.carried];

/**
 * Sorts by this round's order (AD-INI-2, AD-REA-14). Those without a place come last, equals in the order of the
 * listing.
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
