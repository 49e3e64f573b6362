import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const actions: Section = {
  title: 'Primary actions',
  clauses: [
    clause(
      'FS-ACT-1',
      'Dash',
      'choice',
      'Adds Speed to the metres of this turn. It may be bought again, and moving this way provokes like all movement.',
    ),
    clause(
      'FS-ACT-2',
      'Disengage',
      'choice',
      'Guarded steps: from now until the turn ends nothing this character does provokes an opportunity attack.',
    ),
    clause(
      'FS-ACT-3',
      'Grapple',
      'choice',
      'With a free hand, against a foe within 1 m: own Athletics against its Athletics or Acrobatics, as the foe likes. Won, the foe is held: it cannot move, Dash or stand up, all else it can. The hand stays busy. The hold ends when it is let go, broken, more than 1 m long, or its holder is knocked out. No attack: it uses none up and nobody defends against it or pays.',
    ),
    clause(
      'FS-ACT-4',
      'Breaking free',
      'choice',
      'A primary action: the held one begins a contest of its Athletics or Acrobatics with the Athletics of the holder. Winning ends the hold. No attack.',
    ),
    clause(
      'FS-ACT-5',
      'Release',
      'choice',
      'The free action: lets a foe go that one holds, or drops things from the hands. The source only names it.',
    ),
    clause(
      'FS-ACT-6',
      'Search',
      'gm',
      'An Observation test to find what is out of sight; a contest against Stealth when somebody hidden is sought. The game master says what is found.',
    ),
    clause(
      'FS-ACT-7',
      'Sneak',
      'gm',
      'The game master names the foes who might notice; their Observation meets one Stealth roll. The sneaker is hidden from each one it beats.',
    ),
    clause(
      'FS-ACT-8',
      'Strike',
      'choice',
      'An attack with a weapon in hand or with the body. It has the Attack trait.',
    ),
    clause(
      'FS-ACT-9',
      'Use Magic in the own turn',
      'choice',
      'Any spell one knows, or a magic item. Attack spells count toward the two attacks of the round, and casting may provoke.',
    ),
    clause(
      'FS-ACT-10',
      'Standing up',
      'choice',
      'Ends Prone. It takes half of Speed, rounded up, from the turn’s metres, no AP, and provokes.',
    ),
    clause(
      'FS-ACT-11',
      'Anything else',
      'gm',
      'What no rule names, a push or a trip for its own sake included. The game master sets skill, test or contest and AP (1 unless said), and whether it actively and directly harms somebody: then it is an attack.',
    ),
  ],
};

export const reactions: Section = {
  title: 'Reactions and free actions',
  clauses: [
    clause(
      'FS-REACT-1',
      'When reactions happen',
      'auto',
      'Defend answers an attack on oneself, an Opportunity Attack a foe that exposes itself. Manipulate and Use Magic need no trigger: they are possible whenever nothing is being resolved. Nobody is asked who cannot pay or act.',
    ),
    clause('FS-REACT-2', 'Defend', 'choice', 'Block, dodge, parry or withstand an attack on oneself.'),
    clause(
      'FS-REACT-3',
      'Manipulate',
      'choice',
      'Handle one thing within 1 m: draw, stow, pick up, load, pull a lever, open a door. What is newly held needs a free hand. The game master says what levers do. It is a reaction, so it works in every turn.',
    ),
    clause(
      'FS-REACT-4',
      'Opportunity Attack',
      'choice',
      'A melee Strike as a reaction against a foe that moves, casts or stands up within reach.',
    ),
    clause(
      'FS-REACT-5',
      'Use Magic as a reaction',
      'choice',
      'A spell that is no attack, or a magic item, in any turn. Attack spells are refused. Casting may provoke all the same.',
    ),
    clause(
      'FS-REACT-6',
      'Free actions',
      'choice',
      'They cost no AP, but one a round is all, however many one knows. Release is one, and whatever gear marks as free. Talking is never counted.',
    ),
  ],
};
