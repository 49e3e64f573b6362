import type { IsDoer } from '../../../engine/doer.ts';
import { outcomeWith } from '../../../engine/doer.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';
import { wearTrack } from '../wearing.ts';

type Told = Facts | RolledFact | ByHandFact;

/**
 * The doer of a deed, from a fact: the combatant that declares an action or attacks. A reaction to an attack does not
 * change the doer (AD-REA-5); one that takes an opening becomes the doer by its attack.
 */
function doerIn(fact: Told): Id | null {
  if (fact.fact === 'action') return fact.group === 'reaction' ? null : fact.who;
  if (fact.fact === 'attack' || fact.fact === 'attack-result') return fact.who;
  return fact.fact === 'defended' ? fact.against : null;
}

function tagsOf(fact: Told, isDoer: IsDoer): readonly string[] {
  switch (fact.fact) {
    case 'durability':
    case 'health': {
      const { who, was, left } = fact;
      if (left > was) return [`healed:${who}:${fact.fact}:${left - was}`];
      const wounded = fact.fact === 'durability' && left === 0 && was > 0 ? [`condition:${who}:wounded`] : [];
      return was > left ? [`harm:${who}:${fact.fact}:${was - left}`, ...wounded] : [];
    }
    case 'wear':
      return fact.lost > 0 ? [`harm:${fact.who}:${wearTrack(fact.item)}:${fact.lost}`] : [];
    case 'attack-roll':
      return isDoer(fact.who) ? [fact.hits ? 'beats-guard' : 'miss'] : [];
    case 'attack-result':
      if (!isDoer(fact.who)) return [];
      return fact.outcome === 'hit' || fact.outcome === 'killed' ? ['hit'] : [];
    case 'harm':
      return fact.critical && isDoer(fact.by) ? ['critical'] : [];
    case 'came-to':
      return [`back:${fact.who}`];
    case 'shock':
      return [`condition:${fact.who}:in Shock`];
    case 'unconscious':
    case 'destroyed':
      return [`out:${fact.who}`];
    case 'died':
      return [`out:${fact.who}`, 'killed'];
    case 'prone':
      return fact.on && fact.clause !== 'AD-SHK-3' && fact.clause !== 'AD-ACT-17'
        ? [`condition:${fact.who}:knocked down`]
        : [];
    case 'pushed':
      return isDoer(fact.by) && fact.who !== fact.by ? [`moved:${fact.who}`] : [];
    case 'winded':
      return fact.on ? [`condition:${fact.who}:Winded`] : [];
    case 'effect-began':
      return [`condition:${fact.who}:${fact.effect.condition}`];
    case 'less-actions':
      return fact.less > 0
        ? [`condition:${fact.who}:loses ${fact.less === 1 ? 'an action' : `${fact.less} actions`}`]
        : [];
    case 'stabilised':
      return ['stabilised'];
    case 'check':
      return isDoer(fact.who) ? [fact.passed ? 'works' : 'fails'] : [];
    case 'resisted':
      return [`${fact.won ? 'withstands' : 'succumbs'}:${fact.who}`];
    case 'defended':
      return fact.evaded && isDoer(fact.against) ? ['defended'] : [];
    default:
      return [];
  }
}

/**
 * Outcome tags of facts for odds, in stable words. Hits and successes are those of the doer only; those of a readied
 * act or reaction in the middle of the deed are another's.
 */
export function outcome(facts: readonly Told[]): readonly string[] {
  const tags = allTags(facts);
  if (tags.length === 0) return tags;
  // AD-OBJ-1: an object that is destroyed was never wounded.
  const pieces = facts.flatMap((fact) =>
    fact.fact === 'destroyed' ? [`condition:${fact.who}:wounded`] : [],
  );
  return pieces.length === 0 ? tags : tags.filter((tag) => !pieces.includes(tag));
}

const allTags = outcomeWith(doerIn, tagsOf);

/** The facts that harm somebody or take somebody out. */
export const harming: ReadonlySet<Facts['fact']> = new Set([
  'durability',
  'health',
  'wear',
  'unconscious',
  'destroyed',
  'died',
] as const);
