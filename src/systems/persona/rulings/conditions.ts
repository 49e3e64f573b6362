import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on ailments and other conditions. */
export const conditionRulings = [
  ruling('PE-R102', 'ailmentReplace', 'PE-AIL-3', 'Two ailments of a category: which stays?', [
    ['newer', 'The newer; the same one again begins its time anew'],
    ['keepOld', 'The older'],
  ]),
  ruling('PE-R103', 'durationCount', 'PE-AIL-4', 'How are turns of an ailment counted?', [
    ['sufferersTurnEnds', 'By the ends of the sufferer’s turns that began with it'],
    ['rounds', 'By the ends of rounds'],
  ]),
  ruling('PE-R104', 'ailmentResist', 'PE-AIL-5', 'How is an ailment resisted when nothing is said?', [
    ['physTouMentalWp', 'After a hit: Physical ones by Toughness, all others by Willpower'],
    ['opposed', 'The same test, against that of the attack'],
  ]),
  ruling('PE-R105', 'noActionsBlocks', 'PE-AIL-6', 'What may whoever cannot act not do?', [
    ['moveActionEvasion', 'Move, act, evade, make Chance Attacks'],
    ['actionOnly', 'Act'],
  ]),
  ruling('PE-R106', 'takesDamage', 'PE-AIL-6', 'When does one take damage?', [
    ['losesWound', 'On losing a wound, one of the Persona too'],
    ['damageAboveZero', 'On any Damage above 0'],
  ]),
  ruling('PE-R107', 'burningWound', 'PE-AIL-8', 'How many wounds does Burning deal?', [
    ['exactlyOne', 'One, if it beats Toughness Bonus; 4 at first, then 5, 6 and so on'],
    ['fullRules', 'As many as an attack of that Damage'],
  ]),
  ruling('PE-R108', 'frozenImmunity', 'PE-AIL-10', 'What does immunity to Ice protect from?', [
    ['frozen', 'Frozen'],
    ['shocked', 'Shocked, as it is printed'],
  ]),
  ruling(
    'PE-R109',
    'frozenStrips',
    'PE-AIL-10',
    'Which Melee and Missile affinities does Frozen take away?',
    [
      ['allAboveNormal', 'All better than Normal'],
      ['resistOnly', 'Resist'],
    ],
  ),
  ruling('PE-R110', 'shockContact', 'PE-AIL-11', 'When does striking the Shocked endanger the attacker?', [
    ['afterAttack', 'After every melee attack, hit or miss'],
    ['onHitOnly', 'After a hit'],
  ]),
  ruling(
    'PE-R111',
    'stunnedTurns',
    'PE-AIL-13',
    'How many turns does Stunned last when nothing is said?',
    [
      [2, '2 turns'],
      [1, '1 turn'],
    ],
    { min: 1, max: 20, label: 'So many turns' },
  ),
  ruling('PE-R112', 'amnesiaCommand', 'PE-AIL-14', 'What if the Amnesiac calls a Power?', [
    ['refuse', 'It is refused and costs nothing'],
    ['wasteAction', 'The Action is lost'],
  ]),
  ruling('PE-R113', 'brainwashMove', 'PE-AIL-15', 'Who moves the Brainwashed?', [
    ['asNeeded', 'It walks only as far as the order needs'],
    ['controllerMoves', 'The controller, as it likes'],
  ]),
  ruling('PE-R114', 'confusedBands', 'PE-AIL-16', 'When does the Confused attack itself?', [
    ['four5plus', 'From 5 Degrees of Failure; at 4 it attacks the nearest'],
    ['fourPlusOnly', 'Never: from 4 on it attacks the nearest'],
  ]),
  ruling('PE-R115', 'confusedTurn', 'PE-AIL-16', 'What does the outcome of Confused take?', [
    ['replacesTurn', 'The whole turn'],
    ['actionOnly', 'The Action'],
  ]),
  ruling('PE-R116', 'enragedMove', 'PE-AIL-18', 'How does the Enraged approach?', [
    ['run', 'By Run, or by a Charge that arrives'],
    ['basic', 'By Basic Move'],
  ]),
  ruling('PE-R117', 'panicGap', 'PE-AIL-19', 'How is the difference of degrees measured for Panicked?', [
    ['signedDegrees', 'Success of the source plus own Failure'],
    ['absolute', 'The one number less the other, without sign'],
  ]),
  ruling('PE-R118', 'condemnedMode', 'PE-AIL-20', 'What does rerolling against the Condemned mean?', [
    ['betterOfTwo', 'Two dice, the lower counts'],
    ['rerollMiss', 'A miss is rolled again once'],
  ]),
  ruling('PE-R119', 'bloodLossOut', 'PE-BLD-3', 'When is one out of wounds for Blood Loss?', [
    ['noLightLeft', 'Without Light Wounds and Persona wounds'],
    ['noHeavyLeft', 'Without Heavy Wounds too'],
  ]),
  ruling('PE-R120', 'bloodLossPass', 'PE-BLD-5', 'What does a passed test against Blood Loss do?', [
    ['noWoundOnly', 'It spares the wound'],
    ['endsIfStemming', 'With the Action spent on it, it ends the bleeding too'],
  ]),
  ruling('PE-R121', 'exhaustionCheck', 'PE-FTG-3', 'Does the Stress that brings Exhaustion demand a test?', [
    ['alreadyExhausted', 'No, only further Stress'],
    ['onEntryToo', 'Yes'],
  ]),
  ruling('PE-R122', 'suffocationTiming', 'PE-AIR-4', 'When is suffocation tested?', [
    ['endOfRound', 'At the end of the round'],
    ['turnStart', 'At the start of the sufferer’s turn'],
  ]),
  ruling('PE-R123', 'decayFloor', 'PE-DEC-2', 'When does decay put one out of the fight?', [
    ['reachOne', 'When the Score comes to 1'],
    ['belowOneOnly', 'When it would go below 1'],
  ]),
  ruling('PE-R124', 'helplessRoll', 'PE-HLP-1', 'Is the attack on the Helpless rolled?', [
    ['degreesOnly', 'Yes, for degrees and Critical; a failure hits with 0'],
    ['noRoll', 'No'],
  ]),
  ruling('PE-R125', 'drowsedHelpless', 'PE-HLP-1', 'Are the Drowsed, Frozen, Shocked and Stunned Helpless?', [
    [false, 'No'],
    [true, 'Yes'],
  ]),
  ruling('PE-R126', 'miasmaRate', 'PE-MIA-3', 'How fast does Miasma grow?', [[1, '1']], {
    min: 0,
    max: 100,
    label: 'So much Stress; 0 outside the Sea of Chaos',
  }),
  ruling('PE-R127', 'grappleSkills', 'PE-GRP-2', 'With which focus of Endurance does one break out?', [
    ['union', 'Bracing or Injury, the better'],
    ['bracingOnly', 'Bracing'],
    ['injuryOnly', 'Injury'],
  ]),
  ruling('PE-R128', 'immobiliseStored', 'PE-GRP-4', 'What of the test that immobilised is kept?', [
    ['degreesBonusDie', 'Degrees, Bonus and die'],
    ['degreesOnly', 'Degrees'],
  ]),
] as const;
