import type { Reaction } from '../../../engine/system.ts';
import type { Choice, Question } from '../../../kernel/port.ts';
import { cinematicReaction, judgeGreatReaction } from '../actions/cinematic.ts';
import { leastMomentum } from '../cinematic/cost.ts';
import { deciderOf } from '../control.ts';
import type { Facts } from '../facts/index.ts';
import { byInitiative } from '../judge.ts';
import { nameOf } from '../names.ts';
import { onlyAnswers } from '../refusal.ts';
import type { Fight } from '../state.ts';
import { everyone, one, present, standing } from '../state.ts';
import { carryOut } from '../turn/carry-out.ts';
import { pass } from './reaction.ts';
import type { Targeted } from './windows.ts';

/**
 * WS-CIN-2: a Cinematic Reaction at any moment: here when an attack is declared and not rolled yet. Between deeds it is
 * an option of the turn question.
 */

const clause = 'WS-CIN-2';

function question(fight: Fight, { by, target }: Targeted, id: string): Question<Choice> {
  const who = one(fight, id);
  return {
    id: 'cinematic.now',
    clause,
    for: deciderOf(fight, who),
    reaction: 'cinematic-now',
    about: {
      who: id,
      by,
      target,
      title: `${nameOf(fight, by)} attacks ${nameOf(fight, target)}. Does ${nameOf(fight, id)} attempt a Cinematic Reaction?`,
    },
    options() {
      const option = cinematicReaction.offer(fight, who);
      const needs = cinematicReaction.needs?.(fight, who) ?? {};
      return [...(option && !option.refused ? [{ ...option, needs, group: 'reaction' }] : []), pass(clause)];
    },
    read(choice) {
      if (choice.option === 'decline') return { option: 'decline' };
      if (choice.option !== cinematicReaction.id)
        return onlyAnswers(`${cinematicReaction.id} or decline`, clause);
      return cinematicReaction.read(fight, who, choice);
    },
  };
}

export const cinematicNow: Reaction<Fight, Facts> = {
  id: 'cinematic-now',
  window: 'targeted',
  label: 'A Cinematic Reaction while an attack is on its way',
  clause,
  usual: 'off',
  who(fight) {
    // Momentum is compared first, because it is cheap and most have none; every attack asks for all combatants.
    const able = everyone(fight).filter(
      (who) =>
        who.momentum >= leastMomentum(fight, who, 'reaction') && judgeGreatReaction(fight, who) === null,
    );
    return byInitiative(fight, able).map(({ id }) => id);
  },
  question: (fight, context, who) => question(fight, context as Targeted, who),
  perform(table, _context, id, choice) {
    if (choice.option === cinematicReaction.id) carryOut(table, id, cinematicReaction, choice, 'reaction');
  },
  goesOn(fight, context) {
    const { by, target } = context as Targeted;
    return standing(one(fight, by)) && present(one(fight, target));
  },
};
