import { clause } from '../../../kernel/rulebook.ts';

/** The Actions that do not attack, and the ploys (PE-ACT-15 to PE-ACT-38). */
export const otherActions = [
  clause(
    'PE-ACT-15',
    'Defend',
    'choice',
    'Advantage on evasion, on own Chance Attacks and on resisting ailments, until the next turn starts.',
  ),
  clause(
    'PE-ACT-16',
    'What Defend keeps off',
    'auto',
    'No Stagger, and no extra wound from Weakness, Critical or Technical Hits. Whatever else such hits do still happens.',
  ),
  clause(
    'PE-ACT-17',
    'Protect',
    'choice',
    'An ally within 1 m is named: the next attack that hits it hits the protector instead, unless it strikes an area. The ally evades; Defense, affinities and ailments are those of the protector. It lasts until then, or until the next turn of the protector.',
  ),
  clause(
    'PE-ACT-18',
    'Past a protector',
    'choice',
    'A Called Attack gets past for 1 Disadvantage more, 3 in all.',
  ),
  clause(
    'PE-ACT-19',
    'Use a Skill',
    'gm',
    'Any other test of a skill, say on a trap. The game master names skill, difficulty, what comes of it, and how many Actions it takes.',
  ),
  clause(
    'PE-ACT-20',
    'Analyse Target',
    'choice',
    'From Arcana 4 on: affinities, Arcana and Personality of one enemy are known, without a test.',
  ),
  clause(
    'PE-ACT-21',
    'Advanced Analyse Target',
    'choice',
    'From Arcana 7 on its Wounds, Scores and Traits are known as well.',
  ),
  clause(
    'PE-ACT-22',
    'Distract',
    'choice',
    'Manipulation (Deception) or Awareness (Anticipate) against Inquiry (Scrutiny) or Perception of an enemy in sight. Won, until the user’s next turn starts one test of that enemy, picked by the user, is rolled again and the worse counts. Failing provokes nobody.',
  ),
  clause(
    'PE-ACT-23',
    'Scary Face',
    'choice',
    'Athletics or Authority (Intimidate) against Fortitude (Courage) or Willpower of an enemy in sight. Won, it has Disadvantage against the user and the allies beside the user until the user’s next turn starts.',
  ),
  clause(
    'PE-ACT-24',
    'Trick',
    'gm',
    'Sand in the eyes and the like, nearly always as an opposed test of skills. The game master names both tests, a condition and how long it lasts.',
  ),
  clause(
    'PE-ACT-25',
    'Failed Trick',
    'auto',
    'A target within melee range of a Trick that fails may make a Chance Attack.',
  ),
  clause(
    'PE-ACT-26',
    'Push',
    'choice',
    'A Trick in melee, evaded by Parry, Dodge or Endurance (Injury). No damage, no location, no critical: the target goes straight back 1 m for each of the attacker’s Degrees of Success, until a wall or somebody stops it.',
  ),
  clause(
    'PE-ACT-27',
    'Pushed into something',
    'auto',
    'Whoever is stopped by something solid takes the metres that are left, once as Stress and once as Damage.',
  ),
  clause(
    'PE-ACT-28',
    'Pushing whom one holds',
    'choice',
    'A grappler may follow the one it pushes and does not let go.',
  ),
  clause(
    'PE-ACT-29',
    'Knockdown',
    'choice',
    'A Trick in melee, evaded by Parry, Dodge or Endurance (Injury): the target goes prone and takes no damage. It bears a star and the word Combos, which are nowhere explained.',
  ),
  clause(
    'PE-ACT-30',
    'Use Consumable',
    'choice',
    'Taken out and used at once, on oneself or an ally up to 5 m away.',
  ),
  clause(
    'PE-ACT-31',
    'Reload',
    'choice',
    'With spare ammunition, for as many Actions as the weapon asks for. Those already spent count later too, unless the weapon is dropped or fired.',
  ),
  clause(
    'PE-ACT-32',
    'Hurried reload',
    'choice',
    'With the first of these Actions Ballistics (of the class) or Survival (Equipment) may be tested once: passed, 1 Action less, and another less for every 2 Degrees of Success, but never below 1.',
  ),
  clause(
    'PE-ACT-33',
    'Equip Item',
    'choice',
    'Something is drawn, and something else may be put away with it: free for one hand, an Action for two.',
  ),
  clause(
    'PE-ACT-34',
    'Going prone',
    'choice',
    'Costs nothing in the own turn. Shooting at the prone is harder, melee easier, and they are Hindered.',
  ),
  clause(
    'PE-ACT-35',
    'Rising',
    'choice',
    'Takes the Move, and every enemy that engages the prone one may make a Chance Attack.',
  ),
  clause(
    'PE-ACT-36',
    'Going stealthy',
    'choice',
    'An Action, while no enemy sees one. Where an enemy might notice, Stealth is opposed by Awareness or Perception. The hidden cannot be targeted; the game master may say seen, unseen or surprise.',
  ),
  clause(
    'PE-ACT-37',
    'Using a Power',
    'choice',
    'Powers come from the equipped Persona or are those of a Shadow. They cost Spirit (magic) or Exertion (physical) and have a Tier, an element and a range: attacks, healing, Augments, ailments. What cannot be paid or reached is refused.',
  ),
  clause(
    'PE-ACT-38',
    'Swapping the Persona',
    'choice',
    'By an Action an Evoker equips another living Persona.',
  ),
];
