import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const chanceAttacks: Section = {
  title: 'Chance Attacks',
  clauses: [
    clause(
      'PE-CHA-1',
      'What it is',
      'choice',
      'A Standard Attack between turns, when an opponent gives the chance; nobody must. It comes before the leaving, rising or firing that provoked it, and right after a failed Grapple or Trick. Several are asked in order of initiative.',
    ),
    clause(
      'PE-CHA-2',
      'Leaving melee',
      'auto',
      'Provokes those who were Engaged, unless it is a Disengage or a move that forbids it.',
    ),
    clause('PE-CHA-3', 'Rising', 'auto', 'Getting up from prone provokes the adjacent enemies.'),
    clause('PE-CHA-4', 'Failed Grapple', 'auto', 'Provokes the one who should have been held.'),
    clause(
      'PE-CHA-5',
      'Firing while Engaged',
      'auto',
      'A Basic or Heavy ranged weapon provokes those who engage the shooter. A Pistol does not.',
    ),
    clause('PE-CHA-6', 'Failed Trick', 'auto', 'Provokes the target of the Trick, if it is in melee range.'),
    clause(
      'PE-CHA-7',
      'Who may',
      'auto',
      'Whoever has no ailment at all, not even Staggered, and is neither Grappled nor Helpless.',
    ),
    clause(
      'PE-CHA-8',
      'One until the next turn',
      'auto',
      'The next one is possible after the start of the own next turn, unless a talent allows more.',
    ),
    clause(
      'PE-CHA-9',
      'One for each',
      'auto',
      'One for a trigger and one on the same enemy in a round, with whatever talents.',
    ),
    clause('PE-CHA-10', 'No chains', 'auto', 'Making one provokes nobody, and it earns no One More.'),
    clause(
      'PE-CHA-11',
      'Weapons',
      'auto',
      'In melee a Ballistic weapon does not serve for it, but a Pistol does.',
    ),
  ],
};

export const fumbles: Section = {
  title: 'Fumbles and Scatter',
  clauses: [
    clause(
      'PE-FUM-1',
      'Fumble',
      'auto',
      'An attack die from 96 up misses whatever the target number; nobody rolls against it.',
    ),
    clause(
      'PE-FUM-2',
      'Jam',
      'auto',
      'A Ballistic weapon that fumbles jams: what was loaded is lost, and it must be reloaded.',
    ),
    clause(
      'PE-FUM-3',
      'Direction of Scatter',
      'auto',
      'A failed attack with the Scatter quality that is no Fumble goes astray. The ones digit of its die is the way, as on a number pad: 8 north, 6 east, 2 south, 4 west, 5 up and down on the spot; 0 is back at the attacker. Whoever is where it comes down is struck as by a success without degrees, and may evade.',
    ),
    clause(
      'PE-FUM-4',
      'Distance of Scatter',
      'auto',
      'The tens digit of that die in metres. A 100 has two zeros.',
    ),
  ],
};

export const criticals: Section = {
  title: 'Critical Hits',
  clauses: [
    clause(
      'PE-CRIT-1',
      'Critical Hit',
      'auto',
      'An attack that hits with a die of 10 or less. A low die on evasion is nothing special.',
    ),
    clause('PE-CRIT-2', 'Extra wound', 'auto', 'It costs the target a wound more.'),
    clause('PE-CRIT-3', 'Physical criticals', 'auto', 'From Melee and Missile the target is Staggered too.'),
    clause(
      'PE-CRIT-4',
      'Magic criticals',
      'data',
      'From magic it suffers what the element brings, or what the power names; without a test, but immunity and Defend help.',
      '| Element | Effect |',
      '|---|---|',
      '| Fire | Burning |',
      '| Ice | Frozen |',
      '| Elec | Shocked |',
      '| Psy | Confused |',
      '| Bless | Condemned |',
      '| Curse | Damned |',
      '| Wind, Nuke | Staggered |',
      '| Almighty | none |',
    ),
    clause('PE-CRIT-5', 'Wider criticals', 'data', 'Talents and weapons may have a number above 10.'),
  ],
};

export const technicals: Section = {
  title: 'Technical Hits',
  clauses: [
    clause(
      'PE-TECH-1',
      'When',
      'auto',
      'A hit with an element that an ailment of the target lists. Physical stands for Melee and Missile.',
    ),
    clause(
      'PE-TECH-2',
      'What it does',
      'auto',
      'A wound more, Stagger, and Resist does not count. Block, Repel and Absorb stop it as ever.',
    ),
    clause(
      'PE-TECH-3',
      'What ends',
      'auto',
      'The ailment that was exploited ends. With several it is still one extra wound, and all of them end.',
    ),
  ],
};
