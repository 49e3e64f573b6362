import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const recovery: Section = {
  title: 'Vigor, Winded, recovery',
  clauses: [
    clause(
      'AD-REC-1',
      'What a round takes',
      'auto',
      'Abilities and reactions take Vigor and Mana, attacks take Durability and perhaps Health; after each round some of it comes back.',
    ),
    clause('AD-REC-2', 'Winded', 'auto', 'Whoever has used up all Vigor is Winded and can take no actions.'),
    clause(
      'AD-REC-3',
      'The turn of the Winded',
      'auto',
      'It begins, ends what lasted until then, and passes unasked; an act in progress is lost.',
    ),
    clause('AD-REC-4', 'Winded no more', 'auto', 'As soon as there are 5 Vigor again.'),
    clause(
      'AD-REC-5',
      'The Recovery Phase',
      'auto',
      'At the end of each round everybody recovers: Vigor as a rule, Durability and Health seldom.',
    ),
    clause(
      'AD-REC-6',
      'Vigor',
      'auto',
      '1 for every full 5 points of Stamina, up to the maximum. Stamina 24 gives 4: from 0 that is 4 and still Winded, and 8 and well again a round later.',
    ),
    clause('AD-REC-7', 'Durability', 'auto', 'With a special ability only, a number on the sheet.'),
    clause('AD-REC-8', 'Mana and Health', 'auto', 'Likewise, with a special ability only.'),
  ],
};
