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
    'When are the details of an action fixed that is paid over turns?',
    [
      ['atCompletion', 'when it takes effect'],
      ['atDeclaration', 'when it is declared'],
    ],
  ),
  ruling('SL-R43', 'chargeMoments', 'SL-AP-5', 'When may such an action be interrupted?', [
    ['declareAndCompletion', 'when it is declared and when the last AP are paid'],
    ['declareOnly', 'only when it is declared'],
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
    ['atOnce', 'AP and a turn in this round'],
    ['nextRound', 'both from the next round on'],
  ]),
  ruling('SL-R47', 'initiativeTie', 'SL-INI-3', 'How is a tie of initiative decided?', [
    ['drawWhenNeeded', 'a die, whenever equals are next'],
    ['oncePerRound', 'a die for each, once a round'],
    ['higherPerception', 'the higher Perception, then a die'],
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
    ['descending', 'by initiative, again after each action'],
    ['oneEach', 'by initiative, once'],
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
