import type { Tactic } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import type { Combatant, Fight } from '../state.ts';
import { asked, firstOpen, sensibleDefence, sensibleManeuver, sensibleOpportunity } from './answers.ts';
import { sensibleTurn, walkAndHit } from './turns.ts';

/** Who plays when no person does (design of this system's default play). */

function open(question: Question, random: Stream): Choice {
  const choice = firstOpen(question, random);
  if (!choice) throw new Error(`no answer to ${question.id} of ${question.for} (${question.clause})`);
  return choice;
}

/** A turn by `plan`; whatever the plan overlooked ends the turn rather than the fight. */
function turn(fight: Fight, question: Question, plan: (fight: Fight, who: Combatant) => Choice): Choice {
  const who = asked(fight, question);
  if (!who) return { option: 'end-turn' };
  const choice = plan(fight, who);
  const read = question.read(choice);
  return isRefusal(read) ? { option: 'end-turn' } : read;
}

export const simple: Tactic<Fight> = {
  id: 'simple',
  label: 'Sensible',
  about: 'Strikes where it promises most, flanks, defends with what is left, heals who is down.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, sensibleTurn);
      case 'defence':
        return sensibleDefence(fight, question);
      case 'maneuver':
        return sensibleManeuver(fight, question);
      case 'opportunity-attack':
        return sensibleOpportunity();
      default:
        return open(question, random);
    }
  },
};

export const walkAndHitTactic: Tactic<Fight> = {
  id: 'walk-and-hit',
  label: 'Walk and hit',
  about: 'Walks to the nearest foe and hits; defends as long as it can; nothing else.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, walkAndHit);
      case 'maneuver':
        return { option: 'decline' };
      default:
        return open(question, random);
    }
  },
};

export const tactics = { simple, 'walk-and-hit': walkAndHitTactic };
