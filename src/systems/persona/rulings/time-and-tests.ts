import { ruling } from '../../../kernel/typed-ruling.ts';
import type { EndOfRoundOrder } from './end-of-round.ts';
import { endOfRoundOrders, kindsIn } from './end-of-round.ts';

type Pair = readonly [EndOfRoundOrder, string];
const [usual, ...others] = endOfRoundOrders.map((order): Pair => [order, kindsIn(order).join(', then ')]);

/** The rulings on rounds, initiative and tests. */
export const timeAndTestRulings = [
  ruling(
    'PE-R1',
    'surprisedChanceAttacks',
    'PE-TIME-6',
    'Are Chance Attacks open to the surprised in the first round?',
    [
      [false, 'No'],
      [true, 'Yes'],
    ],
  ),
  ruling(
    'PE-R2',
    'lostTurnHooks',
    'PE-TIME-6',
    'Do effects of the start and end of a turn happen in a turn that is lost?',
    [
      [true, 'Yes, or states that end there would last for ever'],
      [false, 'No'],
    ],
  ),
  ruling('PE-R3', 'initiativeScore', 'PE-TIME-7', 'Agility or Perception for initiative: who picks?', [
    ['higher', 'The higher Bonus counts; between equal ones the higher Score'],
    ['playerChooses', 'The player picks'],
  ]),
  ruling('PE-R4', 'startingAdvantages', 'PE-TIME-7', 'What are starting Advantages?', [
    [
      'scenarioPlusAmbush',
      'What the scenario gives, and 1 for whoever is ready while some enemy is surprised',
    ],
    ['scenarioOnly', 'Only what the scenario gives'],
  ]),
  ruling(
    'PE-R5',
    'initiativeFinalTie',
    'PE-TIME-8',
    'Everything about initiative is equal: who goes first?',
    [
      ['d100Low', 'A d100 each, in the order of the roster: the lower goes first, ties roll again'],
      ['rosterOrder', 'Whoever stands first in the roster'],
      ['simultaneous', 'They share the place: in each round they say who of them begins'],
      ['playersDecide', 'Their players agree'],
    ],
  ),
  ruling(
    'PE-R6',
    'endOfRoundOrder',
    'PE-TIME-11',
    'In what order do several effects of the end of a round come?',
    [usual as Pair, ...others],
  ),
  ruling('PE-R7', 'scoreBonus', 'PE-TEST-1', 'What is the Bonus of a Score?', [
    ['tensDigit', 'A tenth of the Score as it is now, rounded down, plus Unnatural'],
  ]),
  ruling('PE-R8', 'targetClamp', 'PE-TEST-2', 'Are very low and very high targets held back?', [
    ['none', 'No: at 0 or less nothing passes, from 100 on everything'],
    ['1to99', 'Between 1 and 99'],
    ['5to95', 'Between 5 and 95'],
  ]),
  ruling('PE-R9', 'degreesMode', 'PE-TEST-3', 'How are degrees counted?', [
    ['margin', 'One for each full 10 between die and target: a narrow result has 0'],
    ['plusOne', 'The same and one more: a narrow result has 1'],
    ['tensDigits', 'The tens of the target against the tens of the die'],
  ]),
  ruling('PE-R10', 'opposedTieBreak', 'PE-TEST-4', 'Both pass with equal degrees: who wins?', [
    ['bonusLowDieResister', 'The higher Bonus, then the lower die, then whoever resists'],
    ['rawMargin', 'The larger gap between die and target, then whoever resists'],
    ['resister', 'Whoever resists'],
    ['reroll', 'Both roll again'],
  ]),
  ruling('PE-R11', 'bothFail', 'PE-TEST-4', 'What if whoever began an opposed test fails it?', [
    ['initiatorLoses', 'It is lost, and nobody rolls against it'],
    ['lesserFailureWins', 'The other rolls too; when both fail, fewer Degrees of Failure win'],
    ['reroll', 'The other rolls too; when both fail, both roll again'],
  ]),
  ruling('PE-R12', 'skillTarget', 'PE-TEST-5', 'What does a skill add to its Score?', [
    ['scorePlusFlat', 'The number written on the sheet; levels only open what asks for them'],
    ['perLevel5', '5 for each level'],
    ['perLevel10', '10 for each level'],
  ]),
  ruling('PE-R13', 'diceOrder', 'PE-TEST-7', 'In what order do the dice of an attack fall?', [
    ['attackEvadeLocateResist', 'Attack, evasion, location, then what resists the consequences'],
  ]),
  ruling(
    'PE-R14',
    'rerollConflict',
    'PE-TEST-8',
    'Better of two and worse of two meet on one test: what counts?',
    [
      ['cancel', 'Neither: one die'],
      ['worseWins', 'The worse of two'],
      ['betterWins', 'The better of two'],
    ],
  ),
] as const;
