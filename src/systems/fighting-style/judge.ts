import type { Id } from '../../kernel/json.ts';
import type { Refusal } from '../../kernel/port.ts';
import { cannotAct } from './combat/conditions.ts';
import { refuse } from './refusal.ts';
import type { Combatant, Fight, Item } from './state.ts';
import { freeHands, held } from './state.ts';

/**
 * Checks shared by several actions. Each returns a refusal, used both to grey the option and to refuse the choice
 * (FS-TURN-8), or `null`.
 */

/** A combatant's name; the id itself when there is no such combatant. */
export const nameOf = (fight: Fight, id: Id): string => fight.combatants[id]?.sheet.name ?? id;

/** FS-TURN-1, FS-TURN-4: only on the combatant's own turn. */
export function judgeTurn(fight: Fight, who: Combatant): Refusal | null {
  if (fight.active === who.id) return null;
  const because = fight.active
    ? `It is the turn of ${nameOf(fight, fight.active)}, not of ${who.sheet.name}`
    : 'It is nobody’s turn';
  return refuse('notYourTurn', because, 'FS-TURN-4');
}

/** FS-TURN-3: there must be enough AP. */
export function judgeAp(who: Combatant, ap: number): Refusal | null {
  if (who.ap >= ap) return null;
  const left = who.ap === 0 ? 'no Action Points left' : `only ${who.ap} AP left`;
  return refuse('noActionPoints', `${who.sheet.name} has ${left}`, 'FS-TURN-3');
}

/** What every primary action requires: being able to act, the turn, and AP (FS-TURN-1, FS-TURN-3). */
export const judgePrimary = (fight: Fight, who: Combatant, ap = 1): Refusal | null =>
  cannotAct(fight, who) ?? judgeTurn(fight, who) ?? judgeAp(who, ap);

/** What a reaction without a trigger requires (FS-REACT-1). */
export const judgeReaction = (fight: Fight, who: Combatant, ap = 1): Refusal | null =>
  cannotAct(fight, who) ?? judgeAp(who, ap);

/**
 * FS-TURN-5: whether the attacks of this round are used up. With FS-R16 `ownTurnOnly` an opportunity attack is always
 * possible.
 */
export const attacksUsed = (fight: Fight, who: Combatant, opportunity: boolean): boolean =>
  who.attacks >= attacksPerRound && !(opportunity && fight.rulings.attackLimitCounts === 'ownTurnOnly');

/** As `attacksUsed`, but as a refusal. */
export function judgeAttacks(fight: Fight, who: Combatant, opportunity = false): Refusal | null {
  if (!attacksUsed(fight, who, opportunity)) return null;
  return refuse('attackLimit', `${who.sheet.name} has used both attacks of this round`, 'FS-TURN-5');
}

export const attacksPerRound = 2;
export const apPerRound = 3;

/** FS-REACT-6: the free action of the round must be left. */
export function judgeFreeAction(who: Combatant): Refusal | null {
  if (!who.freeActionUsed) return null;
  return refuse('freeActionUsed', `${who.sheet.name} has used the free action of this round`, 'FS-REACT-6');
}

/** FS-ACT-3: a held or netted combatant cannot move, Dash or stand up. */
export function judgeFree(fight: Fight, who: Combatant): Refusal | null {
  if (!held(who)) return null;
  const by = who.heldBy[0];
  const because =
    by === undefined
      ? `${who.sheet.name} is caught in a net`
      : `${who.sheet.name} is held by ${nameOf(fight, by)}`;
  return refuse('held', because, 'FS-ACT-3');
}

/** FS-REACT-3: enough hands must be free to hold something new. */
export function judgeHands(who: Combatant, hands: number): Refusal | null {
  const free = freeHands(who);
  if (free >= hands) return null;
  const because =
    free <= 0
      ? `${who.sheet.name} has no hand free`
      : `${who.sheet.name} has one hand free and needs ${hands}`;
  return refuse('noFreeHand', because, 'FS-REACT-3');
}

/** Metres of movement left in this turn (FS-TURN-2, FS-ACT-1). */
export function movementLeft(fight: Fight, who: Combatant): number {
  const whole = who.speed * (1 + who.dashes);
  if (fight.rulings.moveSplit === 'split') return Math.max(0, whole - who.moved);
  // FS-R14, `once`: Speed and each Dash allow one unbroken move each; what a move that was broken off left is lost.
  return Math.max(0, whole - Math.max(who.moved, who.speed * who.moves));
}

/**
 * Metres for display. They are whole numbers, except where diagonals count by their length (FS-R77): then rounded down
 * to a tenth.
 */
export const readableMetres = (metres: number): number => Math.floor(metres * 10) / 10;

export const itemsInHand = (who: Combatant): readonly Item[] => who.hands.map((grip) => grip.item);
