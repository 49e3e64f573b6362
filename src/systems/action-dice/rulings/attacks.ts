import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on attacks and reactions. */
export const attackRulings = [
  ruling('AD-R41', 'attackDice', 'AD-ATK-1', 'Are the dice of a weapon skill added to hit?', [
    ['abilityAndTalents', 'No, only those of the ability and of Talents'],
    ['withSkill', 'Yes'],
  ]),
  ruling('AD-R42', 'techniqueAbility', 'AD-ATK-1', 'Which ability does a technique use?', [
    ['printed', 'The one that it prints, else Speed'],
    ['agility', 'Agility'],
  ]),
  ruling('AD-R43', 'distant', 'AD-ATK-6', 'What is distant, and how far can one shoot?', [
    ['nearFar', 'Beyond near 1 Challenge, beyond far not at all'],
    ['perNear', '1 Challenge for each near distance beyond the first, beyond far not at all'],
  ]),
  ruling('AD-R44', 'attackLine', 'AD-ATK-7', 'What stops a ranged attack?', [
    ['coverOrBlock', 'What stands between, by its grade of cover; people do not'],
    ['creaturesCover', 'The same, and somebody between is light cover'],
    ['gm', 'The game master says'],
  ]),
  ruling('AD-R45', 'areaAttack', 'AD-ATK-8', 'How is an area attack settled?', [
    ['oneRollEachGuard', 'One roll against the number of each'],
    ['rollPerTarget', 'A roll for each'],
    ['resistanceOnly', 'No roll to hit: each resists'],
  ]),
  ruling('AD-R46', 'chances', 'AD-REA-4', 'What is a Chance?', [
    ['notModelled', 'Nothing that is ever offered'],
  ]),
  ruling('AD-R47', 'defenseForms', 'AD-REA-7', 'Are Dodge, Deflect and Block one reaction or three?', [
    ['oneDefense', 'One with three names'],
    ['needGear', 'Deflect needs a weapon in hand, Block a shield'],
  ]),
  ruling('AD-R48', 'defenseWindow', 'AD-REA-8', 'Is Defense offered against an attack that misses anyway?', [
    ['onlyIfHit', 'No'],
    ['always', 'Yes'],
  ]),
  ruling('AD-R49', 'unawareDefense', 'AD-REA-8', 'May one react to an attacker of whom one knew nothing?', [
    ['allowed', 'Yes'],
    ['refused', 'No'],
  ]),
  ruling('AD-R50', 'openingWeapon', 'AD-REA-10', 'With what is an opening taken?', [
    ['anyInHand', 'With any weapon in hand or of the body'],
    ['meleeOnly', 'With those for blows only'],
  ]),
  ruling('AD-R51', 'vigorShort', 'AD-REA-13', 'May one pay more Vigor or Mana than one has?', [
    ['refused', 'No'],
    ['spendToZero', 'Yes, if there is any: it goes to 0'],
  ]),
  ruling('AD-R52', 'reactionOrder', 'AD-REA-14', 'In which order do several react?', [
    ['targetThenInitiative', 'The target, then by Initiative'],
    ['gm', 'As the game master says'],
  ]),
] as const;
