import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const jumping: Section = {
  title: 'Jumping',
  clauses: [
    clause('SL-JMP-1', 'Far or high', 'choice', 'Say which, then roll Str [Athletics/Jumping].'),
    clause(
      'SL-JMP-2',
      'Run-up',
      'auto',
      'After 5 yards or more of movement straight before it, Speed is added. From a standstill only half of the result counts, and Speed does not.',
    ),
    clause(
      'SL-JMP-3',
      'Long jump',
      'auto',
      'One foot for each point at most. Three feet are a yard on the map, broken yards do not count, and with 0 or less one does not get off the ground.',
    ),
    clause(
      'SL-JMP-4',
      'High jump',
      'auto',
      'Two inches for each point at most. With legs drawn up one clears half the own height more.',
    ),
    clause(
      'SL-JMP-5',
      'What it costs',
      'auto',
      'The movement for the yards that it covers. No turn ends in the air: with too few AP the jump is declared and charged like an action, for the yards announced, and rolled when it is paid.',
    ),
    clause(
      'SL-JMP-6',
      'Cut short',
      'auto',
      'If something ends the turn during a jump, it is finished first.',
    ),
    clause(
      'SL-JMP-7',
      'Landing',
      'gm',
      'On bad or slick ground one stays up with Dex [Acrobatics/Balance]; failing means lying prone. The game master sets the TN, or waives the check.',
    ),
    clause(
      'SL-JMP-8',
      'A ledge',
      'gm',
      'Whose long jump falls short of a ledge by a yard at most may clutch at it: Dex [Acrobatics/Gymnastics], if the game master allows it and names a TN.',
    ),
  ],
};
