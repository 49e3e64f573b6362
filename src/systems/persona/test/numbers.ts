import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { bonusOf, scoreBehind, standingTerms } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Tested } from '../scores.ts';
import type { Combatant, Fight } from '../state.ts';
import { one, suffers } from '../state.ts';
import type { Mode } from './dice.ts';
import type { TestSpec } from './spec.ts';
import { injuryCounts, standingEdge } from './standing-edge.ts';

/** A test before its dice. */
export interface TestNumbers {
  /** The target number. */
  readonly target: Total;
  /** Advantages minus Disadvantages, each +10 or -10 on the target. */
  readonly edge: Total;
  /** The Bonus of the tested Score, which decides ties (PE-R10). */
  readonly bonus: number;
  readonly mode: Mode;
  /** Why it fails without a die; `null` when the die decides. */
  readonly fails: string | null;
}

/** PE-ADV-7: the Advantages of a Fate Point. */
const advantagesOfFate = 2;

/** PE-R10: the Bonus of the tested Score. */
export const testBonus = (who: Combatant, tested: Tested): number =>
  bonusOf(who, scoreBehind(who.sheet, tested));

/** The target with all its terms (PE-TEST-2). Pure; menus, odds and previews use it too. */
export function testNumbers(fight: Fight, spec: TestSpec): TestNumbers {
  const who = one(fight, spec.who);
  const edgeTerms = standingEdge(fight, spec);
  if (spec.edge) edgeTerms.push(...spec.edge);
  const points = (spec.fate ?? 0) + (spec.paid ?? 0);
  if (points > 0) {
    edgeTerms.push({ value: advantagesOfFate * points, op: 'add', label: 'Fate', clause: 'PE-FATE-3' });
  }
  const edge = fold(edgeTerms);
  const terms = standingTerms(who, spec.tested, fight.rulings);
  for (const term of edgeTerms) terms.push(tenfold(term));
  if (spec.flat) terms.push(...spec.flat);
  terms.push(...clampTerms(fight));
  return {
    target: fold(terms),
    edge,
    bonus: testBonus(who, spec.tested),
    mode: modeOf(fight, spec),
    fails: failsBecause(fight, spec),
  };
}

/** Of several possible tests the one with the highest current target, the first of equals. */
export function bestFor<T extends Tested>(
  fight: Fight,
  spec: Omit<TestSpec, 'tested'>,
  all: readonly [T, ...T[]],
): T {
  const numberOf = (tested: T): number => testNumbers(fight, { ...spec, tested }).target.value;
  let best = all[0];
  let most = numberOf(best);
  for (const tested of all.slice(1)) {
    const number = numberOf(tested);
    if (number <= most) continue;
    best = tested;
    most = number;
  }
  return best;
}

/**
 * The term of an Advantage or Disadvantage on the target. Usual terms are written out field by field, for one hidden
 * class (see `testOf`).
 */
function tenfold(term: Term): Term {
  const { value, op, label, clause, source, off, yields, ruling } = term;
  if (source !== undefined || off !== undefined || yields !== undefined) {
    return { ...term, value: value * 10 };
  }
  if (ruling === undefined) return { value: value * 10, op, label, clause };
  return { value: value * 10, op, label, clause, ruling };
}

const limits = (least: number, greatest: number): readonly Term[] => {
  const common = { label: 'limit', clause: 'PE-TEST-2', ruling: rulingIds.targetClamp };
  return [
    { ...common, value: least, op: 'atLeast' },
    { ...common, value: greatest, op: 'atMost' },
  ];
};

/** PE-R8: the limits of the target. */
const clamps: { readonly [clamp in Fight['rulings']['targetClamp']]: readonly Term[] } = {
  none: [],
  '1to99': limits(1, 99),
  '5to95': limits(5, 95),
};

const clampTerms = ({ rulings }: Fight): readonly Term[] => clamps[rulings.targetClamp];

/** PE-TEST-8, PE-AIL-20, PE-AIL-21, PE-R14: one die, or the better or worse of two. */
function modeOf(fight: Fight, spec: TestSpec): Mode {
  const worse = suffers(one(fight, spec.who), 'damned');
  const better = spec.better !== undefined;
  if (worse && better) {
    switch (fight.rulings.rerollConflict) {
      case 'cancel':
        return 'single';
      case 'worseWins':
        return 'worse';
      case 'betterWins':
        return 'better';
    }
  }
  return worse ? 'worse' : better ? 'better' : 'single';
}

/** PE-INJ-9, PE-INJ-21: why the test fails automatically; `null` if it does not. */
function failsBecause(fight: Fight, spec: TestSpec): string | null {
  const { injuries } = one(fight, spec.who);
  const { head } = injuries;
  if (spec.needs === 'sight' && head?.row === 0 && injuryCounts(fight, head)) return 'blinded';
  if (spec.needs === 'walking') {
    for (const leg of [injuries.rightLeg, injuries.leftLeg]) {
      if (leg?.row === 0 && injuryCounts(fight, leg)) return 'broken leg';
    }
  }
  return null;
}
