import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on dice. */
export const diceRulings = [
  ruling(
    'AD-R1',
    'vsComparison',
    'AD-DIE-2',
    'Is a total that equals the number enough for a check, such as Medicine against 20?',
    [
      ['higher', 'No: every number has to be exceeded'],
      ['reachOnChecks', 'Yes, for checks; Guard has to be exceeded all the same'],
    ],
  ),
  ruling('AD-R2', 'naturals', 'AD-DIE-2', 'Do a natural 20 or 1 of the Action Dice mean anything?', [
    ['none', 'No, totals alone count'],
    ['autoBoth', 'A 20 always succeeds, a 1 always fails'],
  ]),
  ruling('AD-R3', 'scoreToDice', 'AD-DIE-3', 'How many Bonus dice does an ability score give?', [
    ['perTen', 'One for every full 10, unless the sheet prints a number'],
    ['perFive', 'One for every full 5'],
    ['perFiveAboveTen', 'One for every full 5 above 10'],
  ]),
  ruling('AD-R4', 'checkDice', 'AD-DIE-3', 'Which dice belong to a skill check?', [
    ['skillDice', 'Those of the skill on the sheet, and of Talents'],
    ['skillPlusAbility', 'The same, and those of the ability behind it'],
  ]),
  ruling('AD-R5', 'rankNames', 'AD-DIE-5', 'Which dice are called feeble?', [
    ['feebleD4', 'd4; d6 is minor'],
    ['feebleD6', 'd6, and minor means the same; d4 has no name'],
  ]),
  ruling('AD-R6', 'rankCap', 'AD-DIE-9', 'What lies above d20?', [
    ['nothing', 'Nothing: further steps are lost'],
    ['extraDie', 'Each further step is one d10 more'],
  ]),
  ruling('AD-R7', 'stepOrder', 'AD-DIE-10', 'In which order are steps and limits applied?', [
    ['sumThenClamp', 'All steps together, held between d4 and d20 once'],
    [
      'clampEach',
      'Charges and Challenges, then abilities, then the wound, each held between the limits before the next',
    ],
  ]),
  ruling('AD-R8', 'effectCharge', 'AD-DIE-11', 'Does a Charge reach the dice of the effect by itself?', [
    ['always', 'Yes, unless its source names one roll only'],
    ['statedOnly', 'No, only where that is said'],
  ]),
  ruling(
    'AD-R9',
    'effectNetting',
    'AD-DIE-11',
    'Is a Charge that was cancelled on the attack still there for damage?',
    [
      ['perRoll', 'Yes: each roll weighs only what touches it'],
      ['cancelledIsGone', 'No, what has cancelled each other once is gone'],
    ],
  ),
  ruling('AD-R10', 'burst', 'AD-DIE-13', 'What does a burst do?', [
    ['rerollAndAdd', 'The die is rolled again and added, as often as it bursts'],
    ['once', 'It is rolled again and added once'],
    ['stepUpNext', 'The die that is added is one rank higher, and so on'],
  ]),
  ruling('AD-R11', 'weaponDiceBurst', 'AD-DIE-14', 'Do the dice of a Damage Value burst as well?', [
    [false, 'No'],
    [true, 'Yes'],
  ]),
  ruling(
    'AD-R12',
    'chargeLife',
    'AD-DIE-15',
    'How long does a Charge or Challenge from an ability, a skill or the game master wait?',
    [
      ['nextRoll', 'For the next roll that it fits, to the end of the next own turn at the longest'],
      ['untilTurnEnd', 'To the end of the next own turn, for all rolls that it fits'],
    ],
  ),
] as const;
