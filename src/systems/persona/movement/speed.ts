import { bonusOf } from '../derived.ts';
import type { Combatant, Fight, Move } from '../state.ts';
import { hindrances } from './hindrance.ts';

/** The two kinds of Move on foot (PE-MOVE-3, PE-MOVE-4). */
export type Pace = Move['kind'];

/** The metres of a Move, AB x 2 or AB x 4, without Hindrance and before PE-R17. */
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

/** Whether nothing of a Move was used, so that it may still become one of the other kind, or be spent as a whole. */
export const unused = (move: Move): boolean => move.spent === 0 && !move.bandChanged;

/**
 * The Move that walking at this pace belongs to: the current one, or a new one. `null` if the current one is of the
 * other kind and was used. A Move that changes its kind keeps what was paid and tested for it.
 */
export function moveAt(who: Combatant, pace: Pace): Move | null {
  const { move } = who;
  if (!move) return freshMove(who, pace);
  if (move.kind === pace) return move;
  if (!unused(move)) return null;
  return { ...freshMove(who, pace), careful: move.careful, disengaged: move.disengaged, tested: move.tested };
}

/** What is left of a Move, and its Hindrance. */
interface Speed {
  /** Metres of the allowance that are left; a metre costs 1, or 2 when Hindered (PE-MOVE-12, PE-R23). */
  readonly left: number;
  /** Sources of Hindrance that apply everywhere: 0, 1, or 2 for more. With 2, one metre is all (PE-MOVE-13). */
  readonly sources: 0 | 1 | 2;
}

const capped = (sources: number): 0 | 1 | 2 => (sources >= 2 ? 2 : sources === 1 ? 1 : 0);

/** What is left of a Move and how it is Hindered (PE-MOVE-12, PE-MOVE-13, PE-R17, PE-R19). */
export function speedOf(fight: Fight, who: Combatant, move: Move, full: boolean): Speed {
  const { rulings } = fight;
  const whole = move.tested.whole === 'doubly' ? 2 : move.tested.whole === 'hindered' ? 1 : 0;
  const sources = capped(hindrances(fight, who, full).length + whole);
  // PE-R19: a bonus that is not halved counts double while each metre costs two.
  const kept = sources === 1 && rulings.runBonusOrder === 'afterHalving' ? move.bonus : 0;
  const allowance = move.allowance + kept;
  const left = Math.max(0, allowance - move.spent);
  if (move.spent === 0 && allowance < (sources === 1 ? 2 : 1)) {
    return { left: Math.max(Math.min(1, left), rulings.minimumMove), sources: 2 };
  }
  return sources === 2 ? { left: Math.min(1, left), sources } : { left, sources };
}

/** The metres that can still be covered on open ground. */
export function metresLeft(fight: Fight, who: Combatant, pace: Pace, full = false): number {
  const move = moveAt(who, pace);
  if (!move) return 0;
  const { left, sources } = speedOf(fight, who, move, full);
  return Math.floor(sources === 1 ? left / 2 : left);
}

/** Metres in words, with what they take of a Move that is Hindered (PE-MOVE-13, PE-R23), as the costs of cells show it. */
export function metresWords(metres: number, sources: number): string {
  if (sources === 0 || metres === 0) return `${metres} m`;
  return sources === 1 ? `${metres} m, each counts double` : `${metres} m, which takes all`;
}

/** The metres that can still be covered on open ground, in words. */
export function metresLeftWords(fight: Fight, who: Combatant, pace: Pace, full: boolean): string {
  const move = moveAt(who, pace);
  const { sources } = move ? speedOf(fight, who, move, full) : { sources: 0 };
  return metresWords(metresLeft(fight, who, pace, full), sources);
}

/** The kind of the current Move, by default a Basic Move. */
export const paceOf = (who: Combatant): Pace => who.move?.kind ?? 'basic';

/** What the last metre of a Move costs (PE-MOVE-13): everything that is left. */
export function restOf({ allowance, bonus, spent }: Move): number {
  const rest = allowance + bonus - spent;
  return rest > 0 ? rest : 1;
}
