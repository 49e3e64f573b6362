import { ruling } from './ruling.ts';

/** Rulings where the rules on actions, reactions, attacks and defences are silent. */
export const actionAndAttackRulings = [
  ruling('FS-R19', 'dashMovement', 'FS-ACT-1', 'How does a Dash move?', {
    addToAllowance: 'It adds Speed to the metres left this turn',
  }),
  ruling('FS-R20', 'disengageCovers', 'FS-ACT-2', 'Which opportunity attacks does Disengage prevent?', {
    all: 'All, until the turn ends',
    movementOnly: 'Those that movement provokes',
  }),
  ruling('FS-R21', 'grappleHold', 'FS-ACT-3', 'What is a hold?', {
    handHold: 'One hand keeps the foe from moving and standing up; everything else it may do',
  }),
  ruling('FS-R22', 'breakFree', 'FS-ACT-4', 'How does one get out of a hold?', {
    primaryContest: 'A contest as a primary action',
    reaction: 'The same contest, also as a reaction',
  }),
  ruling('FS-R23', 'releaseAction', 'FS-ACT-5', 'What is Release?', {
    freeAction: 'A free action',
    primary: 'A primary action for 1 AP',
    off: 'Nothing: no such action',
  }),
  ruling('FS-R24', 'searchProcedure', 'FS-ACT-6', 'How is Search resolved?', {
    contestIfHidden: 'A contest against the Stealth of whoever is hidden, else a plain test',
    plainTest: 'Always a plain test',
  }),
  ruling('FS-R25', 'sneakProcedure', 'FS-ACT-7', 'How is Sneak resolved?', {
    contestEach: 'One Stealth roll, which each foe who might notice meets with Observation',
    gmOnly: 'One Stealth test; the game master says who notices',
  }),
  ruling('FS-R26', 'standCost', 'FS-ACT-10', 'What does standing up cost?', {
    halfSpeed: 'Half of Speed, rounded up, from the turn’s movement',
    oneAp: '1 AP',
    free: 'Nothing',
  }),
  ruling(
    'FS-R27',
    'reactionWindow',
    'FS-REACT-1',
    'When may Manipulate and Use Magic be used as reactions?',
    {
      betweenSteps: 'Whenever nothing is being resolved',
    },
  ),
  ruling('FS-R28', 'freeActions', 'FS-REACT-6', 'Which free actions are there?', {
    releaseAndContent: 'Release, and whatever gear and powers mark as free; talk is never counted',
  }),
  ruling('FS-R29', 'meleeAttribute', 'FS-ATK-2', 'Which attribute governs a melee Strike?', {
    strengthOrAgility: 'Strength or Agility, as the attacker likes',
    strength: 'Strength',
  }),
  ruling('FS-R30', 'thrownIsRanged', 'FS-ATK-3', 'Is a thrown weapon a ranged attack?', {
    yes: 'Yes, for parry, cover and flanking too',
    no: 'No: it takes Agility but may be parried',
  }),
  ruling('FS-R31', 'rangeBands', 'FS-ATK-4', 'Does distance within the range matter?', {
    single: 'No',
    bands: '+1 up to a third of the range, -2 beyond two thirds',
  }),
  ruling('FS-R32', 'loading', 'FS-ATK-4', 'Must crossbows be loaded, are shots counted?', {
    manipulate: 'Load n takes n Manipulate reactions after a shot; shots are not counted',
    off: 'Neither',
    countAmmunition: 'Loading, and every shot uses up ammunition',
  }),
  ruling('FS-R33', 'reachMeasure', 'FS-ATK-7', 'What is a combatant’s reach?', {
    longestMelee: 'That of the longest melee weapon in hand, at least 1 m unarmed',
    readiedOnly: 'The same, but none beside a bow or crossbow in hand',
  }),
  ruling('FS-R34', 'multiTarget', 'FS-ATK-8', 'How is one attack on several targets rolled?', {
    oneRoll: 'Once for all, damage too; each target defends for itself; one maneuver',
    rollEach: 'Attack and damage anew for each target; still one maneuver',
  }),
  ruling('FS-R35', 'awareness', 'FS-DEF-1', 'Who is aware of an attack?', {
    tracked: 'Everybody conscious from whom the attacker is not hidden',
  }),
  ruling('FS-R36', 'parryNeeds', 'FS-DEF-5', 'What does a parry need?', {
    meleeOrUnarmed: 'A melee weapon in hand, or bare hands',
    weaponOnly: 'A melee weapon in hand',
  }),
  ruling('FS-R37', 'mindDefence', 'FS-DEF-6', 'What else helps against an attack on the mind?', {
    listedOnly: 'Only what its description lists; without a list Withstand alone',
  }),
  ruling(
    'FS-R79',
    'defenceTie',
    'FS-RES-5',
    'Equal Successes of attack and Dodge, Parry or Withstand: who wins?',
    {
      defender: 'The defender: it misses',
      attacker: 'The attacker: it hits',
    },
  ),
  ruling('FS-R38', 'withstandCompare', 'FS-RES-7', 'Both pass and the defence is Withstand: what happens?', {
    compare: 'Successes are compared, as with Dodge',
    attackerWins: 'The attack takes effect',
    defenderWins: 'The attack is withstood',
  }),
] as const;
