import { ruling } from '../../../kernel/typed-ruling.ts';

/** Attacks, modifiers, flanking. */
export const attackRulings = [
  ruling('SL-R15', 'rangedStrength', 'SL-ATK-3', 'Is Strength added to the damage of ranged weapons?', [
    ['yes', 'yes'],
    ['meleeAndThrown', 'only in melee and when thrown'],
  ]),
  ruling('SL-R16', 'weaponProperties', 'SL-ATK-4', 'What do armor piercing, concussive and slicing do?', [
    ['standard', 'ignore so much armour; 1 more against armour; 1 more without'],
    ['none', 'nothing'],
  ]),
  ruling('SL-R17', 'sight', 'SL-ATK-5', 'Who sees whom?', [
    ['allUnlessStated', 'everybody everybody, unless something is said'],
    ['lineOfSight', 'whoever has a free line'],
  ]),
  ruling(
    'SL-R18',
    'stepOrder',
    'SL-ATK-6',
    'Is a wound’s level raised or lowered before it looks for a slot?',
    [
      ['beforeSlot', 'before'],
      ['afterSlot', 'after'],
    ],
  ),
  ruling('SL-R19', 'stepLimits', 'SL-ATK-6', 'What becomes of a light wound that is lowered?', [
    ['strict', 'no wound'],
    ['lightStays', 'it stays light'],
  ]),
  ruling('SL-R20', 'criticalRange', 'SL-ATK-10', 'Which natural results are critical?', [
    ['sixPercent', '18 and more, 4 and less'],
    ['threePercent', '19 and more, 3 and less'],
    ['doublesHighLow', 'doubles: high ones succeed, low ones fail'],
  ]),
  ruling('SL-R21', 'criticalScope', 'SL-ATK-10', 'On which rolls do criticals move initiative?', [
    ['everyAttackRoll', 'on every attack roll'],
    ['allWildRolls', 'on every wild roll'],
    ['damagingAttacks', 'on attacks that can do damage'],
  ]),
  ruling('SL-R22', 'rangeIncrements', 'SL-MOD-5', 'What does each further range increment cost?', [
    ['minusOne', '−1, up to five increments'],
    ['minusTwo', '−2, up to five increments'],
    ['none', 'nothing'],
  ]),
  ruling('SL-R23', 'sameEffect', 'SL-MOD-6', 'Do penalties of the same kind from several people add up?', [
    ['strongestOnly', 'no, one counts'],
    ['add', 'yes'],
  ]),
  ruling('SL-R24', 'flankGeometry', 'SL-FLK-2', 'Whose positions flank?', [
    ['centres', 'everybody’s who can attack, by the angle at the centre'],
    ['adjacentOnly', 'only those of neighbours'],
  ]),
  ruling('SL-R25', 'freeReaction', 'SL-FLK-4', 'When is a free reaction possible?', [
    ['zeroAp', 'as any reaction, but for nothing'],
    ['alwaysAllowed', 'at initiative 0 too'],
  ]),
  ruling('SL-R26', 'rearStacking', 'SL-FLK-5', 'Do rear attack and flanking add up?', [
    ['replaces', 'no, the rear attack counts'],
    ['adds', 'yes'],
  ]),
] as const;
