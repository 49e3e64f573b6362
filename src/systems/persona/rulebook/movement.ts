import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const movement: Section = {
  title: 'Movement',
  clauses: [
    clause(
      'PE-MOVE-1',
      'Metres and squares',
      'auto',
      'A square is 1 m wide, and a diagonal step is 1 m too. Allies let one through but not stop on their square; enemies do neither. Whoever can move at all has 1 m at least.',
    ),
    clause(
      'PE-MOVE-2',
      'Engaged in Melee',
      'auto',
      'Adjacent enemies engage each other, however they got there. The Helpless engage nobody, and neither do those in another altitude band.',
    ),
    clause('PE-MOVE-3', 'Basic Move', 'choice', 'Up to twice the Agility Bonus in metres.'),
    clause(
      'PE-MOVE-4',
      'Run',
      'choice',
      'Up to four times the Agility Bonus in metres. Until the next turn of the runner starts, melee attacks on it have Advantage, Ballistic ones Disadvantage.',
    ),
    clause(
      'PE-MOVE-5',
      'Running test',
      'choice',
      'Before a Run one may test Athletics (Running): each Degree of Success is 1 m more, halved like the rest when Hindered. A failure costs nothing.',
    ),
    clause(
      'PE-MOVE-6',
      'Limits of walking',
      'auto',
      'Walking and running keep to level or sloping ground. Walls, wide gaps, cliffs and enemies stop them, unless one climbs, swims or leaps.',
    ),
    clause(
      'PE-MOVE-7',
      'Leaving an enemy',
      'auto',
      'A willing Move out of contact with an engaged enemy is a Disengage or a Flee; going round while staying adjacent is neither. No test if none of those left could make a Chance Attack. With several the mover rolls once, and each of them against it. Being pushed or carried off provokes nobody.',
    ),
    clause(
      'PE-MOVE-8',
      'Disengage by test',
      'choice',
      'As part of the Move: Acrobatics, Endurance, Melee or plain Agility against the enemy’s Melee, its Score or the skill with the weapon in hand, whichever is higher. The game master may allow other skills.',
    ),
    clause(
      'PE-MOVE-9',
      'Disengage by Action',
      'choice',
      'Whoever spends the Action on it leaves surely and provokes nobody.',
    ),
    clause(
      'PE-MOVE-10',
      'After a Disengage',
      'auto',
      'The Move continues freely, even back into contact. A lost test makes it a Flee.',
    ),
    clause(
      'PE-MOVE-11',
      'Flee',
      'auto',
      'Leaving without care, out of fear or by an ailment: every enemy left that may do so makes a Chance Attack with Advantage, which can be evaded. Who still can goes on afterwards.',
    ),
    clause(
      'PE-MOVE-12',
      'Hindered',
      'auto',
      'Half the speed: a Basic Move has the Agility Bonus in metres, a Run twice that. When only part of the way hinders, each metre of it costs two.',
    ),
    clause(
      'PE-MOVE-13',
      'Hindered twice',
      'auto',
      'From two sources of Hindrance on, a Move is 1 m, neither more nor less.',
    ),
    clause(
      'PE-MOVE-14',
      'What hinders',
      'auto',
      'Crawling and crouching, injuries, talents and powers of others, surroundings like water to the waist, stealth.',
    ),
    clause(
      'PE-MOVE-15',
      'Stealth at full speed',
      'choice',
      'Who moves in stealth may do so unhindered, with 2 Disadvantages on its Stealth.',
    ),
  ],
};
