import { weighing } from '../../../engine/keen/weighing.ts';
import type { Tactic } from '../../../engine/system.ts';
import { firstOpen } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { isRefusal } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import type { Maneuver } from '../combat/facts.ts';
import { touches } from '../reach.ts';
import type { Combatant, Fight } from '../state.ts';
import {
  asked,
  sensibleDefence,
  sensibleFinding,
  sensibleManeuver,
  sensibleOpportunity,
  sensibleSkill,
} from './answers.ts';
import { knownFoes, sensibleTurn, walkAndHit } from './turns.ts';

/** The tactics of this system. */

function open(question: Question, random: Stream): Choice {
  if (question.id === 'finding') return sensibleFinding(question);
  const choice = firstOpen(question, random);
  if (!choice) throw new Error(`no answer to ${question.id} of ${question.for} (${question.clause})`);
  return choice;
}

/** Plays a turn by `plan`; ends the turn where the plan's choice is not legal. */
function turn(fight: Fight, question: Question, plan: (fight: Fight, who: Combatant) => Choice): Choice {
  const who = asked(fight, question);
  if (!who) return { option: 'end-turn' };
  const choice = plan(fight, who);
  const read = question.read(choice);
  return isRefusal(read) ? { option: 'end-turn' } : read;
}

const sensible: Tactic<Fight> = {
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
      case 'grapple-defence':
      case 'resist':
        return sensibleSkill(fight, question);
      default:
        return open(question, random);
    }
  },
};

/** The `simple` tactic with its candidates, for tactics that look ahead. */
export const simple: Tactic<Fight> = weighing(sensible, {
  turn: (question, fight, others) => turn(fight, question, (_, who) => sensibleTurn(fight, who, others)),
  besides: (question, fight) => holdsAndRest(fight, question),
  answers: ['defence', 'maneuver', 'opportunity-attack'],
  instead: (question) => (question.id === 'maneuver' ? everyManeuver(question) : everyAnswer(question)),
});

/** Maneuvers worth considering, best first: the full damage, disarming the foe, taking an AP from it. */
const worthy: readonly Maneuver[] = ['precision', 'disarm', 'bash', 'brace', 'trip', 'feint'];

/** The maneuvers worth considering, a Disarm for each item. Those that are not offered are refused later. */
function everyManeuver(question: Question): readonly Choice[] {
  const offered = question.options();
  return worthy.flatMap((option): readonly Choice[] => {
    const item = offered.find(({ id }) => id === option)?.needs?.item;
    return item?.kind === 'one' ? item.oneOf.map(({ id }) => ({ option, item: id })) : [{ option }];
  });
}

/** Every option that is not refused, with its default fields: a Parry as well as a Dodge. */
const everyAnswer = (question: Question): readonly Choice[] =>
  question.options().flatMap(({ id, refused }) => (refused ? [] : [{ option: id }]));

/** The last round in which ending the turn is considered, so that two who would rather defend do not wait for ever. */
const longRest = 8;

/** Grappling each foe within touch, and ending the turn to keep AP for defences. */
function holdsAndRest(fight: Fight, question: Question): readonly Choice[] {
  const who = asked(fight, question);
  if (!who || who.ap === 0) return [];
  const near = knownFoes(fight, who).filter((foe) => touches(fight, who, foe.cell, foe.squares));
  const rest = fight.round <= longRest ? [{ option: 'end-turn' }] : [];
  return [...near.map(({ id }) => ({ option: 'grapple', target: id })), ...rest];
}

const walkAndHitTactic: Tactic<Fight> = {
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
