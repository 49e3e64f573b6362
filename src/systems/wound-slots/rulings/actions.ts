import { ruling } from '../../../kernel/typed-ruling.ts';

/** Actions and reactions. */
export const actionRulings = [
  ruling('SL-R63', 'apCosts', 'SL-ACT-5', 'What do those actions cost whose printed costs are lost?', [
    ['standard', 'what our table says'],
  ]),
  ruling('SL-R64', 'rebuffStep', 'SL-OFF-5', 'Which steps may be rebuffed?', [
    ['crossing', 'those that cross the optimal reach on the way in'],
    ['everyStepInside', 'every step that ends within it'],
  ]),
  ruling('SL-R65', 'defendTiming', 'SL-COM-2', 'When is it chosen how one defends?', [
    ['perAttack', 'at each attack'],
    ['onceOnDeclaring', 'when Defend is declared'],
  ]),
  ruling('SL-R66', 'readyCost', 'SL-COM-6', 'What does readying cost?', [
    ['twoThenCost', '2 AP now, and the chosen action’s AP when it is taken'],
    ['prepaid', 'the chosen action’s AP now, and nothing later'],
  ]),
  ruling('SL-R67', 'readyEvents', 'SL-COM-6', 'What may a readied action wait for?', [
    ['standard', 'turns, actions, steps, wounds and conditions'],
    ['gmText', 'whatever the game master says has come'],
  ]),
  ruling('SL-R68', 'openingReach', 'SL-POS-2', 'How near must one be for Create an Opening?', [
    ['sight', 'in sight'],
    ['weaponReach', 'within the weapon’s reach'],
  ]),
  ruling('SL-R69', 'allySpace', 'SL-POS-3', 'What does it take to enter the space of somebody willing?', [
    ['noCheck', 'nothing'],
    ['sameCheck', 'the same check'],
  ]),
  ruling('SL-R70', 'escapeTn', 'SL-POS-5', 'What must an Escape from a grapple reach?', [
    ['holdersPower', 'the Power defense of one holder; it ends the hold of that one'],
    ['highestEndsAll', 'the highest Power defense of all holders; it ends every hold'],
  ]),
  ruling(
    'SL-R71',
    'dashOrder',
    'SL-POS-7',
    'A movement rate is both halved and doubled by Dash: what comes first?',
    [
      ['halveThenDouble', 'the halving'],
      ['doubleThenHalve', 'the doubling'],
    ],
  ),
  ruling('SL-R72', 'grappleMove', 'SL-GRP-1', 'Does a grapple stop movement?', [
    ['freeUnlessCling', 'no, unless somebody clings'],
    ['lockedUntilEscape', 'yes, until one escapes'],
  ]),
  ruling('SL-R73', 'clingPath', 'SL-GRP-2', 'How often is Cling rolled?', [
    ['oncePerMove', 'once for a move'],
    ['perStep', 'at every step out of reach'],
  ]),
  ruling('SL-R74', 'grappleWeapons', 'SL-GRP-6', 'Which weapons serve in a grapple?', [
    ['reachZero', 'those of reach 0'],
    ['anyMinusTwo', 'all, longer ones at −2'],
  ]),
  ruling('SL-R75', 'interposeTiming', 'SL-GRP-7', 'When is Interpose rolled?', [
    ['beforeRoll', 'before the attack roll'],
    ['afterRoll', 'after the attack roll'],
  ]),
  ruling('SL-R76', 'pinned', 'SL-GRP-10', 'Which reactions are left to somebody pinned?', [
    ['none', 'none'],
    ['grappleReactions', 'Cling and Interpose'],
  ]),
  ruling(
    'SL-R77',
    'hinderDefender',
    'SL-MSC-2',
    'Who picks with which check or defense a hindrance is resisted?',
    [
      ['defender', 'the one who is hindered'],
      ['attacker', 'the one who hinders'],
    ],
  ),
  ruling('SL-R78', 'disarmItem', 'SL-MSC-4', 'Who picks what is dropped?', [
    ['attacker', 'the one who disarms'],
    ['target', 'the one who is disarmed'],
  ]),
  ruling('SL-R79', 'distractScope', 'SL-MSC-5', 'Which Defenses does Distract lower?', [
    ['allDefenses', 'all seven'],
    ['meleeRanged', 'melee and ranged'],
  ]),
  ruling('SL-R80', 'forcedMove', 'SL-MSC-6', 'How is forced movement counted?', [
    ['ownCount', 'with a diagonal count of its own and without terrain; Rebuff and Cling do not answer it'],
    ['likeMovement', 'as if the one who is moved walked'],
  ]),
  ruling(
    'SL-R81',
    'treatAutoFail',
    'SL-MSC-15',
    'What does it cost to treat a wound of somebody too weary for it?',
    [
      ['apOnly', 'its AP'],
      ['refused', 'nothing: it is refused'],
      ['fatigueToo', 'its AP, and the patient suffers the strain'],
    ],
  ),
  ruling(
    'SL-R82',
    'treatFull',
    'SL-MSC-16',
    'A treated wound would drop to a level that has no free slot: what then?',
    [
      ['overflow', 'it rises from there to the next free slot'],
      ['blocked', 'it stays where it was'],
    ],
  ),
  ruling('SL-R83', 'fasterStamina', 'SL-FST-2', 'What does it cost to hurry an action with success?', [
    ['oneInAll', '1 stamina'],
    ['onePerAp', '1 stamina for each AP saved'],
  ]),
  ruling('SL-R84', 'fasterFail', 'SL-FST-3', 'What becomes of an action when hurrying it fails?', [
    ['fullCost', 'it happens all the same, at its full cost'],
    ['fails', 'it does not happen'],
  ]),
] as const;
