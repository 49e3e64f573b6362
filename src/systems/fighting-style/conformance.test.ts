import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

// Few have a net, and few nets hit (FS-ACT-4).
conforms(system, {
  seldom: ['netted'],
  powers: ['spell', 'item'],
  uses: ['use-magic', 'use-magic-to', 'use-magic-on-several'],
});
