import type { Refusal } from '../../kernel/port.ts';
import type { Price } from './actions/action.ts';
import type { Item } from './items.ts';
import { nameOf } from './names.ts';
import { initiativeOf, mostOf, spendable } from './numbers.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight } from './state.ts';
import { hasTurnNow } from './state.ts';

/**
 * Judgements that several choices share: whether a combatant can act at all, can pay, names something that exists. Each
 * returns the refusal, which is used both for the greyed option and for the illegal answer, or `null` if it is legal
 * (WS-GEN-11).
 */

/** Whether `who` can do anything at all. Lost AP or RP are judged with the price. */
export function judgeAble(who: Combatant): Refusal | null {
  const { name } = who.sheet;
  if (who.out === 'unconscious') return refuse('down', `${name} is Down`, 'WS-VIT-4');
  if (who.out !== null) return refuse('down', `${name} is out of the fight`, 'WS-VIT-4');
  if (who.surrendered) return refuse('surrendered', `${name} has surrendered`, 'WS-GEN-13');
  return null;
}

/** WS-STA-6: a combatant that can use no AP at all cannot make attacks that it has already paid for either. */
export const judgeActive = (fight: Fight, who: Combatant): Refusal | null =>
  mostOf(fight, who, 'ap') === 0 ? refuse('immobile', `${who.sheet.name} cannot act`, 'WS-STA-6') : null;

/** WS-RND-1, WS-INI-15: whether it is the turn of `who`; in a union, whether it is the active member. */
export function judgeTurn(fight: Fight, who: Combatant): Refusal | null {
  if (fight.active === who.id && who.turn === 'open') return null;
  const because = fight.active
    ? `It is the turn of ${nameOf(fight, fight.active)}, not of ${who.sheet.name}`
    : 'It is nobody’s turn';
  return refuse('notYourTurn', because, 'WS-RND-1');
}

type Points = 'ap' | 'rp';
const pointCodes = { ap: 'noActionPoints', rp: 'noReactionPoints' } as const;
const pointClauses = { ap: 'WS-RND-4', rp: 'WS-RND-6' } as const;

/** WS-RND-4, WS-RND-6, WS-STA-6: whether `who` can spend so many AP or RP. */
export function judgePoints(fight: Fight, who: Combatant, points: Points, needed: number): Refusal | null {
  const left = spendable(fight, who, points);
  if (left >= needed) return null;
  const word = points.toUpperCase();
  const held = left < who[points] ? ` may use no more than ${left} now` : '';
  const because = held
    ? `This needs ${needed} ${word}, ${who.sheet.name}${held}`
    : `This needs ${needed} ${word}, ${who.sheet.name} has ${left} left`;
  return refuse(pointCodes[points], because, pointClauses[points]);
}

/** Whether `who` can pay the whole price. */
export function judgePrice(fight: Fight, who: Combatant, { ap, rp, wp, momentum }: Price): Refusal | null {
  const { name } = who.sheet;
  if (ap) {
    const poor = judgePoints(fight, who, 'ap', ap);
    if (poor) return poor;
  }
  if (rp) {
    const poor = judgePoints(fight, who, 'rp', rp);
    if (poor) return poor;
  }
  if (wp && who.wp < wp) return refuse('noWp', `This needs ${wp} WP, ${name} has ${who.wp} left`, 'WS-ABL-1');
  if (momentum && who.momentum < momentum) {
    const because = `This needs ${momentum} Narrative Momentum, ${name} has ${who.momentum} left`;
    return refuse('noMomentum', because, 'WS-CIN-2');
  }
  return null;
}

/** WS-RND-7, WS-R15, WS-R29: whether `who` may use a reaction now, and can pay for it. */
export function judgeReaction(fight: Fight, who: Combatant, price: Price): Refusal | null {
  const unable = judgeAble(who);
  if (unable) return unable;
  if (!fight.rulings.reactionsOnOwnTurn && hasTurnNow(fight, who.id)) {
    return refuse('notAReaction', `it is the turn of ${who.sheet.name} itself`, 'WS-RND-7');
  }
  if (!fight.rulings.surprisedReactions && who.surprised) {
    return refuse('surprised', `${who.sheet.name} is surprised`, 'WS-INI-19');
  }
  return judgePrice(fight, who, price);
}

export const itemsInHand = (who: Combatant): readonly Item[] => who.hands.map((grip) => grip.item);

/** All items of a combatant, those in hand first. */
export const belongings = (who: Combatant): readonly Item[] => [...itemsInHand(who), ...who.carried];

/** The number of hands that hold neither an item nor a grabbed combatant (WS-ADV-11). */
export function freeHands(who: Combatant): number {
  const held = who.hands.reduce((sum, grip) => sum + grip.hands, 0);
  return Math.max(0, who.sheet.hands - held - who.grabbing.length);
}

/**
 * WS-GEN-10: sorted by the Initiative of this round (WS-INI-5), which members of a union share (WS-INI-16); acting
 * first or last does not matter. Combatants without a slot go by the Initiative they would have. Ties in joining order.
 */
export function byInitiative(fight: Fight, all: readonly Combatant[]): readonly Combatant[] {
  if (all.length < 2) return all;
  const ranked = all.map((who) => ({
    who,
    initiative:
      fight.order.find(({ members }) => members.includes(who.id))?.initiative ??
      initiativeOf(fight, who).value,
    joined: fight.listing.indexOf(who.id),
  }));
  return ranked.sort((a, b) => b.initiative - a.initiative || a.joined - b.joined).map(({ who }) => who);
}
