import { ruling } from '../../../kernel/typed-ruling.ts';

/** Conditions, and how fights end. */
export const conditionRulings = [
  ruling('SL-R27', 'woundedPenalties', 'SL-CND-1', 'What does being wounded do?', [
    ['stepPenalties', '0, −1, −2, −3, −4 on checks and attacks by the worst wound'],
    ['none', 'nothing by itself'],
  ]),
  ruling('SL-R28', 'knockout', 'SL-CND-2', 'When does a wound that is not fatal knock out?', [
    ['checkOnCritical', 'a critical one, when a check fails'],
    ['fatalOnly', 'never'],
    ['anyWoundWhileCritical', 'every wound of the critically wounded, when a check fails'],
  ]),
  ruling('SL-R29', 'dying', 'SL-CND-4', 'How does a fatal wound kill?', [
    ['risingCheck', 'by a check at each round’s end that grows harder'],
    ['fixedRounds', 'after five rounds'],
    ['threeFailures', 'by the third failed check'],
  ]),
  ruling('SL-R30', 'wakeUpTn', 'SL-CND-5', 'How hard is waking up?', [
    ['recoveryTable', 'as recovering from the worst wound'],
    ['tnZero', 'TN 0'],
  ]),
  ruling('SL-R31', 'exhausted', 'SL-CND-6', 'What does exhaustion do?', [
    ['minusTwo', '−2 on checks and attacks, half the movement'],
    ['minusOne', '−1 on checks and attacks, half the movement'],
    ['none', 'nothing by itself'],
  ]),
  ruling('SL-R32', 'exhaustedClear', 'SL-CND-6', 'What when a rest ends exhaustion but not enough fatigue?', [
    ['untilNextFatigue', 'it stays away until fatigue is gained again'],
    ['lowerFatigue', 'fatigue falls below half'],
  ]),
  ruling('SL-R33', 'staggered', 'SL-CND-7', 'What does being staggered do?', [
    ['halfAp', 'half the AP, no reactions'],
    ['oneAction', 'one action in a turn'],
  ]),
  ruling('SL-R34', 'helpless', 'SL-CND-8', 'What does being helpless do?', [
    ['noActs', 'no movement, action or reaction'],
    ['immobileOnly', 'no movement'],
  ]),
  ruling('SL-R35', 'posture', 'SL-CND-9', 'What does lying or crouching cost oneself?', [
    ['standard', 'prone −2 in melee and threefold movement, crouching double'],
    ['none', 'nothing'],
  ]),
  ruling('SL-R36', 'bleedBurn', 'SL-CND-10', 'What do bleeding and burning do?', [
    ['standard', 'stamina by level; damage of twice the level against base Toughness'],
    ['fullToughness', 'the same, burning against the whole Toughness'],
  ]),
  ruling('SL-R37', 'hobbled', 'SL-CND-11', 'What does being hobbled do?', [
    ['standard', 'half the movement'],
    ['noDash', 'no Dash'],
  ]),
  ruling('SL-R38', 'initiativeReorder', 'SL-SEQ-2', 'When does changed initiative change the order?', [
    ['atOnce', 'at once'],
    ['nextRound', 'in the next round'],
  ]),
  ruling('SL-R39', 'combatEnd', 'SL-SEQ-4', 'When is a fight over?', [
    ['oneSide', 'when one side alone can act'],
    ['gmOnly', 'when the game master says so'],
  ]),
] as const;
