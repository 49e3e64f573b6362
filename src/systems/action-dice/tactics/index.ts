import { weighing } from '../../../engine/keen/weighing.ts';
import type { Tactic } from '../../../engine/system.ts';
import { anyOpen, firstAccepted } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { aimsOf } from './aims.ts';
import {
  decline,
  sensibleDefense,
  sensibleOffHand,
  sensibleOpening,
  sensibleReady,
  sensibleResist,
} from './answers.ts';
import { sensibleTurn } from './turns.ts';
import { walkAndHit } from './walk-and-hit.ts';

/** The tactics that play where no person decides. */

const endTurn: Choice = { option: 'end-turn' };

/** The first legal choice of a plan; if there is none, the turn ends. */
function turn(
  fight: Fight,
  question: Question,
  plan: (fight: Fight, who: Combatant) => readonly Choice[],
): Choice {
  const who = one(fight, String(question.about?.who ?? question.for));
  return firstAccepted(question, plan(fight, who)) ?? endTurn;
}

/** AD-ENC-5: the best aim for a completed act; gives it up if it would do no good. */
function targets(fight: Fight, question: Question, random: Stream): Choice {
  const who = one(fight, String(question.about?.who ?? question.for));
  const wishes = [...aimsOf(fight, who, String(question.about?.act)), { option: 'give-up' }];
  return firstAccepted(question, wishes) ?? anyOpen(question, random);
}

/** Answers common to both tactics, mostly the game master's. */
const plain: { readonly [question: string]: Choice } = {
  'gm.start': { option: 'start', aside: [] },
  'gm.ambush': { option: 'settle', ambushed: [], ambushers: [] },
  'gm.encounterEnd': { option: 'end' },
  'gm.trigger': { option: 'not-yet' },
  'gm.helpless': { option: 'killed' },
  'gm.skillOutcome': { option: 'nothing' },
  'gm.itemOutcome': { option: 'nothing' },
  'initiative.join': { option: 'roll' },
  'act.continue': { option: 'continue' },
  resist: { option: 'struggle' },
};

/** AD-R24: the proposed answer. Without a recorded direction Over Watch succeeds. */
const watched = ({ about }: Question): Choice => ({
  option: about?.proposed === 'elsewhere' ? 'elsewhere' : 'expected',
});

function answer(question: Question, random: Stream): Choice {
  const wish = question.id === 'gm.overWatch' ? watched(question) : plain[question.id];
  return (wish && firstAccepted(question, [wish])) ?? anyOpen(question, random);
}

const sensible: Tactic<Fight> = {
  id: 'simple',
  label: 'Sensible',
  about:
    'Weighs what each action brings against its Vigor and Mana: attacks, techniques, spells, aid; answers blows that are worth it, takes openings, waits for whoever comes.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, sensibleTurn);
      case 'act.targets':
        return targets(fight, question, random);
      case 'reaction.defense':
        return sensibleDefense(fight, question);
      case 'reaction.opening':
        return sensibleOpening(fight, question);
      case 'reaction.ready':
        return sensibleReady(fight, question);
      case 'reaction.resist':
        return sensibleResist(fight, question);
      case 'offHand':
        return sensibleOffHand(fight, question);
      default:
        return answer(question, random);
    }
  },
};

/** The tactic with the candidates that tactics that look ahead compare: for turns, and for whether to react. */
export const simple: Tactic<Fight> = weighing(sensible, {
  turn: (question, fight, others) =>
    firstAccepted(
      question,
      sensibleTurn(fight, one(fight, String(question.about?.who ?? question.for)), others),
    ) ?? endTurn,
  answers: ['reaction.defense', 'reaction.opening', 'reaction.ready', 'offHand'],
});

const walkAndHitTactic: Tactic<Fight> = {
  id: 'walk-and-hit',
  label: 'Walk and hit',
  about: 'Walks to the nearest enemy and attacks with what is in hand; nothing else.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, walkAndHit);
      case 'act.targets':
        return targets(fight, question, random);
      case 'reaction.defense':
      case 'reaction.opening':
      case 'reaction.ready':
      case 'reaction.resist':
      case 'offHand':
        return firstAccepted(question, [decline, { option: 'accept' }]) ?? anyOpen(question, random);
      default:
        return answer(question, random);
    }
  },
};

export const tactics: { readonly [id: string]: Tactic<Fight> } = {
  simple,
  'walk-and-hit': walkAndHitTactic,
};
