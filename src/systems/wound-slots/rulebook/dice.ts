import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const diceAndChecks: Section = {
  title: 'Dice and checks',
  clauses: [
    clause(
      'SL-DIC-1',
      'Reading a check',
      'auto',
      'Attribute [Skill/Specialization]: throw the dice and add the attribute, the ranks of the skill and of the specialization, and whatever modifies the roll. Where the bracket holds only a skill, a specialization that suits the deed may come in.',
      'There are eight attributes, 0 being an ordinary person’s. Of the body: Str is Strength, Dex is Dexterity, Vit is Vitality, Spd is Speed. Of the mind: Prc is Perception, Rsn is Reason, Lor is Lore, Prs is Persona.',
    ),
    clause(
      'SL-DIC-2',
      'When a check succeeds',
      'auto',
      'By reaching its target number (TN) or more. An attack succeeds by reaching the Defense it is aimed at. When a check is opposed, each side rolls and the higher total wins; of equal ones that of the acting side.',
    ),
    clause(
      'SL-DIC-3',
      'Wild and ordinary dice',
      'auto',
      'There are two kinds of throw. A wild one is 2d10, an ordinary one 1d10: our choice, since nothing is written about the dice.',
    ),
    clause(
      'SL-DIC-4',
      'What is thrown wild',
      'auto',
      'Attacks, and the seven combat checks with them, as long as no ability says something else. All other checks are ordinary: initiative, jumping, deceiving, riding, treating, recovering. A defender has a fixed Defense and throws dice only if some rule has it make a check.',
    ),
    clause(
      'SL-DIC-5',
      'Dice one after the other',
      'auto',
      'So that a fight can be replayed the dice of an attack fall in this order: Interpose, the attacker holding on, the attack itself, extra damage after a hit; then, wounded one by wounded one, consciousness, holding on and control of a mount. In opposed checks the acting side goes first. Initiative and round ends go down the roster.',
    ),
    clause(
      'SL-DIC-6',
      'Halves and thirds',
      'auto',
      'Round down whatever is not whole, negative numbers too.',
    ),
  ],
};
