import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const turns: Section = {
  title: 'Turns and Action Points',
  clauses: [
    clause(
      'FS-TURN-1',
      'Active character',
      'auto',
      'Whoever has the turn is active: only the active one moves freely and uses primary actions. Then the next in order is active.',
    ),
    clause(
      'FS-TURN-2',
      'Free movement',
      'choice',
      'In its turn the active one moves up to Speed metres without AP, in as many pieces as it likes, before, between and after its actions.',
    ),
    clause(
      'FS-TURN-3',
      'Paying AP',
      'auto',
      'Up to 3 AP a round pay for primary actions and reactions, 1 each. They are paid when the action is declared and are gone whatever the dice say. Walking, getting up, maneuvers, free actions, going undefended and the end or saving of a turn take none.',
    ),
    clause(
      'FS-TURN-4',
      'Primary action or reaction',
      'auto',
      'Primary actions belong to the own turn. Reactions may be used in every turn, the own one too, when what triggers them happens. Both are paid from the same AP.',
    ),
    clause(
      'FS-TURN-5',
      'Two attacks a round',
      'auto',
      'Nobody uses the Attack trait more than twice a round, AP or not: the third time is refused. Opportunity attacks and attack spells count like Strikes.',
    ),
    clause(
      'FS-TURN-6',
      'Ending the turn',
      'choice',
      'The turn ends whenever its player says so. Metres left are lost; AP left serve for reactions until the round ends.',
    ),
    clause(
      'FS-TURN-7',
      'Saving the turn',
      'choice',
      'Instead of doing anything in it, one may put the turn off, naming at once behind whom it will come: somebody who is still to come in this round. It follows right after that turn, even when that turn is passed over. AP stay, reactions stay possible, and it may be saved again. When the one named saves too, the saver stays behind it; nobody may wait, however indirectly, for itself. Several behind the same one go in order of initiative. The next round has the rolled order again.',
    ),
    clause(
      'FS-TURN-8',
      'What is refused',
      'auto',
      'What the rules do not allow is not done: no AP, no dice, no trace, only the reason. Not the turn, no AP, no attack left, surprised, unconscious, held, no metres left, square taken, out of reach or range, not in hand, not loaded, no free hand, no shield, wrong attribute, wrong defence, unaware, not a reaction, something is being resolved, free action used, cannot save, maneuver not on offer or second maneuver, not prone, no mana, style full, too little XP.',
    ),
  ],
};
