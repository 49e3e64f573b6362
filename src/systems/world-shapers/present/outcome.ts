import type { IsDoer } from '../../../engine/doer.ts';
import { outcomeWith } from '../../../engine/doer.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';

type Told = Facts | RolledFact | ByHandFact;

/**
 * Who does the deed, as a fact tells it: whoever declares something. What guards against a blow (WS-RND-7) is not the deed: the
 * blow goes on, and how it comes out is what one wants to know of the guard.
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
      // WS-COV-3, WS-ADV-7: a miss that strikes somebody in front has not hit whom it was meant for.
      if (fact.redirected !== null) return fact.hit ? ['hits-another'] : [];
      return [fact.hit ? 'hit' : 'miss', ...(fact.critical === 'hit' ? ['critical'] : [])];
    case 'cinematic':
      return isDoer(fact.who) ? [fact.passed ? 'works' : 'fails'] : [];
    case 'healed':
      return [`healed:${fact.who}:${fact.amount}`];
    case 'went-down':
    case 'died':
    case 'destroyed':
      return [`out:${fact.who}`];
    case 'effect-began':
      if (fact.effect.kind === 'status') return [`condition:${fact.who}:${fact.effect.status}`];
      return [];
    case 'effect-ended':
      return fact.was?.kind === 'status' ? [`ended:${fact.who}:${fact.was.status}`] : [];
    case 'grabbed':
      return [`condition:${fact.who}:grabbed`];
    case 'grab-ended':
      return [`ended:${fact.who}:grabbed`];
    case 'hidden':
      return isDoer(fact.who) ? ['hidden'] : [];
    case 'contest':
      // WS-ADV-8: whoever is to be shaken off makes the check.
      if (fact.purpose === 'cling' && isDoer(fact.against)) return [fact.won ? 'lost' : 'won'];
      return isDoer(fact.who) ? [fact.won ? 'won' : 'lost'] : [];
    case 'check':
      // Of a great deed its end counts (WS-CIN-10), which has a fact of its own.
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
 * What was told as odds see it, in short stable words. Hits and successes are those of whoever does the deed: what a
 * held action or a reaction of somebody else brings in the middle is not its own.
 */
export const outcome = outcomeWith(doerIn, tagsOf);

/** The facts by which somebody is harmed or taken out. */
export const harming: ReadonlySet<Facts['fact']> = new Set([
  'vitality-lost',
  'went-down',
  'died',
  'destroyed',
] as const);
