import { bonusOf } from '../derived.ts';
import type { Combatant, Fight, Move } from '../state.ts';
import { hindrances } from './hindrance.ts';

/** The two kinds of Move on foot (PE-MOVE-3, PE-MOVE-4). */
export type Pace = Move['kind'];

/** Twice or four times the Agility Bonus, at full speed and before PE-R17. */
export function metresOf(who: Combatant, pace: Pace): number {
  const basic = who.sheet.printed.basicMove ?? bonusOf(who, 'agility') * 2;
  return pace === 'run' ? basic * 2 : basic;
}

/** A Move that has not begun. */
export const freshMove = (who: Combatant, pace: Pace): Move => ({
  kind: pace,
  allowance: metresOf(who, pace),
  bonus: 0,
  spent: 0,
  runUp: 0,
  odd: false,
  bandChanged: false,
  careful: false,
  disengaged: [],
  tested: {},
});

/** Whether this Move may still become one of the other kind: nothing of it was used. */
const unused = (move: Move): boolean => move.spent === 0 && !move.bandChanged;

/**
 * The Move that walking at this pace belongs to: the one under way, or a fresh one. `null` when the one under way is of
 * the other kind and has been used. Nobody loses what was paid for it when it changes its kind.
 */
export function moveAt(who: Combatant, pace: Pace): Move | null {
  const { move } = who;
  if (!move) return freshMove(who, pace);
  if (move.kind === pace) return move;
  if (!unused(move)) return null;
  return { ...freshMove(who, pace), careful: move.careful, disengaged: move.disengaged, tested: move.tested };
}

/** How a Move goes on: what is left of it, and how slowed down it is from here. */
export interface Speed {
  /** Metres of the allowance that are left; each metre takes 1 of it, Hindered 2 (PE-MOVE-12, PE-R23). */
  readonly left: number;
  /** Sources of Hindrance that count everywhere: 0, 1, or 2 for more. With 2 one metre is all (PE-MOVE-13). */
  readonly sources: 0 | 1 | 2;
}

const capped = (sources: number): 0 | 1 | 2 => (sources >= 2 ? 2 : sources === 1 ? 1 : 0);

/** What is left of a Move, and at what speed (PE-MOVE-12, PE-MOVE-13, PE-R17, PE-R19). */
export function speedOf(fight: Fight, who: Combatant, move: Move, full: boolean): Speed {
  const { rulings } = fight;
  const whole = move.tested.whole === 'doubly' ? 2 : move.tested.whole === 'hindered' ? 1 : 0;
  const sources = capped(hindrances(fight, who, full).length + whole);
  // PE-R19: a bonus that is not halved is worth twice as much while each metre costs two.
  const kept = sources === 1 && rulings.runBonusOrder === 'afterHalving' ? move.bonus : 0;
  const allowance = move.allowance + kept;
  const left = Math.max(0, allowance - move.spent);
  if (move.spent === 0 && allowance < (sources === 1 ? 2 : 1)) {
    return { left: Math.max(Math.min(1, left), rulings.minimumMove), sources: 2 };
  }
  return sources === 2 ? { left: Math.min(1, left), sources } : { left, sources };
}

/** So many metres can still be covered on open ground. */
export function metresLeft(fight: Fight, who: Combatant, pace: Pace, full = false): number {
  const move = moveAt(who, pace);
  if (!move) return 0;
  const { left, sources } = speedOf(fight, who, move, full);
  return Math.floor(sources === 1 ? left / 2 : left);
}

/** The kind of Move that something in the middle of a Move belongs to: the one under way, or a Basic Move. */
export const paceOf = (who: Combatant): Pace => who.move?.kind ?? 'basic';

/** What a Move loses with its last step (PE-MOVE-13): everything that is left of it. */
export function restOf({ allowance, bonus, spent }: Move): number {
  const rest = allowance + bonus - spent;
  return rest > 0 ? rest : 1;
}
