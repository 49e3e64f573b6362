import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const cinematic: Section = {
  title: 'Cinematic actions and reactions',
  clauses: [
    clause(
      'WS-CIN-1',
      'What they are for',
      'gm',
      'Great moments for which there is no rule, or only a tedious one.',
    ),
    clause(
      'WS-CIN-2',
      'Cost',
      'auto',
      'An action in your turn costs 3 AP, a reaction at any moment 2 RP; either costs 3 Narrative Momentum. Heroes begin with 6, have 12 at most and get more from the game master; others have none unless written.',
    ),
    clause(
      'WS-CIN-3',
      'Say it first',
      'gm',
      'You tell what you are up to. The game master refuses, and it has cost nothing, or allows it and names a skill and a number.',
    ),
    clause('WS-CIN-4', 'The check', 'auto', 'You make that Skill Check against that number.'),
    clause(
      'WS-CIN-5',
      'Success',
      'gm',
      'It happens as you said. The game master puts it into damage, conditions, recovery and movement.',
    ),
    clause(
      'WS-CIN-6',
      'Failure',
      'gm',
      'It does not, and the game master says what happens instead. What was paid is gone.',
    ),
    clause(
      'WS-CIN-7',
      'How strong it is',
      'gm',
      'No weaker than an Ability at its full upcast; the strongest of your own stands beside for comparison. It may be much stronger, with a number to match.',
    ),
    clause(
      'WS-CIN-8',
      'Together: who pays what',
      'choice',
      'The first of two or more pays the 3 AP, each of the others 2 RP, and everybody 2 Momentum instead of 3. Those who are invited may decline.',
    ),
    clause(
      'WS-CIN-9',
      'Together: the checks',
      'auto',
      'All make a Skill Check, each its own if need be, with advantage: the first, then the others as they joined.',
    ),
    clause(
      'WS-CIN-10',
      'Together: the result',
      'auto',
      'All have to succeed. The critical success of one makes up for the failure of one other.',
    ),
    clause(
      'WS-CIN-11',
      'Together: how strong',
      'gm',
      'The more take part, the greater the effect; the game master is told how many.',
    ),
    clause(
      'WS-CIN-12',
      'Burst',
      'choice',
      'Who is kept from using 3 AP or 2 RP, by being Restrained or Stunned for instance, may pay 6 Momentum instead of 3 and no points at all.',
    ),
    clause(
      'WS-CIN-13',
      'Burst: when',
      'auto',
      'As an action only if no AP have been used this turn, as a reaction only if no RP have been used this round. An effect must be in the way: points that were spent are not, and the Down and the dead cannot.',
    ),
    clause(
      'WS-CIN-14',
      'Burst: together',
      'auto',
      'A Burst may take part in a joint deed for 4 Momentum. The others pay as ever.',
    ),
    clause(
      'WS-CIN-15',
      'Never for nothing',
      'auto',
      'Whatever makes these deeds cheaper leaves 1 Momentum to pay, unless it says expressly that it does not.',
    ),
    clause(
      'WS-CIN-16',
      'Example: the table',
      'data',
      'A Barbarian of Level 3 swings a table at three enemies and pins them to the wall: Raw Force 11. They take 4d6 Physical each and are Restrained for as long as he stays there and gives 2 AP to it.',
    ),
    clause(
      'WS-CIN-17',
      'Example: the bribe',
      'data',
      'A Thief before a guarded door has paid that guard off the day before: Street Smarts 10. Then that is how it was, and the thief is in.',
    ),
    clause(
      'WS-CIN-18',
      'Example: the awakening',
      'data',
      'A friend dies before the eyes of a Martial Artist of Level 5: Presence 15. Her Vitality, Temporary Vitality and WP are full again, and until the end of the fight she may upcast by 4 WP more.',
    ),
    clause(
      'WS-CIN-19',
      'Example: the prayer',
      'data',
      'A Priest of Level 9 and her friends face an army out of a gate to hell: Perseverance 18. It is driven back, and the gate shuts behind it.',
    ),
  ],
};
