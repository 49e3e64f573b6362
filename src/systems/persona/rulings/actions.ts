import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on actions. */
export const actionRulings = [
  ruling('PE-R33', 'attackActionsExclusive', 'PE-ACT-2', 'May attack actions be combined in one Action?', [
    [true, 'No, one of them at a time'],
    [false, 'Yes: a Charge may be a Called Attack too'],
  ]),
  ruling('PE-R34', 'thrownClass', 'PE-ACT-3', 'What is an attack with a thrown weapon?', [
    ['ranged', 'Tested with Melee, with Strength Bonus, in all else Ballistic (element Missile)'],
    ['melee', 'A melee attack at a distance'],
  ]),
  ruling('PE-R35', 'mentalEvasion', 'PE-ACT-4', 'How is a mental attack evaded?', [
    ['noDodge', 'Not with Dodge; Parry and Anticipate remain'],
    ['willpowerOnly', 'With Willpower alone'],
    ['none', 'Not at all'],
  ]),
  ruling('PE-R36', 'evasionsPerRound', 'PE-ACT-4', 'How often may one evade in a round?', [
    ['unlimited', 'Every attack'],
    ['one', 'One attack'],
    ['perAttacker', 'One attack of each attacker'],
  ]),
  ruling('PE-R37', 'chargeCost', 'PE-ACT-5', 'What does a Charge cost?', [
    ['moveAndAction', 'Move and Action of the turn; it cannot be a One More'],
    ['actionOnly', 'The Action; its Move comes with it'],
  ]),
  ruling('PE-R38', 'chargeMinMetres', 'PE-ACT-5', 'How many metres make a Charge?', [
    [1, '1 m or more'],
    [0, 'None are needed'],
    [4, '4 m or more'],
  ]),
  ruling('PE-R39', 'equipmentHit', 'PE-ACT-7', 'What happens to an object that a Called Attack hits?', [
    ['minusOne', 'It loses 1 Damage or armour; at 0 it is broken'],
    ['gmOnly', 'What the game master says'],
    ['disarm', 'It is dropped'],
  ]),
  ruling('PE-R40', 'burstTargets', 'PE-ACT-11', 'How do the further targets of a burst resist?', [
    ['eachOpposes', 'Each evades the same roll; all need the first target to be hit'],
    ['noOpposition', 'They do not: they are hit'],
  ]),
  ruling(
    'PE-R41',
    'protectRange',
    'PE-ACT-17',
    'How near must protector and ally be?',
    [
      [1, 'Within 1 m, when it is declared and when it happens'],
      ['none', 'Anywhere'],
    ],
    { min: 1, max: 100, label: 'Within so many metres' },
  ),
  ruling('PE-R42', 'protectUntil', 'PE-ACT-17', 'How long does Protect last?', [
    ['nextTurnStart', 'Until it happens or the protector’s next turn starts'],
    ['untilTriggered', 'Until it happens'],
  ]),
  ruling(
    'PE-R43',
    'disruptRange',
    'PE-ACT-22',
    'How far do Distract and Scary Face reach?',
    [['lineOfSight', 'As far as one sees']],
    { min: 1, max: 500, label: 'So many metres' },
  ),
  ruling('PE-R44', 'disruptIsTrick', 'PE-ACT-22', 'Are Distract and Scary Face Tricks?', [
    [false, 'No, failing provokes nobody'],
    [true, 'Yes, a failed one provokes'],
  ]),
  ruling('PE-R45', 'pushMinimum', 'PE-ACT-26', 'How far does a Push without degrees go?', [
    [0, 'Nowhere, though it succeeds'],
    [1, '1 m at least'],
  ]),
  ruling('PE-R46', 'pushDirection', 'PE-ACT-26', 'Where to does a Push go?', [
    ['straightAway', 'Straight away from the attacker, until something stops it'],
    ['attackerChooses', 'Where the attacker likes, but away'],
  ]),
  ruling(
    'PE-R47',
    'nonDamagingCriticals',
    'PE-ACT-26',
    'May Grapple, Push and Knockdown be Critical, Weak or Technical?',
    [
      [false, 'No: no location, no One More'],
      [true, 'Yes'],
    ],
  ),
  ruling('PE-R48', 'combosTag', 'PE-ACT-29', 'What do the star and the word Combos at Knockdown mean?', [
    ['inert', 'Nothing; they are shown'],
  ]),
  ruling('PE-R49', 'reloadProgress', 'PE-ACT-31', 'May a long reload be interrupted?', [
    ['keeps', 'Yes: Actions spent count, until the weapon is dropped or fired'],
    ['consecutive', 'No: it must go on turn by turn'],
  ]),
  ruling('PE-R50', 'goProneCost', 'PE-ACT-34', 'What does going prone cost?', [
    ['free', 'Nothing'],
    ['move', 'The Move'],
    ['action', 'The Action'],
  ]),
  ruling('PE-R51', 'riseCost', 'PE-ACT-35', 'What does rising cost?', [
    ['move', 'The Move'],
    ['action', 'The Action'],
    ['free', 'Nothing'],
    ['halfMove', 'Half the metres of the Move'],
  ]),
  ruling('PE-R52', 'stealthCost', 'PE-ACT-36', 'What does going stealthy cost?', [
    ['action', 'The Action'],
    ['free', 'Nothing'],
    ['move', 'The Move'],
  ]),
  ruling('PE-R53', 'stealthTest', 'PE-ACT-36', 'Who notices somebody in stealth?', [
    ['stealthVsPerception', 'Stealth against Awareness or Perception; the game master may say otherwise'],
    ['gmOnly', 'Whoever the game master says'],
  ]),
  ruling('PE-R54', 'personaSwapCost', 'PE-ACT-38', 'What does swapping the Persona cost?', [
    ['action', 'The Action'],
    ['free', 'Nothing'],
    ['move', 'The Move'],
    ['oncePerTurnFree', 'Nothing, once a turn'],
  ]),
] as const;
