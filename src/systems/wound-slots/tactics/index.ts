import { weighing } from '../../../engine/keen/weighing.ts';
import type { Tactic } from '../../../engine/system.ts';
import { anyOpen, firstAccepted } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import {
  sensibleCling,
  sensibleEnd,
  sensibleIgnoring,
  sensibleInterpose,
  sensibleRebuff,
  sensibleStance,
} from './answers.ts';
import { sensibleMoment, whyPassed } from './moments.ts';
import { sensibleTurn } from './turns.ts';
import { walkAndHit } from './walk-and-hit.ts';

/** Tactics for combatants that no person plays. */

const endTurn: Choice = { option: 'end-turn' };
const decline: Choice = { option: 'decline' };

/** The first legal choice of the plan; ends the turn if there is none. */
function turn(
  fight: Fight,
  question: Question,
  plan: (fight: Fight, who: Combatant) => readonly Choice[],
): Choice {
  return firstAccepted(question, plan(fight, one(fight, question.for))) ?? endTurn;
}

const sensible: Tactic<Fight> = {
  id: 'simple',
  label: 'Sensible',
  about:
    'Looks for what each AP brings: blows, holds, spells, healing; guards itself, gives ground, spoils what others begin.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, sensibleTurn);
      case 'moment':
        return sensibleMoment(fight, question);
      case 'rebuff':
        return sensibleRebuff(fight, question);
      case 'defend':
        return sensibleStance(fight, question);
      case 'interpose':
        return sensibleInterpose(fight, question);
      case 'ignore-attackers':
        return sensibleIgnoring(fight, question);
      case 'cling':
        return sensibleCling(fight, question);
      case 'readied':
        return decline;
      case 'charged':
        return sensibleEnd(fight, question, random);
      default:
        return anyOpen(question, random);
    }
  },
};

/**
 * `sensible` with candidates for tactics that look ahead: the deeds that were weighed for a turn, and declining as an
 * alternative for the answers listed.
 */
const weighed: Tactic<Fight> = weighing(sensible, {
  turn: (question, fight, others) =>
    firstAccepted(question, sensibleTurn(fight, one(fight, question.for), others)) ?? endTurn,
  answers: ['moment', 'rebuff', 'defend', 'interpose', 'cling'],
  instead: (_, first) => (first.option === 'decline' ? [] : [decline]),
});

export const simple: Tactic<Fight> = {
  ...weighed,
  because: (question, _fight, choice) =>
    question.id === 'moment' && choice.option === 'decline' ? whyPassed(question) : undefined,
};

const walkAndHitTactic: Tactic<Fight> = {
  id: 'walk-and-hit',
  label: 'Walk and hit',
  about: 'Walks to the nearest enemy and makes Standard Attacks; nothing else.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, walkAndHit);
      case 'moment':
      case 'rebuff':
      case 'harry':
      case 'defend':
      case 'interpose':
      case 'ignore-attackers':
      case 'cling':
      case 'readied':
        return decline;
      case 'charged':
        return sensibleEnd(fight, question, random);
      default:
        return anyOpen(question, random);
    }
  },
};

export const tactics = { simple, 'walk-and-hit': walkAndHitTactic };
