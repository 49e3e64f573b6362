import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const rounds: Section = {
  title: 'Encounter, rounds, turns',
  clauses: [
    clause(
      'AD-ENC-1',
      'What an encounter is',
      'gm',
      'Something that only violence or open conflict can settle: planned, met by chance, or talk that the characters themselves let get out of hand. The game master begins it and names the sides, the ambush and Over Watch, as far as they are not written down; then Initiative is rolled.',
    ),
    clause(
      'AD-ENC-2',
      'Turn and round',
      'auto',
      'A turn is what one creature does at its Initiative, a few seconds of it. A round is over when everybody in the encounter has had a turn.',
    ),
    clause(
      'AD-ENC-3',
      'Fifteen seconds',
      'auto',
      'A round is about 15 seconds in the game. A duration in rounds counts blocks of 15 seconds, outside a fight as well.',
    ),
    clause(
      'AD-ENC-4',
      'Using a turn',
      'choice',
      'As many actions as one has, in any mixture: attacks alone, attacks and movement, movement and skills. When they are used up the next in order has its turn.',
    ),
    clause(
      'AD-ENC-5',
      'Acts of several actions',
      'choice',
      'Only spells and techniques may need more than one action; emergency aid, with 2, is the one exception. An act that needs more than the turn has left goes on with the actions of the next turns.',
    ),
    clause(
      'AD-ENC-6',
      'Acts on others call for an answer',
      'choice',
      'Whoever is the target of an action, be it a blow or an attempt to persuade, may react to it, by dodging for example.',
    ),
    clause(
      'AD-ENC-7',
      'No answer left',
      'auto',
      'A target that can take no reaction is not asked: the action goes on unopposed and has its effect.',
    ),
    clause(
      'AD-ENC-8',
      'The end of a round',
      'auto',
      'When all actions and reactions are done comes the Recovery Phase, then the next round. In it: Vigor; Durability, Mana and Health of those who have an ability for it; who is Winded no more; the clocks of Shock; durations that end.',
    ),
    clause(
      'AD-ENC-9',
      'The end of an encounter',
      'gm',
      'When one side alone still has somebody who is neither dead, unconscious, destroyed nor fled, the game master is asked whether it is over, and may end it at any other time.',
    ),
  ],
};

export const initiative: Section = {
  title: 'Initiative, ambush, Over Watch',
  clauses: [
    clause(
      'AD-INI-1',
      'The Initiative roll',
      'auto',
      'When the fight begins everybody who wants to act rolls the Action Dice. Talents, skills and the situation may add Bonus dice, which burst and step like all others.',
    ),
    clause(
      'AD-INI-2',
      'The order',
      'auto',
      'Each round goes from the highest roll to the lowest. One roll, made at the start, serves the whole encounter.',
    ),
    clause(
      'AD-INI-3',
      'Standing aside and coming later',
      'choice',
      'Only those who want to act roll. Whoever is undecided is asked; who stands aside or comes later rolls when it joins.',
    ),
    clause(
      'AD-INI-4',
      'Ambush',
      'gm',
      'Some lie in wait for others on purpose: from hiding, unseen, from a blind spot. The game master says who are the ambushers and who the ambushed.',
    ),
    clause(
      'AD-INI-5',
      'The ambushed',
      'auto',
      'In the first round they may take 1 action only, however many they have otherwise.',
    ),
    clause(
      'AD-INI-6',
      'The ambushers',
      'auto',
      'Whoever waited on purpose for somebody unsuspecting has 1 action more in the first round, 3 as a rule. Later rounds are like any other.',
    ),
    clause(
      'AD-INI-7',
      'Over Watch',
      'gm',
      'Whoever expects an attack from one narrow direction has 1 Bonus die more for Initiative if the fight begins from there. The game master says whether it does, before Initiative is rolled.',
    ),
    clause(
      'AD-INI-8',
      'Over Watch from the wrong side',
      'auto',
      'If the attack comes from elsewhere the watcher has no such die and counts as ambushed.',
    ),
  ],
};
