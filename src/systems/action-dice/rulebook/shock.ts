import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const shock: Section = {
  title: 'Incapacitated, Shock, death',
  clauses: [
    clause(
      'AD-SHK-1',
      'Incapacitated',
      'auto',
      'Unconscious, bound, or pinned so that one cannot move or act: nothing that needs the body, no dodging, no defence. What is purely of the mind stays possible while one is conscious.',
    ),
    clause(
      'AD-SHK-2',
      'Attacking the incapacitated',
      'gm',
      'Whoever is attacked so will most likely be killed outright; the game master says.',
    ),
    clause(
      'AD-SHK-3',
      'Shock',
      'auto',
      'At 0 Health nobody dies at once: one falls unconscious and is in Shock.',
    ),
    clause(
      'AD-SHK-4',
      'The clock',
      'auto',
      'After as many rounds as its Stamina score it dies. The clock falls by 1 in each Recovery Phase.',
    ),
    clause(
      'AD-SHK-5',
      'More damage kills',
      'auto',
      'Any damage in Shock, 1 or more behind all protection, kills outright.',
    ),
    clause(
      'AD-SHK-6',
      'Stabilising',
      'choice',
      'Medicine or Medical Science against 20 on somebody in Shock. Who fails may try again.',
    ),
    clause(
      'AD-SHK-7',
      'Stabilised',
      'auto',
      'No longer in Shock, but unconscious until 1 Health has come back.',
    ),
  ],
};
