import type { Refusal } from '../../../kernel/port.ts';
import { refuse } from '../refusal.ts';
import type { Rulings } from '../rulings.ts';
import type { Combatant, Fight } from '../state.ts';
import { conscious, hiddenFrom } from '../state.ts';

/** Whether conditions let a combatant act, react or be aware of another (sections 2, 5, 7 and 21). */

/**
 * FS-ENC-3, FS-R9: whether surprise keeps the combatant from acting and reacting now. With `reactionsAfterSlot` that
 * ends once its turn has been skipped.
 */
export const surprisedNow = (who: Combatant, rulings: Rulings): boolean =>
  who.surprised &&
  (rulings.surpriseScope === 'wholeRound' || (who.turn !== 'skipped' && who.turn !== 'done'));

/** Why the combatant can neither act nor react now; `null` if it can. */
export function cannotAct(fight: Fight, who: Combatant): Refusal | null {
  if (!conscious(who)) {
    return refuse('unconscious', `${who.sheet.name} is out of the fight`, 'FS-COND-3');
  }
  if (surprisedNow(who, fight.rulings)) {
    return refuse('surprised', `${who.sheet.name} is surprised`, 'FS-ENC-3');
  }
  return null;
}

/** As `cannotAct`, but as a fast boolean. */
export const canReact = (fight: Fight, who: Combatant): boolean =>
  conscious(who) && !surprisedNow(who, fight.rulings);

/** FS-DEF-1, FS-COND-4: whether `who` knows of `other` well enough to defend against it or strike at it. */
export const awareOf = (who: Combatant, other: Combatant): boolean =>
  conscious(who) && !hiddenFrom(other, who.id);

/** AP at the start of a round (FS-ENC-7), and whether Dazed ends with it (FS-COND-1, FS-R71). */
export function apAtRoundStart(
  who: Combatant,
  rulings: Rulings,
): { readonly ap: number; readonly dazedEnds: boolean } {
  if (!who.dazed) return { ap: 3, dazedEnds: false };
  return { ap: Math.max(1, 3 - 1), dazedEnds: rulings.dazed === 'oneLessAp' };
}
