import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const attacks: Section = {
  title: 'Attacks',
  clauses: [
    clause(
      'FS-ATK-1',
      'Order of a combat roll',
      'auto',
      'Target, weapon or spell, attribute and style are named and paid for with AP, attack and mana. Foes provoked by casting strike first. The target names and pays its defence. Modifiers are settled. Attack and defence are tested and compared. Whoever won critically picks a maneuver. Damage follows, then the test of the maneuver. In an opportunity attack the one who reacts is the attacker.',
    ),
    clause(
      'FS-ATK-2',
      'Melee Strike',
      'choice',
      'A Fighting Style test against a foe within the weapon’s reach, with Strength or Agility as the attacker likes.',
    ),
    clause(
      'FS-ATK-3',
      'Ranged and thrown Strike',
      'auto',
      'Agility governs. What is thrown is out of the hand and afterwards on the floor where the target stands. Foes close by neither hinder a shot nor are provoked by it. Throwing counts as ranged everywhere.',
    ),
    clause(
      'FS-ATK-4',
      'Range and loading',
      'auto',
      'Each weapon and spell has one range; beyond it the attack is refused, within it distance does not matter. After a shot a weapon with Load n is useless until n Manipulate reactions have been spent on it. Bows need none, and shots are not counted.',
    ),
    clause(
      'FS-ATK-5',
      'Spell attack',
      'choice',
      'A Sorcery test against a foe within the range of the spell; it uses up one attack. With the Melee Attack trait the foe must be within the reach that the spell names.',
    ),
    clause(
      'FS-ATK-6',
      'What an attack is',
      'auto',
      'Strikes, spells with the Attack trait and perks that attack: each uses one of the two attacks of the round and lets the target defend. Of anything else: what actively and directly harms another is an attack. Grappling, pushing and tripping are none.',
    ),
    clause(
      'FS-ATK-7',
      'Reach',
      'auto',
      'The longest reach among melee weapons in hand; 1 m unarmed is always there, beside a bow too. Counted in metres between the nearest squares: reach 2 covers distance 1 and 2.',
    ),
    clause(
      'FS-ATK-8',
      'Several targets',
      'auto',
      'One AP, one attack and one attack roll for all. Each target defends for itself and is compared by itself. Damage is rolled once, and there is one maneuver at the most.',
    ),
  ],
};

export const defences: Section = {
  title: 'Defences',
  clauses: [
    clause(
      'FS-DEF-1',
      'Who may defend',
      'auto',
      'A target that is aware of the attack: everybody conscious from whom the attacker is not hidden. The game master may say otherwise.',
    ),
    clause(
      'FS-DEF-2',
      'When, and at what price',
      'choice',
      'The defence is named before the attacker rolls, stays as it is and costs 1 AP for each attack. Without AP, surprised or unconscious nobody is asked: the attack meets no defence.',
    ),
    clause(
      'FS-DEF-3',
      'Block',
      'choice',
      'With a shield in hand: a Fighting Style test with Strength and nothing else, good against Strikes of both kinds and against spells.',
    ),
    clause(
      'FS-DEF-4',
      'Dodge',
      'choice',
      'A Dodge test, good against Strikes of both kinds and against spells. Cover helps no other defence.',
    ),
    clause(
      'FS-DEF-5',
      'Parry',
      'choice',
      'A Fighting Style test with Strength or Agility, with a melee weapon in hand or bare hands. Neither ranged nor thrown attacks nor any spell can be parried.',
    ),
    clause(
      'FS-DEF-6',
      'Withstand',
      'choice',
      'A Focus test, only against what targets the mind. Other defences help there only when the description lists them.',
    ),
    clause(
      'FS-DEF-7',
      'No defence',
      'choice',
      'One may decline: it costs nothing and the defence fails by itself, as it does for all who may not or cannot defend.',
    ),
    clause(
      'FS-DEF-8',
      'Which defence against what',
      'data',
      'Melee Strike, opportunity attack: Block, Dodge, Parry.',
      'Ranged or thrown Strike: Block, Dodge.',
      'Attack spell, ranged or melee: Block, Dodge.',
      'Attack on the mind: Withstand; Block and Dodge only if listed.',
      'What a spell says of itself comes first.',
    ),
  ],
};

export const results: Section = {
  title: 'Results of a combat roll',
  clauses: [
    clause(
      'FS-RES-1',
      'Both fail',
      'auto',
      'AP and attack are spent; nothing else happens, and there is no maneuver.',
    ),
    clause(
      'FS-RES-2',
      'Only the attacker passes',
      'auto',
      'A critical win: damage, and a maneuver if the attacker wants one. Against no defence every pass is one. A failed Block adds no BR, while AR still counts.',
    ),
    clause(
      'FS-RES-3',
      'Only the defender passes',
      'auto',
      'A critical win of the defender: the attack comes to nothing, with Block too, and the defender may add a maneuver against the attacker.',
    ),
    clause(
      'FS-RES-4',
      'Both pass, Block',
      'auto',
      'Blocked, whatever the Successes. Damage is rolled and loses BR on top of AR. Nobody has a maneuver. Without AR, 12 crushing on a shield of BR 6 leave 6.',
    ),
    clause(
      'FS-RES-5',
      'Both pass, Dodge',
      'auto',
      'It hits, without a maneuver, only if the attacker has more Successes. 9 against 9 misses, 10 against 9 hits.',
    ),
    clause(
      'FS-RES-6',
      'Both pass, Parry',
      'auto',
      'As with Dodge: more Successes hit, otherwise it misses. No maneuver.',
    ),
    clause(
      'FS-RES-7',
      'Both pass, Withstand',
      'auto',
      'As with Dodge: it takes effect only with more Successes.',
    ),
    clause(
      'FS-RES-8',
      'All results',
      'data',
      'Attack fails, defence fails or there is none: nothing.',
      'Attack passes, defence fails or there is none: hit, maneuver of the attacker.',
      'Attack fails, defence passes: nothing, maneuver of the defender.',
      'Both pass, Block: damage less AR and BR.',
      'Both pass, Dodge, Parry or Withstand, more Successes: hit; as many or fewer: miss.',
    ),
  ],
};
