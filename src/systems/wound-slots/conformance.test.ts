import { conforms } from '../testing/battery.ts';
import { system } from './index.ts';

conforms(system);
