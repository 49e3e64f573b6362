import type { Term, Total } from '../../../kernel/terms.ts';
import { fold } from '../../../kernel/terms.ts';
import { bonusOf, scoreBehind, standingTerms } from '../derived.ts';
import { rulingIds } from '../rulings.ts';
import type { Fight } from '../state.ts';
import { one, suffers } from '../state.ts';
import type { Mode } from './dice.ts';
import type { TestSpec } from './spec.ts';
import { injuryCounts, standingEdge } from './standing-edge.ts';

/** A test as it stands before the dice. */
export interface TestNumbers {
  /** The number to stay at or under. */
  readonly target: Total;
  /** Advantages less Disadvantages: +10 or -10 each on the target. */
  readonly edge: Total;
  /** The Bonus of the tested Score: decides ties (PE-R10). */
  readonly bonus: number;
  readonly mode: Mode;
  /** Why it fails without a die; `null` when the die decides. */
  readonly fails: string | null;
}

/** PE-ADV-7: what a Fate Point brings. */
export const advantagesOfFate = 2;

/** The target with all its terms, pure: menus, odds and previews ask for it too (PE-TEST-2). */
export function testNumbers(fight: Fight, spec: TestSpec): TestNumbers {
  const who = one(fight, spec.who);
  const edgeTerms = [...standingEdge(fight, spec), ...(spec.edge ?? [])];
  const points = (spec.fate ?? 0) + (spec.paid ?? 0);
  if (points > 0) {
    edgeTerms.push({ value: advantagesOfFate * points, op: 'add', label: 'Fate', clause: 'PE-FATE-3' });
  }
  const edge = fold(edgeTerms);
  const tens = edge.terms.map((term): Term => ({ ...term, value: term.value * 10 }));
  const terms = [...standingTerms(who, spec.tested, fight.rulings), ...tens, ...(spec.flat ?? [])];
  return {
    target: fold([...terms, ...clampTerms(fight)]),
    edge,
    bonus: bonusOf(who, scoreBehind(who.sheet, spec.tested)),
    mode: modeOf(fight, spec),
    fails: failsBecause(fight, spec),
  };
}

/** PE-R8. */
function clampTerms(fight: Fight): readonly Term[] {
  const clamp = fight.rulings.targetClamp;
  if (clamp === 'none') return [];
  const [least, greatest] = clamp === '1to99' ? [1, 99] : [5, 95];
  const common = { label: 'limit', clause: 'PE-TEST-2', ruling: rulingIds.targetClamp };
  return [
    { ...common, value: least, op: 'atLeast' },
    { ...common, value: greatest, op: 'atMost' },
  ];
}

/** PE-TEST-8, PE-AIL-20, PE-AIL-21, PE-R14: one die, the better or the worse of two. */
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

/** PE-INJ-9, PE-INJ-21: tests that cannot be passed. */
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
