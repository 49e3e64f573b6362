import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on rounds, points and durations. */
export const roundRulings = [
  ruling(
    'WS-R11',
    'roundSeconds',
    'WS-RND-2',
    'How many seconds is a round?',
    [
      [12, '12 seconds, as heroes of flesh and blood need'],
      [0.5, 'Half a second, as the superhuman need'],
    ],
    { min: 1, max: 600, label: 'So many seconds' },
  ),
  ruling(
    'WS-R12',
    'apCarry',
    'WS-RND-4',
    'What becomes of Action Points that are left at the end of a turn?',
    [
      ['lost', 'They are lost; those of a held action stay paid'],
      ['keptUntilNextTurn', 'They come on top of those of the next turn'],
    ],
  ),
  ruling('WS-R13', 'splitMovement', 'WS-RND-5', 'May movement be cut into pieces, with deeds in between?', [
    [true, 'Yes, as one likes'],
    [false, 'No, one piece a turn'],
  ]),
  ruling('WS-R14', 'reactionRefresh', 'WS-RND-6', 'When do Reaction Points come back?', [
    ['roundStart', 'All at the start of a round'],
    ['ownTurnStart', 'At the start of the own turn'],
  ]),
  ruling('WS-R15', 'reactionsOnOwnTurn', 'WS-RND-7', 'May one react in the own turn?', [
    [true, 'Yes, if what one reacts to happens then'],
    [false, 'No, only in the turns of others'],
  ]),
  ruling('WS-R16', 'roundDurations', 'WS-RND-8', 'How are rounds of an effect counted?', [
    ['bearerTurnEnds', 'By the ends of turns of whoever bears it, those that begin after it came'],
    ['sourceTurnStart', 'By the starts of turns of whoever caused it'],
    ['roundEnd', 'By the ends of rounds'],
  ]),
] as const;
