import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

conforms(system, { powers: ['spell', 'item'], uses: ['use-magic', 'use-magic-to', 'use-magic-on-several'] });
