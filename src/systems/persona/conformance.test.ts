import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

// Whoever goes along with a push holds its victim in a grapple while it pushes it (PE-ACT-28).
conforms(system, { seldom: ['follow-push'] });
