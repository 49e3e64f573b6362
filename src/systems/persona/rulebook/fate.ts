import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const fate: Section = {
  title: 'Fate Points',
  clauses: [
    clause(
      'PE-FATE-1',
      'Pool',
      'between',
      'As many as the Realisation Bonus, full again with every new week.',
    ),
    clause(
      'PE-FATE-2',
      'Spending',
      'choice',
      'One point for one of the uses below, whenever one is conscious, in the turn of others too. Several may go into one test: Advantage before its die, a reroll after it.',
    ),
    clause(
      'PE-FATE-3',
      'Advantage',
      'choice',
      '2 Advantages on one test; on an attack they raise the Damage as others do.',
    ),
    clause('PE-FATE-4', 'Reroll', 'choice', 'A test of one’s own is rolled anew, and the new result stands.'),
    clause(
      'PE-FATE-5',
      'Restore Light Wounds',
      'choice',
      'As many own Light Wounds as the Realisation Bonus come back, never beyond the full track.',
    ),
    clause('PE-FATE-6', 'Remove Ailment', 'choice', 'An ailment of one’s own ends.'),
    clause(
      'PE-FATE-7',
      'Block Heavy Wound',
      'choice',
      'A Heavy Wound that is due stays: neither Stress nor injury comes of it. Each takes a point of its own, and the Deadly one cannot be blocked.',
    ),
    clause('PE-FATE-8', 'Revive Persona', 'choice', 'A broken Persona is back with 1 wound.'),
    clause(
      'PE-FATE-9',
      'Restore Exertion or Spirit',
      'choice',
      'As many points of one of the two as the Realisation Bonus come back.',
    ),
    clause('PE-FATE-10', 'Ignore Injury', 'choice', 'An injury does nothing until this round ends.'),
  ],
};
