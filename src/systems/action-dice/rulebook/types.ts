import type { Section } from '../../../kernel/rulebook.ts';
import { clause } from '../../../kernel/rulebook.ts';

export const types: Section = {
  title: 'Damage types',
  clauses: [
    clause(
      'AD-TYP-1',
      'Thirteen types',
      'data',
      'All damage has one: Kinetic, Thermal, Cold, Electrical, Radiation, Chemical, Sonic, Toxic, Umbral, Entropic, Crystal, Aetheric, Lucent.',
    ),
    clause(
      'AD-TYP-2',
      'What a type does',
      'data',
      'It matters where a protection is better or worse against it.',
    ),
    clause(
      'AD-TYP-3',
      'Opposites',
      'data',
      'Entropic and Crystal; Lucent and Umbral; Aetheric is the opposite of itself. The other eight have none.',
    ),
    clause(
      'AD-TYP-4',
      'Kinetic',
      'data',
      'What ordinary weapons do, and hardly anything is immune to. Cutting: blades and axes. Piercing: some blades, arrows, bullets. Impact: hammers, clubs, fists.',
    ),
    clause(
      'AD-TYP-5',
      'Thermal',
      'data',
      'Fire, microwaves, lasers, plasma. It may weaken material or set it alight, as the game master says.',
    ),
    clause(
      'AD-TYP-6',
      'Cold',
      'data',
      'Frozen liquids, weapons that draw the heat out. Material may become brittle, not always.',
    ),
    clause(
      'AD-TYP-7',
      'Electrical',
      'data',
      'A mighty direct current: ion guns, lightning, plasma discharge.',
    ),
    clause(
      'AD-TYP-8',
      'Radiation',
      'data',
      'Gamma, x-rays, neutrons, alpha and stranger rays. It goes through armour that does not list it.',
    ),
    clause('AD-TYP-9', 'Chemical', 'data', 'Strong acids and bases that eat flesh and material.'),
    clause(
      'AD-TYP-10',
      'Sonic',
      'auto',
      'Waves through a medium, which stun and confuse. Where there is no air it does nothing at range.',
    ),
    clause(
      'AD-TYP-11',
      'Toxic',
      'auto',
      'Of living nature, however it is carried. It harms the living alone and does not wear armour.',
    ),
    clause(
      'AD-TYP-12',
      'Umbral',
      'data',
      'Decay, death and darkness: dangerous for the living, hardly for the dead. Opposed to Lucent.',
    ),
    clause(
      'AD-TYP-13',
      'Lucent',
      'data',
      'Light and the force that animates. It can destroy, though by nature it stuns and dazes.',
    ),
    clause(
      'AD-TYP-14',
      'Entropic and Crystal',
      'data',
      'Disorder, fear and change against order, time and space. Each is opposed to the other.',
    ),
    clause('AD-TYP-15', 'Aetheric', 'data', 'Pure magic of the astral realm, its own opposite.'),
  ],
};

export const objects: Section = {
  title: 'Objects',
  clauses: [
    clause(
      'AD-OBJ-1',
      'Objects have Durability',
      'auto',
      'Everything has. An attack on an object or a construct takes it; they know no Health, no wounds, no Shock.',
    ),
    clause(
      'AD-OBJ-2',
      'Armor Rank of objects',
      'auto',
      'Hard things have one. It is simply taken off and does not wear.',
    ),
    clause(
      'AD-OBJ-3',
      'Destroyed',
      'auto',
      'At 0 Durability a thing is of no use any more: it is gone, and its cover with it.',
    ),
    clause(
      'AD-OBJ-4',
      'Hitting objects, constructs',
      'auto',
      'A thing that stands still and has no Guard printed is hit without a roll. Constructs that move have Guard and turns like creatures, and Durability alone.',
    ),
  ],
};
