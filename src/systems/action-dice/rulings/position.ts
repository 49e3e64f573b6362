import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on position, resistance and recovery. */
export const positionRulings = [
  ruling('AD-R53', 'cellSize', 'AD-POS-2', 'How is the field measured?', [
    [5, 'Squares of 5 feet; neighbours are adjacent'],
    [6, 'Squares of 6 feet; neighbours are adjacent'],
    [3, 'Squares of 3 feet; whoever is within 2 squares is adjacent'],
    ['gridless', 'Squares of 5 feet that only say where one stands: distances go as the crow flies'],
  ]),
  ruling('AD-R54', 'adjacentCap', 'AD-POS-2', 'Are eight neighbours a limit for larger creatures too?', [
    ['geometry', 'No, as many as find room'],
    ['eight', 'Yes'],
  ]),
  ruling('AD-R55', 'halvedGuard', 'AD-POS-5', 'Which part of Guard is halved?', [
    ['whole', 'All of it; what visibility adds comes afterwards'],
    ['base', 'All but size and cover, which come afterwards too'],
  ]),
  ruling('AD-R56', 'behindDeclared', 'AD-POS-6', 'Who says that an attack comes from behind?', [
    ['attackerDeclares', 'The attacker, against somebody unaware; the game master may deny it'],
    ['unawareIsEnough', 'Nobody has to: unaware is enough'],
    ['facing', 'Creatures face the way that they went or struck last'],
  ]),
  ruling('AD-R57', 'awareness', 'AD-POS-7', 'How long is somebody unaware?', [
    ['firstTurnOrAttack', 'Until its first turn begins, or an attack of that enemy on it is over'],
    ['gm', 'Until the game master says otherwise'],
  ]),
  ruling('AD-R58', 'reachBySize', 'AD-POS-8', 'How far do the other sizes reach?', [
    ['steps', 'Tiny 6 feet, Huge 12, Massive 18, Colossal 24'],
    ['allSix', '6 feet, all of them'],
  ]),
  ruling('AD-R59', 'knockDownWhen', 'AD-POS-10', 'How hard must a blow be to knock down?', [
    ['effectsOnly', 'Only what says so knocks down'],
    ['halfDurability', 'One that takes half of the maximum Durability'],
  ]),
  ruling('AD-R60', 'knockDownNegates', 'AD-POS-11', 'What does being knocked down in the own turn cost?', [
    ['currentAction', 'The action'],
    ['restOfTurn', 'The rest of the turn'],
  ]),
  ruling('AD-R61', 'standOpening', 'AD-POS-13', 'When does the opening of standing up strike?', [
    ['before', 'Before one stands'],
    ['after', 'When one stands'],
  ]),
  ruling('AD-R62', 'quarterSpeed', 'AD-POS-14', 'How is a quarter of Speed rounded?', [
    ['floor', 'Down'],
    ['ceil', 'Up'],
  ]),
  ruling('AD-R63', 'forcedMovement', 'AD-POS-16', 'What else does being moved by others do?', [
    ['plain', 'Nothing'],
    ['collision', '1 feeble die of impact damage for every 10 feet that were left'],
  ]),
  ruling('AD-R64', 'resistanceVs', 'AD-RES-4', 'What must Resistance beat?', [
    ['printedThenTotal', 'The number printed, else the total of whoever acts, else 15'],
    ['always15', '15'],
    ['gm', 'What the game master says'],
  ]),
  ruling('AD-R65', 'resistanceCost', 'AD-RES-4', 'Is Resistance a reaction?', [
    ['free', 'No: it costs nothing and may be rolled in the own turn'],
    ['reaction5', 'Yes, for 5 Vigor'],
  ]),
  ruling('AD-R66', 'poolMaxima', 'AD-REC-1', 'How large are the pools?', [
    [
      'formula',
      'Vigor: Stamina. Durability: half of Stamina and Strength. Health: half of Stamina. Mana: Soul. Unless printed',
    ],
    ['printedOnly', 'As printed; what is not printed is 1, and Mana 0'],
  ]),
  ruling('AD-R67', 'windedTiming', 'AD-REC-2', 'When does Winded begin?', [
    ['atOnce', 'As soon as there is no Vigor; what it paid for is still done'],
    ['endOfTurn', 'When the turn that is going on ends'],
  ]),
  ruling('AD-R68', 'windedScope', 'AD-REC-2', 'Does Winded bar reactions too?', [
    ['actionsAndReactions', 'Yes'],
    ['actionsOnly', 'No'],
  ]),
  ruling('AD-R69', 'windedEnd', 'AD-REC-4', 'Five in the pool, or five regained?', [
    ['poolAtFive', '5 in the pool'],
    ['fiveRegained', '5 regained since'],
  ]),
  ruling('AD-R70', 'recoveryWho', 'AD-REC-5', 'Who recovers?', [
    ['notDead', 'All who are here and not dead'],
    ['consciousOnly', 'All who are conscious'],
  ]),
  ruling('AD-R71', 'woundedRecovery', 'AD-REC-7', 'Do the wounded recover Durability in this phase?', [
    ['blocked', 'No'],
    ['works', 'Yes'],
  ]),
] as const;
