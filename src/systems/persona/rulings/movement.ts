import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on movement, obstacles and flight. */
export const movementRulings = [
  ruling('PE-R15', 'diagonalCost', 'PE-MOVE-1', 'How far is a diagonal step?', [
    ['one', '1 m; distance is the larger of the two offsets'],
    ['alternating', '1 m and 2 m in turn'],
    ['euclid', 'As far as the straight line, rounded down'],
  ]),
  ruling('PE-R16', 'passThroughAllies', 'PE-MOVE-1', 'May one walk through allies?', [
    [true, 'Yes, without stopping there'],
    [false, 'No'],
  ]),
  ruling('PE-R17', 'minimumMove', 'PE-MOVE-1', 'How many metres has a Move at least?', [
    [1, '1 m, even with an Agility Bonus of 0'],
    [0, 'None'],
  ]),
  ruling('PE-R18', 'engagingEnemies', 'PE-MOVE-2', 'Which adjacent enemies engage?', [
    ['conscious', 'Those who are not Helpless and fly in the same band'],
    ['all', 'All'],
  ]),
  ruling('PE-R19', 'runBonusOrder', 'PE-MOVE-5', 'Is the bonus of a running test halved by Hindrance?', [
    ['beforeHalving', 'Yes'],
    ['afterHalving', 'No, it comes after halving'],
  ]),
  ruling('PE-R20', 'disengageNeeded', 'PE-MOVE-7', 'When does leaving melee need a Disengage?', [
    ['ifChanceAttackPossible', 'When somebody who is left could make a Chance Attack'],
    ['always', 'Always'],
  ]),
  ruling('PE-R21', 'disengageAgainst', 'PE-MOVE-7', 'Who resists when several enemies are left?', [
    ['eachEnemyLeft', 'Each of them, against one roll of the mover; those who win may strike'],
    ['bestEnemyOnly', 'The best of them for all'],
  ]),
  ruling('PE-R22', 'forcedMoveProvokes', 'PE-MOVE-7', 'Does being pushed, thrown or carried provoke?', [
    [false, 'No'],
    [true, 'Yes'],
  ]),
  ruling('PE-R23', 'partialHinder', 'PE-MOVE-12', 'What if only part of a Move is Hindered?', [
    ['doubleCost', 'Each such metre costs 2; doubly Hindered, 1 m more at most'],
    ['wholeMove', 'The whole Move is Hindered'],
  ]),
  ruling(
    'PE-R24',
    'failThreshold',
    'PE-OBST-5',
    'Does a result for 2 or 4 Degrees of Failure need exactly so many?',
    [
      ['atLeast', 'So many or more'],
      ['exact', 'Exactly so many'],
    ],
  ),
  ruling('PE-R25', 'shortLeap', 'PE-OBST-11', 'What if a leap ends above a gap?', [
    ['fall', 'The leaper falls in'],
    ['gmPrompt', 'The game master says'],
  ]),
  ruling(
    'PE-R26',
    'environmentWounds',
    'PE-OBST-13',
    'Can falls, terrain and collisions cost several wounds?',
    [
      ['full', 'Yes, High Damage and Savage count'],
      ['oneWound', 'No, one wound at most'],
    ],
  ),
  ruling('PE-R27', 'environmentLocation', 'PE-OBST-13', 'Where does harm strike that is no attack?', [
    ['body', 'The Body, without a die'],
    ['random', 'Where the die of locations says'],
  ]),
  ruling('PE-R28', 'terrainTest', 'PE-TERR-2', 'How often is difficult terrain tested?', [
    ['oncePerMove', 'Once a Move, at its first such square; after a failure the rest is Hindered'],
    ['perArea', 'Once for each area entered'],
    ['perSquare', 'For each square'],
  ]),
  ruling('PE-R29', 'terrainStacks', 'PE-TERR-4', 'May one area count twice on the same test?', [
    [false, 'No'],
    [true, 'Yes, as terrain underfoot and as what is tested'],
  ]),
  ruling('PE-R30', 'meleeAcrossBands', 'PE-FLY-3', 'Is there melee between altitude bands?', [
    [false, 'No, not from above either'],
    ['flyerMay', 'A Low flyer may strike down'],
  ]),
  ruling('PE-R31', 'bandDistance', 'PE-FLY-3', 'How far apart are the bands?', [
    ['20,130', 'Ground to Low 20 m, Low to High 130 m; the larger of height and way counts'],
    ['ignoreHeight', 'Height adds nothing'],
  ]),
  ruling('PE-R32', 'runChangesBand', 'PE-FLY-5', 'May a flyer change its band in a Run?', [
    [false, 'No, only in a Basic Move and that of a Charge'],
    [true, 'Yes'],
  ]),
] as const;
