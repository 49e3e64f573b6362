import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on actions. */
export const actionRulings = [
  ruling('AD-R27', 'offHandWindow', 'AD-ACT-4', 'When is an off-hand attack chosen, and against whom?', [
    ['afterMain', 'After the main attack, at anybody'],
    ['withDeclaration', 'Together with the main attack, at anybody'],
    ['sameTarget', 'After the main attack, at the same target'],
  ]),
  ruling('AD-R28', 'offHandUnarmed', 'AD-ACT-6', 'Does an unarmed off-hand attack need an empty hand?', [
    ['kick', 'No'],
    ['freeHand', 'Yes'],
  ]),
  ruling('AD-R29', 'defendStacks', 'AD-ACT-7', 'Does a second Defend lower the price again?', [
    [false, 'No'],
    [true, 'Yes, to nothing at the least'],
  ]),
  ruling('AD-R30', 'escapeEffect', 'AD-ACT-8', 'How far does Escape go, and when is one out?', [
    ['moveThenGm', 'Up to the combat movement; then the game master says'],
    ['mapEdge', 'Up to the combat movement; out by crossing the edge of the map'],
    ['leavesAtOnce', 'Out at once'],
  ]),
  ruling(
    'AD-R31',
    'moveOpens',
    'AD-ACT-9',
    'Does a plain Move out of the reach of an enemy give an opening?',
    [
      [false, 'No'],
      [true, 'Yes'],
    ],
  ),
  ruling('AD-R32', 'moveRounding', 'AD-ACT-9', 'What of feet that are left over?', [
    ['floorPerMove', 'Whole squares only, and each Move is one way; the rest is lost'],
    ['poolForTurn', 'All Moves of a turn share one pool of feet'],
  ]),
  ruling('AD-R33', 'passing', 'AD-ACT-9', 'Through whom may one move?', [
    ['alliesOnly', 'Through allies and the incapacitated'],
    ['twoSizes', 'Also through enemies two sizes larger or smaller'],
  ]),
  ruling('AD-R34', 'readyWhat', 'AD-ACT-11', 'How much may be readied?', [
    ['oneAction', 'One act of one action; another Ready replaces it'],
    ['several', 'Several, each by a Ready of its own'],
  ]),
  ruling('AD-R35', 'readyVigor', 'AD-ACT-12', 'What does a readied reaction cost?', [
    [5, '5 Vigor'],
    [0, 'Nothing'],
  ]),
  ruling('AD-R36', 'readyTiming', 'AD-ACT-12', 'Does a readied act come before or after what sets it off?', [
    ['after', 'Right after'],
    ['before', 'Just before'],
  ]),
  ruling('AD-R37', 'drawing', 'AD-ACT-14', 'What do drawing and putting away cost?', [
    ['useItem', '1 action; to drop something is free'],
    ['firstFree', 'The first of a turn nothing, then 1 action'],
    ['free', 'Nothing'],
  ]),
  ruling('AD-R38', 'aidReach', 'AD-ACT-16', 'On whom does emergency aid work?', [
    ['adjacentOrSelf', 'On oneself or somebody adjacent'],
    ['othersOnly', 'On somebody adjacent, not on oneself'],
  ]),
  ruling('AD-R39', 'aidInShock', 'AD-ACT-16', 'May emergency aid be given to somebody in Shock?', [
    ['durabilityOnly', 'Yes, but Shock goes on'],
    ['refused', 'No'],
  ]),
  ruling('AD-R40', 'dropProne', 'AD-ACT-17', 'May one lie down on purpose?', [
    ['free', 'Yes, without an action'],
    ['oneAction', 'Yes, for one action'],
  ]),
] as const;
