import type { DiceRulings } from './dice.ts';
import { readDie } from './dice.ts';
import type { Matters } from './matters.ts';
import { isBeaten, resists } from './resists.ts';

/**
 * PE-R10: up to which die a test is won that is read against a result on the table; 0: none wins. `null` where all win that
 * pass.
 */
export function winning(
  rulings: DiceRulings,
  target: number,
  matters: Matters,
): (() => number | null) | undefined {
  if (matters.kind !== 'versus' && matters.kind !== 'again') return undefined;
  return () => {
    const most = Math.min(100, target);
    for (let die = most; die > 0; die--) {
      const thrown = readDie(rulings, target, die, false);
      const wins =
        matters.kind === 'versus'
          ? resists(rulings, thrown, matters.bonus, matters.standing, matters.standing.bonus)
          : thrown.passed && isBeaten(rulings, thrown, matters.bonus, matters.beatenBy) === false;
      if (wins === true) return die === most ? null : die;
    }
    return most > 0 ? 0 : null;
  };
}
