import { ruling } from './ruling.ts';

/** Rulings where the rules on gear, damage, health, conditions, magic and the grid are silent. */
export const gearAndHarmRulings = [
  ruling('FS-R57', 'gearPieceScope', 'FS-STY-1', 'What is one piece of a style’s list?', {
    kind: 'A kind of weapon, a level of armor, shields, or unarmed fighting, of any material',
  }),
  ruling('FS-R58', 'styleChoice', 'FS-STY-5', 'Which of several styles is used?', {
    bestPerTest: 'For each test the one with the highest target number',
  }),
  ruling('FS-R59', 'skillAttributes', 'FS-STY-7', 'Which attribute governs which skill?', {
    table: 'As the table of the clause says',
  }),
  ruling('FS-R60', 'untrainedArmor', 'FS-UNT-2', 'What does untrained armor do?', {
    bane: 'A bane on Fighting Style, Dodge and Sorcery tests',
    minusTwo: '-2 on Fighting Style tests',
    both: 'Both',
  }),
  ruling('FS-R61', 'untrainedShield', 'FS-UNT-3', 'Is an untrained shield like a weapon or like armor?', {
    asWeapon: 'A weapon: -2 on Fighting Style tests while it is held',
    asArmor: 'Armor: what untrained armor does, while it is held',
  }),
  ruling('FS-R62', 'untrainedStacking', 'FS-UNT-3', 'Do several untrained things add up?', {
    once: 'No: one -2 and one bane at the most',
    perItem: 'Yes, each counts',
  }),
  ruling('FS-R63', 'damageAttribute', 'FS-DMG-1', 'Is an attribute added to damage?', {
    none: 'No',
    strengthMelee: 'Strength, to melee Strikes',
  }),
  ruling('FS-R64', 'damageOrder', 'FS-DMG-4', 'In which order is damage changed?', {
    armorThenNet: 'Armor and shield, then resistance and vulnerability together, unless nothing was left',
    vulnerabilityFirst: 'Vulnerability, then armor and shield, then resistance',
    alwaysVulnerable: 'As the default, but vulnerability adds even to what armor stopped',
  }),
  ruling(
    'FS-R65',
    'mixedDamage',
    'FS-DMG-5',
    'How often do AR and BR count against damage of several types?',
    {
      perGroup: 'Once for the physical and once for the magical parts together',
      perPart: 'For each part',
    },
  ),
  ruling('FS-R66', 'armorMobility', 'FS-ARM-1', 'Does armor hinder?', {
    speedOnly: 'Speed -1 m in partial, -2 m in full armor',
    off: 'No',
    dodgeAndStealth: 'Speed as in the default, and the same number off Dodge and Stealth',
  }),
  ruling('FS-R67', 'arChoice', 'FS-ARM-4', 'Who picks among several sources of AR?', {
    highestAuto: 'The one that stops most of this damage counts',
    ask: 'Its owner, asked whenever it makes a difference',
  }),
  ruling('FS-R68', 'blockOtherTypes', 'FS-SHD-2', 'Does a shield help against damage of the other types?', {
    none: 'No',
    halfBr: 'Half the BR, rounded up, as against magical damage',
  }),
  ruling('FS-R69', 'knockoutAt', 'FS-HP-1', 'When is a combatant knocked out?', {
    zero: 'At 0 Health, and Health never falls below',
    belowZero: 'Below 0 Health',
  }),
  ruling('FS-R70', 'dying', 'FS-HP-2', 'Who dies?', {
    gm: 'The unconscious are stable; the game master is asked when one takes damage',
    threeFailures: 'An unconscious one tests Focus at each start of a round: the third failure kills',
  }),
  ruling('FS-R71', 'dazed', 'FS-COND-1', 'What is Dazed?', {
    oneLessAp: '1 AP less at the next start of a round, then it is over',
    untilCured: '1 AP less at every start of a round until it is taken away',
  }),
  ruling('FS-R72', 'prone', 'FS-COND-2', 'What does Prone do?', {
    parentProne: '-2 for whoever lies there on Fighting Style, Sorcery and Dodge; a metre costs two',
    alsoExposed: 'The same, and melee attackers have +2, ranged ones -2',
  }),
  ruling('FS-R73', 'unconscious', 'FS-COND-3', 'What does Unconscious do?', {
    out: 'Prone and out: no actions, reactions or defences; contests against it succeed',
    alsoDrops: 'The same, and everything held falls to the floor',
  }),
  ruling('FS-R74', 'hidden', 'FS-COND-4', 'When does hiding end?', {
    onAttack: 'After an attack of its own, when a seeker wins, or when the game master says',
  }),
  ruling('FS-R75', 'mana', 'FS-MAG-1', 'Is mana counted?', {
    tracked: 'Yes: it is paid when the spell is declared',
    off: 'No',
  }),
  ruling('FS-R76', 'spellTest', 'FS-MAG-1', 'Do spells that are no attacks need a test?', {
    automatic: 'No, they work',
    sorcery: 'A plain Sorcery test',
  }),
  ruling('FS-R77', 'gridMetric', 'FS-GRID-1', 'How does a diagonal count?', {
    chebyshev: '1 m, as any step',
    alternating: '1 m, then 2 m, then 1 m again',
    euclidean: 'By its length, the whole distance rounded down',
  }),
  ruling('FS-R78', 'moveThrough', 'FS-GRID-2', 'Through whom may one move?', {
    alliesOnly: 'Allies; nobody may end in a taken square',
    free: 'Everybody; nobody may end in a taken square',
    none: 'Nobody',
  }),
] as const;
