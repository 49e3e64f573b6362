import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on rounds, Initiative and ambush. */
export const roundRulings = [
  ruling('AD-R13', 'durationCount', 'AD-ENC-3', 'When is a duration of some rounds over?', [
    ['fullRounds', 'In that many Recovery Phases after the one of the round in which it began'],
    ['countsThisRound', 'The Recovery Phase of the round in which it began counts'],
    ['sameInitiative', 'That many rounds later, at the turn in which it began'],
  ]),
  ruling('AD-R14', 'unspentActions', 'AD-ENC-4', 'May a turn end with actions left?', [
    ['lost', 'Yes; they are lost'],
    ['carryOne', 'Yes; one of them is kept for the next turn'],
  ]),
  ruling('AD-R15', 'longAct', 'AD-ENC-5', 'How is an act paid that takes longer than the turn?', [
    ['payFirst', 'Vigor and Mana at its beginning; whom it is for is said at its end'],
    ['payLast', 'Vigor and Mana at its end; whom it is for is said there too'],
    ['targetsFirst', 'Vigor and Mana at its beginning, and whom it is for as well'],
  ]),
  ruling('AD-R16', 'longActBroken', 'AD-ENC-5', 'What breaks an act in progress?', [
    ['noActionTurn', 'To be incapacitated, or a turn without an action for it'],
    ['anyHealthDamage', 'That, and any loss of Health'],
    ['anyDamage', 'That, and any damage at all'],
  ]),
  ruling('AD-R17', 'opposeSkill', 'AD-ENC-6', 'How is an action answered that is no attack?', [
    ['resist5', 'With Resistance against its total, for 5 Vigor'],
    ['freeResistance', 'With Resistance against its total, for nothing'],
    ['none', 'Not at all'],
  ]),
  ruling('AD-R18', 'encounterEnd', 'AD-ENC-9', 'When does an encounter end?', [
    ['oneSideLeft', 'The game master is asked as soon as one side alone is left'],
    ['gmOnly', 'When the game master says so, unasked'],
    ['automatic', 'By itself as soon as one side alone is left'],
  ]),
  ruling('AD-R19', 'initiativeAbility', 'AD-INI-1', 'Does an ability score add dice to Initiative?', [
    ['none', 'No'],
    ['speed', 'Speed does'],
  ]),
  ruling('AD-R20', 'initiativeTie', 'AD-INI-2', 'Who acts first of those with equal rolls?', [
    ['speedThenList', 'Whoever has the higher Speed, then whoever is listed first'],
    ['rollOff', 'They roll again'],
    ['gm', 'The game master says'],
  ]),
  ruling('AD-R21', 'lateJoin', 'AD-INI-3', 'When does somebody act who joins later?', [
    ['rollOnJoining', 'In this round still, if its roll is lower than that of whoever has the turn'],
    ['nextRound', 'From the next round on'],
  ]),
  ruling('AD-R22', 'ambushedReactions', 'AD-INI-5', 'May the ambushed react in the first round?', [
    [true, 'Yes'],
    [false, 'No'],
    ['afterOwnTurn', 'Only when their own turn has begun'],
  ]),
  ruling('AD-R23', 'overWatchDie', 'AD-INI-7', 'How long does the die of Over Watch count?', [
    ['wholeEncounter', 'For the one roll, which stands'],
    ['firstRoundOnly', 'For the first round; afterwards the roll counts without it'],
  ]),
  ruling('AD-R24', 'vectorWidth', 'AD-INI-7', 'How narrow is the direction that is watched?', [
    ['gm', 'The game master says; 45° are proposed'],
    ['arc45', '45°, decided unasked where a direction is written'],
    ['arc90', '90°, decided unasked where a direction is written'],
  ]),
  ruling('AD-R25', 'fooledWatch', 'AD-INI-8', 'Are those who come from the wrong side ambushers?', [
    [false, 'Only if they waited on purpose'],
    [true, 'Yes'],
  ]),
  ruling('AD-R26', 'ambushBoth', 'AD-INI-8', 'What if somebody is ambushed and an ambusher?', [
    ['cancel', 'Neither counts'],
    ['ambushedWins', 'It is ambushed'],
  ]),
] as const;
