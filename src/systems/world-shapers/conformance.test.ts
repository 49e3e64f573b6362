import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

conforms(system, { powers: ['ability', 'maneuver', 'object'], uses: ['attack', 'use-item'] });
