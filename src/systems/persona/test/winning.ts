import type { DiceRulings } from './dice.ts';
import { readDie } from './dice.ts';
import type { Matters } from './matters.ts';
import { isBeaten, resists } from './resists.ts';

/**
 * PE-R10: returns, lazily, the highest die that wins against a given result: 0 if none wins, `null` if every pass does.
 * `undefined` for tests that are not read against a result.
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
