import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const advantages: Section = {
  title: 'Advantages',
  clauses: [
    clause(
      'PE-ADV-1',
      'Stacking',
      'auto',
      'The rows below add up, each +10 on the tests that it names. A row for something that an action grants anyway (Charge, Focused Attack, Run and so on) is that same bonus, not another.',
    ),
    clause(
      'PE-ADV-2',
      'Evasion too',
      'auto',
      'Rows about actions count for evading the other as well, rows about melee actions for Parry alone, rows about attacks never.',
    ),
    clause(
      'PE-ADV-3',
      'Overlapping rows',
      'auto',
      'Whoever fits the narrow row mostly fits the wide one and has both: Point Blank is Close too, three to one is two to one too, 2 in all. So it goes with cover, darkness and exhaustion.',
    ),
    clause(
      'PE-ADV-4',
      'Ailment',
      'auto',
      'Actions against somebody with ailments: 1 for each of its ailments.',
    ),
    clause(
      'PE-ADV-5',
      'Ambushing',
      'auto',
      'In the surprise round, 1 on all tests of the own turn for those who were not surprised.',
    ),
    clause('PE-ADV-6', 'Charge', 'auto', 'The melee attack of a Charge has 1.'),
    clause('PE-ADV-7', 'Fate Point', 'choice', 'A Fate Point spent on it gives one test 2.'),
    clause('PE-ADV-8', 'Focused Attack', 'auto', 'An attack made without moving this turn has 1.'),
    clause('PE-ADV-9', 'Grappled enemy', 'auto', 'Melee attacks on somebody who is held have 1.'),
    clause(
      'PE-ADV-10',
      'High Ground',
      'auto',
      'Actions against those who stand 1 m lower or more have 1; so do those from a higher band.',
    ),
    clause(
      'PE-ADV-11',
      'Outnumbering, two to one',
      'auto',
      'Melee attacks have 1 when the target’s adjacent enemies are twice as many as the target with its adjacent allies. The Helpless do not count, and the Dizzy not for their own side.',
    ),
    clause(
      'PE-ADV-12',
      'Outnumbering, three to one',
      'auto',
      'When they are three times as many it is 1 more, 2 in all.',
    ),
    clause('PE-ADV-13', 'Prone, melee', 'auto', 'Melee actions against the prone have 1.'),
    clause('PE-ADV-14', 'Close range', 'auto', 'Ballistic attacks within half the range have 1.'),
    clause(
      'PE-ADV-15',
      'Point Blank',
      'auto',
      'Ballistic attacks within 3 m have 1, unless shooter and target are Engaged.',
    ),
    clause('PE-ADV-16', 'Running target, melee', 'auto', 'Melee attacks on somebody who ran have 1.'),
    clause('PE-ADV-17', 'Larger size', 'auto', 'Attacks on the large have 1 for each category above Normal.'),
    clause(
      'PE-ADV-18',
      'Unarmed enemy',
      'auto',
      'Melee actions of the armed against the unarmed have 1. Claws and the like are arms.',
    ),
  ],
};

export const disadvantages: Section = {
  title: 'Disadvantages',
  clauses: [
    clause(
      'PE-DIS-1',
      'Bad Weather',
      'auto',
      'Actions against those whom smoke, fog or the like surrounds: 1. A place may have this, Obscuring Haze, or both for 2.',
    ),
    clause(
      'PE-DIS-2',
      'Heavy Cover',
      'auto',
      'Attacks on those behind barricades, sandbags, sturdy desks or walls: 1 more than Light Cover, 2 in all.',
    ),
    clause('PE-DIS-3', 'Light Cover', 'auto', 'Attacks on those behind desks, low walls or weak doors: 1.'),
    clause(
      'PE-DIS-4',
      'Darkness',
      'auto',
      'Actions against those who stand in next to no light: 1 more than Low Light, 2 in all.',
    ),
    clause(
      'PE-DIS-5',
      'Difficult Terrain',
      'auto',
      'Whoever acts while standing in it has its number as Disadvantages.',
    ),
    clause('PE-DIS-6', 'Low Light', 'auto', 'Actions against those who stand in low light: 1.'),
    clause(
      'PE-DIS-7',
      'Obscuring Haze',
      'auto',
      'Actions against those whom smoke or haze hides: 1, besides Bad Weather where a place has both.',
    ),
    clause('PE-DIS-8', 'Running target, shooting', 'auto', 'Ballistic attacks on somebody who ran: 1.'),
    clause(
      'PE-DIS-9',
      'Shooting at the prone',
      'auto',
      'Ballistic attacks on the prone: 1, but not from 3 m or nearer.',
    ),
    clause(
      'PE-DIS-10',
      'Shooting into melee',
      'auto',
      'Ballistic attacks on the Engaged: 1, the shooter being the only one at it or not, unless the target cannot act.',
    ),
    clause('PE-DIS-11', 'Smaller size', 'auto', 'Attacks on the small: 1 for each category below Normal.'),
    clause('PE-DIS-12', 'Exhausted', 'auto', 'All tests of the Exhausted: 1 beside that of Fatigue.'),
    clause('PE-DIS-13', 'Fatigued', 'auto', 'All tests of the Fatigued have 1 Disadvantage.'),
  ],
};
