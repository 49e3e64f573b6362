import type { IsDoer } from '../../../engine/doer.ts';
import { outcomeWith } from '../../../engine/doer.ts';
import type { ByHandFact, RolledFact } from '../../../engine/rolled.ts';
import type { Id } from '../../../kernel/json.ts';
import type { Facts } from '../facts/index.ts';

type Told = Facts | RolledFact | ByHandFact;

/**
 * Who does the deed, as a fact tells it: whoever declares something or attacks. A reaction to an attack is not the deed: where the
 * attack goes on, how it comes out is what one wants to know of the reaction.
 */
function doerIn(fact: Told): Id | null {
  if (fact.fact === 'action') return fact.group === 'reaction' ? null : fact.who;
  return fact.fact === 'attack' || fact.fact === 'attack-result' ? fact.who : null;
}

/** The purposes of checks against a number that nothing else tells of. */
const ownChecks: readonly string[] = ['escape', 'other', 'hurry', 'surface', 'calm', 'enter-space', 'drag'];

const hindrances: readonly string[] = ['disarm', 'distract', 'shove', 'trip'];

function tagsOf(fact: Told, isDoer: IsDoer): readonly string[] {
  switch (fact.fact) {
    case 'attack-result':
      return isDoer(fact.who) ? resultTags(fact) : [];
    case 'wound':
      return [`harm:${fact.who}:${fact.level}:1`, ...(isDoer(fact.by) ? woundTags(fact) : [])];
    case 'wound-eased':
      return [`healed:${fact.who}:1`];
    case 'unconscious':
      return fact.on ? [`out:${fact.who}`] : [`ended:${fact.who}:unconscious`];
    case 'died':
      return [`out:${fact.who}`];
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
      // SL-MSC-3: of a hindrance one wants to know whether it works, and that is told after it.
      if (hindrances.includes(fact.purpose)) return [];
      return isDoer(fact.who) ? [fact.won ? 'won' : 'lost'] : [];
    default:
      return [];
  }
}

/** SL-MSC-12: what a treatment leaves of it has not begun with the treatment. */
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
 * What was told as odds see it, in short stable words. A wound is one slot of the track where it was placed, so that
 * the mean harm of a track is how likely its next slot is to be filled; `spills` where it found its own level full.
 * Hits, criticals and successes are those of whoever does the deed: an interruption's or a Rebuff's are not its own.
 */
export const outcome = outcomeWith(doerIn, tagsOf);

/** The facts by which somebody is harmed or taken out. */
export const harming: ReadonlySet<Facts['fact']> = new Set(['wound', 'unconscious', 'died'] as const);
