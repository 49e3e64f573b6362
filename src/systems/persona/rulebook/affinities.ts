import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const affinities: Section = {
  title: 'Elemental affinities',
  clauses: [
    clause(
      'PE-AFF-1',
      'Elements',
      'data',
      'Melee, Missile, Fire, Ice, Wind, Elec, Nuke, Psy, Bless, Curse: hardly an attack is without one.',
    ),
    clause(
      'PE-AFF-2',
      'Affinities',
      'data',
      'For each element a Persona or Shadow is, from worst to best, Weak or Normal, or has Resist, Block, Repel or Absorb. An Evoker has what the equipped living Persona has; without one all are Normal.',
    ),
    clause(
      'PE-AFF-3',
      'Weak',
      'auto',
      'The hit Staggers, passes by the Toughness Bonus though not by armour, and costs a wound more. Its ailment or Quality is resisted at -20.',
    ),
    clause('PE-AFF-4', 'Normal', 'auto', 'Nothing changes; what is not listed is Normal.'),
    clause(
      'PE-AFF-5',
      'Resist',
      'auto',
      'Toughness Bonus +5 against the attack, and its ailment or Quality is resisted at +20.',
    ),
    clause(
      'PE-AFF-6',
      'Block',
      'auto',
      'Neither damage nor any other effect. Being immune to an element means Block or better.',
    ),
    clause(
      'PE-AFF-7',
      'Repel',
      'auto',
      'The Damage goes back to the attacker, who cannot evade, against its own Defense and affinity at a location of its own; one that Repels too counts as Block. Critical, Technical and ailment are gone, and nobody earns a One More.',
    ),
    clause(
      'PE-AFF-8',
      'Absorb',
      'auto',
      'Instead of being harmed the target regains as many Light Wounds as the Tier of the attack, 1 for plain weapons. An Evoker heals its Persona first, then itself.',
    ),
    clause(
      'PE-AFF-9',
      'Almighty',
      'auto',
      'An eleventh element to which nobody has an affinity. Most protective spells do not stop it either.',
    ),
  ],
};
