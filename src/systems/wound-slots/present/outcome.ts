import type { IsDoer } from '../../../engine/doer.ts';
import { outcomeWith } from '../../../engine/doer.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';

type Told = Facts | RolledFact | ByHandFact;

/**
 * The combatant whose deed it is, according to a fact: the one that declares an action or attacks. A reaction to an
 * attack is not a deed of its own, because its odds are about how the attack comes out.
 */
function doerIn(fact: Told): Id | null {
  if (fact.fact === 'action') return fact.group === 'reaction' ? null : fact.who;
  return fact.fact === 'attack' || fact.fact === 'attack-result' ? fact.who : null;
}

/** Purposes of checks against a TN whose success no other fact tells. */
const ownChecks: readonly string[] = ['escape', 'other', 'hurry', 'surface', 'calm', 'enter-space', 'drag'];

const hindrances: readonly string[] = ['disarm', 'distract', 'shove', 'trip'];

function tagsOf(fact: Told, isDoer: IsDoer): readonly string[] {
  switch (fact.fact) {
    case 'attack-result':
      return isDoer(fact.who) ? resultTags(fact) : [];
    case 'wound':
      return [`harm:${fact.who}:${fact.level}:1`, ...(isDoer(fact.by) ? woundTags(fact) : [])];
    case 'wound-eased':
      return [`healed:${fact.who}:${fact.from}:1`];
    case 'unconscious':
      return fact.on ? [`out:${fact.who}`] : [`back:${fact.who}`];
    case 'died':
      // SL-R9: a wound that finds even the fatal slot full is harm too, although it has no slot of its own.
      return [...(fact.clause === 'SL-HLT-10' ? [`harm:${fact.who}:fatal:1`] : []), `out:${fact.who}`];
    case 'helpless':
      return fact.until === null ? [] : [`condition:${fact.who}:helpless`];
    case 'bleeding':
    case 'burning':
      return ailingTags(fact, fact.fact, fact.level > 0);
    case 'poisons':
      return ailingTags(fact, 'poisoned', fact.poisons.length > 0);
    case 'marked':
      return [`condition:${fact.who}:${fact.mark.kind}`];
    case 'grapple':
      return [`condition:${fact.with}:grappling`];
    case 'grapple-ended':
      return [`ended:${fact.who}:grappling`];
    case 'pinned':
      return [`${fact.on ? 'condition' : 'ended'}:${fact.who}:pinned`];
    case 'posture':
      return fact.posture === 'prone' ? [`condition:${fact.who}:prone`] : [];
    case 'effect':
      return [`condition:${fact.effect.on}:${fact.effect.kind === 'bound' ? 'bound' : 'warded'}`];
    case 'action-voided':
      return [isDoer(fact.who) ? 'interrupted' : 'thwarts'];
    case 'hindered':
    case 'treated':
    case 'interposed':
      return isDoer(fact.who) ? [fact.worked ? 'works' : 'fails'] : [];
    case 'check':
      return fact.tn !== null && ownChecks.includes(fact.purpose) && isDoer(fact.who)
        ? [fact.passed ? 'works' : 'fails']
        : [];
    case 'jumped':
      return [fact.worked ? 'works' : 'fails'];
    case 'contest':
      if (fact.purpose === 'surprise') return [fact.won ? 'surprised' : 'notices'];
      // SL-MSC-3: the success of a hindrance is told by another fact.
      if (hindrances.includes(fact.purpose)) return [];
      return isDoer(fact.who) ? [fact.won ? 'won' : 'lost'] : [];
    default:
      return [];
  }
}

/** SL-MSC-12: a condition that is left after treatment has not begun with it. */
function ailingTags(
  { who, clause }: { readonly who: Id; readonly clause: string },
  condition: string,
  on: boolean,
): readonly string[] {
  if (on) return clause === 'SL-MSC-12' ? [] : [`condition:${who}:${condition}`];
  return [`ended:${who}:${condition}`];
}

type Result = Extract<Facts, { readonly fact: 'attack-result' }>;

const resultTags = ({ outcome: came, critical }: Result): readonly string[] => [
  came === 'hit' || came === 'no-wound' ? 'hit' : 'miss',
  ...(critical === 'success' ? ['critical'] : []),
  ...(critical === 'failure' ? ['critical-failure'] : []),
];

type Wound = Extract<Facts, { readonly fact: 'wound' }>;

const woundTags = ({ meant, level }: Wound): readonly string[] =>
  meant === level ? ['wounds'] : ['wounds', 'spills'];

/**
 * The outcome tags of facts, as odds use them. A wound counts as one slot of the track where it was placed, so the mean
 * harm of a track is the chance that its next slot is filled; `spills`: its own level was full. Hits, criticals and
 * successes count only for the combatant whose deed it is, not for an interruption or a Rebuff.
 */
export const outcome = outcomeWith(doerIn, tagsOf);

/** The facts by which a combatant is harmed or taken out. */
export const harming: ReadonlySet<Facts['fact']> = new Set(['wound', 'unconscious', 'died'] as const);
