import { ruling } from '../../../kernel/typed-ruling.ts';

/** Action points, initiative, acting out of turn. */
export const turnRulings = [
  ruling('SL-R40', 'startingAp', 'SL-AP-1', 'How many AP are there before the first round?', [
    ['zero', 'none'],
    ['turnEndAmount', 'as many as a turn’s end brings'],
  ]),
  ruling('SL-R41', 'speedRange', 'SL-AP-4', 'How many AP does a Speed beyond the table give?', [
    ['nearestColumn', 'as many as its nearest column'],
    ['extend', 'the table goes on as it grew last'],
  ]),
  ruling(
    'SL-R42',
    'chargeTarget',
    'SL-AP-5',
    'An action is paid over several turns: when are its target and details chosen?',
    [
      ['atCompletion', 'when it takes effect'],
      ['atDeclaration', 'when it is declared'],
    ],
  ),
  ruling('SL-R43', 'chargeMoments', 'SL-AP-5', 'When may others interrupt such an action?', [
    ['declareAndCompletion', 'at its declaration and at the last payment'],
    ['declareOnly', 'only at its declaration'],
  ]),
  ruling('SL-R44', 'chargeScope', 'SL-AP-6', 'What may be paid over turns?', [
    ['ownTurnActions', 'actions begun on the own turn'],
    ['anyTime', 'actions begun out of turn, too'],
  ]),
  ruling('SL-R45', 'timedEnd', 'SL-AP-7', 'When is an action of several rounds done?', [
    ['endOfLastRound', 'when its last round ends'],
    ['ownTurn', 'on the own turn of its last round'],
  ]),
  ruling('SL-R46', 'lateJoiner', 'SL-INI-1', 'What does somebody get who joins in the middle of a round?', [
    ['atOnce', 'the AP of a round start and a turn, both in this round'],
    ['nextRound', 'AP and turns from the next round on'],
  ]),
  ruling('SL-R47', 'initiativeTie', 'SL-INI-3', 'How is a tie of initiative decided?', [
    ['drawWhenNeeded', 'by a die whenever equals are next'],
    ['oncePerRound', 'by dice that hold for the whole round'],
    ['higherPerception', 'by the higher Perception, then by a die'],
  ]),
  ruling(
    'SL-R48',
    'surpriseFirstAp',
    'SL-SUR-3',
    'Do the surprised gain AP at the end of their first turn?',
    [
      ['yes', 'yes'],
      ['no', 'no, only when the next round starts'],
    ],
  ),
  ruling('SL-R49', 'interruptNesting', 'SL-INT-2', 'Can an action out of turn be interrupted itself?', [
    ['no', 'no'],
    ['yes', 'yes'],
  ]),
  ruling('SL-R50', 'promptOrder', 'SL-INT-4', 'Several may act in one moment: how often is each asked?', [
    ['descending', 'from the highest initiative down, and all again after each thing done'],
    ['oneEach', 'from the highest initiative down, each once'],
  ]),
  ruling('SL-R51', 'moveMoments', 'SL-INT-4', 'May others act around a movement?', [
    ['no', 'no'],
    ['beforeAndAfter', 'before and after it'],
  ]),
  ruling('SL-R52', 'voidRetry', 'SL-INT-5', 'What may the owner of an interrupted action do?', [
    ['anything', 'anything, the same again too'],
    ['notTheSame', 'anything but the same'],
  ]),
] as const;
