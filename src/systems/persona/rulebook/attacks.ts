import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const attacks: Section = {
  title: 'How an attack works',
  clauses: [
    clause(
      'PE-ATK-1',
      'Action and target',
      'choice',
      'First the attack and a target that it can have: adjacent for nearly all melee, within the range of the weapon otherwise.',
    ),
    clause(
      'PE-ATK-2',
      'Advantages',
      'auto',
      'All Advantages and Disadvantages are counted: +10 and -10 each on the test.',
    ),
    clause(
      'PE-ATK-3',
      'Surplus',
      'auto',
      'Every Advantage beyond the number of Disadvantages is +1 Damage as well. Too few take nothing off.',
    ),
    clause('PE-ATK-4', 'The test', 'auto', 'Attack against evasion: the attacker must win.'),
    clause(
      'PE-ATK-5',
      'Location',
      'auto',
      'A die of its own finds where a human is struck; other bodies have their own table.',
      '| d100 | Location |',
      '|---|---|',
      '| 1-10 | Head |',
      '| 11-20 | Right Arm |',
      '| 21-30 | Left Arm |',
      '| 31-70 | Body |',
      '| 71-85 | Right Leg |',
      '| 86-100 | Left Leg |',
    ),
    clause(
      'PE-ATK-6',
      'Damage',
      'auto',
      'The number of the weapon or power, plus Strength Bonus for melee weapons and the surplus of Advantages, plus the attacker’s Degrees of Success, minus those of the defender if it rolled and passed.',
    ),
    clause(
      'PE-ATK-7',
      'Defense',
      'auto',
      'Toughness Bonus plus the armour of the location. Damage above it costs a wound, Damage equal to it none. Without that wound there are no extra ones, though Stagger and the like still happen.',
    ),
    clause(
      'PE-ATK-8',
      'Areas',
      'auto',
      'One attack die for all; everybody in the area, friend or foe, evades and suffers alone. Nobody can be protected from it.',
    ),
    clause(
      'PE-ATK-9',
      'Ammunition',
      'auto',
      'Each shot takes a round. Empty or jammed weapons are refused until they are reloaded.',
    ),
  ],
};
