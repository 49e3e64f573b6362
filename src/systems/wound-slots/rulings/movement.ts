import { ruling } from '../../../kernel/typed-ruling.ts';

/** Movement, grid, terrain, jumps. */
export const movementRulings = [
  ruling('SL-R53', 'rateBeyond', 'SL-MOV-1', 'How fast is somebody beyond the table?', [
    ['formula', 'the table goes on'],
    ['cap25', '25 at the most'],
  ]),
  ruling('SL-R54', 'movementRounding', 'SL-MOV-4', 'Do small purchases of movement count together?', [
    ['cumulative', 'yes, as long as the rate stays the same'],
    ['separate', 'no, each is rounded by itself'],
  ]),
  ruling(
    'SL-R55',
    'moveVoids',
    'SL-MOV-6',
    'Does moving right after a declaration stop the declared action?',
    [
      ['yes', 'yes'],
      ['no', 'no'],
    ],
  ),
  ruling('SL-R56', 'spaceBySize', 'SL-GRD-1', 'How much room does a size take?', [
    ['standard', '1 yard a side; 2 from Size 4 on, 3 from 8 on, 4 from 12 on'],
    ['always1', '1 yard for everybody'],
  ]),
  ruling(
    'SL-R57',
    'diagonalScope',
    'SL-GRD-2',
    'Every second diagonal step counts 2: where does the count begin anew?',
    [
      ['round', 'with each round'],
      ['move', 'with each move'],
    ],
  ),
  ruling('SL-R58', 'reachMeasure', 'SL-GRD-4', 'How is reach measured?', [
    ['gap', 'by the room between two spaces: neighbours have 0'],
    ['distance', 'by the whole distance: neighbours have 1'],
  ]),
  ruling('SL-R59', 'insideReach', 'SL-GRD-4', 'What does attacking closer than the optimal reach cost?', [
    ['zero', 'nothing'],
    ['minusTwo', '−2 on the attack'],
  ]),
  ruling('SL-R60', 'currentDrift', 'SL-TER-3', 'When does a current carry a swimmer?', [
    ['endOfTurn', 'at the end of its turn'],
    ['perMove', 'with each move, in proportion'],
  ]),
  ruling('SL-R61', 'jumpYards', 'SL-JMP-3', 'How do feet become yards?', [
    ['floorThree', 'three feet a yard, rounded down'],
    ['nearest', 'to the nearest yard'],
  ]),
  ruling('SL-R62', 'jumpRoll', 'SL-JMP-5', 'When is a jump rolled that is paid over turns?', [
    ['whenItHappens', 'when it takes place'],
    ['atDeclaration', 'when it is declared'],
  ]),
] as const;
