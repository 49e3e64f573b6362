import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const attacks: Section = {
  title: 'Attacks and combat checks',
  clauses: [
    clause(
      'SL-ATK-1',
      'Attack roll',
      'auto',
      'No attack without one: as a rule a wild check of the combat skill that goes with the weapon, the spell or the hands.',
    ),
    clause('SL-ATK-2', 'Hit', 'auto', 'A total as high as the Defense, or higher.'),
    clause(
      'SL-ATK-3',
      'Damage',
      'auto',
      'A weapon that hits adds its damage value, the wielder’s Strength and any extra dice to the total. That holds for bows as for swords. Spells and the like have a damage value of their own and leave Strength out.',
    ),
    clause(
      'SL-ATK-4',
      'What a weapon has',
      'auto',
      'Its group, accuracy, damage value and block; for melee the reach and the optimal reach, for shooting and throwing the range increment; and properties. Defensive weapons block shots as well, aquatic ones are made for water.',
      'Armor piercing takes its number off the target’s armour, concussive is 1 more damage against armour, slicing 1 more where there is none.',
    ),
    clause(
      'SL-ATK-5',
      'Who sees whom',
      'auto',
      'Rebuff, Interpose and Defend need eyes on the creature or the attack. All see each other but the unconscious, the blinded, and those whom the game master has hidden. Whoever is ignored is seen nevertheless.',
    ),
    clause(
      'SL-ATK-6',
      'Course of an attack',
      'auto',
      'Is it possible at all? Then: it is declared, and others may interrupt; it is paid; Harry, Interpose, and the defender’s choice; holding on; the roll with its modifiers; initiative after a critical; hit or miss; damage; the level, raised or lowered; the slot; what the wound calls for; and others may act again.',
      'What was light and is lowered is no wound. What is fatal cannot be raised, and neither can what was no wound.',
    ),
    clause(
      'SL-ATK-7',
      'Combat checks',
      'auto',
      'Made like attack rolls and called checks: they wound nobody, the weapon’s damage plays no part, and what they must reach may be something other than Defense.',
    ),
    clause(
      'SL-ATK-8',
      'The seven rolls',
      'data',
      'What is added to the wild dice.',
      '| Roll | Added |',
      '|---|---|',
      '| Melee | Dex, Melee, group of the weapon, its accuracy |',
      '| Ranged | Dex, Aim, group of the weapon, its accuracy |',
      '| Spell | Rsn, Arcana, school of magic |',
      '| Power | Str, Size, Athletics, Power |',
      '| Agility | Dex, Reflex, Agility, less Size |',
      '| Fortitude | Vit, Resistance, Fortitude |',
      '| Willpower | Prs, Resistance, Willpower |',
    ),
    clause(
      'SL-ATK-9',
      'Penetrating',
      'auto',
      'Here Strength and weapon damage already help to hit: they are part of the roll that Defense has to withstand, and are not counted again afterwards. Dice that a hit brings still come after it.',
    ),
    clause(
      'SL-ATK-10',
      'Critical success',
      'auto',
      'With 18 or more on the dice of an attack roll the attacker wins 2 initiative and the target loses 2. Whether it hits is another matter, and damage stays what it is. Grapples and openings have it too; combat checks do not.',
    ),
    clause(
      'SL-ATK-11',
      'Critical failure',
      'auto',
      'With 4 or less on the dice the attacker loses 2 initiative, down to 0. The attack may hit even so.',
    ),
  ],
};
