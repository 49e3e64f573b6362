import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on terrain and movement. */
export const terrainRulings = [
  ruling('WS-R83', 'distanceMetric', 'WS-TER-2', 'How far apart are two squares?', [
    ['chebyshev', 'As far as the larger of both offsets'],
    ['euclidean', 'As far as the straight line, rounded down'],
  ]),
  ruling('WS-R84', 'sizeFootprint', 'WS-TER-2', 'How much room does a size take?', [
    ['square', 'One square a side, and one more for each size above 0'],
    ['single', 'One square for everybody'],
  ]),
  ruling('WS-R85', 'difficultStack', 'WS-TER-3', 'Does an enemy in difficult terrain cost even more?', [
    [false, 'No, 2 m'],
    [true, 'Yes, 3 m'],
  ]),
  ruling('WS-R86', 'passThroughFailure', 'WS-TER-6', 'What if one fails to get past an enemy?', [
    ['stopAndPay', 'One stays before it, the metres are spent, and not again this turn'],
    ['noCost', 'One stays before it and keeps the metres'],
    ['moveEnds', 'All movement of this turn is over'],
  ]),
  ruling('WS-R87', 'sharedSpaceRules', 'WS-TER-8', 'When may two share a square?', [
    ['noCheck', 'When two sizes or more part them, without any check'],
    ['exactlyTwo', 'When exactly two sizes part them, without any check'],
    ['checkAsEnemy', 'When two sizes or more part them; enemies have to be got past'],
  ]),
] as const;

/** Rulings on cover. */
export const coverRulings = [
  ruling('WS-R88', 'coverRaisesDrValue', 'WS-COV-1', 'Does cover help against Poison and Psychic damage?', [
    [false, 'No, only the roll is better'],
    [true, 'Yes, the DR value counts 1 more'],
  ]),
  ruling('WS-R89', 'coverGeometry', 'WS-COV-1', 'When is somebody behind cover?', [
    ['centreLineAdjacent', 'When the line between the centres crosses it, right before the target'],
    ['anywhereOnLine', 'When the line between the centres crosses it anywhere'],
    ['gmDecides', 'When the game master says so'],
  ]),
  ruling('WS-R90', 'redirectRoll', 'WS-COV-3', 'A shot goes on to whoever is cover: which roll counts?', [
    ['sameRoll', 'The same; a natural 1 goes on to nobody'],
    ['newRoll', 'A new one'],
    ['chain', 'The same, and it may go on to the next one in line'],
  ]),
  ruling('WS-R91', 'leanDuration', 'WS-COV-5', 'How long does leaning out of cover last?', [
    ['untilNextTurn', 'Until the own next turn, or until one moves'],
    ['actionOnly', 'For one deed'],
  ]),
] as const;

/** Rulings on forced movement. */
export const forcedMovementRulings = [
  ruling('WS-R92', 'collisionDrPower', 'WS-MOV-1', 'What must somebody reach who is bumped into?', [
    ['moverPrimaryStat', 'The DR Power of whoever causes the movement'],
    ['fixedTen', '10'],
  ]),
  ruling('WS-R93', 'collisionBlockers', 'WS-MOV-1', 'Can one be driven into walls and off the map?', [
    ['wallsAreObjects', 'Into walls, as into any object; at the edge of the map one just stops'],
    ['edgeIsWall', 'Into walls and into the edge of the map'],
  ]),
  ruling('WS-R94', 'objectCollisionDr', 'WS-MOV-2', 'Does an object roll when something is driven into it?', [
    ['autoFail', 'No, it fails as always'],
    ['roll', 'Yes, here it does'],
  ]),
  ruling(
    'WS-R95',
    'collisionMerge',
    'WS-MOV-5',
    'Does a collision count as part of the blow that caused it?',
    [
      [true, 'Yes for the one moved, if the blow hurt it and nobody says otherwise'],
      [false, 'No, it is harm of its own'],
      ['ask', 'The mover is asked'],
    ],
  ),
  ruling('WS-R96', 'teleportCapPoint', 'WS-MOV-9', 'Where do the 100 of a failed teleport set in?', [
    ['final', 'At what is lost in the end'],
    ['base', 'At the metres, before vulnerability and the like'],
  ]),
] as const;
