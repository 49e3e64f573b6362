import type { Tactic } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { firstOpen } from './answers.ts';
import { walkAndHit } from './walk-and-hit.ts';
import { sensibleTurn } from './turns.ts';
import { sensibleMoment } from './moments.ts';
import { bestStance } from './promise.ts';

const endTurn: Choice = { option: 'end-turn' };
const decline: Choice = { option: 'decline' };

function firstAccepted(question: Question, wishes: readonly Choice[]): Choice | null {
  for (const wish of wishes) {
    const read = question.read(wish);
    if (!isRefusal(read)) return read;
  }
  return null;
}

function turn(fight: Fight, question: Question, plan: (fight: Fight, who: Combatant) => readonly Choice[]): Choice {
  return firstAccepted(question, plan(fight, one(fight, question.for))) ?? endTurn;
}
function open(question: Question, random: Stream): Choice {
  const choice = firstOpen(question, random);
  if (!choice) throw new Error(`no answer to ${question.id} of ${question.for} (${question.clause})`);
  return choice;
}
const walk: Tactic<Fight> = {
  id: 'walk-and-hit', label: 'Walk and hit', about: '',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn': return turn(fight, question, walkAndHit);
      case 'moment': case 'rebuff': case 'harry': case 'interpose': case 'ignore-attackers': case 'readied': case 'cling': case 'defend':
        return decline;
      default: return open(question, random);
    }
  },
};
const simple: Tactic<Fight> = {
  id: 'simple', label: 'Sensible', about: '',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn': return turn(fight, question, sensibleTurn);
      case 'rebuff': return { option: 'rebuff' };
      case 'harry': return { option: 'harry' };
      case 'defend': {
        const { attacker, against } = question.about as any;
        return { option: bestStance(fight, one(fight, question.for), one(fight, attacker), against) ?? 'decline' };
      }
      case 'moment': return sensibleMoment(fight, question);
      case 'interpose': case 'ignore-attackers': case 'readied': case 'cling':
        return decline;
      default: return open(question, random);
    }
  },
};
export const tactics = { simple, 'walk-and-hit': walk };
