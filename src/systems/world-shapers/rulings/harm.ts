import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on damage types. */
export const damageRulings = [
  ruling('WS-R67', 'affinityVisibility', 'WS-DMG-1', 'Who knows what somebody resists or fears?', [
    ['afterUse', 'Its own side, and the others once it has shown'],
    ['always', 'Everybody'],
    ['gmOnly', 'The game master'],
  ]),
  ruling(
    'WS-R68',
    'affinityStacking',
    'WS-DMG-2',
    'Several resistances or vulnerabilities meet: what counts?',
    [
      ['onceAndCancel', 'Each kind once; resistance and vulnerability cancel, immunity beats both'],
      ['multiply', 'Each of them, one after the other'],
    ],
  ),
  ruling('WS-R69', 'armorOrder', 'WS-DMG-5', 'Which comes first, Armor or resistance?', [
    ['armorFirst', 'Armor'],
    ['resistanceFirst', 'Resistance and vulnerability'],
  ]),
  ruling('WS-R70', 'damageRounding', 'WS-DMG-5', 'How are halves of damage rounded?', [
    ['downPerType', 'Down for each type; a hit may do nothing'],
    ['upPerType', 'Up for each type'],
    ['minimumOne', 'Down for each type, but a hit takes 1 at least'],
  ]),
  ruling('WS-R71', 'mixedHoly', 'WS-DMG-13', 'Holy comes with other types in one hit: is that lethal?', [
    ['lethalPartFirst', 'The others strike first and lethally, then Holy without'],
    ['allLethal', 'All of it'],
    ['allNonLethal', 'None of it'],
  ]),
] as const;

/** Rulings on Vitality, Bleeding and death. */
export const vitalityRulings = [
  ruling('WS-R72', 'tempVitality', 'WS-VIT-2', 'How does Temporary Vitality count?', [
    ['firstAndCapped', 'It is lost first, and adds up to its cap'],
    ['keepHigher', 'It is lost first; of two amounts the higher stays'],
    ['lastLost', 'It adds up to its cap; Vitality is lost first, down to 1, and then this'],
  ]),
  ruling('WS-R73', 'nonBiologicalBleeding', 'WS-VIT-3', 'Do creatures bleed that are not alive?', [
    [true, 'Yes: they fall apart; objects never do'],
    [false, 'No'],
  ]),
  ruling('WS-R74', 'downState', 'WS-VIT-4', 'What can somebody below 1 Vitality do?', [
    ['down', 'Nothing: it is Down and lies there'],
    ['dyingConscious', 'Act as ever, while it bleeds'],
  ]),
  ruling('WS-R75', 'bleedingLoss', 'WS-VIT-5', 'How much does Bleeding take each turn?', [
    ['tenPercentUp', 'A tenth of the maximum, rounded up'],
    ['flatOne', '1'],
  ]),
  ruling('WS-R76', 'deathThreshold', 'WS-VIT-6', 'At which Vitality does one die?', [
    ['negativeMax', 'As far below 0 as the maximum is above'],
    ['minusTen', 'At -10'],
    ['gmDecides', 'Nowhere of itself: the game master says so'],
  ]),
  ruling('WS-R77', 'healing', 'WS-VIT-7', 'Does healing stop Bleeding?', [
    ['endsDownAndBleeding', 'Yes, at 1 Vitality or more'],
    ['bleedingStays', 'No, Stabilize has to'],
  ]),
] as const;
