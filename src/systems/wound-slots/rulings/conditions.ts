import { ruling } from '../../../kernel/typed-ruling.ts';

/** Conditions, and how fights end. */
export const conditionRulings = [
  ruling('SL-R27', 'woundedPenalties', 'SL-CND-1', 'What does being wounded do?', [
    ['stepPenalties', 'checks and attacks are at −1 (moderate), −2 (severe), −3 (critical) or −4 (fatal)'],
    ['none', 'nothing by itself'],
  ]),
  ruling('SL-R28', 'knockout', 'SL-CND-2', 'When does a wound that is not fatal knock out?', [
    ['checkOnCritical', 'when it takes a critical slot and a Vitality check fails'],
    ['fatalOnly', 'never'],
    ['anyWoundWhileCritical', 'each time the critically wounded get a wound and a Vitality check fails'],
  ]),
  ruling('SL-R29', 'dying', 'SL-CND-4', 'How does a fatal wound kill?', [
    ['risingCheck', 'a check at each round’s end, 2 harder every time: the first failure kills'],
    ['fixedRounds', 'at the end of the fifth round'],
    ['threeFailures', 'a check at each round’s end: the third failure kills'],
  ]),
  ruling('SL-R30', 'wakeUpTn', 'SL-CND-5', 'How hard is waking up?', [
    ['recoveryTable', 'as hard as recovering from the worst wound (TN −8 to 10)'],
    ['tnZero', 'TN 0'],
  ]),
  ruling('SL-R31', 'exhausted', 'SL-CND-6', 'What does exhaustion do?', [
    ['minusTwo', '−2 on checks and attacks, half the movement'],
    ['minusOne', '−1 on checks and attacks, half the movement'],
    ['none', 'nothing by itself'],
  ]),
  ruling(
    'SL-R32',
    'exhaustedClear',
    'SL-CND-6',
    'A rest has ended exhaustion, but fatigue is still at half the maximum or more: what then?',
    [
      ['untilNextFatigue', 'exhaustion stays away until more fatigue comes'],
      ['lowerFatigue', 'fatigue falls to just below half'],
    ],
  ),
  ruling('SL-R33', 'staggered', 'SL-CND-7', 'What does being staggered do?', [
    ['halfAp', 'half the AP and no reactions'],
    ['oneAction', 'no more than one action in a turn'],
  ]),
  ruling('SL-R34', 'helpless', 'SL-CND-8', 'What does being helpless do?', [
    ['noActs', 'no movement, no actions, no reactions'],
    ['immobileOnly', 'it only makes immobile'],
  ]),
  ruling('SL-R35', 'posture', 'SL-CND-9', 'What does lying or crouching cost oneself?', [
    ['standard', 'prone: −2 in melee, each yard costs 3; crouching: each yard costs 2'],
    ['none', 'nothing'],
  ]),
  ruling('SL-R36', 'bleedBurn', 'SL-CND-10', 'What do bleeding and burning do?', [
    [
      'standard',
      'bleeding takes its level in stamina; burning does twice its level in damage against base Toughness',
    ],
    ['fullToughness', 'the same, burning against the whole Toughness'],
  ]),
  ruling('SL-R37', 'hobbled', 'SL-CND-11', 'What does being hobbled do?', [
    ['standard', 'the movement rate is halved'],
    ['noDash', 'Dash is impossible'],
  ]),
  ruling(
    'SL-R38',
    'initiativeReorder',
    'SL-SEQ-2',
    'When does a change of initiative change the order of turns?',
    [
      ['atOnce', 'at once, for those who have not had their turn'],
      ['nextRound', 'in the next round'],
    ],
  ),
  ruling('SL-R39', 'combatEnd', 'SL-SEQ-4', 'When is a fight over?', [
    ['oneSide', 'when one side alone can act'],
    ['gmOnly', 'when the game master says so'],
  ]),
] as const;
