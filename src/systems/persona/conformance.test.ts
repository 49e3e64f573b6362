import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

/** Of itself only Toughness decays, by bleeding (PE-BLD-4). */
const decays = ['melee', 'ballistic', 'strength', 'agility', 'intelligence', 'perception', 'willpower'];

conforms(system, {
  // Whoever goes along with a push holds its victim in a grapple while it pushes it (PE-ACT-28). In flight from its fear
  // (PE-AIL-19), under water (PE-OBST-9) and immobilised (PE-GRP-4) one is only after several tests.
  seldom: ['follow-push', 'fleeing', 'suffocating', 'immobilised'],
  byHand: [
    'flight-lost',
    'suffocating-calm',
    'decay-fellowship',
    'decay-realisation',
    ...decays.map((score) => `decay-${score}`),
  ],
  powers: ['power', 'consumable'],
  uses: ['attack', 'power', 'consumable', 'staunch'],
});
