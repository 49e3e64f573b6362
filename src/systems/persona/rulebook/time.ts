import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const time: Section = {
  title: 'Structured Time',
  clauses: [
    clause(
      'PE-TIME-1',
      'Structured Time',
      'gm',
      'When seconds matter, in a fight or elsewhere, the game master has time counted in rounds, turns, Moves and Actions, and ends it again.',
    ),
    clause(
      'PE-TIME-2',
      'Round',
      'auto',
      'About 5 seconds in which everybody has one turn. The table plays the turns one by one; in the tale they happen together.',
    ),
    clause(
      'PE-TIME-3',
      'Turn',
      'choice',
      'A turn has one Move and one Action, to be used in any order, or one of them, or none. What is left over is lost, and a second one of a kind is refused.',
    ),
    clause(
      'PE-TIME-4',
      'A Move in pieces',
      'choice',
      'The Move may be interrupted by the Action: whoever has metres left walks on afterwards. With 6 m one may go 2 m, strike, and go 4 m.',
    ),
    clause(
      'PE-TIME-5',
      'Layout',
      'gm',
      'Ground, light, cover and the places of all who are known are set before the fight.',
    ),
    clause(
      'PE-TIME-6',
      'Surprise',
      'gm',
      'The game master names the surprised, maybe nobody. They have no turn in the first round and oppose no test in it; everybody else is Ambushing. Effects of the start and end of a turn happen in the lost turn all the same.',
    ),
    clause(
      'PE-TIME-7',
      'Initiative',
      'auto',
      'Agility Bonus or Perception Bonus, whichever is higher, plus 1 for each starting Advantage: those of the scenario, and one for being ready while an enemy is surprised. No die.',
    ),
    clause(
      'PE-TIME-8',
      'Equal initiative',
      'auto',
      'The higher Score behind the Bonus goes first, then the larger pool of Fate Points. If all that is equal, each rolls a d100 in the order of the roster: low goes first.',
    ),
    clause(
      'PE-TIME-9',
      'Turns in order',
      'auto',
      'A round begins with whatever is due at its start. Then all have their turns, the highest initiative first. After the last one it ends.',
    ),
    clause(
      'PE-TIME-10',
      'Start and end of a turn',
      'auto',
      'What is due at the start of a turn comes before anything is done in it, what is due at its end after everything.',
    ),
    clause(
      'PE-TIME-11',
      'End of a round',
      'auto',
      'Now come the effects that act or run out with the round: burning, suffocation, miasma, falling, each in order of initiative.',
    ),
    clause(
      'PE-TIME-12',
      'End of the encounter',
      'gm',
      'Rounds follow each other until one side is beaten or gone, or the task is done. It is proposed when a side has nobody left; the game master may end it whenever.',
    ),
  ],
};
