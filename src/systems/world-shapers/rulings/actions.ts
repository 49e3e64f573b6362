import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on basic actions. */
export const basicActionRulings = [
  ruling('WS-R32', 'attackCredit', 'WS-BAS-2', 'When must an attack be made that has been paid?', [
    ['untilTurnEnd', 'At any moment of the turn; unused ones end with it'],
    ['immediateOnly', 'At once'],
  ]),
  ruling('WS-R33', 'freeUse', 'WS-BAS-6', 'The free use is still there: is it taken?', [
    ['preferFree', 'Yes, unless one says that one pays'],
    ['ask', 'One is asked'],
  ]),
  ruling('WS-R34', 'switchPlacesFail', 'WS-BAS-10', 'The ally will not switch places: is the AP lost?', [
    ['apSpent', 'Yes; where the ally cannot, the action is refused and costs nothing'],
    ['apReturned', 'No'],
  ]),
  ruling('WS-R35', 'takingCoverScope', 'WS-BAS-14', 'Against whom does Taking Cover help?', [
    ['sameAsHalfCover', 'Against whom one has half cover at that moment, on top of it'],
    ['anyAttackWhileInHalfCover', 'Against everybody, as long as one has half cover from anybody'],
    ['replacesHalfCover', 'Against whom one has half cover, but in its place'],
  ]),
] as const;

/** Rulings on advanced actions. */
export const advancedActionRulings = [
  ruling('WS-R36', 'advancedActions', 'WS-ADV-1', 'Are the advanced actions played?', [
    [true, 'All of them'],
    [false, 'None'],
    ['written', 'Those that the encounter lists under “advanced”'],
  ]),
  ruling('WS-R37', 'shoveSizeLimit', 'WS-ADV-3', 'Whom is Shove too weak or too strong for?', [
    ['oneAbove', 'More than one size above oneself, as with the others'],
    ['oneAboveOrBelow', 'More than one size above or below oneself'],
  ]),
  ruling('WS-R38', 'climbSelfRedirect', 'WS-ADV-7', 'Can somebody who is climbed upon hit itself?', [
    [true, 'Yes, when it misses the climber'],
    [false, 'No'],
  ]),
  ruling('WS-R39', 'climbLanding', 'WS-ADV-8', 'Where does somebody land that is shaken off?', [
    ['targetChooses', 'On a free square beside, as the one it clung to likes'],
    ['climberChooses', 'On a free square beside, as it likes itself'],
    ['landsProne', 'As the one it clung to likes, and Prone'],
  ]),
  ruling('WS-R40', 'summonControl', 'WS-ADV-9', 'Who plays a summon that is not commanded?', [
    ['gmOtherwise', 'The game master'],
    ['summonerAlways', 'Its summoner'],
  ]),
  ruling('WS-R41', 'grabEffect', 'WS-ADV-11', 'What is it to be Grabbed?', [
    ['heldInPlace', 'Not to move by oneself, until one breaks free (2 AP), is let go or is torn away'],
    ['restrained', 'The same as being Restrained'],
  ]),
  ruling('WS-R42', 'hideContest', 'WS-ADV-12', 'One hides from many: who has to be beaten?', [
    ['allOrNothing', 'All, with one roll against one of each; otherwise nobody is deceived'],
    ['perEnemy', 'Each for itself: one is hidden from whom one beats'],
    ['passivePerception', 'Nobody rolls but the hider: each has 10 and its Perception'],
  ]),
  ruling('WS-R43', 'sightModel', 'WS-ADV-12', 'Who sees whom?', [
    ['centreLine', 'Whoever can see at all, along a line that nothing opaque crosses'],
    ['gmDecides', 'Whom the game master says'],
  ]),
  ruling('WS-R44', 'attackHidden', 'WS-ADV-13', 'Can the hidden be attacked?', [
    ['guessSpace', 'By guessing their square, with disadvantage'],
    ['cannotTarget', 'No'],
  ]),
  ruling('WS-R45', 'revealingActions', 'WS-ADV-14', 'Which deeds give a hider away?', [
    ['standard', 'Attacks, contests, and Abilities or a touch upon somebody of another side'],
    ['gmDecides', 'Those that the game master names'],
  ]),
  ruling('WS-R46', 'shoveDirection', 'WS-ADV-16', 'Where may somebody be shoved?', [
    ['anySpace', 'Onto any square next to its own'],
    ['awayOnly', 'Farther away from the one who shoves'],
  ]),
] as const;
