import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const tests: Section = {
  title: 'Tests',
  clauses: [
    clause(
      'FS-TEST-1',
      'Skill test',
      'auto',
      'A test of a skill passes or fails. Its target number is attribute plus rank plus every modifier. The die (a d20 unless the table says otherwise) must fall at or under it.',
    ),
    clause(
      'FS-TEST-2',
      'Successes',
      'auto',
      'A passed test has as many Successes as its die shows; a failed one has none. They are compared only when both sides pass. From a target number of 20 on a test always passes, at 0 and below it always fails; no face is special by itself.',
    ),
    clause(
      'FS-TEST-3',
      'Flat modifiers',
      'auto',
      'Bonuses and penalties move the target number and all add up: untrained weapon -2, flanked foe +2, cover -2 or -5 for the attacker and +2 or +5 for the Dodge, conditions, and whatever the game master adds. Each stands in the log with its clause.',
    ),
    clause(
      'FS-TEST-4',
      'Boon and bane',
      'auto',
      'With a boon two dice are rolled and the better result counts, with a bane the worse. A pass is better than a failure, then more Successes are better. Each boon cancels a bane; of what is left only the sign matters.',
    ),
    clause(
      'FS-TEST-5',
      'Skill contest',
      'auto',
      'Both sides test. Passing beats failing, and between two passes more Successes win. Otherwise nothing changes: whoever began the contest does not get what it wanted.',
    ),
    clause(
      'FS-TEST-6',
      'Certain results',
      'auto',
      'A target without a defence, full cover or a great difference in size decide a test without dice: none is rolled. A certain failure has no Successes.',
    ),
    clause(
      'FS-TEST-7',
      'Order of dice',
      'auto',
      'Attack: attacker, defender, damage part by part, then the test of the maneuver. Contest: whoever began it, then the other. Surprise: Stealth, then the observers as listed. Initiative: as listed, then the ties. Both dice of a boon or bane fall together.',
    ),
    clause(
      'FS-TEST-8',
      'Surroundings',
      'gm',
      'The game master may give the attack or the defence a number, a boon or a bane for the surroundings. It is settled when the defence is named, before dice fall; what is known earlier may be said with the attack. Nothing unless said.',
    ),
  ],
};
