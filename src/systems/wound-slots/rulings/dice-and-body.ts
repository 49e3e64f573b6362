import { ruling } from '../../../kernel/typed-ruling.ts';

/** Dice, wounds, stamina, mana and rest. */
export const diceAndBodyRulings = [
  ruling('SL-R1', 'opposedTie', 'SL-DIC-2', 'Who wins an opposed check when both results are equal?', [
    ['actingSide', 'the side that acts'],
    ['defender', 'the side that resists'],
    ['reroll', 'both roll again'],
  ]),
  ruling('SL-R2', 'wildDice', 'SL-DIC-3', 'Which dice are a wild roll?', [
    ['2d10', '2d10, added'],
    ['1d20', '1d20'],
    ['3d6', '3d6, added'],
  ]),
  ruling('SL-R3', 'normalDice', 'SL-DIC-3', 'Which dice are an ordinary check?', [
    ['1d10', '1d10'],
    ['2d10', '2d10, added'],
    ['1d20', '1d20'],
    ['2d6-7', '2d6, less 7'],
  ]),
  ruling('SL-R4', 'rollClass', 'SL-DIC-4', 'Are combat checks wild rolls as attacks are?', [
    ['combatChecksWild', 'yes; every other check is ordinary'],
    ['attackRollsOnly', 'no, attack rolls alone are wild'],
  ]),
  ruling(
    'SL-R5',
    'defenseRolls',
    'SL-DIC-4',
    'When does a defender roll instead of using the fixed number?',
    [
      ['whereNamed', 'only where a rule names its check'],
      ['always', 'always: a wild roll stands in for the 10'],
    ],
  ),
  ruling('SL-R6', 'rounding', 'SL-DIC-6', 'How are fractions rounded?', [
    ['down', 'down'],
    ['nearest', 'to the nearest'],
    ['up', 'up'],
  ]),
  ruling('SL-R7', 'belowZero', 'SL-HLT-4', 'What does a hit with a final damage below 0 do?', [
    ['noWound', 'no wound'],
    ['light', 'a light wound'],
  ]),
  ruling('SL-R8', 'slotRange', 'SL-HLT-7', 'How many slots does a Vitality beyond the table give?', [
    ['nearestColumn', 'as many as its nearest column'],
    ['continuePattern', 'Vitality + 7 in all, shared out from moderate on'],
  ]),
  ruling(
    'SL-R9',
    'fatalOverflow',
    'SL-HLT-10',
    'What happens when a wound has to go into a fatal slot that is taken?',
    [
      ['dead', 'it kills'],
      ['ignored', 'nothing more happens'],
    ],
  ),
  ruling(
    'SL-R10',
    'npcLightSlots',
    'SL-HLT-15',
    'How many light slots do the game master’s characters have?',
    [
      ['fivePlusPersona', '5 + Persona, as everybody'],
      ['sameAsTier', '1, 2 or 3 by rank, as many as of moderate wounds'],
    ],
  ),
  ruling('SL-R11', 'manaOverdraft', 'SL-STA-6', 'May more mana be used than there is?', [
    ['refused', 'no'],
    ['fatigue', 'yes: what is missing becomes fatigue'],
  ]),
  ruling('SL-R12', 'manaReturn', 'SL-STA-9', 'What comes back with invested mana?', [
    ['maxAndCurrent', 'maximum and current mana both rise'],
    ['maxOnly', 'only the maximum rises, the mana itself has to be rested back'],
  ]),
  ruling(
    'SL-R13',
    'longRestBasis',
    'SL-RST-7',
    'Which wound level do the later steps of a long rest look at?',
    [
      ['startOfRest', 'the one at its start'],
      ['eachStep', 'the one that the steps before have left'],
    ],
  ),
  ruling(
    'SL-R14',
    'breakBenefits',
    'SL-RST-19',
    'A long rest is broken and taken up again: may what was rested count as short rests all the same?',
    [
      ['always', 'yes'],
      ['onlyIfAbandoned', 'no, only if the long rest is given up'],
    ],
  ),
] as const;
