import { bareAnswers } from '../../../engine/keen/listed.ts';
import { weighing } from '../../../engine/keen/weighing.ts';
import type { Tactic } from '../../../engine/system.ts';
import type { Wish } from '../../../engine/wishes.ts';
import { firstAccepted, firstOpen } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import type { Combatant, Fight } from '../state.ts';
import {
  asked,
  sensibleChance,
  sensibleEvasion,
  sensibleNext,
  sensibleOneMore,
  sensibleOrder,
  sensibleRage,
  sensibleReroll,
  sensibleStem,
} from './answers.ts';
import { besides } from './besides.ts';
import { endTurn, sensibleTurn, walkAndHit } from './turns.ts';

/** Answers any question with its first open option. Throws if there is none. */

function open(question: Question, random: Stream): Choice {
  const choice = firstOpen(question, random);
  if (!choice) throw new Error(`no answer to ${question.id} of ${question.for} (${question.clause})`);
  return choice;
}

/** The first legal choice of `plan`, otherwise ending the turn. */
function turn(
  fight: Fight,
  question: Question,
  plan: (fight: Fight, who: Combatant) => readonly Wish[],
): Choice {
  const who = asked(fight, question);
  return (who && firstAccepted(question, plan(fight, who))) ?? endTurn;
}

const sensible: Tactic<Fight> = {
  id: 'simple',
  label: 'Sensible',
  about: 'Looks for weaknesses, uses One Mores, passes the baton, mends who is nearly down, evades.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, sensibleTurn);
      case 'one-more':
        return sensibleOneMore(fight, question);
      case 'evasion':
        return sensibleEvasion(fight, question);
      case 'chance-attack':
        return sensibleChance(fight, question);
      case 'fate-reroll':
        return sensibleReroll(question);
      case 'fate-advantage':
        return { option: 'decline' };
      case 'next-weapon':
      case 'burst-next':
        return sensibleNext(fight, question);
      case 'order':
        return sensibleOrder(fight, question);
      case 'rage':
        return sensibleRage(fight, question, random);
      case 'stem':
        return sensibleStem(fight, question);
      default:
        return open(question, random);
    }
  },
};

/** The sensible tactic with its candidates, for tactics that look ahead. */
export const simple: Tactic<Fight> = weighing(sensible, {
  turn(question, fight, others) {
    const who = asked(fight, question);
    return firstAccepted(question, who ? sensibleTurn(fight, who, others) : []) ?? endTurn;
  },
  besides: (question, fight) => besides(fight, question),
  answers: ['one-more', 'evasion', 'fate-reroll', 'fate-advantage', 'fate-block', 'stem'],
  instead: (question, first) => [
    ...bareAnswers(question),
    ...(question.id === 'evasion' && first.option !== 'decline' ? [{ ...first, fate: 1 }] : []),
  ],
});

export const walkAndHitTactic: Tactic<Fight> = {
  id: 'walk-and-hit',
  label: 'Walk and hit',
  about: 'Walks to the nearest enemy and hits with what is in hand; evades; nothing else.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, walkAndHit);
      case 'one-more':
        return firstAccepted(question, [{ option: 'act' }]) ?? { option: 'decline' };
      case 'evasion':
        return sensibleEvasion(fight, question);
      case 'fate-reroll':
      case 'fate-advantage':
        return { option: 'decline' };
      default:
        return open(question, random);
    }
  },
};

export const tactics = { simple, 'walk-and-hit': walkAndHitTactic };
