import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const rounds: Section = {
  title: 'Rounds',
  clauses: [
    clause('SL-SEQ-1', 'Round', 'auto', 'A quarter of a minute, in which everybody gets a turn.'),
    clause(
      'SL-SEQ-2',
      'Whose turn',
      'auto',
      'The highest initiative among those still waiting for their turn, as it is at that moment: what changes initiative changes the order, even in the middle of a round.',
    ),
    clause(
      'SL-SEQ-3',
      'Free of cost',
      'auto',
      'A brief call, letting go of what one holds, and other things that take no time: whenever one likes, in anybody’s turn, without AP or initiative. Nobody can interrupt them.',
    ),
    clause(
      'SL-SEQ-4',
      'The end',
      'gm',
      'Nothing is written about it. The fight is over when a single side has people able to act, or when the game master calls it off.',
    ),
  ],
};

export const durations: Section = {
  title: 'Durations',
  clauses: [
    clause(
      'SL-DUR-1',
      'Rounds of an effect',
      'auto',
      'The first is the one in which it begins, however late; after the last one has closed it is gone. Two rounds from round 3 on means until round 4 is over.',
    ),
    clause(
      'SL-DUR-2',
      'What ends first',
      'auto',
      'Effects that end together do so by age: the oldest leads.',
    ),
    clause(
      'SL-DUR-3',
      'Close of a round',
      'auto',
      'The dying roll, effects run out, and movement that nobody has used is gone: in this order.',
    ),
  ],
};
