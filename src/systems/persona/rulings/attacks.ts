import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on attacks, Advantages, affinities and momentum. */
export const attackRulings = [
  ruling('PE-R55', 'hitLocationRoll', 'PE-ATK-5', 'How is the location found?', [
    ['separateD100', 'A d100: Head to 10, right Arm 20, left Arm 30, Body 70, right Leg 85, left Leg 100'],
    ['reversedAttackDie', 'The digits of the attack die, read backwards, in the same table'],
  ]),
  ruling(
    'PE-R56',
    'extraWoundsNeedBase',
    'PE-ATK-7',
    'Are there extra wounds when Defense stops the attack?',
    [
      [true, 'No; Stagger and the like still happen'],
      [false, 'Yes'],
    ],
  ),
  ruling('PE-R57', 'actionRowsApplyToEvasion', 'PE-ADV-2', 'Do rows about actions count for evasion?', [
    [true, 'Yes; those about melee actions for Parry, those about attacks never'],
    [false, 'No'],
  ]),
  ruling('PE-R58', 'gradedRowsStack', 'PE-ADV-3', 'Does the greater of two graded rows include the lesser?', [
    [true, 'Yes: 3 to 1, Heavy Cover, Darkness and Exhausted count 2'],
    [false, 'No, each counts 1'],
  ]),
  ruling(
    'PE-R59',
    'grappledAdvantageScope',
    'PE-ADV-9',
    'Which attacks gain Advantage against the grappled?',
    [
      ['melee', 'Melee attacks'],
      ['allAttacks', 'All attacks'],
    ],
  ),
  ruling(
    'PE-R60',
    'highGroundMetres',
    'PE-ADV-10',
    'How much higher is high ground?',
    [[1, '1 m or more; a higher band is always']],
    { min: 1, max: 100, label: 'So many metres or more' },
  ),
  ruling('PE-R61', 'outnumberCount', 'PE-ADV-11', 'Who counts for outnumbering?', [
    ['adjacentAble', 'Those adjacent to the target who are not Helpless; the Dizzy not for their side'],
    ['adjacentAll', 'Everybody adjacent to the target'],
  ]),
  ruling('PE-R62', 'naturalWeaponsArmed', 'PE-ADV-18', 'Do claws and the like count as arms?', [
    [true, 'Yes'],
    [false, 'No'],
  ]),
  ruling('PE-R63', 'hazeTags', 'PE-DIS-1', 'Do Bad Weather and Obscuring Haze add up?', [
    ['separate', 'Yes, where a zone has both'],
    ['once', 'No'],
  ]),
  ruling(
    'PE-R64',
    'shootIntoOwnMelee',
    'PE-DIS-10',
    'Is shooting somebody engaged only with oneself harder?',
    [
      [true, 'Yes'],
      [false, 'No'],
    ],
  ),
  ruling('PE-R65', 'chanceTiming', 'PE-CHA-1', 'When does a Chance Attack come?', [
    ['interrupt', 'Before leaving, rising or firing happens; right after a failed Grapple or Trick'],
    ['after', 'After what provoked it'],
  ]),
  ruling('PE-R66', 'scatterPad', 'PE-FUM-3', 'Which way does the number pad lie?', [
    ['north8', '8 is north, 6 east; 5 comes down where it was aimed'],
    ['attackerFacing', '8 is the way the attack went'],
  ]),
  ruling('PE-R67', 'scatterWhen', 'PE-FUM-3', 'When does an attack scatter?', [
    ['failedScatterQuality', 'When one with the Scatter quality fails, but for Fumbles'],
    ['gmOnly', 'When the game master says'],
  ]),
  ruling('PE-R68', 'criticalNeedsHit', 'PE-CRIT-1', 'Must a Critical Hit win its test?', [
    [true, 'Yes'],
    [false, 'No, a low die hits of itself'],
  ]),
  ruling('PE-R69', 'magicCriticalEffects', 'PE-CRIT-4', 'What do magic criticals do?', [
    ['table', 'What the table of elements says, unless the power names its own'],
    ['perPowerOnly', 'Only what the power names'],
  ]),
  ruling('PE-R70', 'criticalAilmentResisted', 'PE-CRIT-4', 'May the effect of a critical be resisted?', [
    [false, 'No, only immunity and Defend help'],
    [true, 'Yes, like any ailment'],
  ]),
  ruling('PE-R71', 'technicalIgnores', 'PE-TECH-2', 'Which affinities does a Technical Hit ignore?', [
    ['resist', 'Resist'],
    ['allAbove', 'Everything better than Normal'],
  ]),
  ruling('PE-R72', 'technicalMultiple', 'PE-TECH-3', 'One hit exploits several ailments: what happens?', [
    ['oneWoundClearAll', 'One wound more, and all of them end'],
    ['perAilment', 'A wound more for each, and all of them end'],
  ]),
  ruling('PE-R73', 'evokerAffinities', 'PE-AFF-2', 'Which affinities has an Evoker?', [
    ['equippedPersona', 'What its living Persona has; all Normal while none is equipped'],
    ['sheet', 'Those on its own sheet'],
  ]),
  ruling('PE-R74', 'immunityMeans', 'PE-AFF-6', 'What is immunity to an element?', [
    ['blockOrBetter', 'Block, Repel or Absorb'],
    ['blockOnly', 'Block'],
  ]),
  ruling('PE-R75', 'repelKeeps', 'PE-AFF-7', 'What does a repelled attack keep?', [
    ['sameDamage', 'Its Damage; no Critical, Technical or ailment, no One More, no evasion'],
    ['everything', 'Everything'],
  ]),
  ruling('PE-R76', 'absorbHeals', 'PE-AFF-8', 'What does Absorb heal first on an Evoker?', [
    ['personaFirst', 'The equipped Persona'],
    ['ownLightFirst', 'Its own Light Wounds'],
  ]),
  ruling(
    'PE-R77',
    'forcedAttackOneMore',
    'PE-ONE-1',
    'Do forced, reflected and All-Out Attacks earn a One More?',
    [
      [false, 'No'],
      [true, 'Yes'],
    ],
  ),
  ruling('PE-R78', 'oneMoreTiming', 'PE-ONE-4', 'When is a One More used?', [
    ['beforeEndHooks', 'After Move and Action, before effects of the end of the turn'],
    ['afterEndHooks', 'After effects of the end of the turn'],
  ]),
  ruling('PE-R79', 'batonReceiverAble', 'PE-BAT-1', 'Must the Receiver of a Baton Pass be able to act?', [
    [true, 'Yes'],
    [false, 'No'],
  ]),
  ruling('PE-R80', 'allOutContributors', 'PE-AOA-2', 'Who joins an All-Out Attack?', [
    ['ableAllies', 'Every ally who can act and wants to, wherever it stands'],
    ['initiatorChooses', 'Whom the initiator names'],
  ]),
  ruling('PE-R81', 'allOutModifiers', 'PE-AOA-3', 'What modifies the rolls of an All-Out Attack?', [
    ['flatPlusOwn', '1 Advantage and what lies on the roller; nothing of the targets, no Critical'],
    ['fullRows', 'All rows of an attack on the enemy nearest to the roller too'],
  ]),
  ruling('PE-R82', 'allOutNeedsSuccess', 'PE-AOA-4', 'What if nobody passes in an All-Out Attack?', [
    [false, 'A wound for each contributor is dealt all the same'],
    [true, 'It strikes nobody'],
  ]),
  ruling('PE-R83', 'allOutSavage', 'PE-AOA-4', 'Can an All-Out Attack be Savage?', [
    [true, 'Yes, by four wounds or against the Helpless'],
    [false, 'No'],
  ]),
] as const;
