import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const initiative: Section = {
  title: 'Initiative',
  clauses: [
    clause(
      'SL-INI-1',
      'The first value',
      'auto',
      'When a fight begins, or when one comes into it: 5 and a Prc [Reflex/Initiative] check. Latecomers have their first AP and a turn in the same round.',
    ),
    clause('SL-INI-2', 'Order', 'auto', 'Turns go from the highest initiative down.'),
    clause(
      'SL-INI-3',
      'Equals',
      'auto',
      'Chance decides, anew in every round: one die with a face for each of them, counted down the roster, as soon as their turn comes.',
    ),
    clause(
      'SL-INI-4',
      'One turn only',
      'auto',
      'Whoever has had its turn has no other in this round, wherever its initiative goes.',
    ),
    clause(
      'SL-INI-5',
      'At zero',
      'auto',
      'No reactions, and nothing that would cost initiative: no acting in the turns of others.',
    ),
    clause('SL-INI-6', 'Not below', 'auto', 'Zero is the lowest initiative there is.'),
  ],
};

export const surprise: Section = {
  title: 'Surprise',
  clauses: [
    clause(
      'SL-SUR-1',
      'Who could be surprised',
      'gm',
      'A matter for the game master: nobody, some, a whole side or both, with a check or simply so. For each it is said whether it is surprised, aware, or has to roll.',
    ),
    clause(
      'SL-SUR-2',
      'Check',
      'gm',
      'Opposed, as a rule, with ordinary dice: those who hide, Dex [Stealth/Hiding], against those who watch, Prc [Stealth/Observation]. The game master names both.',
    ),
    clause(
      'SL-SUR-3',
      'No AP',
      'auto',
      'The surprised have none until their first turn has passed; what the end of that turn brings is their first.',
    ),
    clause(
      'SL-SUR-4',
      'Late',
      'auto',
      'They lose initiative, as much as their Perception is short of 5: at Perception -2 it is 7.',
    ),
    clause('SL-SUR-5', 'Never surprised', 'auto', 'A Perception of 6 or better.'),
  ],
};

export const turns: Section = {
  title: 'The own turn and those of others',
  clauses: [
    clause('SL-INT-1', 'The own turn', 'choice', 'Walk and act as often as the AP allow, in whatever order.'),
    clause(
      'SL-INT-2',
      'Acting in another’s turn',
      'choice',
      'Possible for those whose initiative is above that of whoever has the turn; equal is too little. What is done out of turn cannot be interrupted by others.',
    ),
    clause(
      'SL-INT-3',
      'What it costs',
      'auto',
      'The AP as ever, and 2 initiative, both when it is declared. With initiative 0 it is impossible.',
    ),
    clause(
      'SL-INT-4',
      'Four moments',
      'choice',
      'When the turn starts; when an action has been declared and nothing has come of it yet; when an action is over; when the turn ends, before its AP come in.',
      'Everybody able to is asked, from the highest initiative down, and again after each thing done until all have passed. Once a declaration has been thwarted its moment is closed. Walking opens none.',
    ),
    clause(
      'SL-INT-5',
      'Thwarted',
      'auto',
      'An action that was interrupted right after its declaration does not happen, and costs nothing. Whoever wanted it goes on with the turn and may try the same again.',
    ),
  ],
};

export const reactions: Section = {
  title: 'Reactions',
  clauses: [
    clause(
      'SL-REA-1',
      'When',
      'choice',
      'As soon as what it answers comes to pass, in anybody’s turn and at any initiative but 0. Its AP have to be there in full.',
    ),
    clause('SL-REA-2', 'No initiative', 'auto', 'Reactions leave initiative alone.'),
    clause(
      'SL-REA-3',
      'Before or after',
      'auto',
      'After the thing it answers, except where it says before. Rebuff, Harry, Interpose and Cling come before.',
    ),
    clause(
      'SL-REA-4',
      'Once each',
      'auto',
      'One thing that happens gives each creature one reaction. Several creatures may answer it, the highest initiative first.',
    ),
  ],
};
