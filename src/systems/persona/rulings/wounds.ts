import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on wounds, Personas, injuries and Fate Points. */
export const woundRulings = [
  ruling('PE-R84', 'woundTracksFixed', 'PE-WND-1', 'Do wound tracks shrink when Toughness decays?', [
    [true, 'No, they keep the size from the undecayed Bonus'],
    [false, 'Yes'],
  ]),
  ruling('PE-R85', 'deadlyOutcome', 'PE-WND-4', 'Who loses the Deadly Wound: down or dead?', [
    ['shadowDiesElseGm', 'Shadows are dead; others are down and the game master says'],
    ['alwaysDead', 'Dead'],
    ['alwaysDown', 'Down'],
  ]),
  ruling('PE-R86', 'shadowsTrackStress', 'PE-WND-4', 'Do Shadows take Stress?', [
    [false, 'No, unless the sheet says so'],
    [true, 'Yes'],
  ]),
  ruling('PE-R87', 'savageBase', 'PE-SAV-1', 'Higher than which wound is a Savage wound?', [
    ['firstWound', 'Than the first normal wound of the attack'],
    ['lastWound', 'Than the last normal wound of the attack'],
  ]),
  ruling('PE-R88', 'fourWoundsCount', 'PE-SAV-4', 'Which wounds count towards four?', [
    ['normalOnly', 'Normal ones, before Savage extras and the Bruised Rib'],
    ['all', 'All of them'],
  ]),
  ruling('PE-R89', 'personaTrack', 'PE-PER-1', 'How are the wounds of a Persona kept?', [
    ['single', 'In one track; each wound takes 1, light or not'],
    ['threeTracks', 'In three tracks, like those of its owner'],
  ]),
  ruling('PE-R90', 'personaAbsorbs', 'PE-PER-1', 'Which wounds does a Persona take?', [
    ['all', 'All'],
    ['attacksOnly', 'Those of attacks'],
  ]),
  ruling('PE-R91', 'personaSpill', 'PE-PER-3', 'Do wounds beyond the last of a Persona reach its owner?', [
    [false, 'No, not within the attack that breaks it'],
    [true, 'Yes'],
  ]),
  ruling(
    'PE-R92',
    'injuryPerAttack',
    'PE-INJ-2',
    'One attack costs several Heavy Wounds: how many injuries?',
    [
      ['finalRow', 'One, by the Heavy Wounds that are left'],
      ['eachRow', 'One for each, in turn'],
    ],
  ),
  ruling('PE-R93', 'injuryLocations', 'PE-INJ-2', 'How many locations have an injury of their own?', [
    ['six', 'Six: each arm and each leg for itself'],
    ['four', 'Four: Head, Body, Arms, Legs'],
  ]),
  ruling('PE-R94', 'injuryStacking', 'PE-INJ-4', 'How does the Disadvantage of an injury stack?', [
    ['otherSources', 'With other locations and sources; it stays 1 in lower rows'],
    ['perRow', 'It grows by 1 in each lower row too'],
  ]),
  ruling('PE-R95', 'injuryOnceEffects', 'PE-INJ-4', 'Which effects strike at once with a new injury?', [
    ['allRows', 'Those of its row and of all rows above'],
    ['newRowOnly', 'Those of its row'],
  ]),
  ruling('PE-R96', 'injuryEnds', 'PE-INJ-5', 'When does an injury end?', [
    ['allHeavyRestored', 'When all Heavy Wounds are restored'],
    ['perWound', 'When the Heavy Wound that brought it is restored'],
  ]),
  ruling('PE-R97', 'bruisedRib', 'PE-INJ-11', 'How often does a Bruised Rib cost a wound more?', [
    ['perEvent', 'Once for each attack or event'],
    ['perWound', 'For each wound'],
  ]),
  ruling('PE-R98', 'brokenToes', 'PE-INJ-19', 'How often do Broken Toes cost Stress?', [
    ['perMove', 'Once for each Move'],
    ['perMetre', 'For each metre'],
  ]),
  ruling('PE-R99', 'fateWindows', 'PE-FATE-2', 'When may Fate Points be spent?', [
    ['conscious', 'Whenever one is conscious'],
    ['ownTurnOnly', 'In the own turn'],
  ]),
  ruling('PE-R100', 'fateReroll', 'PE-FATE-4', 'Which roll counts after a Fate reroll?', [
    ['newStands', 'The new one'],
    ['keepBetter', 'The better one'],
  ]),
  ruling('PE-R101', 'ignoreInjuryUntil', 'PE-FATE-10', 'How long is an injury ignored?', [
    ['endOfRound', 'Until this round ends'],
    ['nextTurnStart', 'Until the own next turn starts'],
  ]),
] as const;
