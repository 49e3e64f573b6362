import type { IsDoer } from '../../../engine/doer.ts';
import { outcomeWith } from '../../../engine/doer.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';

type Told = Facts | RolledFact | ByHandFact;

/** The combatant that acts, as far as a fact tells: the one that declares an action, moves or attacks. */
function doerIn(fact: Told): Id | null {
  switch (fact.fact) {
    case 'action':
    case 'move':
    case 'moved':
    case 'attack-result':
      return fact.who;
    default:
      return null;
  }
}

function tagsOf(fact: Told, isDoer: IsDoer): readonly string[] {
  switch (fact.fact) {
    case 'attack-result':
      if (!isDoer(fact.who)) return [];
      return [
        resultTag(fact.outcome),
        ...(fact.critical ? ['critical'] : []),
        ...(fact.technical ? ['technical'] : []),
      ];
    case 'wounds': {
      const tags = (['light', 'heavy', 'deadly'] as const)
        .filter((track) => fact.lost[track] > 0)
        .map((track) => `harm:${fact.who}:${track}:${fact.lost[track]}`);
      return fact.lost.heavy > 0 ? [...tags, `condition:${fact.who}:heavily-wounded`] : tags;
    }
    case 'persona-wounds':
      return [`harm:${fact.who}:persona:${fact.lost}`];
    case 'persona-broken':
      return [`condition:${fact.who}:its-Persona-breaks`];
    case 'healed':
      return [`healed:${fact.who}:${fact.track}:${fact.amount}`];
    case 'persona-healed':
      return [`healed:${fact.who}:persona:${fact.amount}`];
    case 'knocked-out':
    case 'died':
      return [`out:${fact.who}`];
    case 'ailment':
      return [`condition:${fact.who}:${fact.ailment.id}`];
    case 'ailment-ended':
      return [`ended:${fact.who}:${fact.ailment}`];
    case 'condition':
      return fact.condition === 'running'
        ? []
        : [`${fact.on ? 'condition' : 'ended'}:${fact.who}:${fact.condition}`];
    case 'bleeding':
      return [`${fact.on ? 'condition' : 'ended'}:${fact.who}:blood-loss`];
    case 'held':
      return [`condition:${fact.who}:grappled`];
    case 'hold-ended':
      return [`ended:${fact.who}:grappled`];
    case 'hidden':
      return fact.from.length > 0 ? [`condition:${fact.who}:hidden`] : [];
    case 'disrupted':
      return [`condition:${fact.who}:${fact.disruption.kind}`];
    case 'one-more-earned':
      return isDoer(fact.who) ? ['one-more'] : [];
    case 'contest':
      if (fact.purpose === 'disengage') return [fact.won ? 'gets-away' : 'caught'];
      return [fact.won ? 'works' : 'fails'];
    default:
      return silent;
  }
}

/** Most facts have no tags. */
const silent: readonly string[] = [];

type Outcome = Extract<Facts, { readonly fact: 'attack-result' }>['outcome'];

function resultTag(result: Outcome): string {
  switch (result) {
    case 'hit':
      return 'hit';
    case 'no-damage':
      return 'hit';
    case 'blocked':
      return 'blocked';
    case 'absorbed':
      return 'absorbed';
    case 'repelled':
      return 'repelled';
    case 'fumble':
      return 'fumble';
    case 'missed':
    case 'evaded':
      return 'miss';
  }
}

/**
 * The outcome of facts as short, stable tags for odds. Each loss of wounds, a Persona's included, is one harm tag, so
 * that the mean harm of a choice is the sum over its tags. Attack results and One Mores count only if they are those of
 * the combatant that acts, not of a Chance Attack that it provokes.
 */
export function outcome(facts: readonly Told[]): readonly string[] {
  const tags = withOwnTest(facts, allTags(facts));
  // An attack's result implies who won its opposed test. A combatant that is attacked on leaving has not got away.
  const attacked = facts.some(({ fact }) => fact === 'attack-result');
  if (attacked) return tags.filter((tag) => !contestTags.includes(tag));
  // PE-R21: of several enemies left, one that wins is enough.
  return tags.includes('caught') ? tags.filter((tag) => tag !== 'gets-away') : tags;
}

/** The purposes of tests that are the whole action, so that nothing else tells whether it worked. */
const ownTests: readonly string[] = ['run', 'climb', 'leap', 'task', 'hurry-reload'];

/** Adds whether such a test was passed, unless there was an opposed test. Of several rolls the last counts. */
function withOwnTest(facts: readonly Told[], tags: readonly string[]): readonly string[] {
  let passed: boolean | null = null;
  for (const fact of facts) {
    if (fact.fact === 'contest') return tags;
    if (fact.fact === 'test' && ownTests.includes(fact.purpose)) passed = fact.passed;
  }
  return passed === null ? tags : [...tags, passed ? 'works' : 'fails'];
}

const contestTags: readonly string[] = ['works', 'fails', 'gets-away', 'caught'];

const allTags = outcomeWith(doerIn, tagsOf);

/** The facts that harm a combatant or put it out of the fight. */
export const harming: ReadonlySet<Facts['fact']> = new Set([
  'wounds',
  'persona-wounds',
  'knocked-out',
  'died',
] as const);
