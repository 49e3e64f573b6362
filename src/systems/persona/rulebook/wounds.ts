import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const wounds: Section = {
  title: 'Wounds',
  clauses: [
    clause(
      'PE-WND-1',
      'Tracks',
      'auto',
      'Light, Heavy and Deadly Wounds are counted apart, down from their full number. Decay of Toughness does not shrink them.',
    ),
    clause(
      'PE-WND-2',
      'Light Wounds',
      'auto',
      'As many as the Toughness Bonus. Losing one is 1 Stress. When none is left a Heavy Wound goes instead.',
    ),
    clause(
      'PE-WND-3',
      'Heavy Wounds',
      'auto',
      'Half the Toughness Bonus, rounded down, but 1 at least. Losing one is 5 Stress and an Injury. When none is left the Deadly Wound goes instead.',
    ),
    clause(
      'PE-WND-4',
      'Deadly Wound',
      'gm',
      'There is one. Losing it is 10 Stress and the end of the fight: Shadows die, others are down and the game master says whether they live. Shadows take no Stress unless their sheet says so.',
    ),
    clause(
      'PE-WND-5',
      'Tracks by example',
      'data',
      'A Toughness Bonus of 4 is 4 Light Wounds, 2 Heavy ones and the Deadly one.',
    ),
    clause(
      'PE-WND-6',
      'Several wounds',
      'auto',
      'Beside its first wound an attack may deal others, for each of the reasons below.',
    ),
    clause('PE-WND-7', 'High Damage', 'auto', 'Damage that is at least 5 above Defense: a wound more.'),
    clause(
      'PE-WND-8',
      'Headshot or weak spot',
      'auto',
      'A location that is vital, the Head of a human: a wound more.',
    ),
    clause('PE-WND-9', 'Weakness', 'auto', 'An element to which the target is Weak: a wound more.'),
    clause('PE-WND-10', 'Technical', 'auto', 'A Technical Hit deals a wound more.'),
    clause('PE-WND-11', 'Critical', 'auto', 'A Critical Hit deals a wound more.'),
  ],
};

export const savage: Section = {
  title: 'Savage attacks',
  clauses: [
    clause(
      'PE-SAV-1',
      'What Savage means',
      'auto',
      'After the normal wounds comes one of the severity above that of the first of them: with 2 Light and 1 Heavy left, a single wound that is Savage takes 1 Light and the Heavy one. With 1 Heavy left it takes that and the Deadly one.',
    ),
    clause(
      'PE-SAV-2',
      'Several reasons',
      'auto',
      'Each is a higher wound of its own. A Helpless target hit with 10 above its Defense loses 2 Light Wounds (first, High Damage) and 2 Heavy ones (Helpless, Very High Damage).',
    ),
    clause('PE-SAV-3', 'Helpless target', 'auto', 'An attack on the Helpless is Savage.'),
    clause(
      'PE-SAV-4',
      'Four wounds or more',
      'auto',
      'An attack with four normal wounds or more is Savage. Higher wounds and the Bruised Rib do not count for it.',
    ),
    clause(
      'PE-SAV-5',
      'Very High Damage',
      'auto',
      'Damage that is at least 10 above Defense is Savage, and is High Damage too.',
    ),
  ],
};

export const personas: Section = {
  title: 'Personas as shields',
  clauses: [
    clause(
      'PE-PER-1',
      'Shield',
      'auto',
      'Whatever wounds an Evoker would lose, the equipped Persona loses first. It has one track, as long as the Toughness Bonus of its owner unless the sheet says otherwise, and any wound takes 1 off.',
    ),
    clause(
      'PE-PER-2',
      'Stress without injury',
      'auto',
      'The Stress for such a wound is that of its severity, but there is no injury and nothing to block with Fate.',
    ),
    clause(
      'PE-PER-3',
      'Broken Persona',
      'auto',
      'At 0 it breaks, for 10 Stress. What the breaking attack deals beyond that is lost.',
    ),
    clause(
      'PE-PER-4',
      'After that',
      'auto',
      'Attacks cost own wounds until another living Persona is equipped.',
    ),
  ],
};
