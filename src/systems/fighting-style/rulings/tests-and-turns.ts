import { ruling } from './ruling.ts';

/** Rulings where the rules on tests, rounds and turns are silent. */
export const testAndTurnRulings = [
  ruling('FS-R1', 'testDice', 'FS-TEST-1', 'With which dice is a test rolled?', {
    d20under: 'One d20, at or under the target number',
    d10under: 'One d10, at or under half the target number, rounded up',
    d100under: 'One d100, at or under five times the target number',
    d6pool:
      'A d6 for every two points of the target number, rounded up; each 5 or 6 is a Success, one is enough',
  }),
  ruling('FS-R2', 'successCount', 'FS-TEST-2', 'How many Successes has a passed test?', {
    face: 'As many as the die shows',
    margin: 'The target number minus the die, plus 1',
    perFive: 'One, and one more for each full 5 that the die stays below the target number',
  }),
  ruling('FS-R3', 'naturalExtremes', 'FS-TEST-2', 'Do the lowest and the highest face do anything special?', {
    off: 'No',
    oneAndTwenty: 'A 1 always passes, the highest face always fails',
  }),
  ruling('FS-R4', 'boonBane', 'FS-TEST-4', 'What does a boon or a bane do?', {
    rollTwo: 'Two dice, the better or the worse counts; boons and banes cancel one for one',
    flatTwo: '+2 or -2 on the target number; they cancel one for one',
    cancelAll: 'Two dice, but any boon with any bane leaves a plain test',
    stackDice: 'One more die for each that is left after cancelling',
  }),
  ruling('FS-R5', 'contestTie', 'FS-TEST-5', 'Who wins a contest with equal Successes or two failures?', {
    initiatorMustWin: 'Nobody: whoever began it does not get the effect',
    reroll: 'Both roll again',
    higherTn: 'The higher target number; equal ones leave things as they are',
  }),
  ruling('FS-R6', 'automaticResults', 'FS-TEST-6', 'Are dice rolled when the result is certain?', {
    noRoll: 'No',
    rollAnyway: 'Yes, for show',
  }),
  ruling('FS-R7', 'rollOrder', 'FS-TEST-7', 'Who rolls first?', {
    attackerFirst: 'The attacker, or whoever began the contest',
    defenderFirst: 'The defender, or whoever was drawn into the contest',
  }),
  ruling('FS-R8', 'surpriseStealth', 'FS-ENC-2', 'Who rolls Stealth when several sneak?', {
    lowestOnce: 'The worst sneaker, once for all',
    highestOnce: 'The best sneaker, once for all',
    eachSneaker: 'Everyone; an observer is surprised only by losing to all of them',
  }),
  ruling('FS-R9', 'surpriseScope', 'FS-ENC-3', 'What does a surprised combatant lose?', {
    wholeRound: 'Its turn and everything else in the first round',
    reactionsAfterSlot: 'Its turn; once that has been passed over it may react',
  }),
  ruling('FS-R10', 'initiativeStat', 'FS-ENC-4', 'Where does the bonus of the initiative roll come from?', {
    per: 'Perception, or the Initiative that a PC has written down',
    agi: 'Agility, or the Initiative that a PC has written down',
    average: 'The mean of Agility and Perception, rounded up, or the written Initiative',
  }),
  ruling('FS-R11', 'initiativeTie', 'FS-ENC-5', 'Who goes first on equal initiative?', {
    bonusThenPc: 'The higher bonus, then PCs, then a d6 each',
    gm: 'The game master says',
    agi: 'The higher Agility, then PCs, then a d6 each',
  }),
  ruling('FS-R12', 'encounterEnd', 'FS-ENC-9', 'Who ends the encounter?', {
    gmConfirms: 'The game master, asked as soon as only one side is standing',
    automatic: 'It ends as soon as only one side is standing',
  }),
  ruling('FS-R13', 'labelMarks', 'FS-ENC-10', 'Do the stray labels above the first heading mean anything?', {
    ignore: 'No, except that Release names an action',
  }),
  ruling('FS-R14', 'moveSplit', 'FS-TURN-2', 'May the free movement of a turn be taken in pieces?', {
    split: 'Yes, before, between and after actions',
    once: 'No, in one go',
  }),
  ruling('FS-R15', 'actionCost', 'FS-TURN-3', 'What does an action cost?', {
    oneEach: '1 AP for each primary action and each reaction, free actions nothing',
  }),
  ruling('FS-R16', 'attackLimitCounts', 'FS-TURN-5', 'Which attacks count toward the two of a round?', {
    everyAttack: 'Every one, opportunity attacks too',
    ownTurnOnly: 'Those of the own turn; opportunity attacks are extra',
  }),
  ruling('FS-R17', 'saveTurn', 'FS-TURN-7', 'How far may a turn be postponed?', {
    sameRound: 'Behind somebody who is still to come in this round',
    intoNextRound: 'Behind anybody; behind one who has already acted it comes in the next round',
  }),
  ruling(
    'FS-R18',
    'saveTurnOrder',
    'FS-TURN-7',
    'Does a saved turn change the order for the rest of the fight?',
    {
      restore: 'No, the next round has the rolled order again',
      keep: 'Yes, the new place stays',
    },
  ),
] as const;
