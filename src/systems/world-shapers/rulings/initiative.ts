import { ruling } from '../../../kernel/typed-ruling.ts';

/** Rulings on Initiative, holding, unions and surprise. */
export const initiativeRulings = [
  ruling('WS-R17', 'initiativeTie', 'WS-INI-2', 'Who orders those with equal Initiative?', [
    ['askGm', 'The game master, in each round anew'],
    ['joinOrder', 'Whoever joined the fight earlier goes first'],
    ['keepLastAnswer', 'The game master once; the answer is kept as long as it fits'],
  ]),
  ruling('WS-R18', 'objectTurns', 'WS-INI-4', 'Do objects have turns?', [
    ['dataOnly', 'Those that can do something, at Initiative 0'],
    ['never', 'No'],
  ]),
  ruling(
    'WS-R19',
    'lateJoiners',
    'WS-INI-5',
    'Somebody appears in the middle of a round: when is its turn?',
    [
      ['nextRound', 'From the next round on'],
      ['thisRoundByInitiative', 'In this round still, if its Initiative has not been passed'],
    ],
  ),
  ruling('WS-R20', 'actFirstAndLast', 'WS-INI-6', 'What if somebody acts first and is forced to act last?', [
    ['cancel', 'Neither: its Initiative counts'],
    ['lastWins', 'It acts last'],
  ]),
  ruling('WS-R21', 'holdTurnOnlyUnused', 'WS-INI-7', 'Must a turn be untouched to be held?', [
    [true, 'Yes: nothing may have been done in it'],
    [false, 'No, the rest of it may be held too'],
  ]),
  ruling('WS-R22', 'heldTurnEntry', 'WS-INI-7', 'When may a held turn be taken?', [
    ['betweenTurns', 'After any turn of somebody else'],
    ['interrupt', 'In the turn of somebody else too, between two of its deeds'],
  ]),
  ruling(
    'WS-R23',
    'endOfRoundOrder',
    'WS-INI-8',
    'Held turns and those forced to the end: which come first?',
    [
      ['actLastThenHolders', 'Those that are forced; the held ones are the very last'],
      ['holdersThenActLast', 'The held ones'],
    ],
  ),
  ruling('WS-R24', 'heldAbilityCost', 'WS-INI-11', 'When are WP and Momentum of a held action paid?', [
    ['onRelease', 'When it happens; if they are gone by then, it is lost'],
    ['onDeclare', 'When it is held'],
  ]),
  ruling('WS-R25', 'heldActionTiming', 'WS-INI-12', 'Does a held action come before or after its trigger?', [
    ['afterStep', 'Right after: the step is taken, the attack is over'],
    ['beforeEvent', 'Just before'],
  ]),
  ruling(
    'WS-R26',
    'heldActionLost',
    'WS-INI-12',
    'The trigger comes, but the held action cannot be done: what then?',
    [
      ['lostNoRefund', 'It is lost with all that was paid'],
      ['staysArmed', 'It goes on waiting'],
    ],
  ),
  ruling('WS-R27', 'unionHold', 'WS-INI-15', 'Who in a union may hold the turn?', [
    ['wholeUnion', 'All of them together, if all agree'],
    ['membersMayLeave', 'Each one for itself; it leaves the union for this round'],
  ]),
  ruling('WS-R28', 'unionInitiativeRounding', 'WS-INI-16', 'How is the average of a union rounded?', [
    ['exact', 'Not at all'],
    ['down', 'Down'],
    ['up', 'Up'],
  ]),
  ruling('WS-R29', 'surprisedReactions', 'WS-INI-19', 'May the surprised react before their first turn?', [
    [true, 'Yes'],
    [false, 'No'],
  ]),
  ruling('WS-R30', 'hiddenScope', 'WS-INI-20', 'From whom is somebody hidden?', [
    ['perObserver', 'From each onlooker for itself; surprise hides from the surprised alone'],
    ['global', 'From all enemies or from none'],
  ]),
  ruling('WS-R31', 'surpriseCheck', 'WS-INI-21', 'Who says who is surprised?', [
    ['gmSets', 'The game master, who may have the checks rolled'],
    ['rollPerVictim', 'The checks: whoever notices none of the ambushers is surprised'],
  ]),
] as const;
