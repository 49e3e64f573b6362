import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const attacks: Section = {
  title: 'Attacks',
  clauses: [
    clause(
      'WS-ATK-1',
      'Attack roll',
      'auto',
      'Weapons always need one, Abilities some of them. Name a target, roll d20 and add the hit bonus: the Evasion of the target has to be reached.',
    ),
    clause(
      'WS-ATK-2',
      'Objects',
      'auto',
      'They are hit without a roll, and so without critical hit or miss.',
    ),
    clause(
      'WS-ATK-3',
      'Missing on purpose',
      'choice',
      'You may miss with your own attack. Say so beforehand: no die falls, nobody else is hit, and all of it is paid.',
    ),
    clause(
      'WS-ATK-4',
      'Hit bonus: weapons',
      'auto',
      'The Bonus of the Primary Stat of the weapon and half of that of its Secondary Stat. An ax has Strength and Dexterity: with 13 in both that is 3 and half of 3, so 4.',
    ),
    clause(
      'WS-ATK-5',
      'Hit bonus: Abilities',
      'auto',
      'The same with your own Primary and Secondary Stat, those of your Archetype.',
    ),
    clause(
      'WS-ATK-6',
      'Kinds of attack',
      'data',
      'Each attack is one with a weapon or with an Ability, and either melee or ranged.',
    ),
    clause(
      'WS-ATK-7',
      'Melee',
      'auto',
      'Within 1 m, or as far as the weapon reaches. Cover does not matter, and no miss goes on to whoever would be cover.',
    ),
    clause(
      'WS-ATK-8',
      'Ranged',
      'auto',
      'As far as the weapon or Ability says and no farther. With an enemy that is neither Down nor dead near enough to strike you in melee, 1 m or the reach of what it wields, you have disadvantage.',
    ),
    clause('WS-ATK-9', 'Critical hit', 'auto', 'A natural 20 on the die that counts. It hits any Evasion.'),
    clause('WS-ATK-10', 'Critical: weapons', 'auto', '6 more damage, of the first type that the weapon has.'),
    clause(
      'WS-ATK-11',
      'Critical: Abilities',
      'auto',
      '6 more damage and 3 more for each Tier of the Ability as printed: 12 at Tier 2.',
    ),
    clause(
      'WS-ATK-12',
      'Critical: Maneuvers',
      'auto',
      'The weapon adds its 6, the Maneuver 3 for each of its Tiers in its own type, or in that of the weapon if it deals no damage: 6 and 6 at Tier 2.',
    ),
    clause(
      'WS-ATK-13',
      'Critical miss',
      'auto',
      'A natural 1 on the die that counts misses any Evasion and goes on to nobody.',
    ),
    clause(
      'WS-ATK-14',
      'Non-lethal: weapons',
      'choice',
      'Choose it with the attack; 1d4 is taken off the damage, a Maneuver included. It comes from the first type, what is left from the others, and never goes below 0.',
    ),
    clause(
      'WS-ATK-15',
      'Non-lethal: Abilities',
      'choice',
      'The same with 1d4 and another for each Tier: 3d4 at Tier 2. What needs no attack roll cannot spare anybody.',
    ),
    clause(
      'WS-ATK-16',
      'Non-lethal: limits',
      'auto',
      'It makes nobody bleed who falls below 1 Vitality, and it kills nobody: Vitality stops 1 above death. Who bleeds already goes on bleeding.',
    ),
    clause(
      'WS-ATK-17',
      'Weapon damage',
      'auto',
      'The dice of the weapon and nothing else: no Stat Bonus is added.',
    ),
  ],
};
