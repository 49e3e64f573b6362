import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const underwater: Section = {
  title: 'Underwater',
  clauses: [
    clause(
      'SL-UWC-1',
      'Defense',
      'auto',
      'Below the surface whoever is not aquatic has the immobile Defense for melee, ranged and Agility.',
    ),
    clause('SL-UWC-2', 'No shots', 'auto', 'Ranged weapons are of no use there.'),
    clause('SL-UWC-3', 'Blows', 'auto', 'Melee attacks take 2 AP more and are made at -5.'),
    clause(
      'SL-UWC-4',
      'Weapon damage',
      'auto',
      'Water halves the damage value of a weapon, but not Strength; a value of 0 or less stays. Aquatic weapons keep theirs.',
    ),
    clause(
      'SL-UWC-5',
      'Fire',
      'auto',
      'It boils the water instead of burning; half of the final damage is left.',
    ),
    clause(
      'SL-UWC-6',
      'Lightning',
      'auto',
      'It does what it does anywhere, and then the same roll goes against all who are near, its maker too: each with its own Defense and Toughness, 1 less damage for every foot (3 for every yard) away from where it struck.',
    ),
  ],
};

export const holdingOn: Section = {
  title: 'Swimming and climbing',
  clauses: [
    clause(
      'SL-CLB-1',
      'Attacking from a wall or in water',
      'auto',
      'Before each attack roll one has to hold on: Str [Athletics/Climbing] or [Athletics/Swimming], TN 5 unless the game master sets another for the place. If it fails, the attack misses without being rolled, and one falls or goes under.',
    ),
    clause(
      'SL-CLB-2',
      'Wounded there',
      'auto',
      'After each wound the same check again, at -5 for a moderate one and 5 worse with each further level: -20 for a fatal one. If it fails, one falls or goes under.',
    ),
    clause(
      'SL-CLB-3',
      'Coming up again',
      'choice',
      'Who has gone under may try, in its own turn, to get back to the surface: an action of 4 AP with Str [Athletics/Swimming].',
    ),
  ],
};

export const mounted: Section = {
  title: 'Mounted',
  clauses: [
    clause(
      'SL-MNT-1',
      'What can be ridden',
      'auto',
      'Nothing smaller than the rider. Usual mounts are larger by 4 to 7 Sizes; far larger ones are ground to stand on rather than mounts, as the game master sees it.',
    ),
    clause(
      'SL-MNT-2',
      'One turn for two',
      'auto',
      'Mount and rider act in the same turn, at whichever initiative is lower, each with AP of its own.',
      'One that is trained fights and does other things when told to. One that thinks is under nobody’s control: it goes along with its rider as far as it cares to, and may prefer initiative and turns of its own.',
    ),
    clause(
      'SL-MNT-3',
      'From above',
      'auto',
      'Against foes of lesser Size than the mount the rider has +1 on melee attacks and melee Defense. Foes in the saddle of something no smaller than that mount are exempt.',
    ),
    clause(
      'SL-MNT-4',
      'Farther away',
      'auto',
      'For rider and foe alike there is a yard more between them if the foe stands on the ground and is smaller than the mount.',
    ),
    clause(
      'SL-MNT-5',
      'Guiding it',
      'auto',
      'Whatever AP the mount gives for its movement, the rider gives too.',
    ),
    clause(
      'SL-MNT-6',
      'Not trained for war',
      'auto',
      'Such a mount takes fright when it or its rider is wounded, and when it gets within reach of a foe’s melee weapon: Prs [Nature/Riding], for an average horse against TN 5.',
    ),
    clause(
      'SL-MNT-7',
      'Bolting',
      'gm',
      'If that fails the mount is out of control. Usually it runs for safety by the nearest way: the game master shows where, or else it goes straight from the closest enemy for as many AP as it has.',
    ),
    clause(
      'SL-MNT-8',
      'Calming it',
      'auto',
      'Action, 8 AP: the same check, 1 harder for every enemy no farther than 10 yards, 1 easier for every attempt in a row before it, 5 at most.',
    ),
  ],
};
