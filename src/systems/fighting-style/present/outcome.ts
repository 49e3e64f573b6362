import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Facts } from '../facts.ts';

/**
 * What was told as odds see it, in short stable words. Harm is one tag for each damage, so that the mean harm of a
 * choice is the sum over its tags. `critical` is a critical win of the attacker, `critical-defence` one of the target.
 */
export function outcome(facts: readonly (Facts | RolledFact | ByHandFact)[]): readonly string[] {
  const tags: string[] = [];
  for (const fact of facts) {
    const tag = tagOf(fact);
    if (tag !== null) tags.push(tag);
    if (fact.fact === 'combat-roll' && fact.critical !== null)
      tags.push(fact.critical === fact.who ? 'critical' : 'critical-defence');
  }
  return tags;
}

function tagOf(fact: Facts | RolledFact | ByHandFact): string | null {
  switch (fact.fact) {
    case 'combat-roll':
      switch (fact.outcome) {
        case 'hit':
          return 'hit';
        case 'blocked':
          return 'blocked';
        case 'nothing':
        case 'missed':
        case 'negated':
          return 'miss';
      }
      return null;
    case 'damage':
      return `harm:${fact.who}:health:${fact.amount}`;
    case 'healed':
      return `healed:${fact.who}:${fact.amount}`;
    case 'knocked-out':
    case 'died':
      return `out:${fact.who}`;
    case 'condition':
      return fact.on ? `condition:${fact.who}:${fact.condition}` : `ended:${fact.who}:${fact.condition}`;
    case 'held':
      return `condition:${fact.who}:held`;
    case 'netted':
      return `condition:${fact.who}:netted`;
    case 'hold-ended':
    case 'net-off':
      return `ended:${fact.who}:held`;
    case 'hidden':
      return `condition:${fact.who}:hidden`;
    case 'revealed':
      return `ended:${fact.who}:hidden`;
    case 'braced':
      return `condition:${fact.who}:braced`;
    case 'feint':
      return fact.feint.passed === false ? null : `condition:${fact.who}:feinting`;
    case 'maneuver-done':
      return fact.worked ? `maneuver:${fact.maneuver}` : null;
    case 'contest':
      return fact.won ? 'won' : 'lost';
    case 'spell':
      return fact.worked ? 'works' : 'fails';
    default:
      return null;
  }
}
