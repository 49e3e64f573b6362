import type { IsDoer } from '../../../engine/doer.ts';
import { outcomeWith } from '../../../engine/doer.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';

type Told = Facts | RolledFact | ByHandFact;

/**
 * The doer of a deed, as facts tell it: whoever declares something. Reactions such as guards are not the deed: it is
 * the attack they react to whose result matters.
 */
const doerIn = (fact: Told): Id | null => (fact.fact === 'action' && !guardsAgainst(fact) ? fact.who : null);

const guardsAgainst = ({ group, action }: Extract<Told, { readonly fact: 'action' }>): boolean =>
  group === 'reaction' && action !== 'cinematic-reaction' && action !== 'join-cinematic';

function tagsOf(fact: Told, isDoer: IsDoer): readonly string[] {
  switch (fact.fact) {
    case 'vitality-lost':
      return [
        ...(fact.lost > 0 ? [`harm:${fact.who}:temporary:${fact.lost}`] : []),
        ...(fact.amount > fact.lost ? [`harm:${fact.who}:vitality:${fact.amount - fact.lost}`] : []),
      ];
    case 'attack':
      if (!isDoer(fact.who)) return [];
      // WS-COV-3, WS-ADV-7: a redirected attack has missed its actual target.
      if (fact.redirected !== null) return fact.hit ? ['hits-another'] : [];
      return [fact.hit ? 'hit' : 'miss', ...(fact.critical === 'hit' ? ['critical'] : [])];
    case 'cinematic':
      return isDoer(fact.who) ? [fact.passed ? 'works' : 'fails'] : [];
    case 'healed':
      return fact.amount > 0 ? [`healed:${fact.who}:vitality:${fact.amount}`] : [];
    case 'temporary':
      return !fact.gained ? [] : [`healed:${fact.who}:temporary:${fact.gained}`];
    case 'came-to':
      return [`back:${fact.who}`];
    case 'went-down':
    case 'died':
    case 'destroyed':
      return [`out:${fact.who}`];
    case 'effect-began':
      if (fact.effect.kind === 'status') return [`condition:${fact.who}:${fact.effect.status}`];
      return [];
    case 'effect-ended':
      // What lasts longer now has not ended (WS-STA-1).
      return fact.was?.kind === 'status' && fact.why !== 'replaced'
        ? [`ended:${fact.who}:${fact.was.status}`]
        : [];
    case 'grabbed':
      return [`condition:${fact.who}:grabbed`];
    case 'grab-ended':
      return [`ended:${fact.who}:grabbed`];
    case 'shoved':
      return isDoer(fact.by) && fact.who !== fact.by ? [`moved:${fact.who}`] : [];
    case 'hidden':
      return isDoer(fact.who) ? ['hidden'] : [];
    case 'contest':
      // WS-ADV-8: when shaking off, the climber makes the contest and the doer resists.
      if (fact.purpose === 'cling' && isDoer(fact.against)) return [fact.won ? 'lost' : 'won'];
      return isDoer(fact.who) ? [fact.won ? 'won' : 'lost'] : [];
    case 'check':
      // For cinematic deeds only the overall result counts, which has a fact of its own (WS-CIN-10).
      if (fact.purpose === 'cinematic') return [];
      if (fact.needs === null || fact.against !== undefined || !isDoer(fact.who)) return [];
      return [fact.passed ? 'works' : 'fails'];
    case 'defense':
      return [`${fact.passed ? 'withstands' : 'succumbs'}:${fact.who}`];
    default:
      return [];
  }
}

/**
 * Outcome tags of facts for odds: short, stable words. Hits and successes count only for the doer, not for others' held
 * actions and reactions in between.
 */
export const outcome = outcomeWith(doerIn, tagsOf);

/** Facts by which somebody is harmed or put out of the fight. */
export const harming: ReadonlySet<Facts['fact']> = new Set([
  'vitality-lost',
  'went-down',
  'died',
  'destroyed',
] as const);
