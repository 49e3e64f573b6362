import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on attacks. */
export const attackRulings = [
  ruling('WS-R52', 'deliberateMiss', 'WS-ATK-3', 'When does an attacker say that it means to miss?', [
    ['declaredNoRoll', 'Beforehand: no die, nobody else is hit, everything is paid'],
    ['afterRoll', 'After seeing the die'],
    ['redirects', 'Beforehand, but what covers the target may be hit'],
  ]),
  ruling('WS-R53', 'rangedThreat', 'WS-ATK-8', 'Which enemies nearby disturb a ranged attack?', [
    ['ableEnemies', 'All that still stand and could reach the shooter in melee'],
    ['targetOnly', 'The target alone, if it could reach the shooter'],
    ['seeingEnemies', 'Those that could reach the shooter and see it'],
  ]),
  ruling('WS-R54', 'naturalTwentyAlwaysHits', 'WS-ATK-9', 'Does a natural 20 hit any Evasion?', [
    [true, 'Yes'],
    [false, 'No, the total has to reach it'],
  ]),
  ruling('WS-R55', 'criticalDamageType', 'WS-ATK-10', 'Of which type is the damage that a critical adds?', [
    ['mainType', 'Of the first type of the weapon or Ability'],
    ['attackerChoice', 'Of the one that the attacker picks among them'],
  ]),
  ruling(
    'WS-R56',
    'upcastRaisesTier',
    'WS-ATK-11',
    'Does an upcast Ability count as a higher Tier for criticals?',
    [
      [false, 'No'],
      [true, 'Yes, by 1 for each step'],
    ],
  ),
  ruling(
    'WS-R57',
    'critManeuverWithoutDamage',
    'WS-ATK-12',
    'What does a critical add for a Maneuver that deals no damage?',
    [
      ['weaponType', 'As much as ever, of the first type of the weapon'],
      ['none', 'Nothing'],
    ],
  ),
  ruling('WS-R58', 'nonLethalTiming', 'WS-ATK-14', 'When does an attacker choose to spare a life?', [
    ['withAttack', 'With the attack; what is taken off comes first from the first type'],
    ['onHit', 'When it has hit'],
  ]),
  ruling('WS-R59', 'nonLethalManeuver', 'WS-ATK-14', 'A non-lethal blow has a Maneuver: what is taken off?', [
    ['oneD4', '1d4 for all of it'],
    ['plusD4PerTier', '1d4, and 1d4 more for each Tier of the Maneuver'],
  ]),
  ruling('WS-R60', 'statBonusToDamage', 'WS-ATK-17', 'Does a Stat Bonus add to the damage of a weapon?', [
    [false, 'No'],
    ['primary', 'Yes, that of the Primary Stat of the weapon'],
  ]),
] as const;
