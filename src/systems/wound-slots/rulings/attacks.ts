import { ruling } from '../../../kernel/typed-ruling.ts';

/** Attacks, modifiers, flanking. */
export const attackRulings = [
  ruling('SL-R15', 'rangedStrength', 'SL-ATK-3', 'Is Strength added to the damage of ranged weapons?', [
    ['yes', 'yes'],
    ['meleeAndThrown', 'no, only to melee and thrown weapons'],
  ]),
  ruling('SL-R16', 'weaponProperties', 'SL-ATK-4', 'What do armor piercing, concussive and slicing do?', [
    [
      'standard',
      'armor piercing ignores that much armour; concussive is +1 damage against armour, slicing +1 against none',
    ],
    ['none', 'nothing'],
  ]),
  ruling('SL-R17', 'sight', 'SL-ATK-5', 'Who sees whom?', [
    ['allUnlessStated', 'all see each other, but for the unconscious, the blinded and the hidden'],
    ['lineOfSight', 'the same, if nothing on the map blocks the line between them'],
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
  ruling('SL-R19', 'stepLimits', 'SL-ATK-6', 'What does lowering do to a light wound?', [
    ['strict', 'it is no wound any more'],
    ['lightStays', 'nothing, it stays light'],
  ]),
  ruling('SL-R20', 'criticalRange', 'SL-ATK-10', 'Which natural results are critical?', [
    ['sixPercent', '18 or more succeeds, 4 or less fails (on 2d10)'],
    ['threePercent', '19 or more succeeds, 3 or less fails (on 2d10)'],
    ['doublesHighLow', 'doubles: from two 6s on they succeed, up to two 5s they fail (on 2d10)'],
  ]),
  ruling('SL-R21', 'criticalScope', 'SL-ATK-10', 'Which rolls change initiative when they are critical?', [
    ['everyAttackRoll', 'every attack roll, Grapple and openings too'],
    ['allWildRolls', 'every wild roll, combat checks too'],
    ['damagingAttacks', 'only attacks that can do damage'],
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
  ruling('SL-R24', 'flankGeometry', 'SL-FLK-2', 'Who counts for flanking?', [
    ['centres', 'all enemies who can attack, by the angle from middle to middle'],
    ['adjacentOnly', 'only enemies next to the target, by the same angle'],
  ]),
  ruling('SL-R25', 'freeReaction', 'SL-FLK-4', 'When is a free reaction possible?', [
    ['zeroAp', 'like any reaction, for 0 AP: not at initiative 0'],
    ['alwaysAllowed', 'always, at initiative 0 too'],
  ]),
  ruling('SL-R26', 'rearStacking', 'SL-FLK-5', 'Do rear attack and flanking add up?', [
    ['replaces', 'no: +4 in place of +2'],
    ['adds', 'yes: +6'],
  ]),
] as const;
