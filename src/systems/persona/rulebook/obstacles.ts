import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const obstacles: Section = {
  title: 'Obstacles and unusual movement',
  clauses: [
    clause(
      'PE-OBST-1',
      'Part of a Move',
      'choice',
      'Climbing, swimming and leaping use the metres of a Basic Move or Run, mixed with walking as one likes. These rules are for tense moments, not for long travel.',
    ),
    clause(
      'PE-OBST-2',
      'Doors and windows',
      'auto',
      'Opening one needs no Action and is loud; going through an open one takes no extra metres.',
    ),
    clause(
      'PE-OBST-3',
      'Opening without noise',
      'choice',
      'A door or window is opened in silence by an Action.',
    ),
    clause('PE-OBST-4', 'Climbing', 'auto', 'On a vertical face one is Hindered, upwards and downwards.'),
    clause(
      'PE-OBST-5',
      'Hurried climb',
      'choice',
      'A test of Athletics or Acrobatics (Climbing) may be tried: passed, nothing hinders. From 2 Degrees of Failure one is doubly Hindered, from 4 one falls. Below that all stays as it is.',
    ),
    clause(
      'PE-OBST-6',
      'Hard climb',
      'gm',
      'The game master may demand the test; then passing it makes nobody faster.',
    ),
    clause('PE-OBST-7', 'Swimming', 'auto', 'Where the water is 1 m deep or more one swims, Hindered.'),
    clause(
      'PE-OBST-8',
      'Hurried swim',
      'choice',
      'Athletics (Swimming) may be tested: passed, nothing hinders; from 2 Degrees of Failure doubly Hindered.',
    ),
    clause(
      'PE-OBST-9',
      'Rough or deep water',
      'gm',
      'The game master may demand the test just to stay afloat. From 4 Degrees of Failure one may go under: no effect, doubly Hindered, or sinking without air.',
    ),
    clause(
      'PE-OBST-10',
      'Leaping',
      'auto',
      'A jump forward is Hindered, but what lies beneath it does not matter; it is half a metre to a metre high and ends on the ground.',
    ),
    clause(
      'PE-OBST-11',
      'Leaping test',
      'choice',
      'Athletics or Acrobatics (Leaping) may be tested: passed, nothing hinders; from 4 Degrees of Failure doubly Hindered. Whoever comes down above a gap falls into it.',
    ),
    clause('PE-OBST-12', 'Run-up', 'auto', 'After 4 m without Hindrance the test of a leap has Advantage.'),
    clause(
      'PE-OBST-13',
      'Falling',
      'auto',
      'A fall or a jump down hits the Body with 1 Damage for each metre. Armour does not help, only the Toughness Bonus. High Damage and Savage count.',
    ),
    clause(
      'PE-OBST-14',
      'Softening a fall',
      'choice',
      'Whoever jumps on purpose, or convinces the game master, tests Athletics or Acrobatics: each Degree of Success takes 1 off the Damage.',
    ),
    clause('PE-OBST-15', 'Landing', 'auto', 'A fall that costs a wound leaves one prone.'),
  ],
};

export const terrain: Section = {
  title: 'Difficult Terrain',
  clauses: [
    clause('PE-TERR-1', 'Areas', 'data', 'Every such area has a kind and a number from 0 to 3.'),
    clause(
      'PE-TERR-2',
      'Crossing',
      'choice',
      'Either Hindered, or at full speed by a test of Athletics (Running) or Acrobatics (Balance) with as many Disadvantages as the number. One test for a Move, at its first such square; after a failure the rest is Hindered.',
    ),
    clause(
      'PE-TERR-3',
      'Slippery: the fall',
      'auto',
      'On ice, rubble, slopes, broken rock and the like a failed test at full speed puts one prone.',
    ),
    clause(
      'PE-TERR-4',
      'Slippery: Agility',
      'auto',
      'Whoever stands there has the number as Disadvantages on every Agility test, though never twice from one area on the same test.',
    ),
    clause(
      'PE-TERR-5',
      'Damaging',
      'auto',
      'In wire or on sharp stone a failed test at full speed deals the Damage of the terrain plus the Degrees of Failure, against the usual Defense.',
    ),
  ],
};

export const flight: Section = {
  title: 'Flight',
  clauses: [
    clause(
      'PE-FLY-1',
      'Altitude bands',
      'data',
      'Whoever flies is in one of three bands: Ground, Low, High. Exact heights are not kept.',
    ),
    clause('PE-FLY-2', 'Ground', 'auto', 'Who stands, and who hovers up to 2 m.'),
    clause(
      'PE-FLY-3',
      'Low',
      'auto',
      'Counts as 20 m up. Melee needs the same band on both sides, and within a band nothing is harder. For ranges Ground and Low are 20 m apart, Low and High 130 m, unless the way across is longer.',
    ),
    clause(
      'PE-FLY-4',
      'High',
      'gm',
      'More than 150 m up: no attacks from or to the bands below, but for a weapon of extreme range if the game master agrees.',
    ),
    clause(
      'PE-FLY-5',
      'Changing the band',
      'choice',
      'With a Basic Move, that of a Charge too, a flyer goes up or down one band and still has all its metres. A Run keeps the band.',
    ),
    clause(
      'PE-FLY-6',
      'Falling from the air',
      'auto',
      'Whoever can no longer fly is a band lower whenever a round ends. Whoever flies does not fall over a rim or into a gap.',
    ),
    clause(
      'PE-FLY-7',
      'Crash',
      'auto',
      'Coming from Low to Ground that way is a fall of 20 m, or of 50 m if it began at High.',
    ),
  ],
};
