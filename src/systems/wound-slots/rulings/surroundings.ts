import { ruling } from '../../../kernel/typed-ruling.ts';

/** Water, walls, mounts. */
export const surroundingRulings = [
  ruling('SL-R85', 'underwaterDefense', 'SL-UWC-1', 'Which Defenses does water replace?', [
    ['likeImmobilized', 'melee, ranged and Agility'],
    ['meleeRanged', 'melee and ranged'],
  ]),
  ruling('SL-R86', 'underwaterHalf', 'SL-UWC-4', 'How is weapon damage halved underwater?', [
    ['positiveDown', 'what is above 0, rounded down'],
    ['roundUp', 'what is above 0, rounded up'],
    ['aquaticFree', 'rounded down; aquatic weapons suffer nothing at all'],
  ]),
  ruling('SL-R87', 'fireHalf', 'SL-UWC-5', 'What of fire is halved underwater?', [
    ['finalDamage', 'the final damage'],
    ['damageValue', 'the damage value'],
  ]),
  ruling('SL-R88', 'lightningSpread', 'SL-UWC-6', 'How does lightning spread in water?', [
    ['sameRoll', 'the same roll against everybody near, 3 less for each yard'],
    ['gm', 'as the game master says'],
  ]),
  ruling('SL-R89', 'holdTn', 'SL-CLB-1', 'How hard is holding on?', [
    ['five', 'TN 5'],
    ['zero', 'TN 0'],
    ['eight', 'TN 8'],
  ]),
  ruling('SL-R90', 'calmCount', 'SL-MNT-8', 'Does the first attempt at calming count for its own bonus?', [
    ['earlierOnly', 'no'],
    ['includesThis', 'yes'],
  ]),
] as const;
