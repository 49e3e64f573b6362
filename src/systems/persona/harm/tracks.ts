import { bonusOf, heavyFrom } from '../derived.ts';
import type { Severity } from '../facts/harm.ts';
import { severities } from '../facts/harm.ts';
import type { Combatant, Fight } from '../state.ts';

/** A number of wounds per severity: left, lost, or maxima. */
export type Wounds = { readonly [severity in Severity]: number };

export const noWounds: Wounds = { light: 0, heavy: 0, deadly: 0 };

/**
 * PE-WND-1 to PE-WND-3, PE-R84: the maxima of the tracks; with PE-R84 `false` they lose what the formulas lose by the
 * decayed Toughness Bonus, printed numbers too.
 */
export function trackMax({ rulings }: Pick<Fight, 'rulings'>, who: Combatant): Wounds {
  const { lightMax, heavyMax } = who;
  if (rulings.woundTracksFixed) return { light: lightMax, heavy: heavyMax, deadly: 1 };
  const whole = bonusOf({ sheet: who.sheet, decay: {} }, 'toughness');
  const now = bonusOf(who, 'toughness');
  const light = Math.max(0, lightMax - (whole - now));
  const heavy = Math.max(1, heavyMax - (heavyFrom(whole) - heavyFrom(now)));
  return { light, heavy, deadly: 1 };
}

/** The mildest severity from `least` up of which any is left; losses overflow upward (PE-WND-2). `null` if none is. */
export const nextOf = (left: Wounds, least: Severity): Severity | null =>
  severities.slice(severities.indexOf(least)).find((severity) => left[severity] > 0) ?? null;

/** PE-SAV-1: one severity higher; Deadly is the highest. */
export const worse = (severity: Severity): Severity => (severity === 'light' ? 'heavy' : 'deadly');

/** Stress per wound of each severity (PE-WND-2 to PE-WND-4). */
const stressOf: Wounds = { light: 1, heavy: 5, deadly: 10 };

export const stressFor = (lost: Wounds): number =>
  severities.reduce((sum, severity) => sum + lost[severity] * stressOf[severity], 0);

export const countOf = (lost: Wounds): number => lost.light + lost.heavy + lost.deadly;
