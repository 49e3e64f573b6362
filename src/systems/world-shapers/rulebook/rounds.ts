import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const rounds: Section = {
  title: 'Rounds, points, durations',
  clauses: [
    clause(
      'WS-RND-1',
      'Rounds and turns',
      'auto',
      'Round follows round, and in each everybody has one turn.',
    ),
    clause(
      'WS-RND-2',
      'How long a round is',
      'between',
      'The table says so: around 12 seconds where heroes are human, less than one where they are gods or come out of an anime.',
    ),
    clause(
      'WS-RND-3',
      'Durations outside a fight',
      'between',
      'Five rounds are about a minute there, however long a round of the fight is; one round is 12 seconds.',
    ),
    clause(
      'WS-RND-4',
      'Action Points',
      'auto',
      '3 AP in your turn, for whatever you do. What is left at its end is lost; what went into a held action stays paid.',
    ),
    clause(
      'WS-RND-5',
      'Free movement',
      'auto',
      'In your turn you move up to your Basic Movement, 3 m for most, without AP. It may be cut into pieces with deeds in between; the rest is lost at the end.',
    ),
    clause(
      'WS-RND-6',
      'Reaction Points',
      'auto',
      '2 RP for the whole round. At its start there are 2 again, whatever was left.',
    ),
    clause(
      'WS-RND-7',
      'Reactions',
      'choice',
      'RP are for deeds outside your turn, and most need a feature or an Ability; you are asked when their moment comes and they can be paid. All others may switch places (1 RP), dare a cinematic reaction (2 RP) or join a cinematic action (2 RP). In your own turn you may react too.',
    ),
    clause(
      'WS-RND-8',
      'Durations',
      'auto',
      '“Until your next turn” ends when your place in the order comes up. “Until the end of your next turn” ends with the first turn that begins afterwards, or when that turn is lost. So many rounds are so many ends of turns of whoever bears the effect, counting those that begin after it came, be they taken, passed or lost; for this the Down and the dead keep their place in the order.',
    ),
  ],
};
