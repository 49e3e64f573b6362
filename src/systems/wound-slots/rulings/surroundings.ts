import { ruling } from '../../../kernel/typed-ruling.ts';

/** Water, walls, mounts. */
export const surroundingRulings = [
  ruling('SL-R85', 'underwaterDefense', 'SL-UWC-1', 'Underwater, which Defenses become the immobile one?', [
    ['likeImmobilized', 'melee, ranged and Agility'],
    ['meleeRanged', 'melee and ranged'],
  ]),
  ruling('SL-R86', 'underwaterHalf', 'SL-UWC-4', 'How is weapon damage halved underwater?', [
    ['positiveDown', 'what is above 0, rounded down'],
    ['roundUp', 'what is above 0, rounded up'],
    ['aquaticFree', 'rounded down; aquatic weapons suffer nothing at all'],
  ]),
  ruling('SL-R87', 'fireHalf', 'SL-UWC-5', 'Which number of fire is halved underwater?', [
    ['finalDamage', 'the final damage'],
    ['damageValue', 'the damage value of the spell or weapon'],
  ]),
  ruling('SL-R88', 'lightningSpread', 'SL-UWC-6', 'How does lightning spread in water?', [
    ['sameRoll', 'the same roll against everybody near, 3 less for each yard'],
    ['gm', 'as the game master says each time'],
  ]),
  ruling('SL-R89', 'holdTn', 'SL-CLB-1', 'How hard is it to hold on, to a wall or above water?', [
    ['five', 'TN 5'],
    ['zero', 'TN 0'],
    ['eight', 'TN 8'],
  ]),
  ruling('SL-R90', 'calmCount', 'SL-MNT-8', 'Has the first attempt at calming a mount the +1 already?', [
    ['earlierOnly', 'no, only attempts before it count'],
    ['includesThis', 'yes, it counts itself'],
  ]),
] as const;
