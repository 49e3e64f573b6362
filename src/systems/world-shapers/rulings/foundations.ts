import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on foundations: numbers, checks, contests, the end of a fight. */
export const foundationRulings = [
  ruling('WS-R1', 'statBonusFormula', 'WS-GEN-4', 'How does a Stat become a Stat Bonus?', [
    ['statMinusTen', '10 is taken from the Stat; low Stats have a negative Bonus'],
    ['neverNegative', '10 is taken from the Stat, but no Bonus is below 0'],
  ]),
  ruling('WS-R2', 'halfRounding', 'WS-GEN-5', 'Which way are halves rounded?', [
    ['floor', 'Always down: half of -3 is -2'],
    ['towardZero', 'Towards 0: half of -3 is -1'],
  ]),
  ruling(
    'WS-R3',
    'skillGovernors',
    'WS-GEN-6',
    'Which Stat stands behind the skills that have no Defense Roll?',
    [
      [
        'standard',
        'Strength: Athletics. Dexterity: Quick Fingers, Stealth. Intelligence: Analysis, First Aid. Charisma: Grace, Street Smarts. Instinct: Improvisation, Perception',
      ],
      ['written', 'The same, but for those that the encounter pairs otherwise under “governors”'],
    ],
  ),
  ruling('WS-R4', 'skillNatural20', 'WS-GEN-6', 'Is a natural 20 on a Skill Check a critical success?', [
    ['criticalSuccess', 'Yes, and it meets every number; a 1 is just a 1, and contests compare totals'],
    ['noEffect', 'No, a 20 is just a 20'],
    ['criticalBothEnds', 'Yes, and a natural 1 is a critical failure that misses every number'],
  ]),
  ruling('WS-R5', 'contestTie', 'WS-GEN-7', 'Who wins a contest when both totals are equal?', [
    ['defender', 'Whoever resists'],
    ['initiator', 'Whoever began it'],
  ]),
  ruling(
    'WS-R6',
    'contestSkillPick',
    'WS-GEN-7',
    'Several skills are allowed in a contest: who takes which?',
    [
      ['best', 'The best one, unless the one who begins names another'],
      ['ask', 'Each is asked'],
    ],
  ),
  ruling('WS-R7', 'contestYield', 'WS-GEN-7', 'May somebody give in to a contest without a roll?', [
    ['alliesAsked', 'Allies of the one who begins are asked'],
    ['never', 'No, all resist'],
    ['everyoneAsked', 'Everybody is asked'],
  ]),
  ruling('WS-R8', 'advantageMode', 'WS-GEN-8', 'What do advantage and disadvantage do to a roll?', [
    ['bestOfTwoCancel', 'Two d20, the better or the worse counts; once each, and both together are one die'],
    ['netCount', 'The kind that is there more often counts, with one d20 more for each that it is ahead'],
    ['plusMinusFlat', '+4 or -4 on one d20; both together are nothing'],
  ]),
  ruling('WS-R9', 'diceOrder', 'WS-GEN-10', 'In what order do the dice of a deed fall?', [
    ['standard', 'Those of the deed, of its damage, of what resists, of what is bumped into'],
  ]),
  ruling('WS-R10', 'combatEnd', 'WS-GEN-13', 'When does a fight end?', [
    ['oneSideLeft', 'The game master is asked as soon as one side alone still stands'],
    ['gmOnly', 'When the game master says so, unasked'],
    ['automatic', 'By itself as soon as one side alone still stands'],
  ]),
] as const;
