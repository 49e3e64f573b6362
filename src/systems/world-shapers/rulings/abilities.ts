import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings where the rules presuppose Abilities and Status Effects without listing them. */
export const abilityRulings = [
  ruling('WS-R78', 'abilityFormat', 'WS-ABL-1', 'Which Abilities are there?', [
    ['sampleTable', 'Those of our table, and those that a sheet writes out in the same way'],
  ]),
  ruling('WS-R79', 'upcastDeclared', 'WS-ABL-2', 'When does one say how far an Ability is upcast?', [
    ['withCommand', 'When it is used'],
    ['ask', 'One is asked right after'],
  ]),
  ruling(
    'WS-R80',
    'maneuversPerAttack',
    'WS-ABL-3',
    'How many Maneuvers has an attack, and when are they paid?',
    [
      [1, 'One, paid with the attack'],
      ['payOnHit', 'One, paid when it hits'],
      ['unlimited', 'As many as one likes, paid with the attack'],
    ],
  ),
  ruling(
    'WS-R81',
    'statusTicksWhileDead',
    'WS-STA-5',
    'Does the time of a Status Effect run on in the dead?',
    [
      [true, 'Yes'],
      [false, 'No, it stands still'],
    ],
  ),
  ruling('WS-R82', 'statusSet', 'WS-STA-6', 'Which Status Effects are there?', [
    ['sample', 'Those fourteen of our list'],
  ]),
] as const;
