import { weighing } from '../../../engine/keen/weighing.ts';
import type { Tactic } from '../../../engine/system.ts';
import { anyOpen, firstAccepted } from '../../../engine/wishes.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { doerOf } from '../../../kernel/port.ts';
import type { Stream } from '../../../kernel/streams.ts';
import type { Combatant, Fight } from '../state.ts';
import { one } from '../state.ts';
import { sensibleGuard, sensibleSkill, sensibleTerms, sensibleType, sparesFriend } from './answers.ts';
import { worthAThought } from './thoughts.ts';
import { sensibleTurn } from './turns.ts';
import { sensibleConsent, sensibleProposal } from './unions.ts';
import { walkAndHit } from './walk-and-hit.ts';

/** The tactics of this system. */

const endTurn: Choice = { option: 'end-turn' };

/** Decides a turn by `plan`; ends the turn if nothing of the plan is legal. */
function turn(
  fight: Fight,
  question: Question,
  plan: (fight: Fight, who: Combatant) => readonly Choice[],
): Choice {
  const who = one(fight, doerOf(question));
  return firstAccepted(question, plan(fight, who)) ?? endTurn;
}

/** Fixed answers of both tactics, for the game master and for allies. */
const plain: { readonly [question: string]: Choice } = {
  'gm.combatStart': { option: 'start' },
  'gm.combatEnd': { option: 'end' },
  'gm.surprise': { option: 'set', who: [] },
  'gm.trigger': { option: 'not' },
  'gm.cinematicOutcome': { option: 'done', text: '' },
  'gm.interact': { option: 'done', text: '' },
  'gm.jump': { option: 'metres', metres: 3 },
  'gm.reveal': { option: 'revealed' },
  'gm.spatial': { option: 'none' },
  'union.propose': { option: 'decline' },
  'union.hold': { option: 'refuse' },
  'heldTurn.offer': { option: 'take' },
  'contest.yield': { option: 'resist' },
  'dr.choice': { option: 'roll' },
  'switchPlaces.react': { option: 'accept' },
  'disarm.take': { option: 'take' },
  'cinematic.now': { option: 'decline' },
  'cinematic.join': { option: 'decline' },
  'attack.miss': { option: 'hit' },
  'attack.nonLethal': { option: 'lethal' },
  'collision.merge': { option: 'yes' },
};

/** WS-INI-2: a random one of the tied, so that the order of the list gives no advantage. */
function anyOfTheTied({ about }: Question, random: Stream): Choice {
  const tied = Array.isArray(about?.tied) ? about.tied : [];
  return { option: 'first', slot: tied[random.die(Math.max(1, tied.length)) - 1] };
}

function answer(question: Question, random: Stream): Choice {
  const wish = question.id === 'gm.initiativeTie' ? anyOfTheTied(question, random) : plain[question.id];
  return (wish && firstAccepted(question, [wish])) ?? anyOpen(question, random);
}

const sensible: Tactic<Fight> = {
  id: 'simple',
  label: 'Sensible',
  about:
    'Looks for what each AP brings: attacks, Abilities, Maneuvers, healing; keeps out of arms’ reach, guards itself, waits for whoever comes.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, sensibleTurn);
      case 'reaction.offer':
        return sensibleGuard(fight, question);
      case 'union.propose':
        return firstAccepted(question, [sensibleProposal(fight, question)]) ?? { option: 'decline' };
      case 'union.consent':
        return sensibleConsent(fight, question);
      case 'armorAllocation':
        return sensibleType(fight, question);
      case 'attack.miss':
      case 'attack.nonLethal':
        return sparesFriend(fight, question) ?? answer(question, random);
      case 'contest.skill':
        return sensibleSkill(question);
      case 'gm.cinematic':
        return sensibleTerms(fight, question);
      default:
        return answer(question, random);
    }
  },
};

/** With candidates for the tactics that look ahead: for turns what was weighed, for some questions all options. */
export const simple: Tactic<Fight> = weighing(sensible, {
  turn: (question, fight, others) =>
    firstAccepted(question, sensibleTurn(fight, one(fight, doerOf(question)), others)) ?? endTurn,
  besides: (question, fight) => worthAThought(fight, one(fight, doerOf(question))),
  answers: ['reaction.offer', 'disarm.take'],
});

const walkAndHitTactic: Tactic<Fight> = {
  id: 'walk-and-hit',
  label: 'Walk and hit',
  about: 'Walks to the nearest enemy and attacks with what is in hand; nothing else.',
  decide(question, fight, random) {
    switch (question.id) {
      case 'turn':
        return turn(fight, question, walkAndHit);
      case 'reaction.offer':
      case 'union.consent':
      case 'switchPlaces.react':
        return { option: 'decline' };
      case 'armorAllocation':
        return sensibleType(fight, question);
      case 'gm.cinematic':
        return sensibleTerms(fight, question);
      default:
        return answer(question, random);
    }
  },
};

export const tactics: { readonly [id: string]: Tactic<Fight> } = { simple, 'walk-and-hit': walkAndHitTactic };
