import { ruling } from '../../../kernel/typed-ruling.ts';

/** The rulings on types, objects, Shock, size, visibility and cover. */
export const fieldRulings = [
  ruling('AD-R88', 'typeProtection', 'AD-TYP-2', 'How much better or worse is a protection against a type?', [
    [
      'perType',
      'As it is written for each type; a weakness lets all of it through, with 1 Charge on its dice',
    ],
    ['halfDouble', 'Half for a resistance, double for a weakness'],
  ]),
  ruling('AD-R89', 'typeRiders', 'AD-TYP-2', 'What do stunning, igniting and freezing do?', [
    ['gmAfterHit', 'The game master may lay something on whoever was harmed'],
    [
      'sampleRiders',
      'Thermal: Burning. Cold: Frozen. Electrical, Sonic: Stunned. Chemical: Weakened. Lucent: Dazed. Each for a round, with 1 Challenge',
    ],
  ]),
  ruling('AD-R90', 'opposites', 'AD-TYP-3', 'What does an opposite do?', [
    ['dataOnly', 'Nothing by itself'],
    ['alignedWeakness', 'Whoever is aligned to a type is weak against its opposite'],
  ]),
  ruling('AD-R91', 'objectHit', 'AD-OBJ-4', 'Are attacks on objects rolled?', [
    ['auto', 'Not where no Guard is printed'],
    ['guard15', 'Against 15'],
    ['guard10', 'Against 10'],
  ]),
  ruling('AD-R92', 'constructs', 'AD-OBJ-4', 'How do constructs work that move?', [
    ['durabilityOnly', 'With Durability alone, destroyed at 0'],
    ['likeCreatures', 'Like creatures, with Health'],
  ]),
  ruling('AD-R93', 'helpless', 'AD-SHK-2', 'How is an attack on somebody helpless settled?', [
    ['askGm', 'The game master says: killed, hit, or rolled'],
    ['alwaysKilled', 'It kills'],
    ['alwaysHits', 'It hits'],
  ]),
  ruling('AD-R94', 'fallsProne', 'AD-SHK-3', 'Does an unconscious creature fall and let go?', [
    [true, 'Yes'],
    [false, 'No'],
  ]),
  ruling('AD-R95', 'stabiliseCost', 'AD-SHK-6', 'What does stabilising cost?', [
    ['useSkill', '1 action'],
    ['likeAid', '2 actions'],
  ]),
  ruling('AD-R96', 'stableHurt', 'AD-SHK-7', 'What if somebody stabilised is hurt?', [
    ['shockAgain', 'Damage to Health is Shock again, with a full clock'],
    ['killed', 'It is killed'],
  ]),
  ruling('AD-R97', 'wakeOnHealth', 'AD-SHK-7', 'Does healing end Shock by itself?', [
    [true, 'Yes: with 1 Health one wakes, prone'],
    [false, 'No, Shock must be stabilised first'],
  ]),
  ruling('AD-R98', 'sizeByTable', 'AD-SIZ-2', 'Does the table decide on the size?', [
    ['sheetField', 'No, the sheet says it'],
    ['massFirst', 'Yes, by the mass where the sheet says one'],
  ]),
  ruling('AD-R99', 'sizeDerived', 'AD-SIZ-3', 'What else goes with size?', [
    ['reachAndSpace', 'Reach and space'],
    ['guardOnly', 'Nothing: everybody takes one square'],
  ]),
  ruling('AD-R100', 'smallerAttacker', 'AD-SIZ-5', 'Is a larger target easier to hit?', [
    ['none', 'No'],
    ['minusFive', 'Its Guard is 5 lower for each size between them'],
  ]),
  ruling('AD-R101', 'zeroMiddle', 'AD-VIS-5', 'What holds in zero visibility between 10 and 30 feet?', [
    ['fullPenalty', '15 more to beat'],
    ['sliding', '5 more at 10 to 15 feet, 10 at 20 to 25, 15 at 30'],
  ]),
  ruling('AD-R102', 'sightAndRange', 'AD-VIS-6', 'Sight or the limit of attacks: what forbids a shot?', [
    ['attackLimit', 'The limit alone'],
    ['sightToo', 'Sight too'],
  ]),
  ruling('AD-R103', 'visibilityZones', 'AD-VIS-6', 'Is it the same for all?', [
    ['worstOnLine', 'The worst that the line touches'],
    ['encounterOnly', 'Yes, that of the encounter'],
  ]),
  ruling('AD-R104', 'coverMelee', 'AD-COV-1', 'Does cover help against blows?', [
    ['rangedOnly', 'No'],
    ['allAttacks', 'Yes'],
  ]),
  ruling('AD-R105', 'sturdy', 'AD-COV-4', 'Who says whether full cover is sturdy?', [
    ['dataThenTrue', 'The map; it is unless the map says no'],
    ['askGm', 'The game master'],
  ]),
  ruling('AD-R106', 'fullCoverTarget', 'AD-COV-4', 'May somebody behind full cover be shot at?', [
    [true, 'Yes'],
    [false, 'No'],
  ]),
  ruling('AD-R107', 'coverArmor', 'AD-COV-5', 'Against what does the AR of cover help, and what wears?', [
    ['coverFirst', 'Against all but Radiation; the cover stops its share first and takes it'],
    ['asArmor', 'As armour does; the armour takes all of it'],
  ]),
  ruling('AD-R108', 'coverArea', 'AD-COV-6', 'Does cover help against areas?', [
    ['armorOnly', 'Its AR does'],
    ['fullBonus', 'All of it does'],
    ['nothing', 'No'],
  ]),
  ruling('AD-R109', 'coverBest', 'AD-COV-7', 'What of several covers on the line?', [
    ['bestOfEach', 'The best Guard and the best AR'],
    ['highestGrade', 'Those of the highest grade'],
  ]),
] as const;
