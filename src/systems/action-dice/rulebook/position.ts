import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const position: Section = {
  title: 'Position, reach, knocked down',
  clauses: [
    clause(
      'AD-POS-1',
      'Positions change',
      'auto',
      'At any time of a round people walk, are knocked back or down; whom one can hit, how, and how one moves, changes with it.',
    ),
    clause(
      'AD-POS-2',
      'Adjacent',
      'auto',
      'Within 6 feet with nothing in between; up to eight may be adjacent to one. On squares of 5 feet these are the neighbours, at corners too.',
    ),
    clause(
      'AD-POS-3',
      'What comes between',
      'auto',
      'Cover, walls and obstacles: those on both sides of them are not adjacent. The line between the centres may not cross or touch any.',
    ),
    clause(
      'AD-POS-4',
      'No facing',
      'auto',
      'From the front, the side or behind: it makes no difference, but for those who are unaware.',
    ),
    clause(
      'AD-POS-5',
      'From behind and unaware',
      'auto',
      'Against an enemy of whom it knows nothing, who comes from behind, a creature has half its Guard, rounded up: 8 for 15.',
    ),
    clause(
      'AD-POS-6',
      'Both are needed',
      'gm',
      'From behind alone is nothing, and unaware alone is nothing. The attacker says that it comes from behind; the game master may deny it.',
    ),
    clause(
      'AD-POS-7',
      'Becoming aware',
      'gm',
      'The ambushed are unaware of their ambushers until their own first turn, or until the attack of one has been resolved, for that one. Others as the game master says.',
    ),
    clause(
      'AD-POS-8',
      'Reach',
      'auto',
      'Small, Medium and Large creatures reach 6 feet: so near they must be for a blow, and so far others give them openings.',
    ),
    clause(
      'AD-POS-9',
      'Weapons with another reach',
      'data',
      'Polearms, chains and the like print theirs; it counts for attacks and for openings.',
    ),
    clause(
      'AD-POS-10',
      'Knocked down',
      'gm',
      'Who is hit hard enough, or loses the ground under its feet, is knocked down.',
    ),
    clause(
      'AD-POS-11',
      'Knocked down in the own turn',
      'auto',
      'The action in which it happens comes to nothing.',
    ),
    clause(
      'AD-POS-12',
      'Down already',
      'auto',
      'To be knocked down again does nothing, and there is nothing to resist, unless it happens while one is standing up.',
    ),
    clause(
      'AD-POS-13',
      'Standing up',
      'choice',
      'One action in the own turn; it gives adjacent enemies an opening.',
    ),
    clause(
      'AD-POS-14',
      'Prone: Speed',
      'auto',
      'A quarter of Speed counts for moving and for the Bonus dice of Defense.',
    ),
    clause(
      'AD-POS-15',
      'Prone: shot at',
      'auto',
      'Ranged attacks on somebody prone have 1 Challenge to hit. Blows, and its own attacks, are as always.',
    ),
    clause(
      'AD-POS-16',
      'Knocked back',
      'auto',
      'Being moved by others gives no opening and ends before whatever is in the way.',
    ),
  ],
};

export const resistance: Section = {
  title: 'Resistance',
  clauses: [
    clause(
      'AD-RES-1',
      'Struggling',
      'choice',
      'Who is under the power of something and struggles rolls the Action Dice with the Bonus dice of one ability: Strength against the grip of a great snake, Reason or Resolve against magic on the mind. Whoever is held by somebody may struggle whenever its turn comes up, before it begins.',
    ),
    clause(
      'AD-RES-2',
      'Which ability',
      'data',
      'The attack names it. Of two named the better one counts; where none is named the game master does.',
    ),
    clause(
      'AD-RES-3',
      'Dice for all resistance',
      'auto',
      'What Talents or classes add to Resistance is always added.',
    ),
    clause(
      'AD-RES-4',
      'Against what, for what price',
      'auto',
      'Against the number printed with the effect, else against the total of whoever acts, else against 15. Higher wins. It costs no Vigor and is no reaction.',
    ),
  ],
};
