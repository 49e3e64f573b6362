import { ruling } from './ruling.ts';

/** Rulings where the rules on maneuvers, sizes and positions are silent. */
export const maneuverAndPositionRulings = [
  ruling('FS-R39', 'maneuverTiming', 'FS-MAN-2', 'When is a maneuver picked?', {
    pickBeforeDamage: 'Before the damage; its test comes after it',
    afterDamage: 'After the damage, except Precision',
  }),
  ruling('FS-R40', 'maneuverReach', 'FS-MAN-3', 'Which maneuvers need the loser within reach?', {
    starredNeedReach: 'Bash, Disarm, Push and Trip',
    meleeOnly: 'All of them: none at range',
    any: 'None',
  }),
  ruling('FS-R41', 'braceExpiry', 'FS-MAN-5', 'How long does Brace last?', {
    untilUsed: 'Until the next defence test, and it does not add up',
  }),
  ruling('FS-R42', 'disarmLanding', 'FS-MAN-6', 'Where does a disarmed item land?', {
    targetSquare: 'In the loser’s square',
    winnerChooses: 'In a square beside the loser that the winner picks',
    randomAdjacent: 'In a square beside the loser, by a d8',
  }),
  ruling('FS-R43', 'feintTiming', 'FS-MAN-7', 'When is the Deception test of a Feint rolled?', {
    testNow: 'At once; the next primary action uses up or loses the boon',
    testAtStrike: 'When the Strike that would use it is declared',
  }),
  ruling('FS-R44', 'hitLocations', 'FS-MAN-8', 'Are hit locations used?', {
    precisionOnly: 'Only the one that Precision picks, for the tale',
    off: 'No',
    onesDigit: 'For each hit, from the last digit of the attack die, for the tale',
  }),
  ruling('FS-R45', 'pushBlocked', 'FS-MAN-9', 'What if there is no room for a push?', {
    notOffered: 'Push cannot be picked',
    proneInstead: 'The loser falls prone instead',
    gm: 'The game master says',
  }),
  ruling('FS-R46', 'sizeScale', 'FS-SIZE-3', 'Which sizes are there?', {
    six: 'Tiny, Small, Medium, Large, Huge and Gargantuan, with sides of 1, 1, 1, 2, 3 and 4 squares',
  }),
  ruling('FS-R47', 'opportunityMove', 'FS-OPP-2', 'Which steps provoke?', {
    stepFromReach: 'Those that begin within the foe’s reach',
    leaveOnly: 'Those that leave the foe’s reach',
    enterToo: 'Those that begin or end within the foe’s reach',
  }),
  ruling('FS-R48', 'itemProvokes', 'FS-OPP-4', 'Does activating a magic item provoke as casting does?', {
    no: 'No',
    yes: 'Yes',
  }),
  ruling('FS-R49', 'opportunityTiming', 'FS-OPP-6', 'How often may one move be answered?', {
    firstStepOncePerMove: 'Once by each foe, at the first step that provokes it',
    everyStep: 'At every step that provokes',
  }),
  ruling('FS-R50', 'opportunityInterrupt', 'FS-OPP-6', 'Does an opportunity attack stop what provoked it?', {
    onlyIfUnable: 'Only if the provoker can no longer do it',
  }),
  ruling('FS-R51', 'coverSource', 'FS-COV-1', 'How is cover found?', {
    line: 'By the line between the centres, and the game master may set it',
  }),
  ruling('FS-R52', 'coverVsSpells', 'FS-COV-1', 'Does cover help against spells?', {
    rangedSpells: 'Against attack spells without the Melee Attack trait',
    weaponsOnly: 'No',
  }),
  ruling('FS-R53', 'coverDodge', 'FS-COV-2', 'For which Dodge does the bonus of cover count?', {
    thatAttackOnly: 'Against the ranged attack that the cover stands in the way of',
    allDodges: 'For every Dodge while behind cover from that attacker, melee too',
  }),
  ruling('FS-R54', 'flankLine', 'FS-FLK-1', 'When do two allies and a foe stand in line?', {
    exactCentres: 'When a square of each has its centre on one straight line, the foe in between',
    oppositeSides: 'When the allies stand at opposite sides or corners of the foe’s space',
  }),
  ruling('FS-R55', 'flankWho', 'FS-FLK-1', 'Who can flank?', {
    able: 'Allies who are conscious, not surprised and have the foe in reach',
    anyAlly: 'Every ally who has the foe in reach',
  }),
  ruling('FS-R56', 'flankBonusFor', 'FS-FLK-2', 'Whose melee attacks gain from flanking?', {
    everyMeleeAttacker: 'Those of everybody who attacks the flanked foe',
    flankersOnly: 'Those of the flankers',
  }),
] as const;
