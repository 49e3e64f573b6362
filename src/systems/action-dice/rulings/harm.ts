import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on damage, wounds and armour. */
export const harmRulings = [
  ruling('AD-R72', 'damageSkill', 'AD-DMG-4', 'Which skill adds its dice to damage?', [
    ['printed', 'The one that the weapon or spell names'],
    ['highestSkill', 'The best one'],
  ]),
  ruling(
    'AD-R73',
    'otherDamageDice',
    'AD-DMG-4',
    'Which dice do thrown weapons, techniques and other spells add?',
    [
      [
        'byDelivery',
        'Strength when thrown or of the body, techniques as their weapon, others none unless printed',
      ],
      ['none', 'None'],
    ],
  ),
  ruling('AD-R74', 'critical', 'AD-DMG-6', 'Does a critical hit do more?', [
    ['label', 'Only the dice themselves, and what names it'],
    ['knockDown', 'It knocks down as well'],
  ]),
  ruling('AD-R75', 'unarmedDamage', 'AD-DMG-7', 'Is “1 feeble” a die or a point?', [
    ['oneDie', 'A die: d4'],
    ['onePoint', 'A point'],
  ]),
  ruling('AD-R76', 'spill', 'AD-HRT-1', 'Does the rest of the blow that empties Durability reach Health?', [
    [true, 'Yes'],
    [false, 'No'],
  ]),
  ruling('AD-R77', 'woundedEnds', 'AD-HRT-4', 'When is one no longer wounded?', [
    ['durabilityAboveZero', 'As soon as there is Durability again'],
    ['healthFull', 'When Health is whole'],
  ]),
  ruling('AD-R78', 'directHealthArmor', 'AD-HRT-6', 'What protects from damage straight at Health?', [
    ['printed', 'Superior Durability, and armour unless it is said to be passed by'],
    ['ignoreAll', 'Nothing'],
  ]),
  ruling('AD-R79', 'restRates', 'AD-HRT-7', 'How fast is quickly, and how slowly?', [
    ['table', 'By the table: ten minutes, eight hours, a day'],
    ['gm', 'As the game master says'],
  ]),
  ruling('AD-R80', 'armorWear', 'AD-ARM-2', 'What does armour lose?', [
    ['ownDurability', 'Of its own Durability what it stopped; at 0 it is ruined'],
    ['off', 'Nothing'],
    ['gm', 'What the game master says'],
  ]),
  ruling('AD-R81', 'armorLastHit', 'AD-ARM-2', 'How much protects against the blow that ruins the armour?', [
    ['fullRank', 'Its whole rank'],
    ['onlyDurabilityLeft', 'No more than the Durability that it had left'],
  ]),
  ruling('AD-R82', 'naturalArmor', 'AD-ARM-4', 'What does a hide lose?', [
    ['nothing', 'Nothing'],
    ['wearerDurability', 'The creature loses it as Durability'],
  ]),
  ruling('AD-R83', 'physicalTypes', 'AD-ARM-5', 'Which damage is physical?', [
    ['kinetic', 'Kinetic'],
    ['kineticChemicalSonic', 'Kinetic, Chemical and Sonic'],
  ]),
  ruling('AD-R84', 'qualityGap', 'AD-ARM-6', 'Which difference of quality counts?', [
    ['three', 'Three ranks or more'],
    ['anySuperior', 'Any'],
    ['exactlyThree', 'Three ranks, no more and no less'],
  ]),
  ruling('AD-R85', 'ignoreScope', 'AD-ARM-7', 'What of the armour is ignored?', [
    ['rankOnly', 'Its AR, and it does not wear; its Guard stays'],
    ['rankAndGuard', 'Its Guard as well'],
  ]),
  ruling('AD-R86', 'superiorAttacks', 'AD-ARM-10', 'What does superior Durability stop?', [
    ['allRanked', 'Every attack of a lower rank'],
    ['weaponsOnly', 'Weapons of a lower rank'],
  ]),
  ruling('AD-R87', 'protectionOrder', 'AD-ARM-12', 'Cover or armour first?', [
    ['standard', 'Cover'],
    ['armorFirst', 'Armour'],
  ]),
] as const;
