import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const injuries: Section = {
  title: 'Injuries',
  clauses: [
    clause(
      'PE-INJ-1',
      'When',
      'auto',
      'Each lost Heavy Wound injures the location that was struck, until rest or care.',
    ),
    clause(
      'PE-INJ-2',
      'Which row',
      'auto',
      'The location and the number of Heavy Wounds that are left, 3 or more, 2, 1 or 0, name the row. Several lost at once at one location are one injury, by what is left at last. Each arm and each leg is a location of its own.',
    ),
    clause(
      'PE-INJ-3',
      'One for a location',
      'auto',
      'A new injury takes the place of the one that was there.',
    ),
    clause(
      'PE-INJ-4',
      'Rows include rows',
      'auto',
      'Each row has all that stands above it for its location. What happens at once happens for all of these rows. The Disadvantage adds up with other locations and sources, not row by row.',
    ),
    clause(
      'PE-INJ-5',
      'Ending',
      'between',
      'Injuries end when every lost Heavy Wound is restored, by rest or by a healer.',
    ),
    clause(
      'PE-INJ-6',
      'Head 3+: Disorientation',
      'auto',
      'Disadvantage on tests of Intelligence, Perception and Fellowship.',
    ),
    clause('PE-INJ-7', 'Head 2: Concussion', 'auto', 'All of the rows above, and Stunned at once.'),
    clause(
      'PE-INJ-8',
      'Head 1: Fracture',
      'auto',
      'All of the rows above, and Confused at once, with Blood Loss this one time.',
    ),
    clause(
      'PE-INJ-9',
      'Head 0: Blinded',
      'auto',
      'All of the rows above, and sightless until healed: tests that need eyes fail without a die, Ballistic attacks too, which still spend their rounds. Enemies are as if in Darkness.',
    ),
    clause('PE-INJ-10', 'Body 3+: Winded', 'auto', 'Disadvantage on tests of Strength and Toughness.'),
    clause(
      'PE-INJ-11',
      'Body 2: Bruised Rib',
      'auto',
      'All of the rows above, and from now on every event that costs own wounds costs one more.',
    ),
    clause(
      'PE-INJ-12',
      'Body 1: Cracked',
      'auto',
      'All of the rows above, and each failed test is as much Stress as its Degrees of Failure, with Blood Loss this one time.',
    ),
    clause(
      'PE-INJ-13',
      'Body 0: Puncture',
      'auto',
      'All of the rows above, and Blood Loss, which comes back after first aid as soon as any Stress is taken.',
    ),
    clause('PE-INJ-14', 'Arm 3+: Hand Agony', 'auto', 'Disadvantage on attacks and parries with this hand.'),
    clause(
      'PE-INJ-15',
      'Arm 2: Broken Fingers',
      'auto',
      'All of the rows above, and 5 Stress whenever the hand is used.',
    ),
    clause(
      'PE-INJ-16',
      'Arm 1: Broken Wrist',
      'auto',
      'All of the rows above, and the hand lets go of what it has. It may take things up, but loses them with any failed attack or parry.',
    ),
    clause(
      'PE-INJ-17',
      'Arm 0: Broken Arm',
      'auto',
      'All of the rows above, and the arm neither holds nor attacks any more, not even as the second one.',
    ),
    clause('PE-INJ-18', 'Leg 3+: Foot Pain', 'auto', 'Disadvantage on tests of Agility.'),
    clause(
      'PE-INJ-19',
      'Leg 2: Broken Toes',
      'auto',
      'All of the rows above, and prone at once; from now on each Move is 1 Stress.',
    ),
    clause(
      'PE-INJ-20',
      'Leg 1: Broken Foot',
      'auto',
      'All of the rows above, and Hindered in every movement.',
    ),
    clause(
      'PE-INJ-21',
      'Leg 0: Broken Leg',
      'auto',
      'All of the rows above, and prone at once. Tests that need walking fail, and without a support one only crawls: 1 m, by two sources of Hindrance.',
    ),
  ],
};
