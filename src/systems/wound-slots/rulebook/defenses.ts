import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const defenses: Section = {
  title: 'Defenses',
  clauses: [
    clause(
      'SL-DEF-1',
      'What it is for',
      'auto',
      'An attack has to reach it, and the damage of a hit is lessened by it.',
    ),
    clause(
      'SL-DEF-2',
      'Which one',
      'auto',
      'Melee against blows, ranged against shots. Some attacks name one of the four skill defenses instead.',
    ),
    clause(
      'SL-DEF-3',
      'Unable to move',
      'auto',
      'Somebody immobilized has its immobile Defense for melee, ranged and Agility alike. Power, Fortitude and Willpower are as ever.',
    ),
    clause(
      'SL-DEF-4',
      'Melee Defense',
      'auto',
      '10 + Speed + Reason + the block of every weapon held - Size. A sum of Speed and Reason below -5 counts as -5.',
    ),
    clause('SL-DEF-5', 'Ranged Defense', 'auto', 'The same, but with the block of defensive weapons alone.'),
    clause(
      'SL-DEF-6',
      'Immobile Defense',
      'auto',
      '5 - Size. What posture, flank and cover do to the attack comes on top.',
    ),
    clause(
      'SL-DEF-7',
      'Power defense',
      'auto',
      'Strength, Size, Athletics and its specialization Power, and 10.',
    ),
    clause(
      'SL-DEF-8',
      'Agility defense',
      'auto',
      'Dexterity, Reflex and its specialization Agility, and 10, less Size.',
    ),
    clause(
      'SL-DEF-9',
      'Fortitude defense',
      'auto',
      'Vitality, Resistance and its specialization Fortitude, and 10.',
    ),
    clause(
      'SL-DEF-10',
      'Willpower defense',
      'auto',
      'Persona, Resistance and its specialization Willpower, and 10.',
    ),
  ],
};
