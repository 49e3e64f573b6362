import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

// Nothing in the pack hobbles, blinds or makes bleed; to whom the rules of heroes apply is said at the beginning.
const byHand = ['hobbled', 'blinded', 'hidden', 'exhaustion-lifted', 'full-rules', 'bleeding'];

// A healing kit is had in hand while one treats wounds; it is not used by itself.
conforms(system, {
  // Only a mount whose rider can no longer hold it (SL-MNT-7).
  seldom: ['out-of-control'],
  byHand,
  powers: ['spell', 'special', 'object'],
  uses: ['cast-spell', 'special-attack', 'use-object'],
  never: { 'healing-kit': 'SL-MSC-14' },
});
