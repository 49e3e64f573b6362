import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const damage: Section = {
  title: 'Damage',
  clauses: [
    clause(
      'AD-DMG-1',
      'Damage Value',
      'data',
      'Weapons and abilities that harm have one, a plain number such as 1 or 3: so many dice are rolled for damage.',
    ),
    clause(
      'AD-DMG-2',
      'The die by rank',
      'data',
      'The quality of the attack gives the die: an ordinary sword d8, a heroic axe d10. Wounds, Charges and Challenges do not touch these dice.',
    ),
    clause(
      'AD-DMG-3',
      'Strength dice',
      'auto',
      'Blows, armed and unarmed, and pull bows add the Bonus dice of Strength to their damage.',
    ),
    clause(
      'AD-DMG-4',
      'Skill dice',
      'auto',
      'Crossbows, modern weapons and projectiles of magic add the Bonus dice of a skill.',
    ),
    clause(
      'AD-DMG-5',
      'The total',
      'auto',
      'The dice of the Damage Value and the Bonus dice with their bursts: one total of one type.',
    ),
    clause(
      'AD-DMG-6',
      'Critical hit',
      'auto',
      'So a hit is called when a Bonus die of its damage has burst.',
    ),
    clause(
      'AD-DMG-7',
      'Unarmed',
      'data',
      'Most humanoids have neither claws nor fangs. Fists and feet deal 1 feeble impact damage, unless one is trained.',
    ),
    clause(
      'AD-DMG-8',
      'Martial arts',
      'data',
      'Training can raise that a good deal: the sheet prints value and rank.',
    ),
  ],
};

export const hurt: Section = {
  title: 'Durability, wounds, Health',
  clauses: [
    clause(
      'AD-HRT-1',
      'Durability first',
      'auto',
      'Damage takes Durability. At 0 a creature is wounded, and from then on damage takes Health.',
    ),
    clause(
      'AD-HRT-2',
      'What Durability is',
      'between',
      'Shrugging off scratches, fighting on in pain. To lose it is seldom dangerous, and it comes back quickly unless one is wounded.',
    ),
    clause(
      'AD-HRT-3',
      'Wounded',
      'auto',
      'At 0 Durability. From its next roll on all its Bonus dice, for action and effect, are one step lower: d10 becomes d8. Any damage may now threaten its life.',
    ),
    clause(
      'AD-HRT-4',
      'Wounded: what else',
      'auto',
      'Durability does not come back quickly; some skills and Talents begin to work, and some techniques and spells need somebody wounded.',
    ),
    clause(
      'AD-HRT-5',
      'Health',
      'auto',
      'Lost when wounded, and very slow to return. At 0 one loses consciousness and dies without help.',
    ),
    clause(
      'AD-HRT-6',
      'Straight at Health',
      'data',
      'Some attacks, poisons for example, take Health at once. That alone wounds nobody.',
    ),
    clause(
      'AD-HRT-7',
      'Between encounters',
      'between',
      'Ten minutes of rest give back all Vigor and, if not wounded, all Durability. The wounded regain 1 Durability by treatment or eight hours of rest; Health returns by 1 a day, Mana after a night.',
    ),
  ],
};
