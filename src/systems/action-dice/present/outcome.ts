import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Facts } from '../facts/index.ts';

/** What was told as odds see it: short stable words. */
export const outcome = (facts: readonly (Facts | RolledFact | ByHandFact)[]): readonly string[] =>
  facts.flatMap((fact): readonly string[] => {
    switch (fact.fact) {
      case 'check':
        return [fact.passed ? 'passed' : 'failed'];
      case 'unconscious':
      case 'died':
      case 'destroyed':
        return [`out:${fact.who}`];
      default:
        return [];
    }
  });
