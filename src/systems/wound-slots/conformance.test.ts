import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

// A healing kit is had in hand while one treats wounds; it is not used by itself.
conforms(system, {
  powers: ['spell', 'special', 'object'],
  uses: ['cast-spell', 'special-attack', 'use-object'],
  never: { 'healing-kit': 'SL-MSC-14' },
});
