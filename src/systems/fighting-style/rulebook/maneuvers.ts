import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const maneuvers: Section = {
  title: 'Maneuvers',
  clauses: [
    clause(
      'FS-MAN-1',
      'Right to a maneuver',
      'choice',
      'A critical win, attacking or defending, in an opportunity attack too, lets the winner do one maneuver to the loser, or none. It is part of the attack and takes neither AP nor an attack of its own.',
    ),
    clause(
      'FS-MAN-2',
      'Timing',
      'auto',
      'Picked right after the critical win, then comes the damage, then the test of the maneuver. Whoever that damage knocks out fails the test by itself.',
    ),
    clause(
      'FS-MAN-3',
      'Which are on offer',
      'auto',
      'The four with a star need a conscious loser whom the winner’s melee reach covers. Precision is for Strikes of the attacker. Bash needs a shield or a heavy weapon, Disarm something held that is not part of the body, Trip a loser who stands, Push room behind the loser. Each shows the test it asks for with boon, bane or certain result.',
    ),
    clause(
      'FS-MAN-4',
      'Bash*',
      'choice',
      'With a shield or a heavy weapon in hand: the loser passes an Athletics test or is Dazed.',
    ),
    clause(
      'FS-MAN-5',
      'Brace',
      'choice',
      'A boon on the winner’s next defence test of any kind. It lasts until that test or the end of the fight and does not add up.',
    ),
    clause(
      'FS-MAN-6',
      'Disarm*',
      'choice',
      'The winner names a thing in the loser’s hands. The loser passes an Athletics or Sleight of Hand test, as it likes, or the thing lies in its square. A shield, or a weapon held in two hands, gives the test a boon.',
    ),
    clause(
      'FS-MAN-7',
      'Feint',
      'choice',
      'The winner tests Deception at once. Passed, its next primary action counts: a Strike at that loser has a boon on its Fighting Style test, any other primary action loses it. Reactions, free movement and standing up do neither.',
    ),
    clause(
      'FS-MAN-8',
      'Precision',
      'choice',
      'Only for the attacker of a Strike: the winner picks the hit location (head, body, an arm, a leg), and every die of the weapon counts as its highest face, without a roll: 1d8+2 is 10 before AR. No number depends on the location.',
    ),
    clause(
      'FS-MAN-9',
      'Push*',
      'choice',
      'The loser passes an Athletics test or goes back 1 m, provoking nobody. The direction is the offset from the winner’s centre to the loser’s, divided by its larger part and rounded: (2,1) gives (1,1), and (3,1) gives (1,0). The ground there must be free for the whole footprint.',
    ),
    clause('FS-MAN-10', 'Trip*', 'choice', 'The loser passes an Acrobatics test or falls prone.'),
    clause(
      'FS-MAN-11',
      'All maneuvers',
      'data',
      'Bash*: Athletics, or Dazed.',
      'Brace: boon on the next defence.',
      'Disarm*: Athletics or Sleight of Hand, or the thing lies on the floor.',
      'Feint: own Deception, boon on the next Strike at that foe.',
      'Precision: a Strike of the attacker only; location picked, dice at their highest.',
      'Push*: Athletics, or 1 m back.',
      'Trip*: Acrobatics, or prone.',
      'Attacker and defender may use all but Precision. A star: size matters.',
    ),
  ],
};

export const size: Section = {
  title: 'Size',
  clauses: [
    clause(
      'FS-SIZE-1',
      'Larger loser',
      'auto',
      'For maneuvers with a star: one size larger than the winner tests with a boon, two or more pass by themselves.',
    ),
    clause(
      'FS-SIZE-2',
      'Smaller loser',
      'auto',
      'One size smaller tests with a bane, two or more fail by themselves. Boons and banes of other sources cancel as always; a certain result goes before them. A Medium winner who disarms a Small loser of a two-handed weapon: boon and bane cancel.',
    ),
    clause(
      'FS-SIZE-3',
      'Scale of sizes',
      'data',
      'Tiny, Small and Medium fill 1 square, Large 2 by 2, Huge 3 by 3, Gargantuan 4 by 4.',
    ),
  ],
};
