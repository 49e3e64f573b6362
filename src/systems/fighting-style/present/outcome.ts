import type { IsDoer } from '../../../engine/doer.ts';
import { outcomeWith } from '../../../engine/doer.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts.ts';

type Told = Facts | RolledFact | ByHandFact;

/** The doer of the deed, where a fact names it: the one who declares an action, takes a step or attacks. */
const doerIn = (fact: Told): Id | null =>
  fact.fact === 'action' || fact.fact === 'step-provokes' || fact.fact === 'combat-roll' ? fact.who : null;

function tagsOf(fact: Told, isDoer: IsDoer): readonly string[] {
  const tag = tagOf(fact, isDoer);
  const tags = tag === null ? [] : [tag];
  if (fact.fact === 'knocked-out') return [...tags, ...(fact.frees ?? []).map((id) => `ended:${id}:held`)];
  if (fact.fact !== 'combat-roll' || fact.critical === null || !isDoer(fact.who)) return tags;
  return [...tags, fact.critical === fact.who ? 'critical' : 'critical-defence'];
}

function tagOf(fact: Told, isDoer: IsDoer): string | null {
  switch (fact.fact) {
    case 'combat-roll':
      if (!isDoer(fact.who)) return null;
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
      return fact.amount > 0 ? `healed:${fact.who}:health:${fact.amount}` : null;
    case 'woke':
      return `back:${fact.who}`;
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
    case 'revealed':
      return `ended:${fact.who}:hidden`;
    case 'braced':
      return `condition:${fact.who}:braced`;
    case 'feint':
      return `condition:${fact.who}:feinting`;
    case 'maneuver-done':
      // The effects of the other maneuvers have facts of their own.
      if (!fact.worked || (fact.maneuver !== 'push' && fact.maneuver !== 'disarm')) return null;
      return `condition:${fact.at}:${fact.maneuver === 'push' ? 'pushed' : 'disarmed'}`;
    case 'contest':
      if (!isDoer(fact.who)) return null;
      if (fact.purpose === 'sneak') return fact.won ? null : `notices:${fact.against}`;
      return fact.won ? 'won' : 'lost';
    case 'spell':
      if (!isDoer(fact.who)) return null;
      return fact.worked ? 'works' : 'fails';
    default:
      return null;
  }
}

/**
 * The outcome tags of facts, for odds. Each instance of damage is one tag, so that the mean damage of a choice is the
 * sum over its tags. `critical` is a critical win of the attacker, `critical-defence` one of the target. Hits and
 * successes are only those of the deed's doer, not of foes whom it provokes.
 */
export const outcome = (facts: readonly Told[]): readonly string[] =>
  withHidden(facts, withOwnTest(facts, allTags(facts)));

/** FS-ACT-7: adds `hidden` for whoever sneaks and is noticed by nobody. */
function withHidden(facts: readonly Told[], tags: readonly string[]): readonly string[] {
  const hides = facts.some(({ fact }) => fact === 'hidden') && !facts.some(({ fact }) => fact === 'revealed');
  return hides && !tags.some((tag) => tag.startsWith('notices:')) ? [...tags, 'hidden'] : tags;
}

const allTags = outcomeWith(doerIn, tagsOf);

/** The purposes of tests without a fact for their result, unless they are part of a contest. */
const ownTests: readonly string[] = ['search', 'improvised'];

/** Adds `works` or `fails` for such a test, unless a contest was made. */
function withOwnTest(facts: readonly Told[], tags: readonly string[]): readonly string[] {
  let passed: boolean | null = null;
  for (const fact of facts) {
    if (fact.fact === 'contest') return tags;
    if (fact.fact === 'rolled' && ownTests.includes(fact.why.purpose)) passed = passedIn(fact);
  }
  return passed === null ? tags : [...tags, passed ? 'works' : 'fails'];
}

const passedIn = ({ result }: RolledFact): boolean =>
  (result as { readonly passed?: unknown }).passed === true;

/** The facts by which a combatant is harmed or taken out. */
export const harming: ReadonlySet<Facts['fact']> = new Set(['damage', 'knocked-out', 'died'] as const);
