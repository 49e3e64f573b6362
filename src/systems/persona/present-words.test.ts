import { speaks } from '../testing/words.ts';
import { system } from './index.ts';

speaks(system);
