import type { Term, Total } from '../../kernel/terms.ts';
import { fold } from '../../kernel/terms.ts';
import type { Rulings } from './rulings.ts';
import { rulingIds } from './rulings.ts';
import type { MagicScore, Score, Skill, Tested } from './scores.ts';
import { bonusNames, scoreNames, skillScores, testedName } from './scores.ts';
import type { Sheet } from './sheet.ts';
import type { Combatant } from './state.ts';
import { suffers } from './state.ts';

/** Numbers derived from a sheet and from what has happened to it: Scores, Bonuses, test targets, pools. */

/** Anything with a sheet and decay: a combatant, or a sheet before its fight. */
interface Being {
  readonly sheet: Sheet;
  readonly decay: Combatant['decay'];
}

/** PE-TEST-1, PE-DEC-1: the current (decayed) Score, at least 0. */
export const scoreOf = (who: Being, score: Score): number =>
  Math.max(0, who.sheet.scores[score] - (who.decay[score] ?? 0));

/** PE-AIL-18: the Unnatural Strength of the Enraged. */
const rage = 2;

/**
 * PE-TEST-1, PE-R7: the tens of the current Score, plus Unnatural and, for Strength, the rage of the Enraged. `natural`
 * leaves both additions out (PE-AIL-18 ignores Unnatural Toughness).
 */
export function bonusOf(who: Being & Partial<Combatant>, score: Score, natural = false): number {
  const tens = Math.floor(scoreOf(who, score) / 10);
  if (natural) return tens;
  const raging = score === 'strength' && who.ailments !== undefined && suffers(who as Combatant, 'enraged');
  return tens + who.sheet.unnatural[score] + (raging ? rage : 0);
}

/** A Bonus as a term of another total. */
export const bonusTerm = (who: Combatant, score: Score, clause: string, natural = false): Term => ({
  value: bonusOf(who, score, natural),
  op: 'add',
  label: bonusNames[score],
  clause,
});

/** The Score that governs a test. */
export const scoreBehind = (sheet: Sheet, tested: Tested): Score => {
  if ('score' in tested) return tested.score;
  if ('magic' in tested) return magicScoreOf(sheet);
  return skillScores[tested.skill];
};

export const magicScoreOf = (sheet: Sheet): MagicScore => sheet.magic;

/** The level of a skill, 0 to 10. It only opens gates (PE-ACT-20), unless PE-R12 adds it to targets. */
export const levelOf = (sheet: Sheet, skill: Skill): number => sheet.skills[skill]?.level ?? 0;

/**
 * PE-R12: what training adds to the Score, or `null` if nothing. A focus on the sheet replaces the skill's own numbers.
 */
function trainedTerm(who: Being, tested: Tested, rulings: Rulings): Term | null {
  if (!('skill' in tested)) return null;
  const skill = who.sheet.skills[tested.skill];
  if (!skill) return null;
  const trained = (tested.focus === undefined ? undefined : skill.focuses[tested.focus]) ?? skill;
  const each = { scorePlusFlat: 0, perLevel5: 5, perLevel10: 10 }[rulings.skillTarget];
  const value = trained.bonus + trained.level * each;
  if (value === 0) return null;
  return {
    value,
    op: 'add',
    label: testedName(tested),
    clause: 'PE-TEST-5',
    ruling: rulingIds.skillTarget,
  };
}

/** PE-TEST-2: the terms of Score and training, before Advantages and other modifiers. */
export function standingTerms(who: Being, tested: Tested, rulings: Rulings): Term[] {
  const score = scoreBehind(who.sheet, tested);
  const base: Term = {
    value: scoreOf(who, score),
    op: 'add',
    label: scoreNames[score],
    clause: 'PE-TEST-1',
  };
  const trained = trainedTerm(who, tested, rulings);
  return trained ? [base, trained] : [base];
}

/** The total of `standingTerms`. Sheets show it, and "the better of two" tests is chosen by it. */
export const standingTarget = (who: Being, tested: Tested, rulings: Rulings): Total =>
  fold(standingTerms(who, tested, rulings));

/** The test with the highest target; the first of equals. */
export function bestOf<T extends Tested>(who: Being, all: readonly [T, ...T[]], rulings: Rulings): T {
  let best = all[0];
  let most = standingTarget(who, best, rulings).value;
  for (const tested of all) {
    const { value } = standingTarget(who, tested, rulings);
    if (value <= most) continue;
    best = tested;
    most = value;
  }
  return best;
}

const undecayed = (sheet: Sheet): Being => ({ sheet, decay: {} });

/** PE-WND-2, PE-WND-5: as many Light Wounds as the undecayed Toughness Bonus. */
export const lightPool = (sheet: Sheet): number =>
  sheet.printed.light ?? bonusOf(undecayed(sheet), 'toughness');

/** PE-WND-3: half the Toughness Bonus, rounded down, at least 1. */
export const heavyFrom = (toughnessBonus: number): number => Math.max(1, Math.floor(toughnessBonus / 2));

/** PE-WND-3: the Heavy Wounds at undecayed Toughness. */
export const heavyPool = (sheet: Sheet): number =>
  sheet.printed.heavy ?? heavyFrom(bonusOf(undecayed(sheet), 'toughness'));

/** Points lost per Score; a missing Score has lost none. */
type Decayed = Being['decay'];

/** PE-FATE-1, PE-DEC-1: the Realisation Bonus. */
export const fatePool = (sheet: Sheet, decay: Decayed = {}): number =>
  sheet.printed.fate ?? bonusOf({ sheet, decay }, 'realisation');

/** Magic Bonus times Rank, decay included (PE-DEC-1). */
export const spiritPool = (sheet: Sheet, decay: Decayed = {}): number =>
  sheet.printed.spirit ?? bonusOf({ sheet, decay }, magicScoreOf(sheet)) * sheet.rank;

/** Rank times the highest of the Melee, Ballistic, Strength and Toughness Bonus, decay included (PE-DEC-1). */
export function exertionPool(sheet: Sheet, decay: Decayed = {}): number {
  const being = { sheet, decay };
  const best = Math.max(
    ...(['melee', 'ballistic', 'strength', 'toughness'] as const).map((score) => bonusOf(being, score)),
  );
  return sheet.printed.exertion ?? sheet.rank * best;
}

export const pointPools = ['fate', 'spirit', 'exertion'] as const;
type PointPool = (typeof pointPools)[number];
const poolSizes = { fate: fatePool, spirit: spiritPool, exertion: exertionPool } as const;
const wholePools = { fate: 'fateMax', spirit: 'spiritMax', exertion: 'exertionMax' } as const;

/** The current maximum of a pool: lower than its full size while the Scores behind it are decayed (PE-DEC-1). */
export function poolMax(who: Combatant, pool: PointPool): number {
  const whole = who[wholePools[pool]];
  return Object.keys(who.decay).length === 0 ? whole : Math.min(whole, poolSizes[pool](who.sheet, who.decay));
}

/** PE-WND-4, PE-R86: whether a combatant with this sheet takes Stress. */
export const tracksStress = (sheet: Sheet, rulings: Pick<Rulings, 'shadowsTrackStress'>): boolean =>
  sheet.stress ?? (sheet.kind !== 'shadow' || rulings.shadowsTrackStress);

/** PE-FTG-1, PE-FTG-2: the least Stress at which a combatant is Fatigued or Exhausted. */
export const fatiguedFrom = (who: Being): number => scoreOf(who, 'toughness') + 1;
export const exhaustedFrom = (who: Being): number => scoreOf(who, 'toughness') + 20;
export const isFatigued = (who: Combatant): boolean => who.tracksStress && who.stress >= fatiguedFrom(who);
export const isExhausted = (who: Combatant): boolean => who.tracksStress && who.stress >= exhaustedFrom(who);
